import type { PlanResult } from '../../../experiments/designs/plan/plan.ts';
import type { BlocksEstimate, PlanRow } from '../../../experiments/designs/plan/plan-row.ts';
import { ONCE_MORE } from '../../../experiments/play/variance-estimate.ts';
import { LEAST_BLOCKS } from '../../../experiments/terms/verdict.ts';
import { type BarRow, barsChart } from '../../charts/bars-chart.ts';
import type { Column, Figure, ReportTable, Said } from '../../document/report.ts';
import { theMetric } from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { atLeast, isCensored, stoppedNotes } from '../../wording/stopped-wording.ts';
import { counted, listed, percent, pointsText, sentence, thousands } from '../../wording/wording.ts';
import { measuredWords, powerText, preciseText, rowTitle, turnsText } from './plan-wording.ts';

/** What a `plan` result says. */
export function planReport(result: PlanResult): Said {
  const { spec, total, rows, turn } = result;
  const { blocks } = total.forHalfWidth;
  return {
    title:
      blocks.likely === 0
        ? notSettled('the pilot was too short to plan from', 'a longer pilot')
        : `${preciseText(result)} about ${counted(blocks.likely, 'block')} in all, at most ${thousands(blocks.most)}`,
    question: `what ${spec.asks.of} would take`,
    findings: [],
    notes: notesOf(result),
    table: tableOf(result),
    appendices: [],
    figures: rows.some(({ forHalfWidth }) => forHalfWidth) ? [figureOf(result)] : [],
    method: [
      'A pilot measures how much the value of one block varies.',
      ...(rows.some(({ lessLuck }) => lessLuck)
        ? [
            'The luck of the dice is taken off shares that vary enough from block to block, as it will be in the experiment.',
          ]
        : []),
      'Blocks for an interval are those after which half of all runs have one as narrow as asked; runs with more luck need fewer.',
      ...(spec.asks.halfWidth === null
        ? []
        : [
            `Blocks to tell an effect of ${pointsText(spec.d)} are those after which ${powerText(result)} show it to be there (power), if it is just so large.`,
          ]),
      `What the pilot does not rule out is said with ${percent(1 - spec.alpha)} confidence for each row.`,
      turn?.of === 'walk'
        ? `Never fewer than ${turn.least} walks, since intervals from fewer are rough.`
        : `Never fewer than ${LEAST_BLOCKS} blocks for a row, since rare effects hide in fewer.`,
    ],
  };
}

function notesOf(result: PlanResult): string[] {
  const { primary, rows, turn, spec, total, note } = result;
  const own = rows.filter(({ title }) => !title.endsWith(ONCE_MORE));
  const blind = own.filter(({ variance }) => variance === null).length;
  const still = own.filter(({ variance }) => variance?.seen === 0).length;
  const { blocks } = total.forD;
  return [
    ...(spec.asks.halfWidth === null || blocks.likely === 0
      ? []
      : [
          `To tell an effect of ${pointsText(spec.d)} from none in ${powerText(result)} takes about ${counted(blocks.likely, 'block')} in all, at most ${thousands(blocks.most)}.`,
        ]),
    turnsText(turn),
    ...levelNote(rows),
    ...(rows.some(({ measured }) => measured === 'difference')
      ? [`Differences are those of ${theMetric({ metric: primary })} from the first arm on the same blocks.`]
      : []),
    ...(note === null ? [] : [note]),
    ...(still > 0
      ? [`${counted(still, 'row')} showed no spread at all, which rules out no rare effect.`]
      : []),
    ...stoppedPilot(result),
    ...(blind > 0 ? [`${counted(blind, 'row')} showed too few blocks to plan from.`] : []),
  ];
}

/** What is compared with has the blocks of the others, whatever it would need by itself. */
function levelNote(rows: readonly PlanRow[]): string[] {
  const levels = rows.filter(({ measured }) => measured === 'level');
  if (levels.length === 0 || levels.length === rows.length) return [];
  return [
    `${sentence(listed(levels.map(rowTitle)))} ${levels.length === 1 ? 'is' : 'are'} there to be compared with: what the level by itself would need is not counted.`,
  ];
}

/** What the pilot leaves open about rounds. */
function stoppedPilot({ rows }: PlanResult): string[] {
  const share = rows.find(({ stopped }) => stopped !== null)?.stopped ?? null;
  if (share === null) return [];
  return [
    ...stoppedNotes([{ side: 'of the pilot', share }]),
    ...(isCensored(share)
      ? ['Planned are rounds counted up to the cap; those of matches played to their end vary more.']
      : []),
  ];
}

const AT_MOST: Column = {
  title: 'at most',
  right: true,
  says: 'at the largest variance that the pilot does not rule out',
};

function tableOf(result: PlanResult): ReportTable {
  const { spec, rows, turn } = result;
  const { halfWidth } = spec.asks;
  const turns = turn?.of === 'walk' ? 'walks' : 'blocks';
  return {
    columns: [
      { title: 'figure', posted: true },
      { title: 'measured', posted: true },
      { title: 'pilot', right: true, says: `${turns} that the pilot played of it` },
      {
        title: 'deviation',
        right: true,
        says: `how far one of these ${turns} typically lies from their mean`,
      },
      ...(halfWidth === null
        ? [{ title: 'either way', right: true, says: 'how far the interval may reach' }]
        : []),
      {
        title: halfWidth === null ? turns : `${turns} for ${pointsText(halfWidth)}`,
        right: true,
        posted: true,
      },
      { ...AT_MOST, posted: true },
      ...(halfWidth === null ? [] : [{ title: `to tell ${pointsText(spec.d)}`, right: true }, AT_MOST]),
    ],
    rows: rows.map((row) => [
      rowTitle(row),
      measuredWords(row.measured),
      thousands(row.pilot),
      deviationText(row),
      ...(halfWidth === null ? [row.variance === null ? '' : row.reach.toFixed(3)] : []),
      ...blocksCells(row.forHalfWidth),
      ...(halfWidth === null ? [] : blocksCells(row.forD)),
    ]),
  };
}

/** A deviation of rounds up to the cap is less than that of rounds; which side of the median they lie on has no such bound. */
function deviationText({ variance, stopped, measured }: PlanRow): string {
  if (variance === null) return '';
  const text = Math.sqrt(variance.seen).toFixed(3);
  return measured === 'median' ? text : atLeast(text, stopped ?? 0);
}

function blocksCells(estimate: BlocksEstimate | null): string[] {
  return estimate === null ? ['', ''] : [thousands(estimate.likely), thousands(estimate.most)];
}

function figureOf(result: PlanResult): Figure {
  const turns = result.turn?.of === 'walk' ? 'walks' : 'blocks';
  const bars = result.rows.flatMap((row: PlanRow): BarRow[] => {
    if (row.forHalfWidth === null) return [];
    const { likely } = row.forHalfWidth;
    return [{ title: rowTitle(row), value: likely, label: thousands(likely) }];
  });
  return {
    title: `How many ${turns} each figure needs`,
    caption: 'Figures that vary more from block to block need more of them.',
    chart: (width) => barsChart(bars, { title: turns, format: ',' }, width),
  };
}
