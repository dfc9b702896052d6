/**
 * How far from zero a figure without bounds is taken to lie: as far as the farthest value seen, and one whole unit at
 * least. A value that is rare and farther may not have been seen yet, so what rests on this is approximate.
 *
 * @param scale how many parts, in which the values are counted, make one unit
 */
export function farthest(values: Iterable<number>, scale: number): number {
  let most = scale;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
}
