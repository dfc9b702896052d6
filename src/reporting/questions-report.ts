import type { QuestionRow, QuestionsResult } from '../experiments/designs/questions.ts';
import { hasMoved } from '../experiments/paired-tally.ts';
import type { ReadingMetric } from '../experiments/reading-tally.ts';
import type { MoveStop } from '../experiments/stop-key.ts';
import { acrossMoves } from './across-table.ts';
import { auditAppendix, auditFindings } from './audit-wording.ts';
import { barsChart } from './charts/bars-chart.ts';
import { differenceChart } from './charts/difference-chart.ts';
import {
  AVERAGED_METHOD,
  correctedDifference,
  differenceRange,
  differenceText,
  inUnits,
  metricTitle,
  UNBOUNDED_METHOD,
} from './metric-wording.ts';
import { byText, nameOf, questionsFindings, questionsNotes, questionsTitle } from './questions-findings.ts';
import type { Figure, Findings, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { correctedColumns, isCorrected, stopMethod } from './stop-wording.ts';
import {
  actsRange,
  actsText,
  counted,
  gainMethod,
  gainText,
  intervalTitle,
  percent,
  percentRange,
  thousands,
} from './wording.ts';

/** Readings in the first table and in charts; the appendix has them all. */
const SHOWN = 25;

/** What a `questions` result says; `command` repeats the run. */
export function questionsReport(result: QuestionsResult, command: string): Findings {
  const { rows, spec } = result;
  return {
    title: questionsTitle(result),
    subtitle: subtitleOf(result, 'which open question most needs an answer'),
    findings: [...questionsFindings(result), ...auditFindings(result)],
    notes: questionsNotes(result),
    table: tableOf({ ...result, rows: rows.slice(0, SHOWN) }),
    appendices: [
      { title: 'Every reading, and what the question asks', table: listOf(result) },
      { title: 'All that each reading moves', table: movesTable(result) },
      acrossMoves(
        ['question', 'read as', 'figure'],
        result,
        rows.flatMap((row) =>
          row.metrics.map((own) => ({ ...own, names: [row.id, nameOf(row), metricTitle(own)] })),
        ),
      ),
      auditAppendix(result),
    ],
    figures: figuresOf(result),
    method: [
      'Both sides play under the readings in force, then both under one other reading: the same tables and the same luck.',
      blocksSentence(rows),
      ...stopMethod(spec.asks.stop, 'each reading', stopsBy(result)),
      ...(spec.asks.stop === 'verdict'
        ? ['The figure that moves most is corrected as if it alone could have moved.']
        : []),
      `A reading moves the game where the interval of some share lies beyond ${percent(spec.d)}; it moves nothing where all shares stay within, or where fewer matches than that went otherwise.`,
      'Readings are ranked by how far they surely move some share: the end of its interval nearest to zero. Those that move none come after, by other figures in standard deviations.',
      'Changed: share of the matches that went otherwise in any way.',
      ...arisingMethod(rows),
      gainMethod('the luck were not shared'),
      `What is found rests on the shares alone, half of it on the first; other figures are a description. A reading that "moves some" is found to move a share, by less than ${percent(spec.d)} or more; one that "moves little" by less.`,
      UNBOUNDED_METHOD,
      AVERAGED_METHOD,
      ...methodOf(result),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

/** Times a match, and the share of matches, each with its interval. */
function arisingCells({ arose }: QuestionRow): string[] {
  if (arose === null) return ['', '', '', ''];
  const { perMatch, matches } = arose;
  return [
    actsText(perMatch.mean),
    actsRange(perMatch),
    percent(matches.mean),
    percentRange(matches.low, matches.high),
  ];
}

/** What is meant by coming up, where it was counted. */
function arisingMethod(rows: readonly QuestionRow[]): string[] {
  const most = Math.max(...rows.map(({ arose }) => arose?.counted ?? 0));
  if (most === 0) return [];
  return [
    `Came up: times a match, counted in ${counted(most, 'match', 'matches')} under the readings in force. Each step of a match (its set-up, then every activation) was played once more under the other reading, from the same position, with the same dice and the same choices; the question came up in those steps in which the rules then did, asked or needed something else. Intervals are those of so many matches; half as much again as the most times seen in one stands for their bound. A reading that lays out another table or fields other forces counts once a match.`,
    'A question may come up often and move nothing, and a reading may move the game though its question seldom comes up, through what policies expect of it.',
  ];
}

/** What ends the blocks of a reading. */
function stopsBy({ spec, rows }: QuestionsResult): string {
  return spec.asks.stop === 'verdict' ? 'all shares' : `the ${metricTitle(rows[0].metrics[0])}`;
}

function blocksSentence(rows: readonly QuestionRow[]): string {
  const blocks = rows.map((row) => row.blocks);
  const [least, most] = [Math.min(...blocks), Math.max(...blocks)];
  return least === most
    ? `Each reading got ${counted(least, 'block')}.`
    : `Each reading got ${thousands(least)} to ${counted(most, 'block')}, those that needed more the most.`;
}

function tableOf({ rows, spec }: QuestionsResult): ReportTable {
  const { alpha } = spec;
  return {
    columns: [
      { title: 'question', posted: true },
      { title: 'read as', posted: true },
      { title: 'stake', pageOnly: true },
      { title: 'came up', right: true },
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      { title: 'changed', right: true, posted: true },
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      { title: 'moves most', posted: true },
      { title: intervalTitle(alpha), right: true, pageOnly: true },
      ...correctedColumns(spec.asks.stop, alpha),
      { title: 'verdict', posted: true },
      { title: 'gain', right: true },
    ],
    rows: rows.map((row) => [
      row.id,
      nameOf(row),
      row.stake,
      ...arisingCells(row).slice(0, 2),
      ...changedCells(row),
      mostCell(row),
      mostRange(row),
      ...correctedCellsOf(spec.asks.stop, mostMoved(row)),
      verdictText(row),
      gainText((mostMoved(row) ?? row.metrics[0]).gain),
    ]),
  };
}

function changedCells({ blocks, changed: { mean, low, high } }: QuestionRow): [share: string, range: string] {
  return blocks === 0 ? ['', ''] : [percent(mean), percentRange(low, high)];
}

/** All readings with the question in words and the primary metric. */
function listOf({ rows, spec }: QuestionsResult): ReportTable {
  return {
    columns: [
      { title: 'question' },
      { title: 'it asks' },
      { title: 'read as' },
      { title: 'instead of' },
      { title: 'came up', right: true },
      { title: intervalTitle(spec.alpha), right: true },
      { title: 'in matches', right: true },
      { title: intervalTitle(spec.alpha), right: true },
      { title: metricTitle(rows[0].metrics[0]), right: true },
      { title: intervalTitle(spec.alpha), right: true },
      ...correctedColumns(spec.asks.stop, spec.alpha),
      { title: 'verdict' },
      { title: 'gain', right: true },
      { title: 'blocks', right: true },
    ],
    rows: rows.map((row) => [
      row.id,
      row.asks,
      row.reading,
      row.instead,
      ...arisingCells(row),
      differenceText(row.metrics[0], row.metrics[0].difference.mean),
      differenceRange(row.metrics[0]),
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
  return metric ? correctedDifference(stop, metric, metric.unbiased) : ['', ''];
}

function mostMoved({ largest, metrics }: QuestionRow): ReadingMetric | undefined {
  return metrics.find(({ metric }) => metric === largest?.metric);
}

/** Shares in points, as in all columns of differences. */
function mostCell(row: QuestionRow): string {
  const most = mostMoved(row);
  return most ? `${metricTitle(most)} ${differenceText(most, most.difference.mean)}` : '';
}

function mostText(row: QuestionRow): string {
  const most = mostMoved(row);
  return most ? `${metricTitle(most)} ${byText(most)}` : '';
}

function mostRange(row: QuestionRow): string {
  const most = mostMoved(row);
  return most ? differenceRange(most) : '';
}

function verdictText({ verdict, found }: QuestionRow): string {
  if (verdict === 'moves') return found ? 'moves' : 'moves?';
  if (!found) return verdict;
  return verdict === 'stays' ? 'moves little' : 'moves some';
}

function movesTable({ rows, spec }: QuestionsResult): ReportTable {
  return {
    columns: [
      { title: 'question' },
      { title: 'read as' },
      { title: 'figure' },
      { title: 'difference', right: true },
      { title: intervalTitle(spec.alpha), right: true },
      { title: 'gain', right: true },
    ],
    rows: rows.flatMap((row) =>
      row.metrics
        .filter((metric) => hasMoved(metric) || (row.found && metric.metric === row.largest?.metric))
        .map((metric) => [
          row.id,
          nameOf(row),
          metricTitle(metric),
          differenceText(metric, metric.difference.mean),
          differenceRange(metric),
          gainText(metric.gain),
        ]),
    ),
  };
}

function figuresOf({ rows }: QuestionsResult): Figure[] {
  const shown = rows.filter(({ blocks }) => blocks > 0).slice(0, SHOWN);
  if (shown.length === 0) return [];
  const [primary] = shown[0].metrics;
  const scale = primary.unit === 'share' ? 100 : 1;
  const differences = shown.map((row) => {
    const { mean, low, high } = row.metrics[0].difference;
    return {
      title: nameOf(row),
      difference: scale * mean,
      low: scale * low,
      high: scale * high,
      blocks: row.blocks,
      label: differenceText(row.metrics[0], mean),
    };
  });
  const changes = shown.map((row) => ({
    title: nameOf(row),
    value: row.changed.mean,
    label: `${percent(row.changed.mean)} (${percentRange(row.changed.low, row.changed.high)})`,
  }));
  const moves = shown.flatMap((row) =>
    row.largest?.isShare
      ? [{ title: nameOf(row), value: 100 * row.largest.size, label: `${mostText(row)} (${mostRange(row)})` }]
      : [],
  );
  return [
    ...(moves.length > 0
      ? [
          {
            title: 'How far readings surely move a share',
            caption:
              'The end nearest to zero of the interval of the share that moves most; behind the bar that share and its middle. Figures that are no shares stand in the tables only.',
            chart: (width: Parameters<Figure['chart']>[0]) =>
              barsChart(moves, { title: 'percentage points', format: '.1f' }, width),
          },
        ]
      : []),
    {
      title: `What each reading does to the ${metricTitle(primary)}`,
      caption: `Under the reading less under the one in force, ${inUnits(primary.unit)}. Right of the dashed line the reading makes it more, left of it less.`,
      chart: (width) => differenceChart(differences, `difference ${inUnits(primary.unit)}`, width),
    },
    {
      title: 'How many matches go otherwise',
      caption: 'A reading cannot move any share by more than the share of matches it changes at all.',
      chart: (width) => barsChart(changes, { title: 'matches changed', format: '.0%', most: 1 }, width),
    },
  ];
}
