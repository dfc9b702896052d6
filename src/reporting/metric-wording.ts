import type { MetricRow } from '../experiments/result.ts';
import { decimalsFor, percent, signed } from './wording.ts';

type Worded = Pick<MetricRow, 'metric' | 'unit' | 'difference'>;

/** `first-player-share` as `first player share`. */
export function metricTitle({ metric }: Worded): string {
  return metric.replaceAll('-', ' ');
}

/** A value of the metric: shares in percent, others with the decimals their interval deserves. */
export function metricText({ unit, difference }: Worded, value: number | null): string {
  if (value === null) return 'not seen';
  return unit === 'share' ? percent(value) : value.toFixed(decimalsFor(difference.high - difference.low));
}

/** A difference of the metric, with its sign: shares in percentage points. */
export function differenceText({ unit, difference }: Worded, value: number): string {
  return unit === 'share'
    ? signed(100 * value, 1)
    : signed(value, decimalsFor(difference.high - difference.low));
}

/** A counter of single actions, of which there are many; the other metrics tell how the game plays. */
export function isCounter({ metric, unit }: Worded): boolean {
  return unit === 'count' && metric !== 'lead-changes';
}
