import type { Match } from './match.ts';

/** Where a standing point is, in inches from the table's corner at seat 0's left. */
export function placeAt(m: Match, at: number): string {
  const { ground, halfWidth, halfDepth } = m.theatre;
  const inch = (n: number) => (n / 2540).toFixed(1);
  const level = ground.z[at] > 0 ? `, ${inch(ground.z[at])} up` : '';
  return `${inch(ground.x[at] + halfWidth)},${inch(ground.y[at] + halfDepth)}${level}`;
}
