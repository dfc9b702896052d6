import { incompleteBeta } from './incomplete-beta.ts';
import { requireNonNegative, requirePositive } from './require.ts';

/**
 * Chance that the ratio of two variances of normal values, with `above` and `below` degrees of freedom (both above 0), is
 * larger than `ratio`: `fTail(3.49, 3, 12)` is 0.05.
 *
 * Source: Abramowitz and Stegun 26.6.2 (F as an incomplete beta function).
 */
export function fTail(ratio: number, above: number, below: number): number {
  requirePositive('above, degrees of freedom,', above);
  requirePositive('below, degrees of freedom,', below);
  if (ratio === Number.POSITIVE_INFINITY) return 0;
  requireNonNegative('ratio', ratio);
  return incompleteBeta(below / (below + above * ratio), below / 2, above / 2);
}
