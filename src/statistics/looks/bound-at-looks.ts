import { normalQuantile } from '../numerics/normal-quantile.ts';
import { requireLevel } from '../numerics/require.ts';
import { chanceAtLooks } from './chance-at-looks.ts';
import { requireLooks } from './require-looks.ts';

/**
 * The constant bound of a group sequential design: a standardised mean without drift keeps below it at all of some
 * planned looks together with chance 1 - alpha. For one look the two-sided normal quantile.
 *
 * Looks that are planned but not taken only make it safer; a look that was not planned has no part in it
 * (`unrefuted` serves that).
 *
 * Source: Pocock (1977), Biometrika 64, 191-199, for looks at any observations, by `chanceAtLooks`.
 *
 * @param sizes observations at each look, rising
 * @param alpha one minus the confidence
 */
export function boundAtLooks(sizes: readonly number[], alpha: number): number {
  requireLooks(sizes);
  requireLevel('alpha', alpha);
  let low = -normalQuantile(alpha / 2);
  if (sizes.length === 1) return low;
  let high = -normalQuantile(alpha / (2 * sizes.length));
  const off = (z: number) => Math.log(chanceAtLooks(sizes, z) / alpha);
  let [above, below] = [off(low), off(high)];
  for (let step = 0, last = 0; step < 40 && high - low > 1e-10; step++) {
    const middle = low + ((high - low) * above) / (above - below);
    const now = off(middle);
    if (Math.abs(now) < 1e-10) return middle;
    // The chance falls nearly as exp(-z * z / 2): the secant comes from one side, and halving the other end's miss brings
    // it over (the Illinois rule).
    const isSameEnd = Math.sign(now) === last;
    last = Math.sign(now);
    if (now > 0) [low, above, below] = [middle, now, isSameEnd ? below / 2 : below];
    else [high, below, above] = [middle, now, isSameEnd ? above / 2 : above];
  }
  return (low + high) / 2;
}
