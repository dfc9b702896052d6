import { InputError } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import type { Variant } from '../../../rules/variant.ts';
import { mirror, sideOf } from '../../terms/arm.ts';
import { factorOf } from '../../terms/factor.ts';
import { numberPaths } from '../../terms/rule-cost.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Spec } from '../../terms/spec.ts';
import { over } from '../../terms/subject.ts';
import { type Bounds, snapped } from '../../terms/values.ts';

/** A number of the rules with the two values it takes in a screening. */
export interface ScreenFactor {
  readonly path: string;
  readonly book: number;
  readonly low: number;
  readonly high: number;
}

/** A number that takes no part, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

/**
 * The numbers under some headings and clauses that can be played on their own at both of their values.
 *
 * @param span how far values go from the book's towards the bounds; 1 is all the way
 */
export function screenFactors(
  ruleset: Ruleset,
  spec: Spec,
  rules: readonly string[] | null,
  span: number,
): { readonly factors: ScreenFactor[]; readonly leftOut: LeftOut[] } {
  const paths = numberPaths(ruleset.rules).filter(
    (path) => rules === null || rules.some((rule) => path.startsWith(`${rule}.`)),
  );
  const factors: ScreenFactor[] = [];
  const leftOut: LeftOut[] = [];
  for (const path of paths) {
    try {
      const { book, bounds } = factorOf(ruleset, spec, path);
      const factor = { path, book: book as number, ...ends(bounds as Bounds, book as number, span) };
      for (const value of [factor.low, factor.high]) requirePoint(ruleset, spec, { [path]: value });
      factors.push(factor);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      leftOut.push({ path, why: error.message });
    }
  }
  return { factors, leftOut };
}

/** Throws InputError unless both sides can play with some numbers on the tables. */
export function requirePoint(ruleset: Ruleset, spec: Spec, numbers: Variant): void {
  const side = sideOf(spec, { variant: over(spec.variant, numbers) });
  requireArm(ruleset, mirror(spec, 'numbers', side));
}

/** Two values on the steps of a number, apart from one another. */
function ends(bounds: Bounds, book: number, span: number): { readonly low: number; readonly high: number } {
  const { min, max, step } = bounds;
  const low = snapped(book - span * (book - min), bounds);
  const high = snapped(book + span * (max - book), bounds);
  if (low < high) return { low, high };
  if (step === undefined) throw new InputError(`It can only be ${book}.`);
  return book + step <= max ? { low, high: book + step } : { low: book - step, high };
}
