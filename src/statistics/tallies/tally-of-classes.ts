import { requireCount, requireLength } from '../numerics/require.ts';
import type { Tally } from './tally.ts';

/** Blocks counted in equally spaced classes, as a tally of their scores from 0 to 1. */
export function tallyOfClasses(counts: readonly number[]): Tally {
  requireLength('counts', counts, 2);
  for (const count of counts) requireCount('A count', count);
  return { scores: counts.map((_, i) => i / (counts.length - 1)), counts };
}
