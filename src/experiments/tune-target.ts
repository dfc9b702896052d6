import type { Metric } from './metrics.ts';

/** A figure of the game and where it is wanted, in the metric's own unit. */
export interface Target {
  /** Id of the metric. */
  readonly metric: string;
  readonly of: 'mean' | 'median';
  readonly value: number;
  /** As far off is good enough. */
  readonly tolerance: number;
}

/** What blocks showed of a target: a number for each block, or null where its match could not show it. */
export type Shown = readonly (number | null)[];

/** What a metric is taken to be good to where nobody says: a share to d, others to a twentieth. */
export function usualTolerance({ unit }: Metric, value: number, d: number): number {
  return unit === 'share' ? d : Math.max(0.01, Math.abs(value) / 20);
}

/** The figure over the blocks of some indexes; null where none shows it. */
export function levelOf({ of }: Target, shown: Shown, indexes: readonly number[]): number | null {
  const values = indexes.flatMap((index) => shown[index] ?? []);
  if (values.length === 0) return null;
  if (of === 'mean') return values.reduce((sum, value) => sum + value, 0) / values.length;
  values.sort((a, b) => a - b);
  const middle = (values.length - 1) / 2;
  return (values[Math.floor(middle)] + values[Math.ceil(middle)]) / 2;
}

/**
 * How far figures are from their targets: squares of distances in tolerances, added up. A figure that nothing shows is
 * as good as ten tolerances off.
 */
export function missOf(targets: readonly Target[], levels: readonly (number | null)[]): number {
  return targets.reduce((sum, { value, tolerance }, i) => {
    const level = levels[i];
    const distance = level === null ? 10 : (level - value) / tolerance;
    return sum + distance * distance;
  }, 0);
}
