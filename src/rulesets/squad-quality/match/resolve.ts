/** What losses try the resolve of a unit, and how it stands the morale test that they call for. */

import { hitsThatTry, lossesThatTry } from '../matchup/scale.ts';
import { NO_UNIT, NONE, type Unit } from '../units/entities.ts';
import { bunkerOf, isInTrench } from './fortification.ts';
import { isVehicle } from './hull.ts';
import { actingFor, isOnTable, type Match, settingsOf, squadOf } from './match.ts';
import { chanceOfPasses, passChance } from './quality-test.ts';
import { has, isFirm, leaderWith, qualityNumberOf, ratingOf, resolveOf, teamWith } from './status.ts';

/** The team with a unit that counts as a part of it (SQ-HW-06), or NO_UNIT. */
export function countedTeam(m: Match, unit: Unit): Unit {
  return settingsOf(m, unit).heavyWeapons.numbers.on ? teamWith(m, unit) : NO_UNIT;
}

/** Figures that a unit has lost, those of a team with it included; of a vehicle hits that count. */
export function lossesOf(m: Match, unit: Unit): number {
  const team = countedTeam(m, unit);
  return m.state.losses[unit] + (team === NO_UNIT ? 0 : m.state.losses[team]);
}

/** How many losses try a unit as it stands (SQ-CORE-RES, SQ-CORE-VEH-resolve). */
export function triedAt(m: Match, unit: Unit): number {
  const own = settingsOf(m, unit);
  if (isVehicle(m, unit)) return hitsThatTry(own, resolveOf(m, unit));
  return lossesThatTry(own, resolveOf(m, unit), strengthOf(m, unit));
}

/** Figures that it began with. */
function strengthOf(m: Match, unit: Unit): number {
  const team = countedTeam(m, unit);
  const figures = (of: Unit) => m.matchup.models[of].profile.figures;
  return figures(unit) + (team === NO_UNIT ? 0 : figures(team));
}

/** The other part of a unit that is tested for both: its team, or the squad that it is with (SQ-HW-06). */
export function testedWith(m: Match, unit: Unit): Unit {
  if (!settingsOf(m, unit).heavyWeapons.numbers.on) return NO_UNIT;
  return isOnTable(m, unit) ? teamWith(m, unit) : squadOf(m, unit);
}

/** How many more losses call for a morale test that is not due anyway; Infinity where none do. */
export function lossesToTest(m: Match, tried: Unit): number {
  const { resolve, morale, heavyWeapons } = settingsOf(m, tried);
  const unit = actingFor(m, tried);
  if (unit !== tried && !heavyWeapons.numbers.on) return Infinity;
  if (!resolve.check.on || !morale.on || isFirm(m, unit) || isDue(m, unit)) return Infinity;
  return Math.max(1, triedAt(m, unit) - lossesOf(m, unit));
}

/** Whether the losses of a unit call for a test that it has not taken. */
export function isDue(m: Match, unit: Unit): boolean {
  const { resolve, morale } = settingsOf(m, unit);
  const losses = lossesOf(m, unit);
  if (!resolve.check.on || !morale.on || losses < triedAt(m, unit)) return false;
  return losses > m.state.checked[unit] || !resolve.again.on;
}

/** Whether a unit, or whom it is with, has lost so much that it takes a morale test when it is activated next. */
export function isTestDue(m: Match, tried: Unit): boolean {
  const unit = actingFor(m, tried);
  const { resolve, morale } = settingsOf(m, unit);
  return resolve.check.on && morale.on && !isFirm(m, unit) && lossesOf(m, unit) > 0 && isDue(m, unit);
}

/** Dice of a morale test that pass without being rolled, in bunkers and trenches (SQ-FORT-05). */
export function surePasses(m: Match, unit: Unit): number {
  const isCovered = isInTrench(m, unit) || bunkerOf(m, unit) !== NONE;
  return isCovered ? settingsOf(m, unit).fortifications.nerve.dice : 0;
}

/** Dice that fail and are rolled again for the leader who is with a unit (SQ-CHR-04). */
export function againByLeader(m: Match, unit: Unit): number {
  const leader = settingsOf(m, unit).characters.nerve.on ? leaderWith(m, unit) : NO_UNIT;
  return leader === NO_UNIT ? 0 : ratingOf(m, leader);
}

/** The same for its motivator (SQ-PER-06). */
export function againByMotivator(m: Match, unit: Unit): number {
  return settingsOf(m, unit).personalities.motivator.on && has(m, unit, 'motivator') ? 1 : 0;
}

/** How likely a morale test of a unit ends in its rout, and in its flight. */
export interface MoraleOdds {
  readonly rout: number;
  readonly flight: number;
}

/** Those chances as it stands now, without luck that it may have (SQ-CORE-MOR-rout, SQ-CORE-MOR-flight). */
export function moraleOdds(m: Match, tried: Unit): MoraleOdds {
  const unit = actingFor(m, tried);
  const own = settingsOf(m, unit);
  const sure = surePasses(m, unit);
  // One that failed may pass where all are rolled (SQ-AMB-15).
  const dice = own.fortifications.nerve.order === 'before' ? 3 - sure : 3;
  const terms = { dice, again: againByLeader(m, unit) + againByMotivator(m, unit) };
  const pass = passChance(qualityNumberOf(m, unit));
  const fails = 1 - chanceOfPasses(pass, own.quality.test.need - sure, terms);
  const none = sure > 0 ? 0 : Math.min(fails, 1 - chanceOfPasses(pass, 1, terms));
  const { rout, flight } = own.morale;
  return { rout: rout.on ? none : 0, flight: flight.on ? fails - (rout.on ? none : 0) : 0 };
}
