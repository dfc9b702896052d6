import type { Length } from '../../kernel/length.ts';
import { expectedHarm } from './area-harm.ts';
import { mayAimAt } from './legal.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { squaredGap } from './places-under.ts';
import { judged } from './premeasure.ts';
import { harmAtMost } from './shot-bound.ts';
import type { Strike } from './strike.ts';
import { firearms } from './weapons.ts';

/** Chance that a model under the template moves or acts next turn in sight of somebody. */
const STIRS = 0.8;

/** Expected harm of shots by possible participants, worked out when first asked for; good for one decision. */
export interface Volleys {
  /** Of a shot into a template at a target that stands where it does. */
  atTarget(shooter: number, target: number): number;
  /** The same of whichever shooter at most; asks about no line of sight. */
  atMost(target: number): number;
  /** Of the best aimed shot it could take instead. */
  aimed(shooter: number): number;
}

/** @param shooters whoever may take part */
export function volleys(m: Match, shooters: readonly number[]): Volleys {
  const covering: (number[] | undefined)[] = [];
  const highest: number[] = [];
  const aiming: number[] = [];
  return {
    atTarget(shooter, target) {
      covering[shooter] ??= [];
      const shots = covering[shooter];
      shots[target] ??= shotAt(m, {
        kind: 'suppressing-fire',
        attacker: shooter,
        weapon: weaponFor(m, shooter),
        target,
      });
      return shots[target];
    },
    atMost(target) {
      highest[target] ??= shotAtMost(m, shooters, target);
      return highest[target];
    },
    aimed(shooter) {
      aiming[shooter] ??= bestAimed(m, shooter);
      return aiming[shooter];
    },
  };
}

function bestAimed(m: Match, shooter: number): number {
  let best = 0;
  for (const weapon of firearms(m, shooter, m.state.moved[shooter] > 0))
    for (const enemy of enemiesOf(m, shooter))
      best = Math.max(best, shotAt(m, { kind: 'ranged', attacker: shooter, weapon, target: enemy }));
  return best;
}

function shotAt(m: Match, shot: Omit<Strike, 'from' | 'at'>): number {
  const at = m.state.point[shot.target];
  if (!mayAimAt(m, shot.attacker, shot.target, at)) return 0;
  return Math.max(0, expectedHarm(m, { ...shot, from: m.state.point[shot.attacker], at }));
}

function shotAtMost(m: Match, shooters: readonly number[], target: number): number {
  let most = 0;
  for (const attacker of shooters) {
    const weapon = weaponFor(m, attacker);
    const laysTemplate = m.book.weapons[weapon].aoe !== undefined && settingsOf(m, attacker).areaEffect.on;
    if (laysTemplate) return Infinity;
    const nearest = m.theatre.distance(m.state.point[attacker], m.state.point[target]);
    most = Math.max(most, harmAtMost(m, { attacker, weapon, target, nearest }));
  }
  return most;
}

/** The most powerful weapon it may lay Suppressing Fire with, or -1. */
export function weaponFor(m: Match, model: number): number {
  const { weapons } = settingsOf(m, model).suppressingFire.trigger;
  let best = -1;
  for (const weapon of firearms(m, model, m.state.moved[model] > 0)) {
    const { aoe, strength } = m.book.weapons[weapon];
    if (weapons !== 'any' && aoe !== undefined) continue;
    if (best < 0 || strength > m.book.weapons[best].strength) best = weapon;
  }
  return best;
}

/** An enemy under a template, and how wide it must be to touch him, as its player judges. */
interface Nearby {
  readonly enemy: number;
  readonly distance: Length;
}

/** A template that may be laid on a place. */
export interface Template {
  readonly at: number;
  readonly radius: Length;
  /** Enemies under the widest one there. */
  readonly enemies: readonly Nearby[];
}

/** Enemies of a model on the level of a place whom a template on it is judged to touch (DP-SUP-05). */
export function enemiesUnder(m: Match, model: number, at: number, radius: Length): Nearby[] {
  const { ground, base } = m.theatre;
  const touching = settingsOf(m, model).suppressingFire.trigger.inside === 'centre-inside' ? 0 : base;
  const found: Nearby[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const place = m.state.point[enemy];
    if (Math.abs(ground.z[place] - ground.z[at]) >= m.book.inch) continue;
    const distance = judged(m, model, Math.max(0, Math.sqrt(squaredGap(ground, at, place)) - touching));
    if (distance <= radius) found.push({ enemy, distance });
  }
  return found;
}

/** Expected harm to everybody under the template or about to cross it. */
export function coverValue(
  participants: readonly number[],
  { radius, enemies }: Template,
  harm: Volleys,
): number {
  let sum = 0;
  for (const { enemy, distance } of enemies) {
    if (distance > radius) continue;
    let best = 0;
    for (const shooter of participants) best = Math.max(best, harm.atTarget(shooter, enemy));
    sum += STIRS * best;
  }
  return sum;
}

/** The same at most, whoever takes part; Infinity where some weapon lays a template of its own. */
export function coverAtMost({ radius, enemies }: Template, harm: Volleys): number {
  let sum = 0;
  for (const { enemy, distance } of enemies) if (distance <= radius) sum += STIRS * harm.atMost(enemy);
  return sum;
}

/** What the others give up: the best aimed shot each could take now. */
export function aimedHarm(mates: readonly number[], harm: Volleys): number {
  let sum = 0;
  for (const mate of mates) sum += harm.aimed(mate);
  return sum;
}
