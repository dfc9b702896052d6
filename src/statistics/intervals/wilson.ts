import { normalQuantile } from '../numerics/normal-quantile.ts';
import { requireCount, requireLevel } from '../numerics/require.ts';

/**
 * Wilson's score interval for a proportion: things that happened out of things that could have, such as
 * matches unresolved at the cap. 18 of 20 at 95 % is 0.69897 to 0.97213.
 *
 * Wrong for match scores with draws counted as halves and for blocks (see `scoreInterval`), for
 * matches that share a block, and when the sample was watched while it grew.
 *
 * Source: Wilson (1927), JASA 22, 209-212; Newcombe (1998a), Statist. Med. 17, 857-872, method 3.
 *
 * @param successes a whole number from 0 to `trials`
 * @param trials at least 1
 * @param confidence strictly between 0 and 1
 */
export function wilson(
  successes: number,
  trials: number,
  confidence = 0.95,
): { share: number; low: number; high: number } {
  requireCount('trials', trials, 1);
  requireCount('successes', successes);
  requireLevel('confidence', confidence);
  if (successes > trials)
    throw new RangeError(`${successes} successes in ${trials} trials: at most all can be.`);
  const z = normalQuantile(0.5 + confidence / 2);
  const share = successes / trials;
  const centre = 2 * successes + z * z;
  const reach = z * Math.sqrt(z * z + 4 * successes * (1 - share));
  const scale = 2 * (trials + z * z);
  return {
    share,
    low: successes === 0 ? 0 : (centre - reach) / scale,
    high: successes === trials ? 1 : (centre + reach) / scale,
  };
}
