import type { Length } from '../../kernel/length.ts';
import { expectedHarm } from './area-harm.ts';
import { mayAimAt } from './legal.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import type { Strike } from './strike.ts';
import { firearms } from './weapons.ts';

/** Chance that a model under the template moves or acts next turn in sight of somebody. */
const STIRS = 0.8;

/** Expected harm of shots by possible participants, worked out when first asked for; good for one decision. */
export interface Volleys {
  /** Of a shot into a template at a target that stands where it does. */
  atTarget(shooter: number, target: number): number;
  /** Of the best aimed shot it could take instead. */
  aimed(shooter: number): number;
}

export function volleys(m: Match): Volleys {
  const covering: number[] = [];
  const aiming: number[] = [];
  return {
    atTarget(shooter, target) {
      const pair = shooter * m.book.models.length + target;
      covering[pair] ??= shotAt(m, shooter, target, 'suppressing-fire');
      return covering[pair];
    },
    aimed(shooter) {
      aiming[shooter] ??= bestAimed(m, shooter);
      return aiming[shooter];
    },
  };
}

function bestAimed(m: Match, shooter: number): number {
  let best = 0;
  for (const enemy of enemiesOf(m, shooter)) best = Math.max(best, shotAt(m, shooter, enemy, 'ranged'));
  return best;
}

function shotAt(m: Match, attacker: number, target: number, kind: 'suppressing-fire' | 'ranged'): number {
  const at = m.state.point[target];
  if (!mayAimAt(m, attacker, target, at)) return 0;
  const weapon = weaponFor(m, attacker);
  const strike: Strike = { kind, attacker, weapon, target, from: m.state.point[attacker], at };
  return Math.max(0, expectedHarm(m, strike));
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

/** Expected harm to everybody under the template or about to cross it. */
export function coverValue(
  m: Match,
  participants: readonly number[],
  at: number,
  radius: Length,
  harm: Volleys,
): number {
  let sum = 0;
  for (const enemy of m.book.force[seatOf(m, participants[0]) === 0 ? 1 : 0]) {
    const spot = m.state.point[enemy];
    if (!isOnTable(m, enemy) || judgedDistance(m, participants[0], at, spot) > radius) continue;
    let best = 0;
    for (const shooter of participants) best = Math.max(best, harm.atTarget(shooter, enemy));
    sum += STIRS * best;
  }
  return sum;
}

/** What the others give up: the best aimed shot each could take now. */
export function aimedHarm(mates: readonly number[], harm: Volleys): number {
  let sum = 0;
  for (const mate of mates) sum += harm.aimed(mate);
  return sum;
}
