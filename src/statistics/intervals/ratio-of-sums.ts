import { requireFinite, requireLength, requireNonNegative } from '../numerics/require.ts';
import type { Range } from '../tallies/score-tally.ts';

/** How often something happened in a block, and how often it could have: never less. */
export type Ratio = readonly [part: number, whole: number];

/** A ratio of sums over blocks, and what each block says of it. */
export interface RatioOfSums {
  readonly ratio: number;
  /**
   * The ratio, and what one block moves it by. Over all blocks these have the ratio for their mean, and their variance
   * over the number of blocks is that of the ratio.
   */
  scoreOf(block: Ratio): number;
  /** Bounds of these values if no block has a larger whole than the largest seen. */
  readonly range: Range;
}

/**
 * The sum of the parts over that of the wholes, made into a mean by linearisation (delta method), so that what serves
 * means serves it: intervals, paired differences, tables as clusters. Null where the wholes add up to nothing.
 *
 * Approximate by an order of 1 / n: a block counts as if the mean of the wholes were known.
 *
 * Source: Cochran (1977), Sampling Techniques, 3rd ed., equation 6.4.
 */
export function ratioOfSums(blocks: readonly Ratio[]): RatioOfSums | null {
  requireLength('blocks', blocks, 0);
  let [parts, wholes, most] = [0, 0, 0];
  for (const [part, whole] of blocks) {
    requireNonNegative('A part', part);
    requireFinite('A whole', whole);
    if (part > whole) throw new RangeError(`A part of ${part} is more than its whole, ${whole}.`);
    parts += part;
    wholes += whole;
    most = Math.max(most, whole);
  }
  if (wholes === 0) return null;
  const ratio = parts / wholes;
  const mean = wholes / blocks.length;
  return {
    ratio,
    scoreOf: ([part, whole]) => ratio + (part - ratio * whole) / mean,
    range: { low: ratio - (ratio * most) / mean, high: ratio + ((1 - ratio) * most) / mean },
  };
}
