import type { BreakEvenSearch } from './break-even.ts';
import type { Campaign } from './campaign.ts';

/**
 * Carries searches out side by side, each from look to look. Ends when all are done or the run is stopped.
 *
 * @param expect hears how many blocks the run will have had after the searches
 */
export async function playSearches(
  campaign: Campaign,
  searches: readonly BreakEvenSearch[],
  expect: (blocks: number) => void,
): Promise<void> {
  for (;;) {
    const open = searches.flatMap((search) => {
      const next = campaign.stopped ? null : search.next();
      return next === null ? [] : [{ search, ...next }];
    });
    const played = campaign.facts().blocks;
    expect(open.reduce((sum, { blocks, further }) => sum + blocks + further, played));
    if (open.length === 0) return;
    await campaign.in('searches').play(
      open.map(({ arm }) => arm),
      open.map(({ blocks }, arm) => ({ arm, blocks })),
      (arm, index, records) => open[arm].search.add(index, records),
    );
  }
}
