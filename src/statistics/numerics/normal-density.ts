import { requireNumber } from './require.ts';

/** Density of the standard normal at `z`. */
export function normalDensity(z: number): number {
  requireNumber('z', z);
  return Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
}
