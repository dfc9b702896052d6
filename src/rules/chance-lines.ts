import { type Fraction, fractionText, fractionValue } from '../kernel/fraction.ts';

/** Chances as lines below each other, as numbers and as fractions. */
export function chanceLines(rows: readonly (readonly [string, Fraction])[]): string[] {
  const width = Math.max(...rows.map(([what]) => what.length));
  const numbers = rows.map(([, chance]) => fractionValue(chance).toFixed(4));
  return rows.map(([what, chance], i) => `  ${what.padEnd(width)}  ${numbers[i]}  ${fractionText(chance)}`);
}
