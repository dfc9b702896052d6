import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Occupancy } from '../../../kernel/field/occupancy.ts';
import type { Length } from '../../../kernel/length.ts';
import { costIn } from '../../../kernel/movement/reach-list.ts';
import { LONGEST_MOVE, type Reach } from '../../../kernel/ways.ts';
import type { Seat } from '../../../rules/decision.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import { NO_SLOT } from '../matchup/slot.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';

/** Standing points a model may not move through: enemies, by the default reading (DP-Q-47, DP-Q-117). */
export function enemiesInTheWay(m: Match, model: Model): Point[] {
  const seat = seatOf(m, model);
  const { passing } = settingsOf(m, model).movement.allowance;
  if (passing === 'anybody') return [];
  const blockers: Point[] = [];
  for (let other = 0; other < m.matchup.models.length; other++) {
    if (other === model || !isOnTable(m, other)) continue;
    if (passing === 'nobody' || seatOf(m, other) !== seat) blockers.push(m.state.point[other]);
  }
  for (let slot = 0; slot < m.matchup.baseSlots; slot++) {
    const at = m.state.base[slot];
    const owner = m.matchup.baseOwner[slot];
    if (at === NOWHERE || owner === model || settingsOf(m, owner).stealth.moves.body === 'none') continue;
    if (passing === 'nobody' || seatOf(m, owner) !== seat) blockers.push(at);
  }
  return blockers;
}

/** The list of stealth bases among what is followed. */
const BASES = 1;

/** The room that models and stealth bases leave, other than the mover's own; it holds until somebody else asks. */
export function roomFor(m: Match, model: Model, slot = NO_SLOT): Occupancy {
  const { occupancy } = m.battlefield;
  occupancy.follow(m.state.point, model);
  occupancy.follow(m.state.base, slot, BASES);
  return occupancy;
}

/** A model's Movement in inches: printed, plus what users' rules add, never below none. */
export function movementOf(m: Match, model: Model): number {
  const spec = m.matchup.models[model];
  return Math.max(0, spec.profile.movement + addUp(m.matchup.active[spec.seat], 'move', [spec]));
}

/** The same for one move, times a fraction (DP-MOV-01, DP-CHG-01). */
export function allowanceOf(m: Match, model: Model, fraction: number): Length {
  return Math.min(LONGEST_MOVE, Math.floor(movementOf(m, model) * fraction * m.matchup.inch));
}

/** Everywhere a mover can get from a point; under the whole-move reading difficult ground slows all of it (V-04). */
export function reachFrom(m: Match, model: Model, from: Point, allowance: Length): Reach {
  return reachPast(m, seatOf(m, model), from, allowance, enemiesInTheWay(m, model));
}

/** Everywhere a mover could get from a point if nobody stood in its way. */
export function reachAlone(m: Match, model: Model, from: Point, allowance: Length): Reach {
  return reachPast(m, seatOf(m, model), from, allowance, []);
}

/** What those in its way make of a place that a mover reaches alone. */
interface Past {
  /** They cut off the usual way: another may lead there within the allowance, or none. */
  isCut(to: Point): boolean;
  /** Some way leads there within the allowance, which it may take long to find out. */
  isReached(to: Point): boolean;
}

/** What those in its way make of places that a mover reaches alone, as they stand now. */
export function pastOthers(m: Match, model: Model, from: Point, allowance: Length): Past {
  const seat = seatOf(m, model);
  const blockers = enemiesInTheWay(m, model);
  const { ways, open } = m.battlefield;
  if (open[seat]) {
    const isReached = (to: Point) => costIn(reachPast(m, seat, from, allowance, blockers), to) <= allowance;
    return { isReached, isCut: (to) => !isReached(to) };
  }
  const isCut = (to: Point) => ways[seat].isCut(from, to, allowance, blockers);
  return {
    isCut,
    isReached: (to) => !isCut(to) || ways[seat].cost(from, to, allowance, blockers) <= allowance,
  };
}

function reachPast(m: Match, seat: Seat, from: Point, allowance: Length, blockers: readonly number[]): Reach {
  const open = m.battlefield.open[seat];
  if (!open) return m.battlefield.ways[seat].reach(from, allowance, blockers);
  const free = open.reach(from, allowance, blockers);
  const { factor } = m.matchup.settings[seat].movement.difficult;
  const slow = m.battlefield.ways[seat].reach(from, Math.floor(allowance / factor), blockers);
  const seen = new Map<number, number>();
  for (let i = 0; i < free.count; i++) seen.set(free.point[i], free.cost[i]);
  for (let i = 0; i < slow.count; i++) {
    const cost = Math.floor(factor * slow.cost[i]);
    if (cost < (seen.get(slow.point[i]) ?? Infinity)) seen.set(slow.point[i], cost);
  }
  const all = [...seen].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return {
    count: all.length,
    point: Uint16Array.from(all, ([point]) => point),
    cost: Uint16Array.from(all, ([, cost]) => cost),
  };
}

/** The cheapest way to a place, or one of less exposure; over no point of `shunned`, nor nearer to one than a base. */
export function pathTo(
  m: Match,
  model: Model,
  from: Point,
  to: Point,
  allowance: Length,
  exposure?: Float64Array,
  shunned: readonly Point[] = [],
): Uint16Array {
  const seat = seatOf(m, model);
  const blockers = enemiesInTheWay(m, model).concat(shunned);
  const ways = m.battlefield.open[seat] ?? m.battlefield.ways[seat];
  const path = ways.path(from, to, allowance, blockers, exposure);
  return path.length > 0 || !m.battlefield.open[seat]
    ? path
    : m.battlefield.ways[seat].path(from, to, allowance, blockers, exposure);
}

/** What is left of an allowance once a mover has gone some of its way; enough to go on to where it was bound. */
export function leftAfter(m: Match, model: Model, path: ArrayLike<Point>, end: number, left: Length): Length {
  const last = path[path.length - 1];
  const onwards = costOf(m, model, path[end], last, left);
  return Math.max(0, left - costOf(m, model, path[0], path[end], left), onwards <= left ? onwards : 0);
}

function costOf(m: Match, model: Model, from: Point, to: Point, limit: Length): Length {
  const seat = seatOf(m, model);
  const blockers = enemiesInTheWay(m, model);
  const open = m.battlefield.open[seat]?.cost(from, to, limit, blockers) ?? Infinity;
  if (open <= limit) return open;
  const cost = m.battlefield.ways[seat].cost(from, to, limit, blockers);
  return m.battlefield.open[seat] ? m.matchup.settings[seat].movement.difficult.factor * cost : cost;
}

/** A mover that passes through others cannot be stopped on top of one. */
export function canStop(m: Match, model: Model, at: Point, slot = NO_SLOT): boolean {
  return roomFor(m, model, slot).isFree(at);
}
