import { nearestNumber } from '../../rules/bounds.ts';

/** A value of a factor: a number, or the name of a reading, of an army, on or off. */
export type Value = number | string;

/** Bounds of numbers; with a step they are min, min + step, ... */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
}

/** Spaces between the values tried. */
const SPACES = 5;
/** Values that a single step apart are few enough to try all of them. */
const FEW = 7;

/** Some five to seven numbers from one bound to the other, the given one among them. */
export function usualNumbers({ min, max, step }: Bounds, book: number): number[] {
  if (step !== undefined && (max - min) / step < FEW) {
    const values = Array.from({ length: stepsIn({ min, max }, step) + 1 }, (_, i) => min + i * step);
    return withBook(
      values.map((value) => snapped(value, { min, max, step })),
      book,
    );
  }
  const space = (max - min) / SPACES;
  const grid = Array.from({ length: SPACES + 1 }, (_, i) => snapped(min + i * space, { min, max, step }));
  const ends = [grid[0], grid[SPACES]];
  return withBook(
    grid.filter((value) => ends.includes(value) || Math.abs(value - book) > space / 2),
    book,
  );
}

/** The nearest value within bounds; three digits where there are no steps. */
export function snapped(value: number, bounds: Bounds): number {
  const nearest = nearestNumber(bounds, value);
  return bounds.step === undefined ? nearestNumber(bounds, Number(nearest.toPrecision(3))) : nearest;
}

/** How many steps lead from one bound to the other. */
export function stepsIn({ min, max }: Bounds, step: number): number {
  return Math.round((max - min) / step);
}

/** Numbers from low to high, words in the order given, each once. */
export function inOrder(values: readonly Value[]): Value[] {
  const once = [...new Set(values)];
  return once.every((value) => typeof value === 'number') ? (once as number[]).sort((a, b) => a - b) : once;
}

function withBook(values: readonly number[], book: number): number[] {
  return inOrder([...values, book]) as number[];
}
