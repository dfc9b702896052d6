import type { Point } from '../../kernel/entities.ts';
import type { Ground } from '../../kernel/ground.ts';
import type { Length } from '../../kernel/length.ts';

/** What it costs to deploy where a friend stands, in worth of models. */
const CROWDED = 0.05;

/**
 * What it costs to deploy at a point, which spreads a force along its edge.
 *
 * @param elbowRoom friends nearer than this get in each other's way
 */
export function crowding(
  { ground, distance }: { readonly ground: Ground; distance(a: Point, b: Point): Length },
  at: Point,
  friends: readonly Point[],
  elbowRoom: Length,
): number {
  const { x, y, radius } = ground;
  const reach = elbowRoom + 2 * radius;
  let crowd = 0;
  for (const friend of friends) {
    if (Math.abs(y[at] - y[friend]) > reach || Math.abs(x[at] - x[friend]) > reach) continue;
    crowd += Math.max(0, 1 - distance(at, friend) / elbowRoom);
  }
  return CROWDED * crowd;
}
