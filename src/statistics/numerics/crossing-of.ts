import { isotonic, type WeightedPoint } from './isotonic.ts';
import { requireFinite, requireLength } from './require.ts';

/**
 * Where a falling curve crosses a level, from noisy points: the points are made to fall by `isotonic`, and joined by
 * straight lines. Several x that fit equally well give their middle.
 *
 * @returns null where all points lie on one side of the level
 */
export function crossingOf(points: readonly WeightedPoint[], level: number): number | null {
  requireFinite('level', level);
  requireLength('points', points, 0);
  for (const { x } of points) requireFinite('x', x);
  const sorted = [...points].sort((a, b) => a.x - b.x);
  const fitted = isotonic(sorted.map(({ x, y, weight }) => ({ x, y: -y, weight }))).map((y) => -y);
  const above = fitted.findLastIndex((y) => y > level);
  const below = fitted.findIndex((y) => y < level);
  const at = sorted.flatMap(({ x }, i) => (fitted[i] === level ? [x] : []));
  if (at.length > 0) return (at[0] + at[at.length - 1]) / 2;
  if (above < 0 || below < 0) return null;
  const share = (fitted[above] - level) / (fitted[above] - fitted[below]);
  return sorted[above].x + share * (sorted[below].x - sorted[above].x);
}
