import { mark } from './markers.ts';
import { acted, count, type Match, nameOf, seatOf, settingsOf, tell } from './match.ts';
import { retreat } from './moves.ts';
import { passesOf, succeeds } from './quality-test.ts';
import { eliminate } from './removal.ts';
import { CLAUSE } from './rules/index.ts';
import { lossesThatTry } from './scale.ts';
import { PINNED } from './state.ts';
import { resolveOf } from './status.ts';

/** Checks the resolve of a unit that is activated; false where it flees or routs and so has acted (SQ-CORE-RES). */
export function holdsFirm(m: Match, unit: number): boolean {
  if (!mustTest(m, unit)) return true;
  m.state.checked[unit] = m.state.losses[unit];
  return passesMorale(m, unit);
}

/** Whether a unit has lost so much that it takes a morale test. */
export function mustTest(m: Match, unit: number): boolean {
  const own = settingsOf(m, unit);
  const { check, again } = own.resolve;
  const { losses, checked } = m.state;
  if (!check.on || !own.morale.on) return false;
  const { figures } = m.book.models[unit].profile;
  if (losses[unit] < lossesThatTry(own, resolveOf(m, unit), figures)) return false;
  const isNew = losses[unit] > checked[unit];
  if (isNew) acted(m, CLAUSE.resolve.check);
  else if (again.on) acted(m, CLAUSE.resolve.again);
  return isNew || !again.on;
}

/** Takes a morale test; false where the unit flees or routs (SQ-CORE-MOR). */
export function passesMorale(m: Match, unit: number): boolean {
  const own = settingsOf(m, unit).morale;
  const seat = seatOf(m, unit);
  acted(m, CLAUSE.morale.test);
  count(m, seat, 'morale-tests');
  const passes = passesOf(m, unit, 'morale');
  tell(
    m,
    'morale',
    () => `${nameOf(m, unit)} tests its morale: ${passes} of 3 dice pass.`,
    () => ({ model: unit, passes }),
  );
  if (succeeds(m, unit, passes)) return true;
  if (passes === 0 && own.rout.on) {
    acted(m, CLAUSE.morale.rout);
    count(m, seat, 'routs');
    eliminate(m, unit, 'routs');
    return false;
  }
  if (!own.flight.on) return true;
  acted(m, CLAUSE.morale.flight);
  count(m, seat, 'flights');
  retreat(m, unit, m.book.rushes[unit], 'flees');
  m.state.bunched[unit] = 1;
  mark(m, unit, PINNED, CLAUSE.morale.flight);
  return false;
}
