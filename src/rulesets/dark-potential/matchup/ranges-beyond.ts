/** Ranges begun beyond the first, each of which has its penalty (DP-DIST-02); lengths of one unit. */
export function rangesBeyond(range: number, distance: number, edge: 'nearer' | 'farther'): number {
  const bands = distance / range;
  const whole = edge === 'nearer' ? Math.ceil(bands - 1e-6) - 1 : Math.floor(bands + 1e-6);
  return whole > 0 ? whole : 0;
}
