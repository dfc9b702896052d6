import type { Unit } from '../units/entities.ts';

/** What so many hits cost a unit on average. */
export type Toll = (hits: number) => number;

/** What hits on a unit cost it, good for as long as it is as it is. */
export interface TollNotes {
  /**
   * The tolls of a unit by what damage is more than its armour; none where it is in another condition than when they
   * were last asked for.
   *
   * @param condition,firm whole numbers that are the same where nothing has changed by which tolls differ
   */
  of(unit: Unit, condition: number, firm: number): Map<number, Toll>;
}

interface Page {
  condition: number;
  firm: number;
  readonly tolls: Map<number, Toll>;
}

export function createTollNotes(): TollNotes {
  const pages: Page[] = [];
  return {
    of(unit, condition, firm) {
      const page = pages[unit];
      if (page === undefined) {
        const tolls = new Map<number, Toll>();
        pages[unit] = { condition, firm, tolls };
        return tolls;
      }
      if (page.condition !== condition || page.firm !== firm) {
        page.condition = condition;
        page.firm = firm;
        page.tolls.clear();
      }
      return page.tolls;
    },
  };
}
