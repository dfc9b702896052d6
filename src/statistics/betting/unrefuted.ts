import { requireLevel } from '../numerics/require.ts';
import { meanOf } from '../tallies/mean-of.ts';
import { mirrored } from '../tallies/mirrored.ts';
import type { Tally } from '../tallies/tally.ts';
import { capitalAbove } from './betting-capital.ts';

/** All claims that neither gambler, each starting with half the capital, can refute at level `alpha`. */
export function unrefuted(tally: Tally, alpha: number): { low: number; high: number } {
  requireLevel('alpha', alpha);
  const threshold = Math.log(2 / alpha);
  return { low: lowEnd(tally, threshold), high: 1 - lowEnd(mirrored(tally), threshold) };
}

function lowEnd(tally: Tally, threshold: number): number {
  // At the sample mean the capital is at most 1, so the end lies below it.
  let refuted = 0;
  let kept = meanOf(tally);
  while (kept - refuted > 1e-12) {
    const middle = (refuted + kept) / 2;
    if (capitalAbove(tally, middle) >= threshold) refuted = middle;
    else kept = middle;
  }
  return refuted;
}
