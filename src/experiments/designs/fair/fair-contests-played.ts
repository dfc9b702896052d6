/** The contests that a `fair` plays: at each value of the price, and over what else its resource is spent on. */

import type { MatchRecord } from '../../../match/record.ts';
import { type ContestTally, contestTally } from '../../measure/contest-tally.ts';
import { worthAt } from '../../measure/fair-curve.ts';
import { onceAt, type PlannedLooks } from '../../measure/looks.ts';
import type { Campaign } from '../../play/campaign.ts';
import type { Portion } from '../../play/places.ts';
import { nextLooks } from '../../play/schedule.ts';
import type { Arm } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import type { TalliedUse, Use } from './fair-uses.ts';

/**
 * Plays the contest at each value, and those that are undecided on, as far as the reserve goes.
 *
 * @param see is shown each block of each arm
 */
export async function playValues(
  { alpha, blocks, d }: Pick<Spec, 'alpha' | 'blocks' | 'd'>,
  campaign: Campaign,
  arms: readonly Arm[],
  looks: PlannedLooks,
  see: (arm: number, index: number, records: readonly MatchRecord[]) => void,
): Promise<ContestTally[]> {
  const tallies = arms.map((arm) => contestTally(arm, alpha / arms.length, looks));
  let portions: Portion[] = arms.map((_, arm) => ({ arm, blocks: blocks.initial }));
  let reserve = arms.length * blocks.reserve;
  while (portions.length > 0) {
    await campaign.play(arms, portions, (arm, index, records) => {
      tallies[arm].add(index, records);
      see(arm, index, records);
    });
    if (campaign.stopped) break;
    const open = undecided(tallies, d);
    portions = nextLooks(open, (arm) => tallies[arm].blocks, looks, reserve);
    reserve -= portions.reduce((sum, portion) => sum + portion.blocks, 0);
  }
  return tallies;
}

function undecided(tallies: readonly ContestTally[], d: number): number[] {
  return tallies.flatMap((tally, arm) =>
    worthAt(tally.look(), tally.blocks, d) === 'undecided' ? [arm] : [],
  );
}

/** Plays a contest for each of some uses of a resource. */
export async function playUses(
  { alpha, blocks: { initial } }: Pick<Spec, 'alpha' | 'blocks'>,
  campaign: Campaign,
  others: readonly Use[],
): Promise<TalliedUse[]> {
  const level = alpha / Math.max(1, others.length);
  const looks = onceAt(initial, level);
  const uses = others.map((use) => ({ ...use, tally: contestTally(use.arm, level, looks) }));
  await campaign.in('uses').play(
    uses.map(({ arm }) => arm),
    uses.map((_, arm) => ({ arm, blocks: initial })),
    (arm, index, records) => {
      uses[arm].tally.add(index, records);
      uses[arm].spent.add(index, uses[arm].spentIn(records));
    },
  );
  return uses;
}
