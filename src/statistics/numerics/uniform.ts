import { requireFunction } from './require.ts';

/** The next number of a generator, which must be uniform on [0, 1). */
export function uniform(rng: () => number): number {
  requireFunction('rng', rng);
  const drawn = rng();
  if (!(drawn >= 0 && drawn < 1))
    throw new RangeError(`rng gave ${drawn}; it must give numbers from 0 to below 1.`);
  return drawn;
}
