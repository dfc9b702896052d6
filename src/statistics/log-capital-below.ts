import { capitalAbove } from './betting-capital.ts';
import { mirrored } from './mirrored.ts';
import { requireLevel } from './require.ts';
import type { Tally } from './tally.ts';

/** Natural logarithm of the capital after betting on "the mean is below `claim`". */
export function logCapitalBelow(tally: Tally, claim: number): number {
  requireLevel('claim', claim);
  return capitalAbove(mirrored(tally), 1 - claim);
}
