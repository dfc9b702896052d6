import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { barsChart } from '../../charts/bars-chart.ts';
import type { Appendix, Column, Figure } from '../../document/report.ts';
import { numberColumns } from '../../sections/legend.ts';
import { appetiteText } from '../../wording/adaptation-wording.ts';
import { ADOPTION_METHOD } from '../../wording/metric-wording.ts';
import { intervalTitle, percent, percentRange, shareCells, thousands } from '../../wording/wording.ts';

/** Which uses of options are counted, and how sure their share is. */
export const USED_METHOD = `Used: adoption of the option by the side that has it. ${ADOPTION_METHOD}`;

/** What an option was chosen of, where it was legal. */
export const USED: Column = {
  title: 'used',
  right: true,
  says: 'of the times that the option was legal, how many it was chosen, and the appetite for it where that is not as weighed',
};

type Used = Pick<PowerRow, 'title' | 'adoption' | 'adaptation'>;

/** In how many of the activations in which it was legal a rule's option was chosen; empty where nothing tells. */
export function usedText({ adoption, adaptation }: Used): string {
  return adoption?.share == null ? '' : `${percent(adoption.share.mean)}${appetiteText({ adaptation })}`;
}

/** How often options were taken, with intervals. */
export function adoptionAppendix({ spec }: PowerResult, rows: readonly Used[]): Appendix {
  const level = intervalTitle(spec.alpha);
  return {
    title: 'How often options were taken when legal',
    table: {
      columns: [
        { title: 'rule' },
        ...numberColumns('legal', 'chosen'),
        USED,
        ...numberColumns(level, `${level}, tables like these`),
      ],
      rows: rows.flatMap(({ title, adoption }) => {
        if (adoption?.share == null) return [];
        const { legal, chosen, share, acrossTables } = adoption;
        return [
          [
            title,
            thousands(legal),
            thousands(chosen),
            ...shareCells(share),
            acrossTables === null ? '' : percentRange(acrossTables),
          ],
        ];
      }),
    },
  };
}

/** The same as bars; none where no option was counted. */
export function adoptionFigures({ spec }: PowerResult, rows: readonly Used[]): Figure[] {
  const uses = rows.flatMap(({ title, adoption }) => {
    if (adoption?.share == null) return [];
    const { mean, low, high } = adoption.share;
    return [{ title, value: mean, low, high, label: percent(mean) }];
  });
  if (uses.length === 0) return [];
  return [
    {
      title: 'How often the option was taken',
      caption: `Of the activations in which it was allowed; the line is the interval. The ${spec.policy} policy chose; a rule that is hardly used may be weak, or the policy may not see its use.`,
      chart: (width) => barsChart(uses, { title: 'chosen when allowed', format: '.0%', most: 1 }, width),
    },
  ];
}
