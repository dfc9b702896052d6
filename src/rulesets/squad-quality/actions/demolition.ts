import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { RIGGED, RIGGING, UNMARKED } from '../battlefield/state.ts';
import {
  acted,
  count,
  type Match,
  placeOf,
  rollDie,
  seatOf,
  settingsOf,
  tell,
  tellOf,
} from '../match/match.ts';
import { noteLevel, passesAt } from '../match/quality-test.ts';
import { eliminate } from '../match/removal.ts';
import { chargeNumberOf } from '../match/status.ts';
import { DAMAGED, DESTROYED, gapToStructure, worthOfCharges } from '../places/charges.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';

/** Rigs charges; whether the others of the squad may shoot (SQ-DEMO-04, SQ-DEMO-05). */
export function rig(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).demolitions;
  const isHurried = own.hurried.on && m.state.marker[unit] > UNMARKED;
  for (const clause of ['carriers', 'target', 'dice'] as const) acted(m, CLAUSE.demolitions[clause]);
  if (own.rig.on) acted(m, CLAUSE.demolitions.rig);
  if (isHurried) acted(m, CLAUSE.demolitions.hurried);
  const passes = own.rig.on ? passesOf(m, unit, 'rig', isHurried ? 2 : 3) : 2;
  m.state.rigged[unit] = passes >= 2 ? RIGGED : passes === 1 ? RIGGING : 0;
  tellOf(m, 'rig', unit, () => [
    `rigs charges: ${passes >= 2 ? 'done' : passes === 1 ? 'not yet done' : 'in vain'}`,
    { passes },
  ]);
  return mayGoOn(m, unit);
}

/** How many dice of such an action pass (SQ-DEMO-03). */
function passesOf(m: Match, unit: Unit, action: 'rig' | 'detonate', dice: number): number {
  noteLevel(m, unit);
  return passesAt(m, unit, action, chargeNumberOf(m, unit), { dice, worth: worthOfCharges(m, unit, action) });
}

function mayGoOn(m: Match, unit: Unit): boolean {
  const { operator } = settingsOf(m, unit).demolitions;
  if (operator.on) acted(m, CLAUSE.demolitions.operator);
  return operator.on && settingsOf(m, unit).actions.command.acts > 1;
}

/** Charges that take longer are rigged once their squad has acted again without going away (SQ-DEMO-04). */
export function finishRigging(m: Match, unit: Unit): void {
  if (m.state.rigged[unit] !== RIGGING) return;
  if (m.state.begunRigging[unit] > 0) {
    m.state.rigged[unit] = RIGGED;
    tellOf(m, 'rigged', unit, 'has rigged its charges');
  }
  m.state.begunRigging[unit] = m.state.rigged[unit] === RIGGING ? 1 : 0;
}

/** Detonates charges; whether the others of the squad may shoot (SQ-DEMO-06 to SQ-DEMO-08). */
export function detonate(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).demolitions;
  acted(m, CLAUSE.demolitions.clear);
  if (own.detonate.on) acted(m, CLAUSE.demolitions.detonate);
  const passes = own.detonate.on ? passesOf(m, unit, 'detonate', 3) : 2;
  const gap = gapToStructure(m, placeOf(m, unit));
  m.state.charges[unit]--;
  m.state.rigged[unit] = 0;
  m.state.stirred[seatOf(m, unit)] = 1;
  tellOf(m, 'detonate', unit, () => [
    `detonates its charges: the structure is ${passes >= 2 ? 'destroyed' : passes === 1 ? 'badly damaged' : 'scratched'}`,
    { passes },
  ]);
  if (passes >= 2) wreck(m, seatOf(m, unit));
  else if (passes === 1 && m.state.structure < DAMAGED) {
    m.state.structure = DAMAGED;
    m.state.wrecker = seatOf(m, unit);
  }
  if (gap < own.clear.inches * INCH) {
    acted(m, CLAUSE.demolitions.last);
    eliminate(m, unit, 'goes up with its charges');
    return false;
  }
  return mayGoOn(m, unit);
}

function wreck(m: Match, seat: Seat): void {
  m.state.structure = DESTROYED;
  m.state.wrecker = seat;
  count(m, seat, 'structures');
}

/** A structure that is badly damaged may fall at the end of a turn (SQ-DEMO-09). */
export function collapse(m: Match): void {
  if (m.state.structure !== DAMAGED) return;
  const seat: Seat = m.state.wrecker === 1 ? 1 : 0;
  const { collapse: own } = m.matchup.settings[seat].demolitions;
  if (!own.on) return;
  acted(m, CLAUSE.demolitions.collapse);
  if (rollDie(m, m.matchup.force[seat][0], 'collapse') < own.needs) return;
  wreck(m, seat);
  tell(m, 'collapse', () => ['The structure that was badly damaged falls.', { seat }]);
}

/** Objectives that a destroyed structure counts for, by seat (SQ-DEMO-target). */
export function scoreOfRuins(m: Match, seat: Seat): number {
  if (m.state.structure !== DESTROYED || m.state.wrecker !== seat) return 0;
  return m.matchup.settings[0].demolitions.target.score;
}
