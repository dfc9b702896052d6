import { isShown, type Metric, type Seen } from '../../metrics/metrics.ts';

/** A figure of the game and where it is wanted, in the metric's own unit. */
export interface Target {
  /** Id of the metric. */
  readonly metric: string;
  readonly of: 'mean' | 'median';
  readonly value: number;
  /** As far off is good enough. */
  readonly tolerance: number;
}

/** What blocks showed of a target, one by one. */
export type Shown = readonly Seen[];

/** What a metric is taken to be good to where nobody says: a share to d, others to a twentieth. */
export function usualTolerance({ unit }: Metric, value: number, d: number): number {
  return unit === 'share' ? d : Math.max(0.01, Math.abs(value) / 20);
}

/** The figure over the blocks of some indexes; null where none shows it. */
export function levelOf({ of }: Target, shown: Shown, indexes: readonly number[]): number | null {
  const seen = indexes.map((index) => shown[index]).filter(isShown);
  if (seen.length === 0) return null;
  if (of === 'mean') return sumOf(seen, 0) / sumOf(seen, 1);
  const values = valuesIn(seen).sort((a, b) => a - b);
  const middle = (values.length - 1) / 2;
  return (values[Math.floor(middle)] + values[Math.ceil(middle)]) / 2;
}

/** What each block that shows a figure shows of it alone. */
export function valuesIn(shown: Shown): number[] {
  return shown.filter(isShown).map(([part, whole]) => part / whole);
}

function sumOf(shown: Shown, place: 0 | 1): number {
  return shown.reduce((sum, seen) => sum + seen[place], 0);
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
