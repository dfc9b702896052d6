import { MOVED } from '../attack/aim.ts';
import { OFF_TABLE } from '../battlefield/state.ts';
import { acted, count, type Match, seatOf, settingsOf, tellAt, tellOf, turnsLeft } from '../match/match.ts';
import { passesOf, passText } from '../match/quality-test.ts';
import { has } from '../match/status.ts';
import { wayTo } from '../moves/moves.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { follow } from '../ways/travel.ts';
import { findsDropPoint } from './drop-points.ts';
import { drop, type Landed } from './drops.ts';
import { entrancesOf } from './entrances.ts';
import { chooseEntry, enter } from './entry.ts';

/** Whoever walks on shoots later, and the sooner the nearer he comes on: that much less of both is looked at. */
const ENTRY = { manner: MOVED, harm: 0.3, tempo: -0.01 };

/** Whether a unit is kept off the table when its side deploys (SQ-RES-01, SQ-DROP-01). */
export function isKeptBack(m: Match, unit: Unit): boolean {
  return isReserve(m, unit) || isDropped(m, unit);
}

function isReserve(m: Match, unit: Unit): boolean {
  return has(m, unit, 'reserves') && settingsOf(m, unit).reserves.trait.on;
}

/** Whether a unit comes by a drop (SQ-DROP-01). */
export function isDropped(m: Match, unit: Unit): boolean {
  return has(m, unit, 'drop') && settingsOf(m, unit).dropTroops.reserve.on;
}

/** Whether a unit off the table may be activated to come (SQ-DROP-02). */
export function mayArrive(m: Match, unit: Unit): boolean {
  if (m.state.whereabouts[unit] !== OFF_TABLE) return false;
  return !isDropped(m, unit) || (mayDrop(m, unit) && findsDropPoint(m, unit));
}

function mayDrop(m: Match, unit: Unit): boolean {
  return settingsOf(m, unit).dropTroops.when.on || m.state.round === 1;
}

/** Tells of drop troops that could not be dropped in a turn because they found no point to aim at. */
export function tellOfUndropped(m: Match, unit: Unit): void {
  if (m.state.done[unit] > 0 || m.state.whereabouts[unit] !== OFF_TABLE) return;
  if (isDropped(m, unit) && mayDrop(m, unit)) tellOf(m, 'not-dropped', unit, 'finds no point to drop at');
}

/** A unit off the table comes, if it can; what it may still do, undefined where that is nothing. */
export function arrive(m: Match, unit: Unit): Landed | undefined {
  if (isDropped(m, unit)) return drop(m, unit);
  comeOn(m, unit, isReserve(m, unit) ? passesToCome(m, unit) : 1);
  return undefined;
}

/** Comes on from an edge with a move that is like any other (SQ-RES-02). */
function comeOn(m: Match, unit: Unit, passes: number): void {
  const entrances = entrancesOf(m, unit, passes);
  if (entrances.length === 0) return tellOf(m, 'delayed', unit, 'does not come this turn');
  const places = entrances.map(({ to }) => to);
  const at = chooseEntry(m, unit, 'come on to', places, ENTRY);
  const { from, to, allowance } = entrances[places.indexOf(at)];
  m.state.moved[unit] = 1;
  enter(m, unit, from);
  count(m, seatOf(m, unit), 'entries');
  tellAt(m, 'entry', unit, 'comes on at', from);
  const path = wayTo(m, unit, to, allowance, 'ways');
  follow(m, { unit, path, to, comesOn: true }, allowance, 'moves', 'ways');
}

/** What the test of a unit in reserve opens to it (SQ-RES-02, SQ-RES-03). */
function passesToCome(m: Match, unit: Unit): number {
  acted(m, CLAUSE.reserves.trait);
  acted(m, CLAUSE.reserves.entry);
  const { edges } = settingsOf(m, unit).reserves;
  // Whoever passes nothing misses one of the turns that are left.
  const worth = (passes: number) => (passes > 0 || !edges.on ? 0 : -m.matchup.worth[unit] / turnsLeft(m));
  const rolled = passesOf(m, unit, 'reserve', { worth });
  tellOf(m, 'reserve', unit, () => [`is called from reserve: ${passText(rolled)}`, { passes: rolled }]);
  if (edges.on) acted(m, CLAUSE.reserves.edges);
  return edges.on ? rolled : 1;
}
