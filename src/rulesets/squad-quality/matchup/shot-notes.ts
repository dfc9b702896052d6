import type { Unit } from '../units/entities.ts';
import type { UnitSpec } from './muster.ts';

/** Covers a target may have, sides a vehicle may show, and ways to have come to where a shot is taken. */
export const COVERS = 3;
const FACINGS = 3;
export const MANNERS = 5;

/** How many sides a target may show. */
export function facingsOf({ profile }: UnitSpec): number {
  return profile.hull === null ? 1 : FACINGS;
}

/** Entries for shots at a target over so many stretches of distances within which they are alike. */
export function entriesFor(target: UnitSpec, stretches: number): number {
  return COVERS * facingsOf(target) * MANNERS * stretches;
}

/** What was reckoned of shots of one unit at another, good for as long as neither changes. */
export interface ShotNotes {
  /**
   * The entries of a pair, all of them NaN where either is in another condition than when they were last asked for.
   *
   * @param own,their,firm whole numbers that are the same where nothing has changed by which shots differ
   */
  of(shooter: Unit, target: Unit, own: number, their: number, firm: number): Float64Array;
}

interface Page {
  own: number;
  their: number;
  firm: number;
  readonly entries: Float64Array;
}

/**
 * @param units how many there are in both armies
 * @param entriesOf how many entries the shots of a unit at another need
 */
export function createShotNotes(
  units: number,
  entriesOf: (shooter: Unit, target: Unit) => number,
): ShotNotes {
  const pages: (Page | undefined)[] = new Array(units * units).fill(undefined);
  return {
    of(shooter, target, own, their, firm) {
      const number = shooter * units + target;
      const page = pages[number];
      if (page === undefined) {
        const entries = new Float64Array(entriesOf(shooter, target)).fill(Number.NaN);
        pages[number] = { own, their, firm, entries };
        return entries;
      }
      if (page.own !== own || page.their !== their || page.firm !== firm) {
        page.own = own;
        page.their = their;
        page.firm = firm;
        page.entries.fill(Number.NaN);
      }
      return page.entries;
    },
  };
}
