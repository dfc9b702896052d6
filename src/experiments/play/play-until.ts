import { AT_ANY_TIME, looksUntil, nextLook } from '../measure/looks.ts';
import type { Arm } from '../terms/arm.ts';
import type { Span } from '../terms/cost.ts';
import type { Spec } from '../terms/spec.ts';
import type { Stop } from '../terms/stop-key.ts';
import { LEAST_BLOCKS } from '../terms/verdict.ts';
import { wholeTurns } from '../terms/whole-turns.ts';
import type { Campaign, Take } from './campaign.ts';
import { BETWEEN_LOOKS, portionOf } from './schedule.ts';

/** Arms that get blocks as long as what is watched in them needs more; they may share arms with others. */
export interface Watching {
  readonly arms: readonly Arm[];
  /** Takes a look. */
  needsMore(): boolean;
}

/** Blocks that some arms take which are played until they have had enough. */
export function blocksUntil({ blocks: { initial } }: Pick<Spec, 'blocks'>, stop: Stop, arms: number): Span {
  const first = stop === 'fixed' ? initial : Math.min(initial, LEAST_BLOCKS);
  return { least: arms * first, most: arms * initial };
}

/**
 * Plays arms side by side on the same blocks from look to look, each until all that watch it have had enough, and no
 * further than the blocks of the spec. Who has had enough stays out; what it leaves is not played.
 *
 * @param take takes arms by their places among those given; a block has the arms that are still played, in this order
 */
export async function playUntil(
  spec: Pick<Spec, 'blocks' | 'tables' | 'alpha'>,
  stop: Stop,
  arms: readonly Arm[],
  watching: readonly Watching[],
  campaign: Campaign,
  take: Take,
): Promise<void> {
  const {
    tables,
    blocks: { initial },
  } = spec;
  const looks = looksUntil(stop, spec);
  const step = portionOf(stop, tables.length) ?? wholeTurns(tables.length, BETWEEN_LOOKS);
  let open = watching;
  for (let played = 0; played < initial && open.length > 0; ) {
    const next = looks === AT_ANY_TIME ? played + step : nextLook(looks, played)!;
    const blocks = Math.min(initial, next) - played;
    const places = arms.flatMap((arm, place) => (open.some((one) => one.arms.includes(arm)) ? [place] : []));
    await campaign.playTogether(
      places.map((place) => arms[place]),
      blocks,
      (at, index, records) => take(places[at], index, records),
    );
    if (campaign.stopped) return;
    played += blocks;
    open = open.filter((one) => one.needsMore());
  }
}
