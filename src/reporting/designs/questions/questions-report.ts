import type { QuestionRow } from '../../../experiments/designs/questions/question-row.ts';
import type { QuestionsResult } from '../../../experiments/designs/questions/questions.ts';
import { barsChart } from '../../charts/bars-chart.ts';
import { differenceChart, differenceRow, MOVEMENT_WORDS } from '../../charts/difference-chart.ts';
import type { Figure, Said } from '../../document/report.ts';
import { acrossMoves } from '../../sections/across-table.ts';
import { figuresGlossary } from '../../sections/figures-glossary.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { firstRows } from '../../wording/first-rows.ts';
import {
  AVERAGED_METHOD,
  inUnits,
  metricTitle,
  theMetric,
  UNBOUNDED_METHOD,
} from '../../wording/metric-wording.ts';
import { gotBlocks, stopMethod } from '../../wording/stop-wording.ts';
import { counted, percentWithRange, pointsText, present } from '../../wording/wording.ts';
import { nameOf, questionsFindings, questionsNotes, questionsTitle } from './questions-findings.ts';
import { everyReadingTable, mostRange, mostText, movesTable, readingsTable } from './questions-tables.ts';

/** Readings in the first table and in charts; the appendix has them all. */
const SHOWN = 25;
/** Title of the appendix. */
const EVERY = 'Every reading, and what the question asks';

/** What a `questions` result says. */
export function questionsReport(result: QuestionsResult): Said {
  const { rows, spec } = result;
  return {
    title: questionsTitle(result),
    question: 'which open question most needs an answer',
    findings: [...questionsFindings(result), ...auditFindings(result)],
    notes: [...questionsNotes(result), ...firstRows(SHOWN, rows.length, 'reading', EVERY)],
    table: readingsTable({ ...result, rows: rows.slice(0, SHOWN) }),
    appendices: [
      { title: EVERY, table: everyReadingTable(result) },
      { title: 'All that each reading moves', table: movesTable(result) },
      acrossMoves(
        ['question', 'read as', 'figure'],
        result,
        rows.flatMap((row) =>
          row.metrics.map((own) => ({ ...own, names: [row.id, nameOf(row), metricTitle(own)] })),
        ),
      ),
      figuresGlossary(rows.flatMap(({ metrics }) => metrics)),
    ],
    figures: figuresOf(result),
    method: present([
      'Both sides play under the readings in force, then both under one other reading: the same tables and the same luck.',
      gotBlocks(
        'reading',
        rows.map(({ blocks }) => blocks),
        'those that needed more the most',
        result,
      ),
      ...stopMethod(spec.asks.stop, 'each reading', stopsBy(result), true),
      spec.asks.stop === 'verdict' &&
        'The figure that moves most is corrected as if it alone could have moved.',
      `A reading moves the game where the interval of some share lies beyond ${pointsText(spec.d)}; it moves nothing where all shares stay within, or where fewer matches than that went otherwise.`,
      'Readings are ranked by how far they surely move some share: the end of its interval nearest to zero. Those that move none come after, by other figures in standard deviations.',
      ...divergenceMethod(rows),
      `What is found rests on the shares alone, half of it on the first; other figures are a description. A reading that "moves some" is found to move a share, by less than ${pointsText(spec.d)} or more; one that "moves little" by less.`,
      UNBOUNDED_METHOD,
      AVERAGED_METHOD,
    ]),
  };
}

/** What is meant by coming up, where it was counted. */
function divergenceMethod(rows: readonly QuestionRow[]): string[] {
  const most = Math.max(...rows.map(({ arose }) => arose?.counted ?? 0));
  if (most === 0) return [];
  return [
    `Came up: times a match, counted in ${counted(most, 'match', 'matches')} under the readings in force. Each step of a match (its set-up, then every activation) was played once more under the other reading, from the same position, with the same dice and the same choices; the question came up in those steps in which the rules then did, asked or needed something else. Intervals are those of so many matches; half as much again as the most times seen in one stands for their bound. A reading that lays out another table or fields other forces counts once a match.`,
    'A question may come up often and move nothing, and a reading may move the game though its question seldom comes up, through what policies expect of it.',
  ];
}

/** What ends the blocks of a reading. */
function stopsBy({ spec, rows }: QuestionsResult): string {
  return spec.asks.stop === 'verdict' ? 'all shares' : theMetric(rows[0].metrics[0]);
}

function figuresOf({ rows }: QuestionsResult): Figure[] {
  const shown = rows.filter(({ blocks }) => blocks > 0).slice(0, SHOWN);
  if (shown.length === 0) return [];
  const [primary] = shown[0].metrics;
  const differences = shown.map((row) => {
    const [own] = row.metrics;
    return differenceRow(nameOf(row), own, MOVEMENT_WORDS[own.movement]);
  });
  const changes = shown.map((row) => ({
    title: nameOf(row),
    value: row.changed.mean,
    label: percentWithRange(row.changed),
  }));
  const moves = shown.flatMap((row) =>
    row.largest?.isShare
      ? [{ title: nameOf(row), value: 100 * row.largest.size, label: `${mostText(row)} (${mostRange(row)})` }]
      : [],
  );
  return present([
    moves.length > 0 && {
      title: 'How far readings surely move a share',
      caption:
        'The end nearest to zero of the interval of the share that moves most; behind the bar that share and its middle. Figures that are no shares stand in the tables only.',
      chart: (width: Parameters<Figure['chart']>[0]) =>
        barsChart(moves, { title: 'percentage points', format: '.1f' }, width),
    },
    {
      title: `What each reading does to ${theMetric(primary)}`,
      caption: `The difference from the reading in force, ${inUnits(primary)}. Right of the dashed line the reading makes it more, left of it less.`,
      chart: (width) => differenceChart(differences, `difference ${inUnits(primary)}`, width),
    },
    {
      title: 'How many matches go otherwise',
      caption: 'A reading cannot move any share by more than the share of matches it changes at all.',
      chart: (width) => barsChart(changes, { title: 'matches changed', format: '.0%', most: 1 }, width),
    },
  ]);
}
