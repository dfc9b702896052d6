import type { BreakEven } from '../../experiments/play/break-even.ts';

/** `2 to 4`, `more than 3`, `less than 1`: between which numbers both sides are even. */
export function evenRange({ low, high }: BreakEven): string {
  if (low === null && high === null) return 'not told';
  if (high === null) return `more than ${low}`;
  return low === null ? `less than ${high}` : `${low} to ${high}`;
}

/** As words before the units: `2 to 4 more`, `2 fewer to 4 more`, `1 to 3 fewer`, `over 3 more`, `under 1 more`. */
export function evenMore({ low, high }: BreakEven): string {
  if (low === null && high === null) return 'not told';
  if (low === null) return high! < 0 ? `over ${moreText(high!)}` : `under ${moreText(high!)}`;
  if (high === null) return low < 0 ? `under ${moreText(low)}` : `over ${moreText(low)}`;
  if (high <= 0 && low < 0) return `${-high} to ${-low} fewer`;
  return low < 0 ? `${moreText(low)} to ${moreText(high)}` : `${low} to ${high} more`;
}

/** `3 more`, `2 fewer`. */
export function moreText(count: number): string {
  return count < 0 ? `${-count} fewer` : `${count} more`;
}

/** Whether the numbers tell it from nothing: all on one side of it. */
export function isBounded({ low, high }: BreakEven): boolean {
  return (low !== null && low >= 0) || (high !== null && high <= 0);
}

/** `not told from nothing yet (2 fewer to 5 more)`, of numbers that lie on both sides of it. */
export function notTold(even: BreakEven): string {
  const isOpen = even.low === null && even.high === null;
  return `not told from nothing yet${isOpen ? '' : ` (${evenMore(even)})`}`;
}
