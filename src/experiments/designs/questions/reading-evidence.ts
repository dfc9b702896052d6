import { type Evidence, NO_EVIDENCE } from '../../measure/evidence.ts';
import type { MetricRow } from '../../measure/paired-tally.ts';
import type { Metric } from '../../metrics/metrics.ts';
import { cutEvidence, rounded } from '../../terms/digest.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';

/** How far a metric surely moves. */
export interface SureMove {
  readonly metric: string;
  readonly isShare: boolean;
  /** End of the interval nearest to zero, 0 where it holds zero: shares as they are, others in standard deviations. */
  readonly size: number;
}

/** Of the shares together, half of it the primary's: the mean of e-values, Bonferroni over p-values. */
export function evidenceOf(metrics: readonly Metric[], evidence: readonly Evidence[]): Evidence {
  const [primary, ...others] = evidence.filter((_, i) => metrics[i].unit === 'share');
  if (primary === undefined || others.length === 0) return primary ?? NO_EVIDENCE;
  const mean = others.reduce((sum, { eValue }) => sum + eValue / others.length, 0);
  const pValues = [primary, ...others].flatMap(({ pValue }, i) =>
    pValue === null ? [] : [2 * pValue * (i === 0 ? 1 : others.length)],
  );
  return {
    eValue: cutEvidence(primary.eValue / 2 + mean / 2),
    pValue: primary.pValue === null ? null : Math.min(1, ...pValues),
  };
}

/** The share that adds most to the mean, half of which is the primary metric. */
export function strongestOf(metrics: readonly Metric[], evidence: readonly Evidence[]): string {
  const [primary, ...others] = metrics.flatMap(({ id, unit }, i) =>
    unit === 'share' ? [{ id, value: evidence[i].eValue }] : [],
  );
  const weighed = { ...primary, value: primary.value * Math.max(1, others.length) };
  return others.reduce((best, share) => (share.value > best.value ? share : best), weighed).id;
}

export function largestOf(rows: readonly MetricRow[], deviations: readonly number[]): SureMove | null {
  const moves = rows.map((row, i) => ({
    metric: row.metric,
    isShare: row.unit === 'share',
    size: surely(row) * scaleOf(row, deviations[i]),
  }));
  const [largest] = moves
    .filter(({ size }) => size > 0)
    .sort((a, b) => Number(b.isShare) - Number(a.isShare) || b.size - a.size);
  return largest ? { ...largest, size: rounded(largest.size) } : null;
}

/** How far a metric has moved at least; 0 where its interval holds zero. */
function surely({ difference: { low, high }, blocks }: MetricRow): number {
  return blocks < LEAST_BLOCKS ? 0 : Math.max(0, low, -high);
}

function scaleOf({ unit }: MetricRow, deviation: number): number {
  if (unit === 'share') return 1;
  return deviation > 0 ? 1 / deviation : 0;
}
