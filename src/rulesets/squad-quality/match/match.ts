import { deciding } from '../../../rules/play/deciding.ts';
import { enemiesOf, type MatchOf } from '../../../rules/play/match-of.ts';
import { counting } from '../../../rules/play/playing.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import { GONE, JOINED, ON_TABLE, type State } from '../battlefield/state.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { COUNTER } from '../matchup/counters.ts';
import { DECISION, ROLL, ROLLS, type RollName } from '../matchup/rolls.ts';
import { NO_UNIT, type Point, type Unit } from '../units/entities.ts';

export { enemiesOf, gapToEnemy, seatOf, settingsOf, sideOf } from '../../../rules/play/match-of.ts';
export { acted, nameOf, tell, tellAt, tellOf, tellSide } from '../../../rules/play/playing.ts';

export type Match = MatchOf<CompiledMatchup, Battlefield, State>;

export function isOnTable(m: Match, unit: Unit): boolean {
  return m.state.whereabouts[unit] === ON_TABLE;
}

/** The squad on the table that a team is a part of (SQ-HW-05); NO_UNIT where it is by itself, rides or is out of sight. */
export function squadOf(m: Match, unit: Unit): Unit {
  const host = m.state.host[unit];
  if (host === NO_UNIT || !isJoined(m, unit) || !isOnTable(m, host)) return NO_UNIT;
  const { models } = m.matchup;
  return models[unit].profile.kind === 'team' && models[host].profile.hull === null ? host : NO_UNIT;
}

/** Whether a unit can be seen and hit: it is on the table by itself, or a team beside its squad. */
export function isExposed(m: Match, unit: Unit): boolean {
  return isOnTable(m, unit) || squadOf(m, unit) !== NO_UNIT;
}

/** Whether figures of a unit are on the table on foot: by itself, or with another, behind which nobody aims at it. */
export function isOnFoot(m: Match, unit: Unit): boolean {
  const { models } = m.matchup;
  if (isOnTable(m, unit)) return models[unit].profile.hull === null;
  const host = m.state.host[unit];
  return isJoined(m, unit) && isOnTable(m, host) && models[host].profile.hull === null;
}

/** Whether a unit is on the table, by itself or on foot with another. */
export function isPresent(m: Match, unit: Unit): boolean {
  return isOnTable(m, unit) || isOnFoot(m, unit);
}

/** Whether figures of a unit are among those of another, behind which nobody aims at it who does not pick his figure (SQ-CHR-02-shelter). */
export function isAmongOthers(m: Match, unit: Unit): boolean {
  return isOnFoot(m, unit) && !isExposed(m, unit);
}

/** The unit by whose activation a unit acts and moves: the squad of a team that is with one. */
export function actingFor(m: Match, unit: Unit): Unit {
  const squad = squadOf(m, unit);
  return squad === NO_UNIT ? unit : squad;
}

/** With another unit. */
export function isJoined(m: Match, unit: Unit): boolean {
  return m.state.whereabouts[unit] === JOINED;
}

/** Where a unit stands, by itself or with another; NOWHERE off the table. */
export function placeOf({ state }: Match, unit: Unit): Point {
  const host = state.host[unit];
  return state.point[host === NO_UNIT ? unit : host];
}

/** Where enemies of a unit stand. */
export function pointsOfEnemies(m: Match, unit: Unit): Point[] {
  return enemiesOf(m, unit).flatMap((enemy) => (isOnTable(m, enemy) ? [m.state.point[enemy]] : []));
}

/** On the table or still to come. */
export function isLeft(m: Match, unit: Unit): boolean {
  return m.state.whereabouts[unit] !== GONE;
}

/** Turns that are left, this one among them. */
export function turnsLeft(m: Match): number {
  return m.matchup.settings[0].scenario.length.turns - m.state.round + 1;
}

/** Counts one more of something for a seat. */
export const count = counting(COUNTER);

export function rollDie(m: Match, unit: Unit, name: RollName, sides = 6): number {
  const { seat, roller } = m.matchup.models[unit];
  count(m, seat, 'rolls');
  return m.dice.roll(ROLL[name], roller, 1, sides);
}

export const { choose, decideLoosely } = deciding(ROLLS.length, DECISION, COUNTER.decisions);
