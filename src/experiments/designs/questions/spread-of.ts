import type { MatchRecord } from '../../../match/record.ts';
import { addTo, noSums, varianceOf } from '../../measure/sums.ts';
import type { Metric } from '../../metrics/metrics.ts';

/** Standard deviation of a metric from match to match, in its own unit. */
export function spreadOf({ measure, scale }: Metric, records: readonly MatchRecord[]): number {
  const sums = noSums();
  for (const record of records) {
    const value = measure(record);
    if (value !== null) addTo(sums, value);
  }
  return Math.sqrt(varianceOf(sums)) / scale;
}
