import type { QuestionRow } from '../../../experiments/designs/questions/question-row.ts';
import type { QuestionsResult } from '../../../experiments/designs/questions/questions.ts';
import { shareMoved } from '../../../experiments/designs/questions/reading-tally.ts';
import { hasMoved, type MetricRow } from '../../../experiments/measure/paired-tally.ts';
import { theMetric } from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { moveText, stoppedNotes } from '../../wording/stopped-wording.ts';
import { tooFew } from '../../wording/too-few.ts';
import {
  actsRange,
  actsText,
  counted,
  listed,
  percent,
  percentRange,
  pointsText,
  present,
} from '../../wording/wording.ts';

/** Questions told in a sentence each. */
const TOLD = 5;
/** Shares, and other figures, in a sentence. */
const ALIKE = 3;

/** The finding in one sentence. Rows by how surely far they move the game. */
export function questionsTitle({ rows, spec }: QuestionsResult): string {
  const [first] = rows;
  const share = first.found ? shareMoved(first) : undefined;
  if (!share) return unmoved(rows, spec.d);
  return `"${first.asks}" most needs an answer (${first.id}): read as "${first.reading}" instead of "${first.instead}" it moves ${movedText(share, first)}${shortOf(first, spec.d)}`;
}

/** Where no reading is found to move a share: that none does, or that it is open. */
function unmoved(rows: readonly QuestionRow[], d: number): string {
  const open = new Set(rows.filter(({ verdict }) => verdict !== 'stays').map(({ asks }) => asks));
  if (open.size === 0) return `No other reading moves any share by more than ${pointsText(d)}`;
  return notSettled(
    open.size === 1
      ? `whether it matters how "${[...open][0]}" is answered`
      : `which of ${open.size} open questions most needs an answer`,
  );
}

/** The questions that matter most, a sentence each. */
export function questionsFindings({ rows, spec }: QuestionsResult): string[] {
  return rows
    .flatMap((row) => {
      const share = row.found ? shareMoved(row) : undefined;
      if (!share) return [];
      const alike = row.metrics.filter((other) => hasMoved(other) && other.metric !== share.metric);
      const shares = [share, ...alike.filter(({ unit }) => unit === 'share')].slice(0, ALIKE);
      const others = alike.filter(({ unit }) => unit !== 'share').slice(0, ALIKE);
      const beside =
        others.length > 0
          ? ` Beside that, by intervals that are approximate: ${movesText(others, row)}.`
          : '';
      return [
        `${row.id}: ${row.asks} Read as "${row.reading}" (${row.says}) instead of "${row.instead}" it moves ${movesText(shares, row)}${shortOf(row, spec.d)}.${beside} ${divergence(row)}`,
      ];
    })
    .slice(0, TOLD);
}

/** What is to be said of a finding that is not known to reach beyond d; nothing of others. */
function shortOf({ verdict }: QuestionRow, d: number): string {
  if (verdict === 'moves') return '';
  return verdict === 'stays'
    ? `, by less than ${pointsText(d)}`
    : `, though less than ${pointsText(d)} is not excluded`;
}

/** What a reader of the findings must know, a sentence each. */
export function questionsNotes({ rows, spec }: QuestionsResult): string[] {
  const { d, asks } = spec;
  const of = (verdict: QuestionRow['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const questions = new Set(rows.map(({ id }) => id)).size;
  const hints = rows.filter((row) => row.verdict === 'moves' && !row.found);
  const short = rows.filter(({ verdict, found }) => found && verdict !== 'moves');
  const idle = rows.filter(({ changed, blocks }) => blocks > 0 && changed.mean === 0);
  const expected = rows.filter(({ changed, arose }) => changed.mean > 0 && arose?.perMatch.mean === 0);
  const leftOut = asks.leftOut.map(({ path, reading }) => `${path}=${reading}`);
  return present([
    `${counted(rows.length, 'reading')} of ${counted(questions, 'question')}. Moving some share by more than ${pointsText(d)}: ${of('moves')}; moving none by as much: ${of('stays')}; not settled: ${of('undecided')}.`,
    short.length > 0 &&
      `Found to move a share, but not known to move one by more than ${pointsText(d)}: ${listed(short.map(nameOf))}.`,
    ...tooFew(rows.map(({ blocks }) => blocks)),
    ...stoppedReadings(rows),
    hints.length > 0 &&
      `With so many readings tested at once, treat these as hints only: ${listed(hints.map(nameOf))}.`,
    idle.length > 0 && `Not one match went otherwise with ${listed(idle.map(nameOf))}.`,
    expected.length > 0 &&
      `Matches went otherwise though the question never came up where that was counted, through what policies expect of it or in other matches: ${listed(expected.map(nameOf))}.`,
    leftOut.length > 0 &&
      `Left out: ${listed(leftOut)}. ${[...new Set(asks.leftOut.map(({ why }) => why))].join(' ')}`,
  ]);
}

/** How many matches were stopped with the readings that move rounds; they are told wherever rounds are. */
function stoppedReadings(rows: readonly QuestionRow[]): string[] {
  const moving = rows.filter(({ metrics }) => metrics.some((row) => row.unit === 'rounds'));
  const sides = moving.flatMap((row) =>
    row.stopped ? [{ side: `with ${nameOf(row)}`, share: row.stopped.first }] : [],
  );
  const book = moving.flatMap(({ stopped }) =>
    stopped ? [{ side: 'under the readings in force', share: stopped.second }] : [],
  );
  return stoppedNotes([...book.slice(0, 1), ...sides]);
}

/** `overwatch.interrupt.point=first-sight`. */
export function nameOf({ path, reading }: QuestionRow): string {
  return `${path}=${reading}`;
}

function movesText(moves: readonly MetricRow[], row: QuestionRow): string {
  return listed(moves.map((moved) => movedText(moved, row)));
}

/** `the draws by +2.1 points (+1.0 to +3.2)`. */
function movedText(moved: MetricRow, { stopped }: QuestionRow): string {
  return `${theMetric(moved)} by ${moveText(moved, stopped)}`;
}

function divergence({ arose }: QuestionRow): string {
  if (arose === null) return 'How often it comes up was not counted.';
  const { perMatch, matches } = arose;
  if (perMatch.mean === 0)
    return `It never came up in ${counted(arose.counted, 'match', 'matches')}: in ${percent(matches.high)} of all at most.`;
  return `It came up ${actsText(perMatch.mean)} times a match (${actsRange(perMatch)}), in ${percent(matches.mean)} of the matches (${percentRange(matches)}).`;
}
