import { UNDER_FIRE } from '../battlefield/state.ts';
import { BY_NOBODY, type Cause, fell } from '../match/casualties.ts';
import { rollOff } from '../match/luck.ts';
import { mark, markByLosses } from '../match/markers.ts';
import { acted, isOnTable, type Match, nameOf, settingsOf, tell, tellOf } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { leftAfter, type Ratings, ratingAt } from './anti-tank.ts';
import { lossOfRiders, wreck } from './wreck.ts';

/** Rolls for hits on a vehicle, the best weapons first, while it is there; returns by how much one penetrates at most (SQ-CORE-VEH-fire). */
export function strikeHull(
  m: Match,
  unit: Unit,
  hits: number,
  ratings: Ratings,
  armour: number,
  cause: Cause,
): number {
  let most = -Infinity;
  let stopped = 0;
  const tellOfStopped = () => {
    if (stopped > 0) tellOfArmour(m, nameOf(m, unit), stopped);
    stopped = 0;
  };
  for (let hit = 0; hit < hits && isOnTable(m, unit); hit++) {
    const rating = ratingAt(ratings, hit);
    const margin = rollPenetration(m, unit, rating - armour, cause.attacker);
    noteHit(m, unit, rating, margin >= 0);
    if (margin < 0) {
      stopped++;
      continue;
    }
    // In this order no armour of a wreck stops anything.
    tellOfStopped();
    most = Math.max(most, margin);
    tellOf(m, 'penetrated', unit, () => [`is penetrated by ${margin}`, { margin }]);
    damage(m, unit, margin, cause);
  }
  tellOfStopped();
  return most;
}

/** Hits on a vehicle by nobody on the table: they mark it where it is marked like infantry (SQ-CORE-VEH-marks). */
export function blastHull(m: Match, unit: Unit, hits: number, rest: number, armour: number): void {
  const before = m.state.figures[unit];
  strikeHull(m, unit, hits, { single: [], rest }, armour, BY_NOBODY);
  if (isOnTable(m, unit) && !settingsOf(m, unit).vehicles.marks.on)
    markByLosses(m, unit, before, before - m.state.figures[unit]);
}

/** Tells of hits that armour has stopped. */
export function tellOfArmour(m: Match, what: string, hits: number): void {
  tell(m, 'armour-held', () => [
    `The armour of ${what} stops ${hits === 1 ? 'a hit' : `${hits} hits`}.`,
    { hits },
  ]);
}

/**
 * By how much a die and its lead beat a die for the armour; ties are 0.
 *
 * @param worth what such a margin takes, by which either side tries its luck (SQ-PER-04)
 */
export function rollPenetration(
  m: Match,
  unit: Unit,
  lead: number,
  attacker: Unit,
  worth = (margin: number) => harmByMargin(m, unit, margin),
): number {
  acted(m, CLAUSE.vehicles.fire);
  return rollOff(m, 'penetration', attacker, unit, lead, worth);
}

/** What a hit by some margin takes of a vehicle and of those in it, in worth of models. */
export function harmByMargin(m: Match, unit: Unit, margin: number): number {
  const before = m.state.figures[unit];
  const left = leftAfter(settingsOf(m, unit), before, margin);
  return (before - left) * m.matchup.figureWorth[unit] + (left === 0 ? lossOfRiders(m, unit) : 0);
}

/** More hits than this try nobody any more. */
const MOST_HITS = 200;

/** Hits that try the resolve of a vehicle are counted as its losses (SQ-CORE-VEH-resolve). */
function noteHit(m: Match, unit: Unit, rating: number, isThrough: boolean): void {
  const { resolve } = settingsOf(m, unit).vehicles;
  const counts = resolve.count === 'all' || (resolve.count === 'rated' ? rating > 0 || isThrough : isThrough);
  if (counts) m.state.losses[unit] = Math.min(MOST_HITS, m.state.losses[unit] + 1);
}

/** What a hit that penetrates does (SQ-CORE-VEH-damaged, SQ-CORE-VEH-twice, SQ-CORE-VEH-destroyed). */
function damage(m: Match, unit: Unit, margin: number, cause: Cause): void {
  const own = settingsOf(m, unit);
  const before = m.state.figures[unit];
  const left = leftAfter(own, before, margin);
  if (left === 0) {
    acted(m, before - left > 1 ? CLAUSE.vehicles.destroyed : CLAUSE.vehicles.twice);
    wreck(m, unit, cause);
    return;
  }
  if (left < before) acted(m, CLAUSE.vehicles.damaged);
  fell(m, unit, before - left, cause);
  if (!cause.unmarked) markPenetrated(m, unit);
}

/** What penetrates a vehicle puts it Under Fire (SQ-CORE-VEH-marks). */
export function markPenetrated(m: Match, unit: Unit): void {
  if (settingsOf(m, unit).vehicles.marks.on) mark(m, unit, UNDER_FIRE, CLAUSE.vehicles.marks);
}

/** A Damaged result without a hit. */
export function damageOnce(m: Match, unit: Unit, cause: Cause): void {
  damage(m, unit, 0, cause);
}
