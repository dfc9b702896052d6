import { containsPoint, type Outline } from './outline.ts';

/** The spot of an outline that is nearest to a point: the point itself where it is inside. */
export function nearestInOutline(outline: Outline, x: number, y: number): readonly [x: number, y: number] {
  if (containsPoint(outline, x, y)) return [x, y];
  let nearest: readonly [number, number] = [outline[0], outline[1]];
  let least = Infinity;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const ex = outline[i] - outline[j];
    const ey = outline[i + 1] - outline[j + 1];
    const along = ((x - outline[j]) * ex + (y - outline[j + 1]) * ey) / (ex * ex + ey * ey);
    const share = Math.max(0, Math.min(1, along));
    const spot = [outline[j] + share * ex, outline[j + 1] + share * ey] as const;
    const squared = (spot[0] - x) * (spot[0] - x) + (spot[1] - y) * (spot[1] - y);
    if (squared < least) [nearest, least] = [spot, squared];
  }
  return nearest;
}
