import type { EvenPoint } from '../experiments/even-point.ts';

/** `2 to 4`, `more than 3`, `less than 1`: between which numbers both sides are even. */
export function evenRange({ low, high }: EvenPoint): string {
  if (low === null && high === null) return 'not told';
  if (high === null) return `more than ${low}`;
  return low === null ? `less than ${high}` : `${low} to ${high}`;
}

/** Whether the numbers tell anything: more than nothing, or less than some. */
export function isBounded({ low, high }: EvenPoint): boolean {
  return high !== null || (low !== null && low >= 0);
}
