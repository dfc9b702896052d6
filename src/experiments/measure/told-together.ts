import { holm } from '../../statistics/index.ts';
import type { Evidence } from './evidence.ts';
import type { MetricRow } from './paired-tally.ts';

/** The metrics of one comparison, the primary first, with the evidence that each moves. */
interface Compared<R extends MetricRow> {
  readonly rows: readonly R[];
  readonly evidence: readonly Evidence[];
}

/**
 * Movements of metrics other than the primary stand only where Holm over all that were seen, in all comparisons together,
 * keeps them: with dozens of intervals, some miss. The primary metric, which families of findings are made of, and what
 * is looked at at any time, where intervals hold much more often than they say, stay as they are.
 *
 * @param hasPrimary false where no metric is the primary, so that all of them are told together
 */
export function toldTogether<R extends MetricRow>(
  compared: readonly Compared<R>[],
  alpha: number,
  hasPrimary = true,
): R[][] {
  const others = compared.flatMap(({ rows, evidence }, at) =>
    evidence.flatMap(({ pValue }, i) =>
      (i > 0 || !hasPrimary) && pValue !== null && rows[i].blocks !== 0 ? [{ at, i, pValue }] : [],
    ),
  );
  const kept = holm(
    others.map(({ pValue }) => pValue),
    alpha,
  );
  const dropped = new Set(others.flatMap(({ at, i }, nth) => (kept[nth] ? [] : [`${at} ${i}`])));
  return compared.map(({ rows }, at) =>
    rows.map((row, i) => {
      const isMove = row.movement === 'rises' || row.movement === 'falls';
      return isMove && dropped.has(`${at} ${i}`) ? { ...row, movement: 'undecided' as const } : row;
    }),
  );
}
