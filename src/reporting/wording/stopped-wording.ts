import type { MetricRow } from '../../experiments/measure/paired-tally.ts';
import type { Stopped } from '../../experiments/measure/stopped-tally.ts';
import {
  amountText,
  amountWithRange,
  differenceRange,
  figureText,
  metricText,
  metricTitle,
} from './metric-wording.ts';
import { listed, percent, present } from './wording.ts';

/** Above this share of stopped matches a mean of rounds is told as a lower bound. */
const FEW = 0.03;
/** Sides told one by one at most. */
const TOLD = 6;

/** A side of a comparison, as it is named behind a figure (`by the book`), and its share of stopped matches. */
export interface StoppedSide {
  readonly side: string;
  readonly share: number;
}

/** Whether so many matches were stopped that rounds are lower bounds worth the words. */
export function isCensored(share: number): boolean {
  return share > FEW;
}

/** A figure, told as a lower bound where it is one. */
export function asBound(text: string, isBound: boolean): string {
  return isBound ? `at least ${text}` : text;
}

/** A text about rounds, told as a lower bound where many matches were stopped. */
export function atLeast(text: string, share: number): string {
  return asBound(text, isCensored(share));
}

/** How many matches of each side were stopped at the cap, for pages that show rounds. */
export function stoppedNotes(sides: readonly StoppedSide[]): string[] {
  if (sides.length === 0) return [];
  if (sides.every(({ share }) => share === 0)) {
    return ['No match was stopped at the cap of the bench, so rounds are those that the rules took.'];
  }
  return [
    `Stopped at the cap of the bench: ${sharesText(sides)}. Their rounds count as the cap, so that rounds are lower bounds (censored) as far as matches were stopped.`,
  ];
}

function sharesText(sides: readonly StoppedSide[]): string {
  const told = sides.length <= TOLD ? sides : sides.filter(({ share }) => isCensored(share));
  const rest = sides.filter((side) => !told.includes(side)).map(({ share }) => share);
  const most = Math.max(...rest);
  return listed(
    present([
      ...told.map(({ side, share }) => `${percent(share)} of the matches ${side}`),
      rest.length > 0 &&
        `${most === 0 ? 'none' : `at most ${percent(most)}`} ${told.length > 0 ? 'elsewhere' : 'of the matches anywhere'}`,
    ]),
  );
}

/** The shares of stopped matches that rows of all metrics show. */
export function stoppedIn(rows: readonly MetricRow[]): Stopped | null {
  const row = rows.find(({ metric }) => metric === 'unresolved');
  return row === undefined || row.first === null || row.second === null
    ? null
    : { first: row.first, second: row.second };
}

/** Both figures of a row, told as lower bounds where they are rounds and many matches were stopped. */
export function boundTexts(row: MetricRow, stopped: Stopped | null): { first: string; second: string } {
  const text = (side: 'first' | 'second') =>
    atLeast(metricText(row, row[side]), row.unit === 'rounds' ? (stopped?.[side] ?? 0) : 0);
  return { first: text('first'), second: text('second') };
}

/** A row that has moved, among those of all metrics: `rounds 8.1 instead of 9.4, about -1.3 (-1.6 to -1.0)`. */
export function movedText(row: MetricRow, rows: readonly MetricRow[]): string {
  const stopped = stoppedIn(rows);
  const { first, second } = boundTexts(row, stopped);
  return `${metricTitle(row)} ${first} instead of ${second}, ${moveText(row, stopped)}`;
}

/** By how much a row has moved, and what stopped matches leave of that: `about -1.3 (-1.6 to -1.0; ...)`. */
export function moveText(row: MetricRow, stopped: Stopped | null): string {
  if (row.unit === 'share') return amountWithRange(row);
  const left = row.unit === 'rounds' && stopped ? censoredText(row, stopped) : null;
  return `about ${amountText(row)} (${differenceRange(row)}${left === null ? '' : `; ${left}`})`;
}

/**
 * What stopped matches leave of a difference in rounds: all of it, a lower bound of its size, or one up to the cap.
 *
 * @param difference of the first less the second; 0 where it goes either way
 */
export function censoring(difference: number, { first, second }: Stopped): 'none' | 'bound' | 'capped' {
  if (!isCensored(first) && !isCensored(second)) return 'none';
  const [longer, shorter] = difference > 0 ? [first, second] : [second, first];
  return difference !== 0 && isCensored(longer) && !isCensored(shorter) ? 'bound' : 'capped';
}

/** The same in words; null where few matches were stopped. */
export function censoredText({ unit, difference }: MetricRow, stopped: Stopped): string | null {
  const left = censoring(difference.mean, stopped);
  if (left === 'none') return null;
  if (left === 'bound') {
    const size = figureText(unit, difference, Math.abs(difference.mean));
    return `the ${size} ${size === '1' ? 'round between them is' : 'rounds between them are'} a lower bound, and matches played to their end would differ by at least as much`;
  }
  return 'the difference is that of rounds up to the cap; what lies beyond it is not known';
}
