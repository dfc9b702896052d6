import type { Length } from '../../kernel/length.ts';
import type { Reach } from '../../kernel/ways.ts';
import type { Seat } from '../../rules/decision.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { NOWHERE } from './state.ts';

/** Standing points a model may not move through: enemies, by the default reading (DP-Q-47). */
export function enemiesInTheWay(m: Match, model: number): number[] {
  const seat = seatOf(m, model);
  const { passing } = settingsOf(m, model).movement.allowance;
  if (passing === 'anybody') return [];
  const blockers: number[] = [];
  for (let other = 0; other < m.book.models.length; other++) {
    if (other === model || !isOnTable(m, other)) continue;
    if (passing === 'nobody' || seatOf(m, other) !== seat) blockers.push(m.state.point[other]);
  }
  if (m.book.settings[seat].stealth.moves.body !== 'none') pushEnemyBases(m, seat, blockers);
  return blockers;
}

function pushEnemyBases(m: Match, seat: Seat, blockers: number[]): void {
  m.state.base.forEach((at, slot) => {
    if (at !== NOWHERE && m.book.models[m.book.baseOwner[slot]].seat !== seat) blockers.push(at);
  });
}

/** Points on which somebody's base or stealth base stands, other than the mover's own. */
export function takenPoints(m: Match, model: number, slot = -1): number[] {
  const taken: number[] = [];
  for (let other = 0; other < m.book.models.length; other++) {
    if (other !== model && isOnTable(m, other)) taken.push(m.state.point[other]);
  }
  m.state.base.forEach((at, other) => {
    if (at !== NOWHERE && other !== slot) taken.push(at);
  });
  return taken;
}

/** Those of some points on which a base could be in the way of a mover that goes no further than `allowance`. */
export function within(m: Match, from: number, allowance: Length, points: readonly number[]): number[] {
  const { x, y, radius } = m.theatre.ground;
  const far = allowance + 2 * radius;
  return points.filter((at) => {
    const dx = x[at] - x[from];
    const dy = y[at] - y[from];
    return dx * dx + dy * dy <= far * far;
  });
}

export function isFree(m: Match, at: number, taken: readonly number[]): boolean {
  for (const other of taken) if (other === at || m.theatre.overlap(at, other)) return false;
  return true;
}

/** A model's Movement for one move: printed, plus what users' rules add, times a fraction (DP-MOV-01, DP-CHG-01). */
export function allowanceOf(m: Match, model: number, fraction: number): Length {
  const { profile, seat } = m.book.models[model];
  let inches = profile.movement;
  for (const { moments, own } of m.book.active[seat])
    inches += moments.move?.(m.book.models[model], own) ?? 0;
  return Math.floor(Math.max(0, inches) * fraction * m.book.inch);
}

/** Everywhere a mover can get from a point; under the whole-move reading difficult ground halves the allowance (V-04). */
export function reachFrom(m: Match, model: number, from: number, allowance: Length): Reach {
  const seat = seatOf(m, model);
  const blockers = enemiesInTheWay(m, model);
  const open = m.theatre.open[seat];
  if (!open) return m.theatre.ways[seat].reach(from, allowance, blockers);
  const free = open.reach(from, allowance, blockers);
  const half = m.theatre.ways[seat].reach(from, Math.floor(allowance / 2), blockers);
  const seen = new Map<number, number>();
  for (let i = 0; i < free.count; i++) seen.set(free.point[i], free.cost[i]);
  for (let i = 0; i < half.count; i++) {
    const cost = 2 * half.cost[i];
    if (cost < (seen.get(half.point[i]) ?? Infinity)) seen.set(half.point[i], cost);
  }
  const all = [...seen].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return {
    count: all.length,
    point: Uint16Array.from(all, ([point]) => point),
    cost: Uint16Array.from(all, ([, cost]) => cost),
  };
}

export function pathTo(
  m: Match,
  model: number,
  from: number,
  to: number,
  allowance: Length,
  exposure?: Float64Array,
): Uint16Array {
  const seat = seatOf(m, model);
  const blockers = enemiesInTheWay(m, model);
  const ways = m.theatre.open[seat] ?? m.theatre.ways[seat];
  const path = ways.path(from, to, allowance, blockers, exposure);
  return path.length > 0 || !m.theatre.open[seat]
    ? path
    : m.theatre.ways[seat].path(from, to, allowance, blockers, exposure);
}
