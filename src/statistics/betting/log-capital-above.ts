import { requireLevel } from '../numerics/require.ts';
import { requireTally, type Tally } from '../tallies/tally.ts';
import { capitalAbove } from './betting-capital.ts';

/**
 * Natural logarithm of the capital after betting on "the mean is above `claim`".
 *
 * @param claim the claimed mean, strictly between 0 and 1
 */
export function logCapitalAbove(tally: Tally, claim: number): number {
  requireLevel('claim', claim);
  requireTally(tally);
  return capitalAbove(tally, claim);
}
