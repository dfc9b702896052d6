/** Ways through what is too narrow for a standing point of the lattice, as a door beside a wreck can be. */
import type { Point } from '../entities.ts';
import { type Ground, pointsNear } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import type { Ways } from '../ways.ts';

/** A way between two points that no chain of neighbours joins on their level. */
interface Passage {
  readonly to: Point;
  readonly cost: Length;
}

/** Cells between its ends at most, and what it may cost. */
const REACH = 3;
const LONGEST: Length = 4.5 * INCH;

/**
 * The passages from each point, between parts of a level that would not hang together without them.
 *
 * @param neighbours of each point on its level
 */
export function passages(
  ground: Ground,
  ways: Ways,
  neighbours: readonly (readonly Point[])[],
): readonly (readonly Passage[])[] {
  const { x, y, z } = ground;
  const found: Passage[][] = Array.from({ length: ground.count }, () => []);
  const { partOf, parts } = partsOf(ground, neighbours);
  if (parts === new Set(ground.z).size) return found;
  for (let from = 0; from < ground.count; from++) {
    for (const to of pointsNear(ground, x[from], y[from], REACH * ground.pitch)) {
      if (to < from || z[to] !== z[from] || partOf[to] === partOf[from]) continue;
      const cost = ways.cost(from, to, LONGEST, []);
      if (cost > LONGEST) continue;
      found[from].push({ to, cost });
      found[to].push({ to: from, cost });
    }
  }
  return found;
}

/** Which part of its level each point belongs to, and how many parts there are. */
function partsOf(
  { count }: Ground,
  neighbours: readonly (readonly Point[])[],
): { readonly partOf: Int32Array; readonly parts: number } {
  const partOf = new Int32Array(count).fill(-1);
  let parts = 0;
  for (let first = 0; first < count; first++) {
    if (partOf[first] >= 0) continue;
    partOf[first] = parts;
    for (const waiting = [first]; waiting.length > 0; ) {
      for (const next of neighbours[waiting.pop()!]) {
        if (partOf[next] >= 0) continue;
        partOf[next] = parts;
        waiting.push(next);
      }
    }
    parts++;
  }
  return { partOf, parts };
}
