import { requireLevel } from '../numerics/require.ts';
import { mirrored } from '../tallies/mirrored.ts';
import type { Tally } from '../tallies/tally.ts';
import { capitalAbove } from './betting-capital.ts';

/** Natural logarithm of the capital after betting on "the mean is below `claim`". */
export function logCapitalBelow(tally: Tally, claim: number): number {
  requireLevel('claim', claim);
  return capitalAbove(mirrored(tally), 1 - claim);
}
