import type { TuneResult } from '../../../experiments/designs/tune/tune.ts';
import { rungsOf } from '../../../experiments/designs/tune/tune-dropping.ts';
import { MOST_POINTS } from '../../../experiments/designs/tune/tune-grid.ts';
import {
  changesText,
  type Finalist,
  levelBeyondBook,
} from '../../../experiments/designs/tune/tune-points.ts';
import { type DifferenceRow, differenceChart, intervalWord } from '../../charts/difference-chart.ts';
import type { Column, Figure, ReportTable, Said } from '../../document/report.ts';
import { acrossMoves } from '../../sections/across-table.ts';
import { gainColumn, numberColumns, textColumns } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { differenceCells, metricTitle, UNBOUNDED_METHOD } from '../../wording/metric-wording.ts';
import { boundTexts } from '../../wording/stopped-wording.ts';
import {
  confidenceText,
  counted,
  gainText,
  intervalTitle,
  listed,
  signed,
  thousands,
} from '../../wording/wording.ts';
import { tuneFindings, tuneNotes, tuneTitle } from './tune-findings.ts';
import { levelText, levelWithInterval, targetText } from './tune-wording.ts';

/** What a `tune` result says. */
export function tuneReport(result: TuneResult): Said {
  const { spec, finalists, says } = result;
  const { targets, parameters } = spec.asks;
  return {
    title: tuneTitle(result),
    question: `which numbers give ${targets.map((target, i) => targetText(target, result.units[i])).join(' and ')}`,
    findings: [...tuneFindings(result), ...auditFindings(result)],
    notes: tuneNotes(result),
    table: finalistsTable(result),
    appendices: [
      { title: 'What was tried, on the luck of the search', table: triedTable(result) },
      {
        title:
          'What each point moves, on fresh luck: differences from the book (verdicts are not corrected for how many there are)',
        table: movesTable(result),
      },
      acrossMoves(['numbers', 'figure'], result, movesOf(result)),
    ],
    figures: figuresOf(result),
    method: [
      `What may change: ${parameters.map(({ path, book }) => `${path} (${says[path]} Book: ${book})`).join('; ')}.`,
      'Both sides play under the numbers. From the best point so far all points one move away race on the same tables and the same luck; moves are halved when none is better.',
      fallingOut(spec),
      'Of the changes that are not shown to do worse than the best, the one of fewest numbers is spoken for.',
      `${playedAgain(finalists)} What was tried has figures of the search, which picked the best of them and so flatter them. Intervals on fresh luck: bootstrap over blocks, and of means without spread that of bounded means.`,
      ...sharedLevel(finalists),
      ...(result.units.every((unit) => unit === 'share') ? [] : [UNBOUNDED_METHOD]),
    ],
  };
}

/** How many blocks it takes for a point to fall out of the search, and at which level. */
function fallingOut({ alpha, blocks }: TuneResult['spec']): string {
  const looks = rungsOf(blocks.initial).slice(0, -1);
  if (looks.length === 0) return 'No point fell out of the search before it had all its blocks.';
  return `A point may fall out of the search after ${listed(looks.map(thousands))} blocks, where it misses the targets by surely more than the best: the level of ${Math.round(100 * alpha)} % is shared over two looks at each of up to ${MOST_POINTS} points (a Student interval of resampled distances, approximate). What its change costs lets no point fall out, nor do blocks without spread.`;
}

/** What was played on fresh luck, and where its figures are. */
function playedAgain([book, ...others]: TuneResult['finalists']): string {
  if (!book || book.blocks === 0) return 'The book and the best points were not played again on fresh luck.';
  const blocks = `${counted(book.blocks, 'block')} of fresh luck`;
  return others.length === 0
    ? `The book alone was then played again on ${blocks}, for no point did better in the search; only those figures are in findings and the first table.`
    : `The book and the best points were then played again on ${blocks}; only those figures are in findings, the first table and the chart.`;
}

/** How intervals beyond the book hold where there is more than one of them, the best of which is told. */
function sharedLevel({ length }: TuneResult['finalists']): string[] {
  if (length <= 2) return [];
  return [
    'Intervals of how much further off than the book share the error rate and hold together, for the best of the changes is told.',
  ];
}

const OFF: Column = {
  title: 'off',
  right: true,
  says: 'squares of the distances from the targets, counted in tolerances, and 1 for each range that a number is moved across; less is better',
};

