import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { PowerRow } from '../../../experiments/designs/power/power-row.ts';
import { DOMINANT, LEAST_BLOCKS, SLIGHT_POINTS, STRONG } from '../../../experiments/terms/verdict.ts';
import { barsChart } from '../../charts/bars-chart.ts';
import { effectChart } from '../../charts/effect-chart.ts';
import { tablesChart } from '../../charts/tables-chart.ts';
import type { Figure } from '../../document/report.ts';
import { isLuck, spreadText } from '../../sections/across-table.ts';
import { pointsText } from '../../wording/wording.ts';
import { adoptionFigures } from './power-adoption.ts';
import { titleOf } from './power-findings.ts';
import type { TestWording } from './power-tests.ts';

/** Which verdict follows from where a line lies. */
function verdictsSentence(d: number): string {
  const whole = (share: number) => `${Math.round(100 * share)} %`;
  return `The verdict says where all of the line lies: above ${whole(DOMINANT)} dominant; above ${whole(STRONG)} strong; above the grey band (${pointsText(d)} either way) helps; inside it no effect; below it costs or harms, and of an option, which nobody need use, misplayed; within ${SLIGHT_POINTS} points of an even share, but not inside the band, slight. Anything else, and anything before ${LEAST_BLOCKS} blocks, is undecided.`;
}

/** The charts of the page: what rules are worth, on each table, and how much that depends on it; then how they are used. */
export function powerFigures(
  result: PowerResult,
  rows: readonly PowerRow[],
  tests: TestWording | null,
): Figure[] {
  const { spec } = result;
  const played = rows.filter(({ blocks }) => blocks > 0);
  const effects = played.map((row) => ({
    title: titleOf(row),
    share: row.share.mean,
    low: row.share.low,
    high: row.share.high,
    word: tests?.wordOf(row) ?? row.verdict.word,
    verdict: tests?.wordOf(row) ?? row.verdict.text,
  }));
  const strokes = rows.flatMap(({ title, perTable }) =>
    perTable.flatMap(({ table, share, blocks }) => (share === null ? [] : [{ title, table, share, blocks }])),
  );
  const spreads = rows.flatMap(({ title, acrossTables }) => {
    if (acrossTables?.betweenDeviation == null) return [];
    const value = isLuck(acrossTables) ? 0 : 100 * acrossTables.betweenDeviation;
    return [{ title, value, label: spreadText('share', acrossTables) }];
  });
  const figures: Figure[] = [
    {
      title: 'What each rule is worth to the side that has it',
      caption: `The mark is the share of points, the line its interval. At 50 % the rule is worth nothing. ${tests?.caption ?? verdictsSentence(spec.d)}`,
      chart: (width) => effectChart(effects, 'rule', spec.d, width),
    },
  ];
  if (spec.tables.length > 1) {
    figures.push({
      title: 'The same on each table',
      caption: `Each stroke is one table, the ring their mean. Strokes lie apart by luck alone too; ${
        spreads.length > 0 ? 'the next chart takes luck off' : 'too few blocks on each table to tell how far'
      }.`,
      chart: (width) => tablesChart(strokes, spec.d, width),
    });
  }
  if (spreads.length > 0) {
    figures.push({
      title: 'How much it depends on the table',
      caption:
        'How far a rule is typically worth more or less from table to table, in percentage points, luck taken off. A long bar says: ask which tables you play on. No bar: they lie no farther apart than luck alone sets tables that are alike in 19 of 20 cases, which does not say that they are.',
      chart: (width) => barsChart(spreads, { title: 'points from table to table', format: '.1f' }, width),
    });
  }
  return [...figures, ...adoptionFigures(result, rows)];
}
