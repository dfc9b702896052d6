import { requireLength, requireLevel } from '../numerics/require.ts';
import { type Range, type ScoreTally, scoreTally, UNIT_RANGE } from '../tallies/score-tally.ts';
import { logCapitalAbove } from './log-capital-above.ts';
import { logCapitalBelow } from './log-capital-below.ts';

/** What the null would be wrong about. */
export type Alternative = (typeof SIDES)[number];

const SIDES = ['greater', 'less', 'two-sided'] as const;

/**
 * Evidence against "the mean of these bounded scores is `nullMean`" as a betting capital: an e-value.
 *
 * Under the null its expectation is at most 1 whenever one stops, so 1 / alpha refutes at level alpha, and
 * `eBenjaminiHochberg` handles a family of them. `greater` is also valid against every mean below
 * `nullMean`, and `less` against every mean above. Less powerful than a p-value at a fixed sample size.
 *
 * Source: Waudby-Smith and Ramdas (2024), JRSS B 86(1), theorem 3; the two-sided value is the average of
 * both gamblers' capitals.
 *
 * @param scores a list of scores, or how often each occurred
 * @param nullMean strictly inside `range`
 * @returns the e-value, 1 where nothing was seen, infinite beyond 1e308
 */
export function eValue(
  scores: readonly number[] | ReadonlyMap<number, number>,
  nullMean: number,
  alternative: Alternative,
  range: Range = UNIT_RANGE,
): number {
  if (!SIDES.includes(alternative)) {
    throw new RangeError(`alternative is ${alternative}; it must be one of ${SIDES.join(', ')}.`);
  }
  const tally = scoreTally(range);
  if (scores instanceof Map) for (const [score, count] of scores) tally.add(score, count);
  else addAll(tally, scores as readonly number[]);
  const claim = (nullMean - range.low) / (range.high - range.low);
  requireLevel('nullMean, on the scale of the range,', claim);
  const observed = tally.read();
  if (alternative === 'greater') return Math.exp(logCapitalAbove(observed, claim));
  if (alternative === 'less') return Math.exp(logCapitalBelow(observed, claim));
  return (Math.exp(logCapitalAbove(observed, claim)) + Math.exp(logCapitalBelow(observed, claim))) / 2;
}

function addAll(tally: ScoreTally, scores: readonly number[]): void {
  requireLength('scores', scores, 0);
  for (const score of scores) tally.add(score);
}