const GAIN = gainColumn(
  'a point did not share its luck with the book, by resampled blocks for how far it is off',
);

function finalistsTable({ spec, finalists, units }: TuneResult): ReportTable {
  const level = confidenceText(levelBeyondBook(spec.alpha, finalists));
  return {
    columns: [
      { title: 'numbers, on fresh luck', posted: true },
      ...spec.asks.targets.flatMap((target, i) => [
        {
          title: targetText(target, units[i]),
          right: true,
          posted: i === 0,
          says: `with the ${intervalTitle(spec.alpha)}`,
        },
        { title: 'met?', posted: i === 0 },
      ]),
      { ...OFF, posted: true },
      { title: `further off than the book, ${level}`, right: true, posted: true },
      GAIN,
    ],
    rows: finalists.map((finalist) => finalistCells(finalist, spec.asks.targets, units)),
  };
}

function finalistCells(
  finalist: Finalist,
  targets: TuneResult['spec']['asks']['targets'],
  units: TuneResult['units'],
): string[] {
  const { changes, levels, met, loss, beyondBook, gain, blocks } = finalist;
  if (blocks === 0) return [changesText(changes), ...targets.flatMap(() => ['not played', '']), '', '', ''];
  return [
    changesText(changes),
    ...levels.flatMap((level, i) => [levelWithInterval(level, targets[i], units[i], finalist), met[i]]),
    loss.toFixed(1),
    beyondText(beyondBook),
    gainText(gain),
  ];
}

/** The interval of a loss beyond the book's; blocks that are all alike give none. */
function beyondText(beyondBook: Finalist['beyondBook']): string {
  if (beyondBook === null || beyondBook.low === beyondBook.high) return '';
  return `${beyondBook.low.toFixed(1)} to ${beyondBook.high.toFixed(1)}`;
}

/** What each finalist moves, a row for each target; the book moves nothing. */
function movesOf({ finalists }: TuneResult) {
  const [book] = finalists;
  return finalists.flatMap(({ changes, stopped, moves }) =>
    moves.map((row) => ({
      ...row,
      names: [changesText(changes), metricTitle(row)],
      stopped: stopped === null || book.stopped === null ? null : { first: stopped, second: book.stopped },
    })),
  );
}

function movesTable(result: TuneResult): ReportTable {
  return {
    columns: [
      ...textColumns('numbers', 'figure'),
      ...numberColumns('with them', 'the book', 'difference', intervalTitle(result.spec.alpha)),
      { title: 'verdict' },
      GAIN,
    ],
    rows: movesOf(result).map((row) => {
      const { first, second } = boundTexts(row, row.stopped);
      return [...row.names, first, second, ...differenceCells(row), row.movement, gainText(row.gain)];
    }),
  };
}

function triedTable({ spec, tried, units }: TuneResult): ReportTable {
  return {
    columns: [
      { title: 'numbers, in the search' },
      ...spec.asks.targets.map((target) => ({ title: metricTitle(target), right: true })),
      OFF,
      GAIN,
      { title: 'blocks', right: true },
      { title: '' },
    ],
    rows: tried.map(({ changes, levels, loss, stopped, gain, blocks, dropped, like }) => [
      changesText(changes),
      ...levels.map((level, i) => levelText(level, spec.asks.targets[i], units[i], stopped)),
      loss.toFixed(1),
      gainText(gain),
      thousands(blocks),
      [...(dropped ? ['fell out'] : []), ...(like ? [`plays like ${changesText(like)}`] : [])].join(', '),
    ]),
  };
}

/** What was found against the book; the book alone has nothing to be compared with. */
function figuresOf({ finalists }: TuneResult): Figure[] {
  const rows = finalists.flatMap(({ changes, beyondBook, blocks }): DifferenceRow[] => {
    if (beyondBook === null) return [];
    const { mean, low, high } = beyondBook;
    const word = intervalWord(beyondBook, blocks);
    return [{ title: changesText(changes), difference: mean, low, high, word, label: signed(mean, 1) }];
  });
  if (rows.length === 0) return [];
  return [
    {
      title: 'How much further off the targets than the book',
      caption:
        'On fresh luck: squares of the distances from the targets in tolerances, and what the change itself costs, compared with those of the book. Left of the dashed line it is nearer to the targets than the book.',
      chart: (width) => differenceChart(rows, 'further off than the book', width),
    },
  ];
}
