import { requireLevel } from '../numerics/require.ts';
import { scoreTally } from '../tallies/score-tally.ts';
import { type Ratio, ratioOfSums } from './ratio-of-sums.ts';
import { scoreDistance } from './score-distance.ts';

/**
 * By how many standard errors the sum of the parts over that of the wholes lies above a claimed ratio.
 *
 * Under the claim each part less the claimed share of its whole is 0 on average, whatever the wholes are; what is
 * tested is that mean, with the largest whole seen for its bound. Like `scoreDistance` for a number of blocks fixed
 * beforehand.
 *
 * Source: Fieller (1954), J. R. Stat. Soc. B 16, 175-185, with the standard error of `scoreDistance`.
 *
 * @param blocks with a whole above 0 among them
 * @param claim strictly between 0 and 1
 */
export function ratioDistance(blocks: readonly Ratio[], claim: number): number {
  requireLevel('claim', claim);
  if (ratioOfSums(blocks) === null) throw new RangeError('All wholes are 0; at least one must be above.');
  const most = blocks.reduce((largest, [, whole]) => Math.max(largest, whole), 0);
  const tally = scoreTally();
  for (const [part, whole] of blocks)
    tally.add(Math.min(1, Math.max(0, claim + (part - claim * whole) / most)));
  return scoreDistance(tally.read(), claim);
}
