import type { AcrossTables } from '../../experiments/measure/across-tables.ts';
import type { MetricRow } from '../../experiments/measure/paired-tally.ts';
import { studentQuantile } from '../../statistics/index.ts';
import type { Appendix, Column } from '../document/report.ts';
import { differenceCells, differenceRange } from '../wording/metric-wording.ts';
import { decimalsFor, intervalTitle, percentRange, shareCells, thousands } from '../wording/wording.ts';
import { numberColumns } from './legend.ts';

/** Shares for tables like those played, a line each. */
interface Line {
  readonly title: string;
  readonly acrossTables: AcrossTables | null;
}

/** Differences for tables like those played, a line each. */
interface Move extends Pick<MetricRow, 'metric' | 'unit' | 'acrossTables'> {
  /** What the line is of. */
  readonly names: readonly string[];
}

interface Counted {
  readonly spec: { readonly alpha: number };
  readonly method: { readonly acrossTables: string };
}

/**
 * The appendix that counts each table once.
 *
 * @param what what the lines are of
 * @param leading the lines that headlines are of
 */
export function acrossAppendix(
  what: string,
  result: Counted,
  lines: readonly Line[],
  leading = lines,
): Appendix {
  return {
    title: titleOf('For tables like these', result),
    note: noteOf(
      'For tables in general',
      leading.flatMap(({ title, acrossTables }) =>
        acrossTables === null ? [] : [`${title}, ${percentRange(acrossTables)}`],
      ),
    ),
    table: {
      columns: columnsOf([what], 'share, each table once', 'points from table to table', result),
      rows: lines.flatMap(({ title, acrossTables }) =>
        acrossTables === null
          ? []
          : [[title, ...shareCells(acrossTables), ...spreadCells('share', acrossTables, result)]],
      ),
    },
  };
}

/**
 * The appendix of differences that counts each table once.
 *
 * @param what what the names of the lines are
 * @param leading the lines that headlines are of; of these the ones about the first one's figure are noted
 */
export function acrossMoves(
  what: readonly string[],
  result: Counted,
  moves: readonly Move[],
  leading = moves,
): Appendix {
  return {
    title: titleOf('Differences for tables like these', result),
    note: noteOf(
      'Differences for tables in general',
      leading.flatMap(({ names, metric, unit, acrossTables }) => {
        if (acrossTables === null || metric !== leading[0].metric) return [];
        return [`${names.join(', ')}, ${differenceRange({ metric, unit, difference: acrossTables })}`];
      }),
    ),
    table: {
      columns: columnsOf(what, 'difference, each table once', 'from table to table', result),
      rows: moves.flatMap(({ names, metric, unit, acrossTables }) => {
        if (acrossTables === null) return [];
        const cells = differenceCells({ metric, unit, difference: acrossTables });
        return [[...names, ...cells, ...spreadCells(unit, acrossTables, result)]];
      }),
    },
  };
}

function columnsOf(names: readonly string[], figure: string, spread: string, { spec }: Counted): Column[] {
  return [
    ...names.map((title) => ({ title })),
    ...numberColumns(figure, intervalTitle(spec.alpha)),
    { title: spread, right: true, says: FROM_TABLE },
    ENDLESS,
    { title: 'tables', right: true },
  ];
}

/** How far tables lie apart, what of an interval that leaves, and how many there are. */
function spreadCells(unit: MetricRow['unit'], across: AcrossTables, { spec }: Counted): string[] {
  return [spreadText(unit, across), endlessText(unit, across, spec.alpha), thousands(across.tables)];
}

/** Intervals that a note has room for. */
const NOTED = 3;

/** What the number of tables leaves of the foremost figures, for a note. */
function noteOf(what: string, intervals: readonly string[]): string | undefined {
  if (intervals.length === 0) return undefined;
  const left = intervals.length - NOTED;
  const told = [...intervals.slice(0, NOTED), ...(left > 0 ? [`${left} more at the end of the page`] : [])];
  return `${what}, each table counted once: ${told.join('; ')}.`;
}

function titleOf(what: string, { method }: Counted): string {
  return `${what}: ${method.acrossTables.replace(/\.$/, '')}`;
}

const NOT_TOLD = 'not told from luck';

const FROM_TABLE = `how far it typically differs from table to table, luck taken off; "${NOT_TOLD}" where tables lie no farther apart than luck alone sets tables that are alike in 19 of 20 cases, which does not say that they are`;

const ENDLESS: Column = {
  title: 'with endless blocks on them',
  right: true,
  says: 'how far either way the interval would still reach, which only more tables can narrow',
};

/** How far the interval would still reach either way if luck were gone: only more tables narrow it. */
function endlessText(unit: MetricRow['unit'], across: AcrossTables, alpha: number): string {
  const { betweenDeviation, standardError, tables, low, high } = across;
  if (betweenDeviation === null) return '';
  if (isLuck(across)) return NOT_TOLD;
  const reach =
    standardError === 0
      ? (high - low) / 2
      : (studentQuantile(1 - alpha / 2, tables - 1) * betweenDeviation) / Math.sqrt(tables);
  const text = unit === 'share' ? (100 * reach).toFixed(1) : reach.toFixed(decimalsFor(high - low));
  return `±${text}`;
}

/** Luck alone sets tables that are alike so far apart in one of 20 cases. */
const RARE = 0.05;

/** Whether tables that differ do so by no more than luck might. */
export function isLuck({ byLuck, standardError }: AcrossTables): boolean {
  return byLuck !== null && byLuck > RARE && standardError !== 0;
}

/** Shares in points. */
export function spreadText(unit: MetricRow['unit'], across: AcrossTables): string {
  const { betweenDeviation, low, high } = across;
  if (betweenDeviation === null) return 'too few blocks';
  if (isLuck(across)) return NOT_TOLD;
  return unit === 'share'
    ? (100 * betweenDeviation).toFixed(1)
    : betweenDeviation.toFixed(decimalsFor(high - low));
}
