import { PINNED } from '../battlefield/state.ts';
import { rushOf } from '../match/allowance.ts';
import { notePlatoon } from '../match/crew.ts';
import { bunkerOf, isInTrench } from '../match/fortification.ts';
import { isVehicle } from '../match/hull.ts';
import { mark } from '../match/markers.ts';
import { acted, count, type Match, nameOf, seatOf, settingsOf, tell } from '../match/match.ts';
import { passesOf, succeeds } from '../match/quality-test.ts';
import { eliminate } from '../match/removal.ts';
import {
  has,
  ignoresMarkers,
  leaderWith,
  officerWith,
  ratingOf,
  resolveOf,
  teamWith,
} from '../match/status.ts';
import { hitsThatTry, lossesThatTry } from '../matchup/scale.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NONE, type Unit } from '../units/entities.ts';
import { retreat } from './moves.ts';

/** Checks the resolve of a unit that is activated; false where it flees or routs and so has acted (SQ-CORE-RES). */
export function holdsFirm(m: Match, unit: Unit): boolean {
  if (!mustTest(m, unit)) return true;
  m.state.checked[unit] = lossesOf(m, unit);
  return passesMorale(m, unit);
}

/** Whether a unit has lost so much that it takes a morale test. */
export function mustTest(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit);
  const { check, again } = own.resolve;
  const losses = lossesOf(m, unit);
  if (!check.on || !own.morale.on || losses === 0) return false;
  if (officerWith(m, unit) !== NO_UNIT) acted(m, CLAUSE.characters.resolve);
  notePlatoon(m, unit);
  const needed = isVehicle(m, unit)
    ? hitsThatTry(own, resolveOf(m, unit))
    : lossesThatTry(own, resolveOf(m, unit), strengthOf(m, unit));
  if (losses < needed) return false;
  if (ignoresMarkers(m, unit)) {
    acted(m, CLAUSE.lastStand.stands);
    return false;
  }
  const isNew = losses > m.state.checked[unit];
  if (isVehicle(m, unit)) acted(m, CLAUSE.vehicles.resolve);
  if (isNew) acted(m, CLAUSE.resolve.check);
  else if (again.on) acted(m, CLAUSE.resolve.again);
  return isNew || !again.on;
}

/** Figures that a unit has lost, those of a team with it included (SQ-HW-06). */
function lossesOf(m: Match, unit: Unit): number {
  const team = countedTeam(m, unit);
  return m.state.losses[unit] + (team === NO_UNIT ? 0 : m.state.losses[team]);
}

/** Figures that it began with. */
function strengthOf(m: Match, unit: Unit): number {
  const team = countedTeam(m, unit);
  if (team !== NO_UNIT) acted(m, CLAUSE.heavyWeapons.numbers);
  const figures = (of: Unit) => m.matchup.models[of].profile.figures;
  return figures(unit) + (team === NO_UNIT ? 0 : figures(team));
}

function countedTeam(m: Match, unit: Unit): number {
  return settingsOf(m, unit).heavyWeapons.numbers.on ? teamWith(m, unit) : NO_UNIT;
}

/** Takes a morale test; false where the unit flees or routs (SQ-CORE-MOR). */
export function passesMorale(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit);
  const seat = seatOf(m, unit);
  acted(m, CLAUSE.morale.test);
  count(m, seat, 'morale-tests');
  let passes = moralePasses(m, unit);
  if (!succeeds(m, unit, passes) && tryLuck(m, unit)) passes += passesOf(m, unit, 'morale', { dice: 1 });
  tell(
    m,
    'morale',
    () => `${nameOf(m, unit)} tests its morale: ${passes} of 3 dice pass.`,
    () => ({ model: unit, passes }),
  );
  if (succeeds(m, unit, passes)) return true;
  if (passes === 0 && own.morale.rout.on) {
    acted(m, CLAUSE.morale.rout);
    count(m, seat, 'routs');
    eliminate(m, unit, 'routs');
    return false;
  }
  if (!own.morale.flight.on) return true;
  acted(m, CLAUSE.morale.flight);
  count(m, seat, 'flights');
  retreat(m, unit, rushOf(m, unit), 'flees');
  m.state.bunched[unit] = 1;
  mark(m, unit, PINNED, CLAUSE.morale.flight);
  return false;
}

/** Dice of a morale test that pass, those among them that need not be rolled (SQ-FORT-05, SQ-AMB-15). */
function moralePasses(m: Match, unit: Unit): number {
  const sure = surePasses(m, unit);
  const again = rolledAgain(m, unit);
  if (settingsOf(m, unit).fortifications.nerve.order === 'before')
    return sure + passesOf(m, unit, 'morale', { dice: 3 - sure, again });
  return Math.min(3, sure + passesOf(m, unit, 'morale', { again }));
}

/** Dice that pass without being rolled, in bunkers and trenches (SQ-FORT-05, SQ-AMB-15). */
function surePasses(m: Match, unit: Unit): number {
  const { nerve } = settingsOf(m, unit).fortifications;
  if (!isInTrench(m, unit) && bunkerOf(m, unit) === NONE) return 0;
  if (nerve.dice > 0) acted(m, CLAUSE.fortifications.nerve);
  return nerve.dice;
}

/** Dice that fail and are rolled again, for who is with the unit and who is in it (SQ-CHR-04, SQ-PER-06). */
function rolledAgain(m: Match, unit: Unit): number {
  const { characters, personalities } = settingsOf(m, unit);
  const leader = characters.nerve.on ? leaderWith(m, unit) : NO_UNIT;
  const rating = leader === NO_UNIT ? 0 : ratingOf(m, leader);
  if (rating > 0) acted(m, CLAUSE.characters.nerve);
  if (!personalities.motivator.on || !has(m, unit, 'motivator')) return rating;
  acted(m, CLAUSE.personalities.motivator);
  return rating + 1;
}

/** Luck is for when it matters most: a morale test that would be failed (SQ-PER-04). */
function tryLuck(m: Match, unit: Unit): boolean {
  const { lucky } = settingsOf(m, unit).personalities;
  if (!lucky.on || !has(m, unit, 'lucky') || m.state.luckless[unit] > 0) return false;
  m.state.luckless[unit] = 1;
  acted(m, CLAUSE.personalities.lucky);
  return true;
}
