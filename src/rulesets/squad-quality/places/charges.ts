import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { UNMOVED } from '../attack/shots.ts';
import { UNMARKED } from '../battlefield/state.ts';
import {
  acted,
  count,
  type Match,
  nameOf,
  placeOf,
  rollDie,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { passesOf } from '../match/quality-test.ts';
import { eliminate } from '../match/removal.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Option } from './option.ts';

/** Charges of a squad: none are rigged, they will be, they are. */
const RIGGING = 1;
const RIGGED = 2;

/** The structure: whole, badly damaged, destroyed. */
const DAMAGED = 1;
const DESTROYED = 2;

/** The objective where it stands. */
const MIDDLE = 1;

/** What rigging and detonating promise, as shares of what the structure is worth. */
const RIG = 0.35;
const DETONATE = 0.9;

/** What a squad with charges may do about the structure (SQ-DEMO-02). */
export function chargeOptions(m: Match, unit: number): Option[] {
  const { carriers, target, operator, clear, last } = settingsOf(m, unit).demolitions;
  const { charges, rigged } = m.state;
  if (!carriers.on || target.structures === 0 || charges[unit] === 0 || m.state.structure === DESTROYED)
    return [];
  const at = placeOf(m, unit);
  const gap = m.battlefield.distanceTo(m.battlefield.objectives[MIDDLE], at);
  const act = (action: 'rig' | 'detonate'): Option => ({ action, at, target: unit, manner: UNMOVED });
  if (rigged[unit] === 0) return gap <= operator.inches * INCH ? [act('rig')] : [];
  const mayBlow = gap >= clear.inches * INCH || (last.on && m.state.figures[unit] === 1);
  return rigged[unit] === RIGGED && mayBlow ? [act('detonate')] : [];
}

export function chargeWorth(m: Match, unit: number, action: 'rig' | 'detonate'): number {
  const seat = seatOf(m, unit);
  const { score } = settingsOf(m, unit).demolitions.target;
  const worth = (score * m.book.forceWorth[seat]) / 6;
  return (action === 'rig' ? RIG : DETONATE) * worth;
}

/** What it is worth to be where charges can be rigged, or away from where they are. */
export function chargeDraw(m: Match, unit: number): (at: number) => number {
  const { carriers, target, operator, clear } = settingsOf(m, unit).demolitions;
  const { charges, rigged } = m.state;
  if (!carriers.on || target.structures === 0 || charges[unit] === 0 || m.state.structure === DESTROYED)
    return () => 0;
  const middle = m.battlefield.objectives[MIDDLE];
  const worth = chargeWorth(m, unit, 'rig');
  return (at) => {
    const gap = m.battlefield.distanceTo(middle, at);
    if (rigged[unit] === RIGGED) return gap >= clear.inches * INCH ? worth : 0;
    if (rigged[unit] === RIGGING) return at === placeOf(m, unit) ? worth : 0;
    const off = Math.max(0, gap - operator.inches * INCH);
    return worth * Math.max(0, 1 - off / (24 * INCH));
  };
}

/** Rigs charges; whether the others of the squad may shoot (SQ-DEMO-04, SQ-DEMO-05). */
export function rig(m: Match, unit: number): boolean {
  const own = settingsOf(m, unit).demolitions;
  const isHurried = own.hurried.on && m.state.marker[unit] > UNMARKED;
  for (const clause of ['carriers', 'target', 'dice'] as const) acted(m, CLAUSE.demolitions[clause]);
  if (own.rig.on) acted(m, CLAUSE.demolitions.rig);
  if (isHurried) acted(m, CLAUSE.demolitions.hurried);
  const passes = own.rig.on ? passesOf(m, unit, 'rig', { dice: isHurried ? 2 : 3 }) : 2;
  m.state.rigged[unit] = passes >= 2 ? RIGGED : passes === 1 ? RIGGING : 0;
  tell(
    m,
    'rig',
    () =>
      `${nameOf(m, unit)} rigs charges: ${passes >= 2 ? 'done' : passes === 1 ? 'not yet done' : 'in vain'}.`,
    () => ({ model: unit, passes }),
  );
  return mayGoOn(m, unit);
}

function mayGoOn(m: Match, unit: number): boolean {
  const { operator } = settingsOf(m, unit).demolitions;
  if (operator.on) acted(m, CLAUSE.demolitions.operator);
  return operator.on && settingsOf(m, unit).actions.command.acts > 1;
}

/** Charges that take longer are rigged once their squad has acted again without going away (SQ-DEMO-04). */
export function finishRigging(m: Match, unit: number): void {
  if (m.state.rigged[unit] !== RIGGING) return;
  if (m.state.moved[unit] > 0) m.state.rigged[unit] = 0;
  else if (m.state.begunRigging[unit] > 0) m.state.rigged[unit] = RIGGED;
  m.state.begunRigging[unit] = m.state.rigged[unit] === RIGGING ? 1 : 0;
}

/** Detonates charges; whether the others of the squad may shoot (SQ-DEMO-06 to SQ-DEMO-08). */
export function detonate(m: Match, unit: number): boolean {
  const own = settingsOf(m, unit).demolitions;
  acted(m, CLAUSE.demolitions.clear);
  if (own.detonate.on) acted(m, CLAUSE.demolitions.detonate);
  const passes = own.detonate.on ? passesOf(m, unit, 'detonate') : 2;
  const gap = m.battlefield.distanceTo(m.battlefield.objectives[MIDDLE], placeOf(m, unit));
  m.state.charges[unit]--;
  m.state.rigged[unit] = 0;
  m.state.stirred[seatOf(m, unit)] = 1;
  tell(
    m,
    'detonate',
    () =>
      `${nameOf(m, unit)} detonates its charges: the structure is ${passes >= 2 ? 'destroyed' : passes === 1 ? 'badly damaged' : 'scratched'}.`,
    () => ({ model: unit, passes }),
  );
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
  const { collapse: own } = m.book.settings[seat].demolitions;
  if (!own.on) return;
  acted(m, CLAUSE.demolitions.collapse);
  if (rollDie(m, m.book.force[seat][0], 'collapse') >= own.needs) wreck(m, seat);
}

/** Objectives that a destroyed structure counts for, by seat (SQ-DEMO-target). */
export function scoreOfRuins(m: Match, seat: Seat): number {
  if (m.state.structure !== DESTROYED || m.state.wrecker !== seat) return 0;
  return m.book.settings[0].demolitions.target.score;
}
