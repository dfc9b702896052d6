import { type Fraction, fractionText, fractionValue } from '../../kernel/fraction.ts';
import type { OddsAnswer } from '../odds-desk.ts';

/** A row whose words end so is of a number, and not of a chance. */
const MEAN = 'on average';

/** Rows as lines below each other, in per cent and as fractions, and means as numbers. */
function chanceLines(rows: readonly ChanceRow[]): string[] {
  const cells = rows.map(([what, chance, , needs]) => [
    what,
    needs === undefined ? '' : `${needs}${chance.over === 0n ? ', which no roll is' : ''}`,
    what.endsWith(MEAN) ? meanText(chance) : percentText(chance),
  ]);
  const [whats, rolls, values] = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column].length)),
  );
  return cells.map(([what, needs, value], i) => {
    const roll = rolls > 0 ? `${needs.padEnd(rolls)}  ` : '';
    return `  ${what.padEnd(whats)}  ${roll}${value.padStart(values)}  ${fractionText(rows[i][1])}`;
  });
}

/** To a tenth of a per cent; what is neither sure nor impossible is not rounded to that. */
function percentText(chance: Fraction): string {
  const percent = 100 * fractionValue(chance);
  if (percent > 0 && percent < 0.05) return '< 0.1 %';
  if (percent < 100 && percent >= 99.95) return '> 99.9 %';
  return `${percent.toFixed(1)} %`;
}

/** To two places, where per cent leave off. */
function meanText(mean: Fraction): string {
  return `${fractionValue(mean).toFixed(2)}  `;
}

/** Chances as text, by the number they are of, in order. */
export function textsOf(chances: Iterable<readonly [number, Fraction]>): Record<string, string> {
  return Object.fromEntries(
    [...chances].sort(([a], [b]) => a - b).map(([value, chance]) => [value, fractionText(chance)]),
  );
}

/**
 * A chance, what it is of in words, its name where programs read it, and what must be rolled for it, as in
 * "6 or less on 2d6"; what no roll can come to says so.
 */
export type ChanceRow = readonly [says: string, chance: Fraction, name?: string, needs?: string];

/**
 * An answer of an odds desk: chances as lines under a title, and as data those that have a name.
 *
 * @param restsOn clauses of ours behind them, by path
 * @param data what else programs read
 */
export function chanceAnswer(
  title: string,
  rows: readonly ChanceRow[],
  restsOn: readonly string[],
  data: Readonly<Record<string, unknown>> = {},
): OddsAnswer {
  const named = rows.flatMap(([, chance, name]) =>
    name === undefined ? [] : [[name, fractionText(chance)]],
  );
  return {
    restsOn,
    lines: [title, ...chanceLines(rows)],
    data: { ...Object.fromEntries(named), ...data },
  };
}
