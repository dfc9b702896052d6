import type { Arm } from './arm.ts';
import type { Campaign, Take } from './campaign.ts';
import { portionOf, wholeTurns } from './schedule.ts';
import type { Spec } from './spec.ts';
import type { Stop } from './stop-key.ts';

/** Arms that get blocks as long as what is watched in them needs more; they may share arms with others. */
export interface Watching {
  readonly arms: readonly Arm[];
  /** Takes a look. */
  needsMore(): boolean;
}

/**
 * Plays arms side by side on the same blocks, each until all that watch it have had enough, and no further than the
 * blocks of the spec. Who has had enough stays out; what it leaves is not played.
 *
 * @param take takes arms by their places among those given; a block has the arms that are still played, in this order
 */
export async function playUntil(
  { blocks: { initial }, tables }: Pick<Spec, 'blocks' | 'tables'>,
  stop: Stop,
  arms: readonly Arm[],
  watching: readonly Watching[],
  campaign: Campaign,
  take: Take,
): Promise<void> {
  const step = stop === 'fixed' ? initial : (portionOf(stop, tables.length) ?? wholeTurns(tables.length));
  let open = watching;
  for (let left = initial; left > 0 && open.length > 0; left -= step) {
    const places = arms.flatMap((arm, place) => (open.some((one) => one.arms.includes(arm)) ? [place] : []));
    await campaign.playTogether(
      places.map((place) => arms[place]),
      Math.min(left, step),
      (at, index, records) => take(places[at], index, records),
    );
    if (campaign.stopped) return;
    open = open.filter((one) => one.needsMore());
  }
}
