import type { Ground } from '../../ground.ts';
import type { Length } from '../../length.ts';
import { COS_HALF, ringRound, SLACK } from '../graph/bend.ts';

const RING = ringRound(0, 0, 0, 1);

/** Bends round a blocker. */
export const RING_SIZE = RING.length;

const OFF_X = Float64Array.from(RING, ({ x }) => x);
const OFF_Y = Float64Array.from(RING, ({ y }) => y);
/** Where the first tangent of each bend touches; the second is the next one's first. */
const TOUCH_X = Float64Array.from([...RING, RING[0]], ({ n1x }) => n1x);
const TOUCH_Y = Float64Array.from([...RING, RING[0]], ({ n1y }) => n1y);

/** Writes the places of the bends round blockers into coordinates, from index `at` on. */
export function placeRings(
  ground: Ground,
  blockers: readonly number[],
  at: number,
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
): void {
  const reach = 2 * ground.radius;
  for (let k = 0; k < blockers.length; k++) {
    for (let j = 0; j < RING_SIZE; j++) {
      const i = at + k * RING_SIZE + j;
      x[i] = ground.x[blockers[k]] + reach * OFF_X[j];
      y[i] = ground.y[blockers[k]] + reach * OFF_Y[j];
      z[i] = ground.z[blockers[k]];
    }
  }
}

/** The number of a bend or tangent of a ring, counted on round it. */
export function round(j: number): number {
  return (j + RING_SIZE) % RING_SIZE;
}

/** Whether a way from bend `j` of a ring to a place (dx, dy) from its centre is tight (as `isTaut` has it). */
export function isTautOnRing(j: number, reach: Length, dx: number, dy: number): boolean {
  const first = dx * TOUCH_X[j] + dy * TOUCH_Y[j];
  const second = dx * TOUCH_X[j + 1] + dy * TOUCH_Y[j + 1];
  const tangent = reach - SLACK;
  const circle = reach * COS_HALF;
  return first >= tangent !== second >= tangent || first >= circle !== second >= circle;
}
