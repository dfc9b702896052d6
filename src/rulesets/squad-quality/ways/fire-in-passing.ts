/** What a shot at a unit on the move does to it: by opportunity fire nobody falls, and whoever would have is repulsed (SQ-OP-03 to SQ-OP-05). */

import type { Aim } from '../attack/aim.ts';
import { hullArmour, ratingAt, ratingsOf } from '../attack/anti-tank.ts';
import { hitsBy, markByShot, rollEffect, shoot, type Terms } from '../attack/firing.ts';
import { lead } from '../attack/shots.ts';
import { markPenetrated, rollPenetration } from '../attack/vehicle-damage.ts';
import { rollDamage } from '../match/casualties.ts';
import { isVehicle } from '../match/hull.ts';
import { acted, type Match, settingsOf } from '../match/match.ts';
import { fitOf } from '../match/status.ts';
import { hitsOf } from '../matchup/fire-effect.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { chanceByHits } from './chance-to-stop.ts';

/** What a move is worth to whoever makes it, of what is left of him. */
const MOVED = 0.2;

/** What a move is worth to whoever makes it, about. */
export function worthOfMoving(m: Match, unit: Unit): number {
  return MOVED * m.state.figures[unit] * m.matchup.figureWorth[unit];
}

/** What it is worth that a shot repulses: nothing where nobody is, or where any shot stops (SQ-OP-04, SQ-OP-06). */
function worthOfRepulse(m: Match, { shooter, target }: Aim): number {
  const { repulsed, onwards } = settingsOf(m, shooter).opportunityFire;
  return repulsed.on && onwards.on ? worthOfMoving(m, target) : 0;
}

/** Whether a shot fells somebody, or would: by opportunity fire nobody falls (SQ-OP-03). */
export function fireInPassing(m: Match, aim: Aim, terms: Terms): boolean {
  const { shooter, target } = aim;
  const own = settingsOf(m, shooter).opportunityFire;
  if (!own.harmless.on) {
    const before = fitOf(m, target);
    const most = shoot(m, aim, { ...terms, unmarked: own.once.marks === 'no' });
    return isVehicle(m, target) ? turnsBack(m, aim, most) : fitOf(m, target) < before;
  }
  acted(m, CLAUSE.opportunityFire.harmless);
  const chance = chanceByHits(m, aim);
  const stopped = (effect: number) => chance(hitsOf(settingsOf(m, shooter), effect, aim.shot));
  const repulse = worthOfRepulse(m, aim);
  const effect = rollEffect(m, aim, { worth: (of) => repulse * stopped(of) });
  const hits = hitsBy(m, aim, effect);
  if (own.once.marks === 'yes') markByShot(m, target, { hits, effect, before: fitOf(m, target), lost: 0 });
  if (isVehicle(m, target)) return isTurnedBack(m, aim, hits);
  let wouldFall = false;
  const worth = (margin: number) => (wouldFall || margin < 0 ? 0 : repulse);
  const most = Math.min(hits, 4 * m.state.figures[target]);
  const more = lead(m, aim) + (terms.damage ?? 0);
  for (let hit = 0; hit < most; hit++)
    if (rollDamage(m, target, more, { attacker: shooter, kind: 'fire' }, worth) >= 0) wouldFall = true;
  return wouldFall;
}

/** Whether a hit beats the armour of a vehicle by enough to turn it back (SQ-OP-05). */
function isTurnedBack(m: Match, aim: Aim, hits: number): boolean {
  const { vehicles, once } = settingsOf(m, aim.shooter).opportunityFire;
  const ratings = ratingsOf(m, aim);
  const armour = hullArmour(m, aim);
  let most = -Infinity;
  const repulse = vehicles.on ? worthOfRepulse(m, aim) : 0;
  const worth = (margin: number) => (Math.max(most, margin) >= vehicles.margin ? repulse : 0);
  for (let hit = 0; hit < hits; hit++)
    most = Math.max(
      most,
      rollPenetration(m, aim.target, ratingAt(ratings, hit) - armour, aim.shooter, worth),
    );
  if (most >= 0 && once.marks === 'yes') markPenetrated(m, aim.target);
  return turnsBack(m, aim, most);
}

/** Whether a vehicle is turned back that was penetrated by so much at most (SQ-OP-05). */
function turnsBack(m: Match, { shooter }: Aim, most: number): boolean {
  const { vehicles } = settingsOf(m, shooter).opportunityFire;
  if (!vehicles.on || most < vehicles.margin) return false;
  acted(m, CLAUSE.opportunityFire.vehicles);
  return true;
}
