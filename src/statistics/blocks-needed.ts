import { type Tally, unrefuted } from './betting-capital.ts';
import { requireLevel, requireRange } from './require.ts';
import { type Range, UNIT_RANGE } from './score-tally.ts';

/**
 * How many blocks a `boundedMeanSequence` will want: before the run, at the variance of a pilot.
 *
 * The same answer serves two questions: the blocks after which the half-width is `distance`, and the blocks
 * after which an effect that lies `distance` beyond a threshold is typically told from it (half of all runs
 * need more). It asks the very code that will decide, on scores that sit one standard deviation either side
 * of the middle of the range, so nothing asymptotic enters. Rough for means near the ends of the range,
 * where fewer are needed.
 *
 * @param variance of one block's score, in squared units of the range; 0 is allowed
 * @param distance above 0, in units of the range
 * @param alpha one minus the confidence of the sequence
 * @returns whole blocks, at least 1
 */
export function blocksNeeded(
  variance: number,
  distance: number,
  alpha: number,
  range: Range = UNIT_RANGE,
): number {
  requireRange(range);
  const width = range.high - range.low;
  const deviation = Math.sqrt(variance) / width;
  const wanted = distance / width;
  requireLevel('alpha', alpha);
  if (!(deviation >= 0 && deviation <= 0.5)) {
    throw new RangeError(
      `variance is ${variance}; between ${range.low} and ${range.high} it is at most ${(width * width) / 4}.`,
    );
  }
  if (!(wanted > 0)) throw new RangeError(`distance is ${distance}; it must be above 0.`);
  let enough = 1;
  while (halfWidth(enough, deviation, alpha) > wanted) {
    enough *= 2;
    if (enough > 1e12)
      throw new RangeError(`A distance of ${distance} would need over 1e12 blocks; ask for a larger one.`);
  }
  let short = enough / 2;
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (halfWidth(middle, deviation, alpha) > wanted) short = middle;
    else enough = middle;
  }
  return enough;
}

function halfWidth(n: number, deviation: number, alpha: number): number {
  const typical: Tally = { scores: [0.5 - deviation, 0.5 + deviation], counts: [n / 2, n / 2] };
  const { low, high } = unrefuted(typical, alpha);
  return (high - low) / 2;
}
