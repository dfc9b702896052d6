import { PINNED } from '../battlefield/state.ts';
import { flightOf } from '../match/allowance.ts';
import { notePlatoon } from '../match/crew.ts';
import { isVehicle } from '../match/hull.ts';
import { mark } from '../match/markers.ts';
import { acted, count, isLeft, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { passesOf, passText, succeeds } from '../match/quality-test.ts';
import { eliminate } from '../match/removal.ts';
import {
  againByLeader,
  againByMotivator,
  countedTeam,
  lossesOf,
  surePasses,
  triedAt,
} from '../match/resolve.ts';
import { FLED } from '../match/shares.ts';
import { fitOf, ignoresMarkers, officerWith, partsOf } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
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
  if (!isVehicle(m, unit) && countedTeam(m, unit) !== NO_UNIT) acted(m, CLAUSE.heavyWeapons.numbers);
  if (losses < triedAt(m, unit)) return false;
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

/** Takes a morale test; false where the unit flees or routs (SQ-CORE-MOR). */
export function passesMorale(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit);
  const seat = seatOf(m, unit);
  acted(m, CLAUSE.morale.test);
  count(m, seat, 'morale-tests');
  const passes = moralePasses(m, unit);
  tellOf(m, 'morale', unit, () => [`tests its morale: ${passText(passes)}`, { passes }]);
  if (succeeds(m, unit, passes)) return true;
  if (passes === 0 && own.morale.rout.on) {
    acted(m, CLAUSE.morale.rout);
    count(m, seat, 'routs');
    for (const one of testedTogether(m, unit)) if (isLeft(m, one)) eliminate(m, one, 'routs');
    return false;
  }
  if (!own.morale.flight.on) return true;
  acted(m, CLAUSE.morale.flight);
  count(m, seat, 'flights');
  retreat(m, unit, flightOf(m, unit), 'flees');
  for (const one of partsOf(m, unit)) m.state.bunched[one] = 1;
  for (const one of testedTogether(m, unit)) mark(m, one, PINNED, CLAUSE.morale.flight);
  return false;
}

/** The team whose numbers count for a test, which shares what comes of it, and the unit that it is with (SQ-HW-06). */
function testedTogether(m: Match, unit: Unit): Unit[] {
  const team = countedTeam(m, unit);
  return team === NO_UNIT ? [unit] : [team, unit];
}

/** Dice of a morale test that pass, those among them that need not be rolled (SQ-FORT-05, SQ-AMB-15). */
function moralePasses(m: Match, unit: Unit): number {
  const sure = surePasses(m, unit);
  if (sure > 0) acted(m, CLAUSE.fortifications.nerve);
  const again = rolledAgain(m, unit);
  if (settingsOf(m, unit).fortifications.nerve.order === 'before')
    return sure + passesOf(m, unit, 'morale', { dice: 3 - sure, again, worth: worthOfNerve(m, unit, sure) });
  return Math.min(3, sure + passesOf(m, unit, 'morale', { again, worth: worthOfNerve(m, unit, sure) }));
}

/** Dice that fail and are rolled again, for who is with the unit and who is in it. */
function rolledAgain(m: Match, unit: Unit): number {
  const [led, driven] = [againByLeader(m, unit), againByMotivator(m, unit)];
  if (led > 0) acted(m, CLAUSE.characters.nerve);
  if (driven > 0) acted(m, CLAUSE.personalities.motivator);
  return led + driven;
}

/** What passes of a morale test beside those that are sure keep of a unit. */
function worthOfNerve(m: Match, unit: Unit, sure: number): (passes: number) => number {
  const { rout, flight } = settingsOf(m, unit).morale;
  const worth = fitOf(m, unit) * m.matchup.figureWorth[unit];
  return (passes) => {
    if (succeeds(m, unit, sure + passes)) return 0;
    if (sure + passes === 0 && rout.on) return -worth;
    return flight.on ? -FLED * worth : 0;
  };
}
