import { wilson } from './wilson.ts';

/**
 * Newcombe's interval for the difference of two independent proportions a / m - b / n: his method 10, which
 * squares and adds the Wilson intervals of the two.
 *
 * Right for counts from two separate sets of matches, such as unresolved shares under two variants with
 * their own seeds. Wrong for the same blocks under two variants: those are pairs (see `mcnemar`, or a
 * `boundedMeanSequence` of the differences).
 *
 * Source: Newcombe (1998b), Statist. Med. 17, 873-890, method 10.
 *
 * @param a events in the first group of m
 * @param b events in the second group of n
 */
export function newcombe(
  a: number,
  m: number,
  b: number,
  n: number,
  confidence = 0.95,
): { difference: number; low: number; high: number } {
  const first = wilson(a, m, confidence);
  const second = wilson(b, n, confidence);
  const difference = first.share - second.share;
  return {
    difference,
    low: difference - Math.hypot(first.share - first.low, second.high - second.share),
    high: difference + Math.hypot(first.high - first.share, second.share - second.low),
  };
}
