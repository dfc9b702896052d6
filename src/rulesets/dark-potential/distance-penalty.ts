/** Distance penalty of a shot (DP-DIST-02). */
export function distancePenalty(
  range: number,
  distance: number,
  points: number,
  edge: 'nearer' | 'farther',
): number {
  const bands = distance / range;
  const whole = edge === 'nearer' ? Math.ceil(bands - 1e-6) - 1 : Math.floor(bands + 1e-6);
  return whole > 0 ? whole * points : 0;
}
