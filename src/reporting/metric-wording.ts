import type { MetricRow } from '../experiments/paired-tally.ts';
import { decimalsFor, percent, signed } from './wording.ts';

type Worded = Pick<MetricRow, 'metric' | 'unit' | 'difference'>;

/** `first-player-share` as `first player share`, `action.charge` as `action: charge`, `count.wounds` as `wounds`. */
export function metricTitle({ metric }: Worded): string {
  const [group, part] = groupAndPart(metric);
  const words = part === undefined ? group : group === 'count' ? part : `${group}: ${part}`;
  return words.replaceAll('-', ' ');
}

function groupAndPart(metric: string): [group: string, part?: string] {
  const dot = metric.indexOf('.');
  return dot < 0 ? [metric] : [metric.slice(0, dot), metric.slice(dot + 1)];
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

/** One part of a group, of which there are many; the other metrics tell how the game plays. */
export function isPart({ metric }: Worded): boolean {
  return metric.includes('.');
}
