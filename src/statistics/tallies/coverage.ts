import { requireLevel, requireObject, requirePositive } from '../numerics/require.ts';

/**
 * What an interval must cover. `alpha`: it holds at every look there may be, whenever one stops, with chance
 * 1 - alpha. `z`: it is one of some looks planned beforehand, and reaches as many standard errors as `boundAtLooks`
 * gives for them; for a single look that is the normal quantile.
 */
export type Coverage = { readonly alpha: number } | { readonly z: number };

export function requireCoverage(coverage: Coverage): void {
  requireObject('coverage', coverage);
  if ('z' in coverage) requirePositive('z', coverage.z);
  else requireLevel('alpha', coverage.alpha);
}
