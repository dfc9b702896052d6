import type { QuestionRow, QuestionsResult } from '../experiments/designs/questions.ts';
import type { MetricRow } from '../experiments/paired-tally.ts';
import { differenceRange, differenceText, metricTitle } from './metric-wording.ts';
import { censoredText, stoppedNotes } from './stopped-wording.ts';
import { tooFew } from './too-few.ts';
import { actsText, counted, listed, percent } from './wording.ts';

/** Questions told in a sentence each. */
const TOLD = 5;

/** The finding in one sentence. Rows by how surely far they move the game. */
export function questionsTitle({ rows }: QuestionsResult): string {
  const [first] = rows;
  if (!isSure(first)) return 'No other reading is shown to move any share';
  return `${first.id} most needs an answer: read as "${first.reading}" instead of "${first.instead}" it moves the ${movesText(first, 2, byText)}`;
}

/** The questions that matter most, a sentence each. */
export function questionsFindings({ rows }: QuestionsResult): string[] {
  return rows
    .filter(isSure)
    .slice(0, TOLD)
    .map(
      (row) =>
        `${row.id}: ${row.asks} Read as "${row.reading}" (${row.says}) instead of "${row.instead}" it moves the ${movesText(row, 4, (moved) => `${byText(moved)} (${differenceRange(moved)}${stoppedText(moved, row)})`)}. ${arising(row)}`,
    );
}

/** What a reader of the findings must know, a sentence each. */
export function questionsNotes({ rows, spec }: QuestionsResult): string[] {
  const { d, asks } = spec;
  const of = (verdict: QuestionRow['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const questions = new Set(rows.map(({ id }) => id)).size;
  const hints = rows.filter((row) => row.verdict === 'moves' && !row.found);
  const idle = rows.filter(({ changed, blocks }) => blocks > 0 && changed.mean === 0);
  const leftOut = asks.leftOut.map(({ path, reading }) => `${path}=${reading}`);
  return [
    `${counted(rows.length, 'reading')} of ${counted(questions, 'question')}. Moving some share by more than ${percent(d)}: ${of('moves')}; moving none by as much: ${of('stays')}; not settled: ${of('undecided')}.`,
    ...tooFew(rows.map(({ blocks }) => blocks)),
    ...stoppedReadings(rows),
    ...(hints.length > 0
      ? [`With so many readings tested at once, treat these as hints only: ${listed(hints.map(nameOf))}.`]
      : []),
    ...(idle.length > 0 ? [`Not one match went otherwise with ${listed(idle.map(nameOf))}.`] : []),
    ...(leftOut.length > 0
      ? [`Left out: ${listed(leftOut)}. ${[...new Set(asks.leftOut.map(({ why }) => why))].join(' ')}`]
      : []),
  ];
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

/** What stopped matches leave of a movement in rounds. */
function stoppedText(moved: MetricRow, { stopped }: QuestionRow): string {
  const left = moved.unit === 'rounds' && stopped ? censoredText(moved, stopped) : null;
  return left === null ? '' : `; ${left}`;
}

/** Whether a reading is known to move some share, with all readings in view. */
function isSure({ largest, found }: QuestionRow): boolean {
  return largest?.isShare === true && found;
}

/** `overwatch.interrupt.point=first-sight`. */
export function nameOf({ path, reading }: QuestionRow): string {
  return `${path}=${reading}`;
}

/** What a reading moves, the surest first. */
function movesText(
  { metrics, largest }: QuestionRow,
  most: number,
  howFar: (row: MetricRow) => string,
): string {
  const moved = metrics
    .filter(({ movement }) => movement === 'rises' || movement === 'falls')
    .sort((a, b) => Number(b.metric === largest?.metric) - Number(a.metric === largest?.metric));
  return listed(
    moved
      .slice(0, most)
      .map((row) => `${metricTitle(row)} by ${row.unit === 'share' ? '' : 'about '}${howFar(row)}`),
  );
}

/** `+2.1 points`. */
export function byText(row: MetricRow): string {
  return `${differenceText(row, row.difference.mean)}${row.unit === 'share' ? ' points' : ''}`;
}

function arising({ arose }: QuestionRow): string {
  if (arose.perMatch === null || arose.matches === null) return 'Nothing counts how often its clause acts.';
  return `Its clause acted ${actsText(arose.perMatch)} times a match, in ${percent(arose.matches)} of the matches.`;
}
