import type { EvenPoint } from '../experiments/even-point.ts';
import type { ReportTable } from './report.ts';
import { percent, percentRange, thousands } from './wording.ts';

/** The contests by which it was found how many units make up for something. */
export function evenTrials(
  title: string,
  rows: readonly { readonly title: string; readonly even: EvenPoint | null }[],
  yardstick: string,
): { readonly title: string; readonly table: ReportTable } {
  return {
    title,
    table: {
      columns: [
        { title: 'one side has' },
        { title: `the other: ${yardstick}s more`, right: true },
        { title: 'share', right: true },
        { title: 'interval', right: true },
        { title: 'worth' },
        { title: 'blocks', right: true },
      ],
      rows: rows.flatMap(({ title: what, even }) =>
        (even?.trials ?? []).map(({ count, share, worth, blocks }) => [
          what,
          String(count),
          percent(share.mean),
          percentRange(share.low, share.high),
          worth,
          thousands(blocks),
        ]),
      ),
    },
  };
}
