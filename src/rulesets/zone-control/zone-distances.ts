import type { Ground } from '../../kernel/ground.ts';
import type { Frame } from './frame.ts';
import type { Grid } from './grid.ts';

/** How far it is to zones, from the centre of a base to where it is wholly inside. */
export interface ZoneDistances {
  /** Square of the distance from a point to a zone. */
  square(point: number, zone: number): number;
  /** Of some zones all that can be the nearest, or the nearest but their own, to points within a frame. */
  nearest(zones: readonly number[], frame: Frame): readonly number[];
}

export function createZoneDistances(
  { columns, rows, width, depth, zones }: Grid,
  { x, y, radius }: Ground,
): ZoneDistances {
  // By zone: the least and the greatest coordinates at which a base is wholly inside.
  const columnOf = (zone: number) => zone % columns;
  const rowOf = (zone: number) => Math.floor(zone / columns);
  const left = Float64Array.from(zones, (zone) => (columnOf(zone) - columns / 2) * width + radius);
  const near = Float64Array.from(zones, (zone) => (rowOf(zone) - rows / 2) * depth + radius);
  const right = left.map((least) => least + width - 2 * radius);
  const far = near.map((least) => least + depth - 2 * radius);

  /** Squares of the least and the greatest distance from points within a frame to a zone. */
  function between(zone: number, frame: Frame): readonly [number, number] {
    const dx = Math.max(0, left[zone] - frame.right, frame.left - right[zone]);
    const dy = Math.max(0, near[zone] - frame.far, frame.near - far[zone]);
    const mostX = Math.max(0, left[zone] - frame.left, frame.right - right[zone]);
    const mostY = Math.max(0, near[zone] - frame.near, frame.far - far[zone]);
    return [dx * dx + dy * dy, mostX * mostX + mostY * mostY];
  }

  return {
    square(point, zone) {
      const dx = Math.max(0, left[zone] - x[point], x[point] - right[zone]);
      const dy = Math.max(0, near[zone] - y[point], y[point] - far[zone]);
      return dx * dx + dy * dy;
    },
    nearest(all, frame) {
      const bounds = all.map((zone) => between(zone, frame));
      // Points may be inside a zone that reaches into the frame, so that only others bound how far the next one is.
      const bound = bounds.reduce(
        (least, [nearest, most]) => (nearest > 0 ? Math.min(least, most) : least),
        Infinity,
      );
      return all.filter((_, i) => bounds[i][0] <= bound);
    },
  };
}
