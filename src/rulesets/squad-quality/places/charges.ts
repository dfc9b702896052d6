import { INCH, type Length } from '../../../kernel/length.ts';
import { ONE_BUSY } from '../attack/aim.ts';
import { RIGGED, RIGGING, UNMARKED } from '../battlefield/state.ts';
import { isLeft, isOnTable, type Match, placeOf, seatOf, settingsOf, turnsLeft } from '../match/match.ts';
import { objectiveInAll } from '../match/objectives.ts';
import { chanceOfPasses, passChance } from '../match/quality-test.ts';
import { chargeNumberOf } from '../match/status.ts';
import type { Point, Unit } from '../units/entities.ts';
import type { Option } from './option.ts';

/** The structure: whole, badly damaged, destroyed. */
export const DAMAGED = 1;
export const DESTROYED = 2;

/** The objective where it stands. */
const MIDDLE = 1;

/** Activations that it takes to rig charges, to get away and to set them off. */
const ALL_OF_IT = 3;
/** What charges come to that are rigged later, and a structure that is badly damaged by the printed die (SQ-DEMO-09). */
const LATER = 0.6;
/** That die. */
const PRINTED = 4;
/** How often rigged charges are set off in the end. */
const SET_OFF = 0.5;

/** Whether a unit has charges, and there is a structure that they may bring down. */
function hasUseForCharges(m: Match, unit: Unit): boolean {
  const { carriers, target } = settingsOf(m, unit).demolitions;
  const { charges, structure } = m.state;
  return carriers.on && target.structures > 0 && charges[unit] > 0 && structure !== DESTROYED;
}

/** What a squad with charges may do about the structure (SQ-DEMO-02). */
export function chargeOptions(m: Match, unit: Unit): Option[] {
  const { operator, clear, last } = settingsOf(m, unit).demolitions;
  const { rigged } = m.state;
  if (!hasUseForCharges(m, unit)) return [];
  const at = placeOf(m, unit);
  const gap = gapToStructure(m, at);
  const act = (action: 'rig' | 'detonate'): Option => ({ action, at, target: unit, manner: ONE_BUSY });
  if (rigged[unit] === 0) return gap <= operator.inches * INCH ? [act('rig')] : [];
  const mayBlow = gap >= clear.inches * INCH || (last.on && m.state.figures[unit] === 1);
  return rigged[unit] === RIGGED && mayBlow ? [act('detonate')] : [];
}

/** What rigging or detonating promises: the structure, as likely as it comes down, while there is time for it. */
export function chargeWorth(m: Match, unit: Unit, action: 'rig' | 'detonate'): number {
  const { target, rig, hurried, detonate } = settingsOf(m, unit).demolitions;
  const isHurried = hurried.on && m.state.marker[unit] > UNMARKED;
  const blown = detonate.on ? chanceOf(m, unit, 3, collapses(m, unit)) : 1;
  const worth = target.score * objectiveInAll(m, seatOf(m, unit)) * blown;
  if (action === 'detonate') return worth;
  if (turnsLeft(m) < ALL_OF_IT && m.state.figures[unit] > 1) return 0;
  return SET_OFF * worth * (rig.on ? chanceOf(m, unit, isHurried ? 2 : 3, LATER) : 1);
}

/** What whoever sets charges off where he is costs his side: himself, and the game if he is the last (SQ-DEMO-07). */
export function costOfBlast(m: Match, unit: Unit, action: 'rig' | 'detonate'): number {
  const { clear } = settingsOf(m, unit).demolitions;
  if (action === 'rig' || gapToStructure(m, placeOf(m, unit)) >= clear.inches * INCH) return 0;
  const seat = seatOf(m, unit);
  const isLast = m.matchup.force[seat].every((one) => one === unit || !isLeft(m, one));
  return isLast ? m.matchup.forceWorth[seat] : m.state.figures[unit] * m.matchup.figureWorth[unit];
}

/** What a structure that is badly damaged comes to: nothing where it stands for good (SQ-DEMO-09). */
function collapses(m: Match, unit: Unit): number {
  const { collapse } = settingsOf(m, unit).demolitions;
  return collapse.on ? Math.min(1, (LATER * passChance(collapse.needs)) / passChance(PRINTED)) : 0;
}

/** What so many passes of rigging or detonating are worth. */
export function worthOfCharges(m: Match, unit: Unit, action: 'rig' | 'detonate'): (passes: number) => number {
  const worth = settingsOf(m, unit).demolitions.target.score * objectiveInAll(m, seatOf(m, unit));
  const one = action === 'rig' ? LATER : collapses(m, unit);
  return (passes) => (passes >= 2 ? worth : passes === 1 ? one * worth : 0);
}

/** How likely a test with some dice comes to what it is rolled for, one pass counting for less. */
function chanceOf(m: Match, unit: Unit, dice: number, one: number): number {
  const pass = passChance(chargeNumberOf(m, unit));
  const two = chanceOfPasses(pass, 2, { dice });
  return two + one * (chanceOfPasses(pass, 1, { dice }) - two);
}

/** Whether another squad of its side with charges is about them already, or nearer the structure: one will do. */
function isAnotherNearer(m: Match, unit: Unit): boolean {
  const { charges, rigged } = m.state;
  const gap = gapToStructure(m, placeOf(m, unit));
  return m.matchup.force[seatOf(m, unit)].some(
    (one) =>
      one !== unit &&
      isOnTable(m, one) &&
      charges[one] > 0 &&
      (rigged[one] > 0 || gapToStructure(m, placeOf(m, one)) < gap),
  );
}

/** How far a unit on a place is from the structure. */
export function gapToStructure(m: Match, at: Point): Length {
  const { radius } = m.matchup.settings[0].demolitions.target;
  return Math.max(0, m.battlefield.distanceTo(m.battlefield.objectives[MIDDLE], at) - radius * INCH);
}

/** What it is worth to be where charges can be rigged, or away from where they are. */
export function chargeDraw(m: Match, unit: Unit): (at: Point) => number {
  const { operator, clear } = settingsOf(m, unit).demolitions;
  const { rigged } = m.state;
  if (!hasUseForCharges(m, unit) || (rigged[unit] === 0 && isAnotherNearer(m, unit))) return () => 0;
  const worth = chargeWorth(m, unit, rigged[unit] === RIGGED ? 'detonate' : 'rig');
  const stride = Math.max(INCH, m.matchup.moves[unit]);
  const spare = turnsLeft(m) - ALL_OF_IT;
  return (at) => {
    const gap = gapToStructure(m, at);
    if (rigged[unit] === RIGGED) return gap >= clear.inches * INCH ? worth : 0;
    if (rigged[unit] === RIGGING) return at === placeOf(m, unit) ? worth : 0;
    const moves = Math.max(0, gap - operator.inches * INCH) / stride;
    return moves > spare ? 0 : worth * (1 - moves / (spare + 2));
  };
}
