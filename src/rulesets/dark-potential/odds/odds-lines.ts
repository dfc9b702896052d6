import { type Fraction, fractionText } from '../../../kernel/fraction.ts';
import { percentText } from '../../../rules/assembly/chance-lines.ts';
import type { TestRoll } from '../rolls/test-roll.ts';

/** A line of an answer: what, what must be rolled for it, and its chance. */
export interface OddsRow {
  readonly what: string;
  readonly needs?: string;
  readonly chance: Fraction;
}

/** Rows under a title, aligned: in words, as fractions and in per cent. What no roll can come to says so. */
export function oddsTable(title: string, rows: readonly OddsRow[]): string[] {
  const cells = rows.map(({ what, needs, chance }) => [
    what,
    needs === undefined ? '' : `${needs}${chance.over === 0n ? ', which no roll is' : ''}`,
    fractionText(chance),
    percentText(chance),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column].length)));
  const line = ([what, needs, fraction, percent]: readonly string[]) =>
    [
      what.padEnd(widths[0]),
      ...(widths[1] > 0 ? [needs.padEnd(widths[1])] : []),
      percent.padStart(widths[3]),
      fraction,
    ].join('  ');
  return [title, ...cells.map((row) => `  ${line(row)}`)];
}

/** What a test must roll: `6 or less on 2d6`. */
export function needsText({ thrown }: TestRoll, target: number, direction: 'at-most' | 'at-least'): string {
  return `${target} or ${direction === 'at-least' ? 'more' : 'less'} on ${thrown.dice}d${thrown.sides}`;
}
