import type { QuestionRow } from '../../../experiments/designs/questions/question-row.ts';
import type { QuestionsResult } from '../../../experiments/designs/questions/questions.ts';
import type { ReadingMetric } from '../../../experiments/designs/questions/reading-tally.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import type { MoveStop } from '../../../experiments/terms/stop-key.ts';
import type { Column, ReportTable } from '../../document/report.ts';
import { gainColumn, HINT, numberColumns, textColumns } from '../../sections/legend.ts';
import {
  amountText,
  correctedDifference,
  differenceCells,
  differenceRange,
  differenceText,
  metricTitle,
} from '../../wording/metric-wording.ts';
import { correctedColumns, isCorrected } from '../../wording/stop-wording.ts';
import {
  actsRange,
  actsText,
  gainText,
  intervalTitle,
  shareCells,
  thousands,
} from '../../wording/wording.ts';
import { nameOf } from './questions-findings.ts';

/** Times a match, and the share of matches, each with its interval. */
function divergenceCells({ arose }: QuestionRow): string[] {
  if (arose === null) return ['', '', '', ''];
  const { perMatch, matches } = arose;
  return [actsText(perMatch.mean), actsRange(perMatch), ...shareCells(matches)];
}

const CAME_UP: Column = {
  title: 'came up',
  right: true,
  says: 'how many times a match the question arose under the readings in force',
};

/** The first table: each reading, what it moves most and the verdict. */
export function readingsTable({ rows, spec }: QuestionsResult): ReportTable {
  const { alpha } = spec;
  return {
    columns: [
      { title: 'question', posted: true },
      { title: 'read as', posted: true },
      {
        title: 'stake',
        pageOnly: true,
        says: 'what is expected to hang on the question: H likely decides matches, M is likely felt, L is small',
      },
      CAME_UP,
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      {
        title: 'changed',
        right: true,
        posted: true,
        says: 'share of the matches that went otherwise in any way',
      },
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      {
        title: 'moves most',
        posted: true,
        says: 'the figure that the reading surely moves furthest, shares in points',
      },
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      ...correctedColumns(spec.asks.stop, alpha),
      {
        title: 'verdict',
        posted: true,
        ...(rows.some((row) => verdictText(row).endsWith('?')) && { says: HINT }),
      },
      { ...gainColumn(), pageOnly: isCorrected(spec.asks.stop) },
    ],
    rows: rows.map((row) => [
      row.id,
      nameOf(row),
      row.stake,
      ...divergenceCells(row).slice(0, 2),
      ...changedCells(row),
      mostCell(row),
      mostRange(row),
      ...correctedCellsOf(spec.asks.stop, mostMoved(row)),
      verdictText(row),
      gainText((mostMoved(row) ?? row.metrics[0]).gain),
    ]),
  };
}

function changedCells({ blocks, changed }: QuestionRow): string[] {
  return blocks === 0 ? ['', ''] : shareCells(changed);
}

/** All readings with the question in words and the primary metric. */
export function everyReadingTable({ rows, spec }: QuestionsResult): ReportTable {
  return {
    columns: [
      ...textColumns('question', 'it asks', 'read as', 'instead of'),
      CAME_UP,
      { title: intervalTitle(spec.alpha), right: true },
      { title: 'in matches', right: true, says: 'share of the matches in which it came up' },
      ...numberColumns(intervalTitle(spec.alpha), metricTitle(rows[0].metrics[0]), intervalTitle(spec.alpha)),
      ...correctedColumns(spec.asks.stop, spec.alpha),
      { title: 'verdict' },
      gainColumn(),
      { title: 'blocks', right: true },
    ],
    rows: rows.map((row) => [
      row.id,
      row.asks,
      row.reading,
      row.instead,
      ...divergenceCells(row),
      ...differenceCells(row.metrics[0]),
      ...correctedCellsOf(spec.asks.stop, row.metrics[0]),
      verdictText(row),
      gainText(row.metrics[0].gain),
      thousands(row.blocks),
    ]),
  };
}

/** Of shares alone, by which readings are settled. */
function correctedCellsOf(stop: MoveStop, metric: ReadingMetric | undefined): string[] {
  if (!isCorrected(stop)) return [];
  return metric ? correctedDifference(stop, metric, metric.unbiased) : [''];
}

function mostMoved({ largest, metrics }: QuestionRow): ReadingMetric | undefined {
  return metrics.find(({ metric }) => metric === largest?.metric);
}

/** Shares in points, as in all columns of differences. */
function mostCell(row: QuestionRow): string {
  const most = mostMoved(row);
  return most ? `${metricTitle(most)} ${differenceText(most, most.difference.mean)}` : '';
}

/** What a reading moves most, in words. */
export function mostText(row: QuestionRow): string {
  const most = mostMoved(row);
  return most ? `${metricTitle(most)} ${amountText(most)}` : '';
}

/** The interval of what a reading moves most. */
export function mostRange(row: QuestionRow): string {
  const most = mostMoved(row);
  return most ? differenceRange(most) : '';
}

function verdictText({ verdict, found }: QuestionRow): string {
  if (verdict === 'moves') return found ? 'moves' : 'moves?';
  if (!found) return verdict;
  return verdict === 'stays' ? 'moves little' : 'moves some';
}

/** Every figure that a reading moves. */
export function movesTable({ rows, spec }: QuestionsResult): ReportTable {
  return {
    columns: [
      ...textColumns('question', 'read as', 'figure'),
      ...numberColumns('difference', intervalTitle(spec.alpha)),
      gainColumn(),
    ],
    rows: rows.flatMap((row) =>
      row.metrics
        .filter((metric) => hasMoved(metric) || (row.found && metric.metric === row.largest?.metric))
        .map((metric) => [
          row.id,
          nameOf(row),
          metricTitle(metric),
          ...differenceCells(metric),
          gainText(metric.gain),
        ]),
    ),
  };
}
