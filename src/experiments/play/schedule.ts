import { nextLook, type PlannedLooks } from '../measure/looks.ts';
import type { Spec } from '../terms/spec.ts';
import { isTest, type Stop } from '../terms/stop-key.ts';
import { LEAST_BLOCKS } from '../terms/verdict.ts';
import { wholeTurns } from '../terms/whole-turns.ts';
import type { Portion } from './places.ts';

/** How many blocks an undecided arm gets between two looks; enough to be worth a look. */
export const BETWEEN_LOOKS = 200;

/**
 * The next round of a run: further blocks for the arms that are still undecided, as many for each, taken from the
 * reserve that all share. Whole turns of the tables while the reserve allows, so that tables stay balanced. Empty
 * when nothing is undecided or nothing is left. Counts blocks only, so that a run depends on its spec and seed alone.
 *
 * @param undecided indexes of arms
 * @param reserve blocks left
 * @param tables number of tables that take turns
 * @param least blocks between two looks at least; 200 if not said
 */
export function nextRound(
  undecided: readonly number[],
  reserve: number,
  tables: number,
  least = BETWEEN_LOOKS,
): Portion[] {
  if (undecided.length === 0) return [];
  const step = wholeTurns(tables, least);
  const fair = Math.floor(reserve / undecided.length);
  if (fair >= step) return undecided.map((arm) => ({ arm, blocks: step }));
  const odd = reserve - fair * undecided.length;
  return undecided
    .map((arm, i) => ({ arm, blocks: fair + (i < odd ? 1 : 0) }))
    .filter((portion) => portion.blocks > 0);
}

/**
 * Further blocks that bring undecided arms to their next planned look, one after the other as far as the reserve goes.
 * Blocks that bring nobody to a look are left unplayed: looks hold together only at sizes planned before the first.
 * What other arms leave of the reserve depends on figures, through who is undecided and who is nearest to a verdict, and
 * a look at just so many blocks could come when an arm stands next to its bound, where luck alone would carry it over.
 *
 * @param undecided indexes of arms, the first in line first
 * @param reached blocks that an arm has had
 */
export function nextLooks(
  undecided: readonly number[],
  reached: (arm: number) => number,
  looks: PlannedLooks,
  reserve: number,
): Portion[] {
  let left = reserve;
  return undecided.flatMap((arm) => {
    const look = nextLook(looks, reached(arm));
    const blocks = look === null ? 0 : look - reached(arm);
    if (blocks === 0 || blocks > left) return [];
    left -= blocks;
    return [{ arm, blocks }];
  });
}

/** Blocks of each portion between two looks at a test whose jumps must be small; null for the schedule's own. */
export function portionOf(stop: Stop, tables: number): number | null {
  return isTest(stop) ? tables : null;
}

/** Blocks by which something found is played again: enough for a verdict where the run allows as many for each arm. */
export function blocksToRepeat({ blocks: { initial, reserve } }: Pick<Spec, 'blocks'>): number {
  return Math.max(initial, Math.min(LEAST_BLOCKS, initial + reserve));
}
