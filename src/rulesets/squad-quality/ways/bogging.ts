import { INCH } from '../../../kernel/length.ts';
import { hullOf, isAloft } from '../match/hull.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { passesOf } from '../match/quality-test.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Point, Unit } from '../units/entities.ts';

/** Steps of a path at which a vehicle tests whether it is bogged down (SQ-BOG-01). */
function boggingSteps(m: Match, unit: Unit, path: readonly Point[]): number[] {
  const own = settingsOf(m, unit).vehicleBogging;
  if (!own.on || hullOf(m, unit) === null || isAloft(m, unit)) return [];
  const { ground, depthIn } = m.battlefield;
  const rough = ground.spec.pieces.flatMap(({ area }, piece) => (area ? [piece] : []));
  const stretch = own.tests.inches * INCH;
  const steps: number[] = [];
  let inside = 0;
  let tested = own.tests.part === 'begun' ? 0 : stretch;
  for (let i = 1; i < path.length; i++) {
    inside += rough.reduce((most, piece) => Math.max(most, depthIn(piece, path[i - 1], path[i])), 0);
    if (own.tests.part === 'begun' ? inside <= tested : inside < tested) continue;
    steps.push(i);
    tested += stretch * Math.max(1, Math.ceil((inside - tested) / stretch));
  }
  return steps;
}

/** Tests whether a vehicle gets on (SQ-BOG-02). */
function getsOn(m: Match, unit: Unit): boolean {
  const { passes } = settingsOf(m, unit).vehicleBogging;
  acted(m, CLAUSE.vehicleBogging.tests);
  acted(m, CLAUSE.vehicleBogging.passes);
  const needed = hullOf(m, unit)?.locomotion === 'wheeled' ? passes.wheeled : passes.tracked;
  return passesOf(m, unit, 'bogging') >= needed;
}

/** The step of a path at which a vehicle is bogged down; the last where it is not. */
export function boggedAt(m: Match, unit: Unit, path: readonly Point[]): number {
  for (const step of boggingSteps(m, unit, path)) {
    if (getsOn(m, unit)) continue;
    m.state.bogged[unit] = 1;
    count(m, seatOf(m, unit), 'bogged');
    return step;
  }
  return path.length - 1;
}

/** Tells of a vehicle that has moved as far as it got and is bogged down there. */
export function tellOfBogging(m: Match, unit: Unit): void {
  if (m.state.bogged[unit] > 0) tellOf(m, 'bogged', unit, 'is bogged down');
}

/** A bogged vehicle that is activated may get free (SQ-BOG-03). */
export function tryToGetFree(m: Match, unit: Unit): void {
  const { freed } = settingsOf(m, unit).vehicleBogging;
  if (m.state.bogged[unit] === 0 || !isOnTable(m, unit) || !freed.on) return;
  acted(m, CLAUSE.vehicleBogging.freed);
  if (!getsOn(m, unit)) return;
  m.state.bogged[unit] = 0;
  tellOf(m, 'freed', unit, 'gets free');
}
