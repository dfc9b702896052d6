/** Nodes to which known ways are cut off. */
export interface CutNodes {
  /** By node, 1 for those that are cut off. */
  readonly isCut: Uint8Array;
  /** Those that other ways may lead to. */
  readonly sought: readonly number[];
  /** Whether there are none at all. */
  isEmpty(): boolean;
  add(node: number, isHopeless: boolean): void;
  clear(): void;
  /** Whether all that are sought are sure to be further from a place than some distance. */
  areBeyond(placeX: number, placeY: number, distance: number): boolean;
  /** Square of the distance from a place to the nearest that is sought. */
  squareToNearest(placeX: number, placeY: number): number;
}

/** For nodes with the given coordinates. */
export function createCutNodes(x: Float64Array, y: Float64Array): CutNodes {
  const isCut = new Uint8Array(x.length);
  const all: number[] = [];
  const sought: number[] = [];
  let left = Infinity;
  let right = -Infinity;
  let near = Infinity;
  let far = -Infinity;

  return {
    isCut,
    sought,
    isEmpty: () => all.length === 0,
    add(node, isHopeless) {
      isCut[node] = 1;
      all.push(node);
      if (isHopeless) return;
      sought.push(node);
      left = Math.min(left, x[node]);
      right = Math.max(right, x[node]);
      near = Math.min(near, y[node]);
      far = Math.max(far, y[node]);
    },
    clear() {
      for (const node of all) isCut[node] = 0;
      all.length = 0;
      sought.length = 0;
      left = near = Infinity;
      right = far = -Infinity;
    },
    areBeyond(placeX, placeY, distance) {
      const dx = Math.max(0, left - placeX, placeX - right);
      const dy = Math.max(0, near - placeY, placeY - far);
      return dx * dx + dy * dy >= distance * distance;
    },
    squareToNearest(placeX, placeY) {
      let least = Infinity;
      for (const node of sought) {
        const dx = x[node] - placeX;
        const dy = y[node] - placeY;
        const square = dx * dx + dy * dy;
        if (square < least) least = square;
      }
      return least;
    },
  };
}
