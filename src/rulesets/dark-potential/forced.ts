import type { Length } from '../../kernel/length.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { makeMove } from './moves.ts';
import { CLAUSE } from './rules/index.ts';
import { UNSEEN } from './sightlines.ts';
import { allowanceOf, isFree, pathTo, reachFrom, takenPoints } from './ways-out.ts';
import { isEngaged } from './weapons.ts';

/** How far a suppressed model looks for cover. */
const SEARCH: Length = 24 * 2540;

/** Whether a place is in cover from at least one enemy in sight, or from all of them (DP-LDR-08, Q-131, Q-132). */
export function isInCover(m: Match, model: number, at: number = m.state.point[model]): boolean {
  const { seat, profile } = m.book.models[model];
  const { inCover, forfeit } = settingsOf(m, model).leadership;
  let seen = 0;
  let covered = 0;
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (!isOnTable(m, enemy)) continue;
    const penalty = m.theatre.lines.look(m.state.point[enemy], at, seat, profile.dugIn);
    if (penalty === UNSEEN) continue;
    seen++;
    if (penalty >= (inCover.means === 'full' ? 2 : 1)) covered++;
  }
  if (inCover.means === 'terrain') return touchesTerrain(m, at);
  if (seen === 0) return forfeit.unseen !== 'to-terrain' || touchesTerrain(m, at);
  return inCover.against === 'any' ? covered > 0 : covered === seen;
}

function touchesTerrain(m: Match, at: number): boolean {
  const { inside, touches } = m.theatre.ground;
  return (inside[at] | touches[at]) !== 0;
}

/**
 * The way of a suppressed model to the nearest cover: by least movement to a place in cover that is free (DP-LDR-06,
 * DP-Q-130); as far along it as the allowance goes. Ties go to the first in its own frame (DP-D-17). Empty without one.
 */
export function wayToCover(m: Match, model: number, allowance: Length): ArrayLike<number> {
  const from = m.state.point[model];
  const wide = settingsOf(m, model).leadership.forced.nearest === 'straight-line';
  for (const within of wide ? [SEARCH] : [allowance, 2 * allowance, SEARCH]) {
    const goal = nearestCover(m, model, from, within);
    if (goal < 0) continue;
    const way = pathTo(m, model, from, goal, within);
    return within === allowance ? way : cut(m, model, way, allowance);
  }
  return [];
}

function nearestCover(m: Match, model: number, from: number, within: Length): number {
  const { nearest } = settingsOf(m, model).leadership.forced;
  const seat = seatOf(m, model);
  const reach = reachFrom(m, model, from, Math.min(within, SEARCH));
  const taken = takenPoints(m, model);
  const { y } = m.theatre.ground;
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < reach.count; i++) {
    const at = reach.point[i];
    const ahead = seat === 0 ? y[at] > y[from] : y[at] < y[from];
    if (nearest === 'not-forward' && ahead) continue;
    const cost = nearest === 'straight-line' ? m.theatre.distance(from, at) : reach.cost[i];
    if (cost > least || (cost === least && seat === 0)) continue;
    if (!isFree(m, at, taken) || !isInCover(m, model, at)) continue;
    best = at;
    least = cost;
    if (nearest === 'least-movement' && seat === 0) break;
    if (nearest === 'least-movement' && i + 1 < reach.count && reach.cost[i + 1] > cost) break;
  }
  return best;
}

/** The part of a way that an allowance pays for, ending on a free point. */
function cut(m: Match, model: number, path: ArrayLike<number>, allowance: Length): ArrayLike<number> {
  const reach = reachFrom(m, model, path[0], allowance);
  const cost = new Map<number, number>();
  for (let i = 0; i < reach.count; i++) cost.set(reach.point[i], reach.cost[i]);
  const taken = takenPoints(m, model);
  for (let end = path.length - 1; end > 0; end--) {
    const at = path[end];
    if (cost.has(at) && isFree(m, at, taken)) return Array.from(path).slice(0, end + 1);
  }
  return [path[0]];
}

/** A suppressed model's Move step: to cover, or nowhere when it has some (DP-LDR-06/07). Returns whether it is in cover. */
export function forcedMove(m: Match, model: number, shielded: boolean): boolean {
  const { forced, forfeit } = settingsOf(m, model).leadership;
  const engaged = isEngaged(m, model);
  if (engaged && forced.engaged !== 'leaves') return true;
  if (isInCover(m, model) || !forced.on) {
    if (forfeit.on && forfeit.countsAsMove > 0) m.state.moved[model] = 1;
    acted(m, CLAUSE.leadership.forfeit);
    return true;
  }
  runForCover(m, model, shielded);
  return !isOnTable(m, model) || isInCover(m, model);
}

/** In cover, or kept by an enemy in contact under the readings that say so (DP-Q-133). */
export function isSheltered(m: Match, model: number): boolean {
  const { engaged } = settingsOf(m, model).leadership.forced;
  return (engaged !== 'leaves' && isEngaged(m, model)) || isInCover(m, model);
}

/** One movement towards the nearest cover. */
export function runForCover(m: Match, model: number, shielded: boolean): void {
  acted(m, CLAUSE.leadership.forced);
  acted(m, CLAUSE.leadership.inCover);
  tell(m, 'forced', () => `${m.book.models[model].name} runs for cover.`);
  const plan = (left: Length) => wayToCover(m, model, left);
  makeMove(m, { model, kind: 'forced', allowance: allowanceOf(m, model, 1), shielded, plan });
}
