import { requireLevel } from '../numerics/require.ts';

/**
 * The bounds of Wald's sequential probability ratio test: +-2.94444 at 5 % and 5 %.
 * Source: Wald (1945), Ann. Math. Statist. 16, 117-186.
 *
 * @param alpha chance of accepting the higher bound when the lower holds
 * @param beta chance of rejecting the higher bound when it holds
 */
export function sprtBounds(alpha: number, beta: number): { lower: number; upper: number } {
  requireLevel('alpha', alpha);
  requireLevel('beta', beta);
  if (alpha + beta >= 1)
    throw new RangeError(`alpha and beta are ${alpha} and ${beta}; together they must stay below 1.`);
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}
