import { distance } from '../../geometry/distances.ts';
import type { Length } from '../../length.ts';
import { APART } from '../legs/room.ts';
import { isBlocked, isNearAny } from './blockade.ts';
import type { Graph } from './graph.ts';

/** A leg is straight when it costs its length, up to rounding. */
const STRAIGHT = 0.5;
const NONE: readonly number[] = [];
/** Bends are remembered for so many legs: most are asked for again in the same place. */
const MOST_BENDS = 16000;

/** Whether known legs lead into blockers. */
export interface LegHits {
  /** From now on these stand in the way of legs near a place; the graph's own legs are sure to see them after `look`. */
  stand(blockers: readonly number[], x: number, y: number, reach: Length): void;
  look(): void;
  /** Whether a leg of known cost leads into a blocker. */
  isHit(from: number, to: number, cost: number): boolean;
}

/** Whether a leg of known cost runs level and straight. */
export function isStraight(
  { x, y, z }: Pick<Graph, 'x' | 'y' | 'z'>,
  from: number,
  to: number,
  cost: number,
): boolean {
  return z[from] === z[to] && cost <= distance(x[from], y[from], x[to], y[to]) + STRAIGHT;
}

/** For nodes with the given coordinates, those of the graph first. */
export function createLegHits(graph: Graph, x: Float64Array, y: Float64Array, z: Float64Array): LegHits {
  const { ground, legs } = graph;
  let blockers: readonly number[] = [];
  let place: readonly [x: number, y: number, reach: Length] = [0, 0, 0];
  let isLooking = false;

  const look = () => {
    if (isLooking) return;
    graph.focus(
      ...place,
      blockers.map((i) => ({ x: ground.x[i], y: ground.y[i], z: ground.z[i] })),
    );
    isLooking = true;
  };

  const known = new Map<number, readonly number[]>();

  const bendsOf = (from: number, to: number, cost: number): readonly number[] => {
    const leg = from * graph.size + to;
    const kept = known.get(leg);
    if (kept !== undefined) return kept;
    look();
    const found = legs.openBends(x[from], y[from], z[from], x[to], y[to], z[to], cost + 1);
    const bends = found.length === 0 ? NONE : found.slice();
    if (known.size === MOST_BENDS) known.clear();
    known.set(leg, bends);
    return bends;
  };

  const bendsHit = (from: number, to: number, bends: readonly number[]): boolean => {
    let ax = x[from];
    let ay = y[from];
    let az = z[from];
    for (let i = 0; i < bends.length; i += 3) {
      if (isBlocked(ground, blockers, ax, ay, bends[i], bends[i + 1], az)) return true;
      ax = bends[i];
      ay = bends[i + 1];
      az = bends[i + 2];
    }
    return isBlocked(ground, blockers, ax, ay, x[to], y[to], az);
  };

  return {
    stand(bases, atX, atY, reach) {
      blockers = bases;
      place = [atX, atY, reach];
      isLooking = false;
    },
    look,
    isHit(from, to, cost) {
      if (isStraight(graph, from, to, cost)) return bendsHit(from, to, NONE);
      // A leg no longer than this stays in an ellipse round its ends.
      const straight = distance(x[from], y[from], x[to], y[to]);
      const length = z[from] === z[to] ? cost : Math.max(straight, cost) + legs.mantle;
      const margin = APART + Math.sqrt(length * length - straight * straight) / 2;
      if (!isNearAny(ground, blockers, margin, x[from], y[from], x[to], y[to])) return false;
      return bendsHit(from, to, bendsOf(from, to, cost));
    },
  };
}
