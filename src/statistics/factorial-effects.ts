import { mean, sampleVariance } from 'simple-statistics';
import { requireCount, requireLength, requireNumbers } from './require.ts';

/**
 * Effects and interactions of k switches, each on or off, from all 2^k combinations.
 *
 * The effect of a set of switches is half the contrast in which combinations with an odd number of them off
 * count negatively: for one switch, the mean with it on less the mean with it off. For many switches, or
 * credit that must sum to the whole, see `shapley`.
 *
 * Source: Box, Hunter and Hunter (1978), Statistics for Experimenters, chapter 10 (Yates's
 * algorithm for the contrasts; pooled variance of replicates).
 *
 * @param k switches
 * @param outcomes replicates per combination; combination c has switch i on where bit i of c is set
 * @returns effects by bit mask of the switches involved (mask 0: the overall mean), and the standard error of
 *   an effect; null where nothing was replicated
 */
export function factorialEffects(
  k: number,
  outcomes: readonly (readonly number[])[],
): { effects: number[]; standardError: number | null } {
  requireCount('k', k, 1);
  const runs = 2 ** k;
  requireLength('outcomes', outcomes, 0);
  if (outcomes.length !== runs || outcomes.some((list) => list.length === 0)) {
    throw new RangeError(`${k} switches have ${runs} combinations; each needs at least one outcome.`);
  }
  outcomes.forEach((list, c) => {
    requireNumbers(`outcomes[${c}]`, list, 1);
  });
  const contrasts = outcomes.map((list) => mean([...list]));
  for (let bit = 1; bit < runs; bit *= 2) {
    for (let c = 0; c < runs; c++) {
      if (c & bit) continue;
      const off = contrasts[c];
      const on = contrasts[c | bit];
      contrasts[c] = off + on;
      contrasts[c | bit] = on - off;
    }
  }
  const replicated = outcomes.filter((list) => list.length > 1);
  const freedom = replicated.reduce((sum, list) => sum + list.length - 1, 0);
  const squares = replicated.reduce((sum, list) => sum + (list.length - 1) * sampleVariance([...list]), 0);
  const reciprocals = outcomes.reduce((sum, list) => sum + 1 / list.length, 0);
  return {
    effects: contrasts.map((contrast, mask) => contrast / (mask === 0 ? runs : runs / 2)),
    standardError: freedom === 0 ? null : Math.sqrt((squares / freedom) * reciprocals) / (runs / 2),
  };
}
