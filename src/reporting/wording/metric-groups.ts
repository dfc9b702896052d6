import type { MetricRow } from '../../experiments/measure/paired-tally.ts';

type Grouped = Pick<MetricRow, 'metric' | 'says'>;

/** What covers verdicts on the many figures beside the first. */
export const TOGETHER =
  'all figures but the first are corrected together by Holm, unless they may be looked at at any time';

/** The same with how to read their intervals, as the end of a sentence and another. */
export const TOGETHER_NOTE = `${TOGETHER}, so that one may be undecided though its interval leaves 0 out. Intervals of figures that are no shares are approximate.`;

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
