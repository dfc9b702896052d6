import type { MetricRow } from '../experiments/paired-tally.ts';

type Grouped = Pick<MetricRow, 'metric' | 'says'>;

/** Said where verdicts stand that no correction covers. */
export const UNCORRECTED = 'verdicts on parts of a group are not corrected for how many there are';

/** What a metric belongs to: the first turn, table time, a mix such as `share of the kills`, adoption, counts, or the course of matches. */
export function groupOf({ metric, says }: Grouped): string {
  if (metric.startsWith('first-player-share')) return 'first turn, any edge and each edge fixed';
  if (metric === 'dead-turns' || metric.endsWith('-per-round')) return 'table time and dead turns';
  if (!metric.includes('.')) return 'course and end of matches';
  if (metric.startsWith('adoption.')) return 'adoption when legal';
  return metric.startsWith('count.') ? 'counts per match' : says.slice(0, says.indexOf(': '));
}

/** Metrics of one group next to each other, groups in the order of their first metrics. */
export function inGroups<R extends Grouped>(rows: readonly R[]): R[] {
  return [...Map.groupBy(rows, groupOf).values()].flat();
}
