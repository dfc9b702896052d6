import { distance } from '../../geometry/distances.ts';
import type { Length } from '../../length.ts';
import { isBlocked } from '../graph/blockade.ts';
import type { Graph } from '../graph/graph.ts';
import { SPARE } from '../graph/spread.ts';
import { isTautOnRing, placeRings, RING_SIZE, round } from './rings.ts';

/** More never stand within one move of each other. */
const MOST_BLOCKERS = 128;
/** Nodes for bends round blockers. */
export const RING_NODES = MOST_BLOCKERS * RING_SIZE;

/** Kinds of bends; at a loose one, in difficult ground, ways that look slack may be the cheapest. */
const UNKNOWN = 0;
const TIGHT = 1;
const LOOSE = 2;

/** The bends round blockers, which are nodes from `graph.size` on: RING_SIZE for each blocker. */
export interface RingBends {
  /** By node - `graph.size`: a way to a bend that costs as much is of no use; -Infinity where there is no room for it. */
  readonly latest: Float64Array;
  /**
   * From now on these stand in the way.
   * @throws when they are more than can be.
   */
  stand(blockers: readonly number[]): void;
  /**
   * Writes their places into the coordinates of nodes and notes which can serve ways from a start.
   * @param bound the most that whole ways may cost
   * @param squareToNearest square of the distance from a place to the nearest place where ways may end
   */
  place(start: number, bound: Length, squareToNearest: (x: number, y: number) => number): void;
  /** Whether a shortest way may come from a bend to a node or the other way round. */
  isTautAt(bend: number, node: number): boolean;
}

/** For nodes with the given coordinates, those of the graph first. */
export function createRingBends(graph: Graph, x: Float64Array, y: Float64Array, z: Float64Array): RingBends {
  const { ground, legs, size } = graph;
  const reach = 2 * ground.radius;
  const kind = new Uint8Array(RING_NODES);
  const latest = new Float64Array(RING_NODES);
  let blockers: readonly number[] = [];

  const isFree = (bx: number, by: number, bz: Length): boolean =>
    legs.room.onTable(bx, by) && !isBlocked(ground, blockers, bx, by, bx, by, bz);

  const isLoose = (bend: number): boolean => {
    if (kind[bend - size] === UNKNOWN) {
      const isSlow = z[bend] === 0 && legs.isSlowNear(x[bend], y[bend], x[bend], y[bend]);
      kind[bend - size] = isSlow ? LOOSE : TIGHT;
    }
    return kind[bend - size] === LOOSE;
  };

  return {
    latest,
    stand(bases) {
      if (bases.length > MOST_BLOCKERS) {
        throw new RangeError(`${bases.length} bases in the way of one move; ${MOST_BLOCKERS} is the most.`);
      }
      blockers = bases;
      kind.fill(UNKNOWN, 0, bases.length * RING_SIZE);
    },
    place(start, bound, squareToNearest) {
      placeRings(ground, blockers, size, x, y, z);
      for (let bend = size; bend < size + blockers.length * RING_SIZE; bend++) {
        const [bx, by] = [x[bend], y[bend]];
        // Legs that climb may be longer than they cost: then the distance that is left says nothing.
        const isMeasured = legs.lift === 0;
        const onward = isMeasured ? Math.sqrt(squareToNearest(bx, by)) - SPARE : 0;
        const last = Math.min(bound, bound - onward);
        const isInReach = !isMeasured || distance(x[start], y[start], bx, by) < last;
        latest[bend - size] = isInReach && isFree(bx, by, z[bend]) ? last : -Infinity;
      }
    },
    isTautAt(bend, node) {
      const j = (bend - size) % RING_SIZE;
      const blocker = blockers[(bend - size - j) / RING_SIZE];
      const dx = x[node] - ground.x[blocker];
      const dy = y[node] - ground.y[blocker];
      if (isTautOnRing(j, reach, dx, dy)) return true;
      if (!legs.isSlowAround()) return false;
      if (isLoose(bend)) return true;
      // Difficult ground on the way may turn it a little.
      const isNext = isTautOnRing(round(j + 1), reach, dx, dy) || isTautOnRing(round(j - 1), reach, dx, dy);
      return isNext && z[bend] === 0 && legs.isSlowNear(x[bend], y[bend], x[node], y[node]);
    },
  };
}
