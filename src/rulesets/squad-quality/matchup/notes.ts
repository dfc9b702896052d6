/** What was reckoned of shots and of what they cost, good for as long as those who shoot and are shot at are as they are. */

import type { UnitSpec } from './muster.ts';

/** Covers a target may have, sides a vehicle may show, and ways to have come to where a shot is taken. */
export const COVERS = 3;
const FACINGS = 3;
export const MANNERS = 5;

/** How many sides a target may show. */
export function facingsOf({ profile }: UnitSpec): number {
  return profile.hull === null ? 1 : FACINGS;
}

/** Entries, all of them NaN, for shots at a target over so many stretches of distances within which they are alike. */
export function entriesFor(target: UnitSpec, stretches: number): Float64Array {
  return new Float64Array(COVERS * facingsOf(target) * MANNERS * stretches).fill(Number.NaN);
}

/** What so many hits cost a unit on average. */
export type Toll = (hits: number) => number;

/**
 * What is noted by some number, emptied where it is asked for in another condition than before.
 *
 * @param own,their,firm numbers that are the same where nothing has changed by which what is noted differs
 */
export type Notes<T> = (number: number, own: number, their: number, firm: number) => T;

interface Page<T> {
  own: number;
  their: number;
  firm: number;
  readonly noted: T;
}

/** @param open an empty page of a number */
export function createNotes<T>(
  numbers: number,
  open: (number: number) => T,
  empty: (noted: T) => void,
): Notes<T> {
  const pages: (Page<T> | undefined)[] = new Array(numbers).fill(undefined);
  return (number, own, their, firm) => {
    const page = pages[number];
    if (page === undefined) {
      const noted = open(number);
      pages[number] = { own, their, firm, noted };
      return noted;
    }
    if (page.own !== own || page.their !== their || page.firm !== firm) {
      page.own = own;
      page.their = their;
      page.firm = firm;
      empty(page.noted);
    }
    return page.noted;
  };
}
