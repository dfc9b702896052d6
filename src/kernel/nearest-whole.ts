/** To the nearest whole number; halves go away from 0, so that mirror images stay mirror images. */
export function nearestWhole(n: number): number {
  return n < 0 ? -Math.round(-n) : Math.round(n);
}
