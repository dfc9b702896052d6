import { isBlocked } from './blockade.ts';
import type { Graph } from './graph.ts';
import { isTautOnRing, placeRings, RING_SIZE, round } from './rings.ts';

/** More never stand within one move of each other. */
const MOST_BLOCKERS = 128;
/** Nodes for bends round blockers. */
export const RING_NODES = MOST_BLOCKERS * RING_SIZE;

/** Kinds of bends; at a loose one, in difficult ground, ways that look slack may be the cheapest. */
const UNKNOWN = 0;
const CLOSED = 1;
const TIGHT = 2;
const LOOSE = 3;

/** The bends round blockers, which are nodes from `graph.size` on: RING_SIZE for each blocker. */
export interface RingBends {
  /**
   * From now on these stand in the way.
   * @throws when they are more than can be.
   */
  stand(blockers: readonly number[]): void;
  /** Writes their places into the coordinates of nodes. */
  place(): void;
  /** Whether there is room for a base. */
  isFree(bend: number): boolean;
  /** Whether a shortest way may come from a bend to a node or the other way round. */
  isTautAt(bend: number, node: number): boolean;
}

/** For nodes with the given coordinates, those of the graph first. */
export function createRingBends(graph: Graph, x: Float64Array, y: Float64Array, z: Float64Array): RingBends {
  const { ground, legs, size } = graph;
  const reach = 2 * ground.radius;
  const kind = new Uint8Array(RING_NODES);
  let blockers: readonly number[] = [];

  const kindOf = (bend: number): number => {
    if (kind[bend - size] === UNKNOWN) {
      const [bx, by] = [x[bend], y[bend]];
      const isFree = legs.room.onTable(bx, by) && !isBlocked(ground, blockers, bx, by, bx, by, z[bend]);
      const isSlow = legs.room.levelAt(z[bend]).z === 0 && legs.isSlowNear(bx, by, bx, by);
      kind[bend - size] = !isFree ? CLOSED : isSlow ? LOOSE : TIGHT;
    }
    return kind[bend - size];
  };

  return {
    stand(bases) {
      if (bases.length > MOST_BLOCKERS) {
        throw new RangeError(`${bases.length} bases in the way of one move; ${MOST_BLOCKERS} is the most.`);
      }
      blockers = bases;
      kind.fill(UNKNOWN, 0, bases.length * RING_SIZE);
    },
    place: () => placeRings(ground, blockers, size, x, y, z),
    isFree: (bend) => kindOf(bend) !== CLOSED,
    isTautAt(bend, node) {
      const j = (bend - size) % RING_SIZE;
      const blocker = blockers[(bend - size - j) / RING_SIZE];
      const dx = x[node] - ground.x[blocker];
      const dy = y[node] - ground.y[blocker];
      if (isTautOnRing(j, reach, dx, dy)) return true;
      if (!legs.isSlowAround) return false;
      if (kindOf(bend) === LOOSE) return true;
      // Difficult ground on the way may turn it a little.
      const isNext = isTautOnRing(round(j + 1), reach, dx, dy) || isTautOnRing(round(j - 1), reach, dx, dy);
      return isNext && z[bend] === 0 && legs.isSlowNear(x[bend], y[bend], x[node], y[node]);
    },
  };
}
