import type { Block, BlockPlan } from '../../experiments/terms/executor.ts';
import type { MatchRecord } from '../../match/record.ts';
import { createDealer, type Share } from './dealer.ts';
import type { Batch } from './worker.ts';

/** How long a batch should take, in milliseconds: far above the cost of handing it over. */
const BATCH_TIME = 100;
/** Blocks in a batch at most, to keep memory flat however quick the matches are. */
const LARGEST_BATCH = 500;
/** Batches under way on each lane at most, so that no worker waits while this thread is busy. */
const AHEAD = 3;

/** Plays a batch on one worker. */
export type PlayBatch = (blocks: readonly Block[]) => Promise<Batch>;

/** A worker with what it is at. */
interface Lane {
  readonly play: PlayBatch;
  readonly share: Share;
  underWay: number;
  /** Blocks in its next batch. */
  size: number;
  /** Batches it may have under way. */
  ahead: number;
}

/**
 * Plays a plan on several workers, each of which is given a batch whenever it has room for one, and yields its blocks
 * in order. Once the signal is aborted nothing more is dealt, and what is dealt is played. Throws the failure of the
 * first block of the plan that failed, or whatever else a worker broke with.
 */
export async function* playInLanes(
  workers: readonly PlayBatch[],
  tables: number,
  plan: BlockPlan,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly MatchRecord[], void, void> {
  const dealer = createDealer(workers.length, tables, plan);
  const lanes: Lane[] = workers.map((play, i) => {
    return { play, share: dealer.shares[i], underWay: 0, size: 1, ahead: 1 };
  });
  const played = new Map<number, Batch['played'][number]>();
  const batches = new Set<Promise<void>>();
  let broken: { readonly reason: unknown } | undefined;

  async function playBatch(lane: Lane, positions: readonly number[]): Promise<void> {
    lane.underWay++;
    try {
      const batch = await lane.play(positions.map((position) => plan.block(position)));
      for (const [i, block] of batch.played.entries()) played.set(positions[i], block);
      setPace(lane, batch);
      dealer.see(batch);
    } catch (reason) {
      broken ??= { reason };
    }
    lane.underWay--;
  }

  /** Blocks in its next batch: fewer at the end, so that no worker is left alone. */
  const sizeOf = ({ size }: Lane) =>
    Math.max(1, Math.min(size, Math.floor(dealer.left / (2 * lanes.length))));

  /** Gives each worker with room what is next for it. */
  function fill(): void {
    if (signal?.aborted) dealer.end();
    for (const lane of lanes) {
      while (lane.underWay < lane.ahead) {
        const positions = dealer.take(lane.share, sizeOf(lane));
        if (positions.length === 0) break;
        const batch = playBatch(lane, positions).finally(() => void batches.delete(batch));
        batches.add(batch);
      }
    }
  }

  try {
    for (let position = 0; position < plan.count; position++) {
      while (!played.has(position)) {
        if (broken) throw broken.reason;
        fill();
        if (batches.size === 0) return;
        await Promise.race(batches);
      }
      const block = played.get(position)!;
      played.delete(position);
      dealer.passed(position + 1);
      if ('message' in block) throw block;
      yield block;
    }
  } finally {
    await Promise.all(batches);
  }
}

/** As many blocks as take the time of a batch; who needs longer for one has no other waiting, which others could play. */
function setPace(lane: Lane, { elapsed, played }: Batch): void {
  const wanted = (BATCH_TIME * played.length) / Math.max(elapsed, 0.01);
  lane.size = Math.max(1, Math.min(Math.floor(wanted), LARGEST_BATCH));
  lane.ahead = wanted < 1 ? 1 : AHEAD;
}
