import { CLEAR, LOST } from '../../ways.ts';

/** Nodes to which known ways are cut off, and those among them that are looked for. */
export interface CutNodes {
  /** By node: CLEAR, DOUBTFUL or LOST. */
  readonly fate: Uint8Array;
  /** All that are cut off, in the order in which they were. */
  readonly all: readonly number[];
  /** Those to which ways are looked for. */
  readonly goals: readonly number[];
  /** Those at which legs of such ways may end. */
  readonly ends: readonly number[];
  add(node: number, fate: number): void;
  clear(): void;
  /** Looks for ways to one node, or to all to which some may lead. */
  lookFor(goal: number | 'all'): void;
  /** Whether all goals are sure to be further from a place than some distance. */
  areBeyond(placeX: number, placeY: number, distance: number): boolean;
  /** Square of the distance from a place to the nearest goal. */
  squareToNearest(placeX: number, placeY: number): number;
}

/** For nodes with the given coordinates, of which ways may pass by some. */
export function createCutNodes(x: Float64Array, y: Float64Array, isRelay: Uint8Array): CutNodes {
  const fate = new Uint8Array(x.length);
  const all: number[] = [];
  const goals: number[] = [];
  const ends: number[] = [];
  let left = Infinity;
  let right = -Infinity;
  let near = Infinity;
  let far = -Infinity;

  const addGoal = (node: number) => {
    goals.push(node);
    left = Math.min(left, x[node]);
    right = Math.max(right, x[node]);
    near = Math.min(near, y[node]);
    far = Math.max(far, y[node]);
  };

  return {
    fate,
    all,
    goals,
    ends,
    add(node, its) {
      fate[node] = its;
      all.push(node);
    },
    clear() {
      for (const node of all) fate[node] = CLEAR;
      all.length = 0;
    },
    lookFor(goal) {
      goals.length = 0;
      ends.length = 0;
      left = near = Infinity;
      right = far = -Infinity;
      for (const node of all) {
        if (fate[node] === LOST) continue;
        const isGoal = goal === 'all' || goal === node;
        if (isGoal) addGoal(node);
        if (isGoal || isRelay[node] === 1) ends.push(node);
      }
    },
    areBeyond(placeX, placeY, distance) {
      const dx = Math.max(0, left - placeX, placeX - right);
      const dy = Math.max(0, near - placeY, placeY - far);
      return dx * dx + dy * dy >= distance * distance;
    },
    squareToNearest(placeX, placeY) {
      let least = Infinity;
      for (const node of goals) {
        const dx = x[node] - placeX;
        const dy = y[node] - placeY;
        const square = dx * dx + dy * dy;
        if (square < least) least = square;
      }
      return least;
    },
  };
}
