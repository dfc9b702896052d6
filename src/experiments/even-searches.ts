import type { Campaign } from './campaign.ts';
import type { EvenSearch } from './even-point.ts';

/** Blocks between two looks at a contest, about. */
const BETWEEN_LOOKS = 40;

/**
 * Carries searches out side by side, a portion of each at a time; whole turns of the tables, so that each gets as many
 * blocks. Ends when all are done or the run is stopped.
 */
export async function playSearches(
  campaign: Campaign,
  searches: readonly EvenSearch[],
  tables: number,
): Promise<void> {
  const blocks = Math.ceil(BETWEEN_LOOKS / tables) * tables;
  for (;;) {
    const open = searches.flatMap((search) => {
      const next = campaign.stopped ? null : search.next();
      return next === null ? [] : [{ search, ...next }];
    });
    if (open.length === 0) return;
    await campaign.play(
      open.map(({ arm }) => arm),
      open.map(({ left }, arm) => ({ arm, blocks: Math.min(blocks, left) })),
      (arm, index, records) => open[arm].search.add(index, records),
    );
  }
}
