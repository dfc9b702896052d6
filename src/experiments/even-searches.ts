import type { Campaign } from './campaign.ts';
import type { EvenSearch } from './even-point.ts';

/** Blocks between two looks at a contest, about. */
const BETWEEN_LOOKS = 40;

/**
 * Carries searches out side by side, a portion of each at a time; whole turns of the tables, so that each gets as many
 * blocks. Ends when all are done or the run is stopped.
 *
 * @param expect hears how many blocks the run will have had after the searches
 */
export async function playSearches(
  campaign: Campaign,
  searches: readonly EvenSearch[],
  tables: number,
  expect: (blocks: number) => void,
): Promise<void> {
  const blocks = Math.ceil(BETWEEN_LOOKS / tables) * tables;
  for (;;) {
    const open = searches.flatMap((search) => {
      const next = campaign.stopped ? null : search.next();
      return next === null ? [] : [{ search, ...next }];
    });
    const played = campaign.facts().blocks;
    expect(open.reduce((sum, { left, further }) => sum + left + further, played));
    if (open.length === 0) return;
    await campaign.play(
      open.map(({ arm }) => arm),
      open.map(({ left }, arm) => ({ arm, blocks: Math.min(blocks, left) })),
      (arm, index, records) => open[arm].search.add(index, records),
    );
  }
}
