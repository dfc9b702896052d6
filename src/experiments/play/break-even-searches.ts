import type { BreakEvenSearch } from './break-even.ts';
import type { Campaign } from './campaign.ts';

/**
 * Carries searches out side by side, each from look to look. Ends when all are done or the run is stopped.
 *
 * @param later blocks that the run takes after the searches at most; for progress
 */
export async function playSearches(
  campaign: Campaign,
  searches: readonly BreakEvenSearch[],
  later: number,
): Promise<void> {
  for (;;) {
    const open = searches.flatMap((search) => {
      const next = campaign.stopped ? null : search.next();
      return next === null ? [] : [{ search, ...next }];
    });
    campaign.expect(open.reduce((sum, { blocks, further }) => sum + blocks + further, later));
    if (open.length === 0) return;
    await campaign.in('searches').play(
      open.map(({ arm }) => arm),
      open.map(({ blocks }, arm) => ({ arm, blocks })),
      (arm, index, records) => open[arm].search.add(index, records),
    );
  }
}
