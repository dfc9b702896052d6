import type { AcrossTables } from '../experiments/across-tables.ts';
import type { Report, ReportTable } from './report.ts';
import { percent, percentRange, thousands } from './wording.ts';

/** Shares for tables like those played, a line each. */
interface Line {
  readonly title: string;
  readonly acrossTables: AcrossTables | null;
}

/**
 * The appendix that counts each table once.
 *
 * @param what what the lines are of
 */
export function acrossAppendix(
  what: string,
  {
    spec,
    method,
  }: { readonly spec: { readonly alpha: number }; readonly method: { readonly acrossTables: string } },
  lines: readonly Line[],
): Report['appendices'][number] {
  return {
    title: `For tables like these: ${method.acrossTables.replace(/\.$/, '')}`,
    table: acrossTable(what, spec.alpha, lines),
  };
}

function acrossTable(what: string, alpha: number, lines: readonly Line[]): ReportTable {
  return {
    columns: [
      { title: what },
      { title: 'share, each table once', right: true },
      { title: `${Math.round(100 * (1 - alpha))} % interval`, right: true },
      { title: 'points from table to table', right: true },
      { title: 'tables', right: true },
    ],
    rows: lines.flatMap(({ title, acrossTables }) => {
      if (acrossTables === null) return [];
      const { mean, low, high, betweenDeviation, tables } = acrossTables;
      const spread = betweenDeviation === null ? 'too few blocks' : (100 * betweenDeviation).toFixed(1);
      return [[title, percent(mean), percentRange(low, high), spread, thousands(tables)]];
    }),
  };
}
