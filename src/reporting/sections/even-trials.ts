import type { BreakEven } from '../../experiments/play/break-even.ts';
import type { ReportTable } from '../document/report.ts';
import { moreText } from '../wording/even-wording.ts';
import { gainText, plural, shareCells, thousands } from '../wording/wording.ts';
import { CONTEST_GAIN, numberColumns, togetherColumn } from './legend.ts';

/** What one side has, and how many units make up for it. */
export interface Evened {
  readonly title: string;
  readonly even: BreakEven | null;
}

/** The contests by which it was found how many units make up for something, for tables like those played. */
export function evenContests(rows: readonly Evened[], yardstick: string) {
  return rows.flatMap(({ title, even }) =>
    (even?.trials ?? []).map(({ count, acrossTables }) => ({
      title: contestTitle(title, count, yardstick),
      acrossTables,
    })),
  );
}

/** Below none the side itself has the units, beside what it has. */
function contestTitle(title: string, count: number, yardstick: string): string {
  const units = Math.abs(count) === 1 ? yardstick : plural(yardstick);
  if (count < 0) return `${title} and ${moreText(-count)} ${units} against neither`;
  return `${title} against ${count === 0 ? 'as many' : moreText(count)} ${units}`;
}

/**
 * The contests by which it was found how many units make up for something.
 *
 * @param alpha one minus the confidence with which the intervals of a search hold together
 */
export function evenTrials(
  title: string,
  rows: readonly Evened[],
  yardstick: string,
  alpha: number,
): { readonly title: string; readonly table: ReportTable } {
  return {
    title,
    table: {
      columns: [
        { title: 'one side has' },
        ...numberColumns(`the other: ${plural(yardstick)} more`, 'share'),
        togetherColumn(alpha, 'all numbers of units that could be tried'),
        { title: 'worth' },
        CONTEST_GAIN,
        { title: 'blocks', right: true },
      ],
      rows: rows.flatMap(({ title: what, even }) =>
        (even?.trials ?? []).map(({ count, share, worth, gain, blocks }) => [
          what,
          String(count),
          ...shareCells(share),
          worth,
          gainText(gain),
          thousands(blocks),
        ]),
      ),
    },
  };
}
