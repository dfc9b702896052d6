import { type Model, type Point, UNARMED, type Weapon } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Length } from '../../../kernel/length.ts';
import { expectedHarm } from '../attack/area-harm.ts';
import { addTo, clearFew, type Few } from '../battlefield/suppression-columns.ts';
import { mayAimAt } from '../match/legal.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { judged } from '../match/premeasure.ts';
import { mayBeMade, type Strike } from '../match/strike.ts';
import { firearms } from '../match/weapons.ts';

/** Chance that a model under the template moves or acts next turn in sight of somebody. */
const STIRS = 0.8;

/** Forgets what shots of possible participants were worth. */
export function forgetVolleys(m: Match, { models, size }: Few): void {
  const { covering, aimed } = m.battlefield.suppressing;
  const all = m.matchup.models.length;
  for (let i = 0; i < size; i++) {
    covering.fill(NaN, models[i] * all, (models[i] + 1) * all);
    aimed[models[i]] = NaN;
  }
}

/** Expected harm of a shot into a template at a target that stands where it does. */
function volleyAt(m: Match, attacker: Model, target: Model): number {
  const { covering, weapon } = m.battlefield.suppressing;
  const place = attacker * m.matchup.models.length + target;
  if (Number.isNaN(covering[place]))
    covering[place] = shotAt(m, { kind: 'suppressing-fire', attacker, weapon: weapon[attacker], target });
  return covering[place];
}

/** Of the best aimed shot that somebody could take instead. */
export function aimedHarm(m: Match, shooter: Model): number {
  const { aimed } = m.battlefield.suppressing;
  if (Number.isNaN(aimed[shooter])) aimed[shooter] = bestAimed(m, shooter);
  return aimed[shooter];
}

function bestAimed(m: Match, attacker: Model): number {
  let best = 0;
  for (const weapon of firearms(m, attacker, m.state.moved[attacker] > 0))
    for (const target of enemiesOf(m, attacker))
      best = Math.max(best, shotAt(m, { kind: 'ranged', attacker, weapon, target }));
  return best;
}

function shotAt(m: Match, shot: Omit<Strike, 'from' | 'at'>): number {
  const at = m.state.point[shot.target];
  if (!mayAimAt(m, shot.attacker, shot.target, at)) return 0;
  const strike: Strike = { ...shot, from: m.state.point[shot.attacker], at };
  return mayBeMade(m, strike) ? Math.max(0, expectedHarm(m, strike)) : 0;
}

/** The most powerful weapon it may lay Suppressing Fire with, or -1; by DP-Q-106 none that lays a template of its own. */
export function weaponFor(m: Match, model: Model): Weapon {
  const { areaEffect, suppressingFire } = settingsOf(m, model);
  const noTemplates = suppressingFire.trigger.weapons !== 'any' && areaEffect.on;
  let best = UNARMED;
  for (const weapon of firearms(m, model, m.state.moved[model] > 0)) {
    const { aoe, strength } = m.matchup.weapons[weapon];
    if (noTemplates && aoe !== undefined) continue;
    if (best < 0 || strength > m.matchup.weapons[best].strength) best = weapon;
  }
  return best;
}

/** Whether an enemy of a model is judged to be touched by a template on a place, on whose level he is (DP-SUP-05). */
function isUnder(m: Match, model: Model, enemy: Model, at: Point, radius: Length): boolean {
  if (!isOnTable(m, enemy)) return false;
  const { ground, base } = m.battlefield;
  const place = m.state.point[enemy];
  if (Math.abs(ground.z[place] - ground.z[at]) >= m.matchup.inch) return false;
  const touching = settingsOf(m, model).suppressingFire.trigger.inside === 'centre-inside' ? 0 : base;
  return judged(m, model, Math.max(0, Math.sqrt(squareBetween(ground, at, place)) - touching)) <= radius;
}

/** Writes all of them. */
export function enemiesUnder(m: Match, model: Model, at: Point, radius: Length, into: Few): void {
  clearFew(into);
  for (const enemy of enemiesOf(m, model)) if (isUnder(m, model, enemy, at, radius)) addTo(into, enemy);
}

/** Expected harm to everybody under the template or about to cross it, by the first so many of those taking part. */
export function coverValue(m: Match, participants: Few): number {
  const chooses = settingsOf(m, participants.models[0]).suppressingFire.chooser.on;
  return sumUnder(m, (target) =>
    chooses ? bestVolley(m, participants, target) : nearestVolley(m, participants, target),
  );
}

function sumUnder(m: Match, harmTo: (target: Model) => number): number {
  const { under } = m.battlefield.suppressing;
  let sum = 0;
  for (let i = 0; i < under.size; i++) sum += STIRS * harmTo(under.models[i]);
  return sum;
}

function bestVolley(m: Match, { models, size }: Few, target: Model): number {
  let best = 0;
  for (let i = 0; i < size; i++) best = Math.max(best, volleyAt(m, models[i], target));
  return best;
}

/** That of the nearest who may fire at a target, without DP-SUP-06; of equals the first listed in the army. */
function nearestVolley(m: Match, { models, size }: Few, target: Model): number {
  const { point } = m.state;
  let [harm, least, by] = [0, Infinity, Infinity];
  for (let i = 0; i < size; i++) {
    const own = volleyAt(m, models[i], target);
    const gap = m.battlefield.distance(point[models[i]], point[target]);
    if (own > 0 && (gap < least || (gap === least && models[i] < by)))
      [harm, least, by] = [own, gap, models[i]];
  }
  return harm;
}

/** The most that any template is worth: as if everybody were under it, all took part and nobody gave up a shot for it. */
export function coverAtMost(m: Match, model: Model): number {
  const { under, crew } = m.battlefield.suppressing;
  clearFew(under);
  for (const enemy of enemiesOf(m, model)) if (isOnTable(m, enemy)) addTo(under, enemy);
  return sumUnder(m, (target) => bestVolley(m, crew, target));
}
