import { setImmediate } from 'node:timers/promises';
import type { Block, BlockPlan } from '../../experiments/terms/executor.ts';
import type { MatchRecord } from '../../match/record.ts';
import { createDealer, type Share } from './dealer.ts';
import { createPaces } from './paces.ts';
import type { Batch } from './worker.ts';

/** How long a batch should take, in milliseconds: far above the cost of handing it over. */
const BATCH_TIME = 100;
/** How long what is under way on a worker should take at least, so that it never waits while this thread is busy. */
const AHEAD = 3 * BATCH_TIME;

/** Plays a batch on one worker. */
type PlayBatch = (blocks: readonly Block[]) => Promise<Batch>;

/** A worker with what it is at. */
interface Lane {
  readonly play: PlayBatch;
  readonly share: Share;
  /** How long what is under way will take, in milliseconds. */
  underWay: number;
}

/** Workers at a plan. */
interface Lanes {
  /** Batches that are under way. */
  readonly underWay: ReadonlySet<Promise<void>>;
  /** Gives each worker with room what is next for it; nothing more is dealt once that is to `end`. */
  fill(end: boolean): void;
  /** Hands on a block that was played, the blocks in order; undefined where it was not played yet. */
  handOn(position: number): Played | undefined;
}

/** What a block came to, or how it failed. */
type Played = Batch[number]['played'];

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
  const { underWay, fill, handOn } = createLanes(workers, tables, plan);
  try {
    for (let position = 0; position < plan.count; position++) {
      let block = handOn(position);
      for (; block === undefined; block = handOn(position)) {
        fill(signal?.aborted === true);
        if (underWay.size === 0) {
          if (signal?.aborted) return;
          throw new Error('No worker plays what is left of a plan.');
        }
        await Promise.race(underWay);
        // Batches that come as fast as they are handed on would let nothing else on this thread be heard.
        await setImmediate();
      }
      if ('message' in block) throw block;
      yield block;
    }
  } finally {
    await Promise.all(underWay);
  }
}

function createLanes(workers: readonly PlayBatch[], tables: number, plan: BlockPlan): Lanes {
  // Of an arm that nobody has played one block is under way on each worker.
  const paces = createPaces(plan, AHEAD);
  const dealer = createDealer(workers.length, tables, plan, paces, BATCH_TIME);
  const lanes: Lane[] = workers.map((play, i) => ({ play, share: dealer.shares[i], underWay: 0 }));
  const played = new Map<number, Played>();
  const batches = new Set<Promise<void>>();
  let broken: { readonly reason: unknown } | undefined;

  async function playBatch(lane: Lane, positions: readonly number[]): Promise<void> {
    const time = paces.sumOf(positions);
    lane.underWay += time;
    try {
      const batch = await lane.play(positions.map((position) => plan.block(position)));
      for (const [i, block] of batch.entries()) {
        played.set(positions[i], block.played);
        paces.see(positions[i], block.elapsed);
      }
    } catch (reason) {
      broken ??= { reason };
    }
    lane.underWay -= time;
  }

  return {
    underWay: batches,
    fill(end) {
      if (end) dealer.end();
      for (const lane of lanes) {
        while (lane.underWay < AHEAD) {
          const positions = dealer.take(lane.share);
          if (positions.length === 0) break;
          const batch = playBatch(lane, positions).finally(() => void batches.delete(batch));
          batches.add(batch);
        }
      }
    },
    handOn(position) {
      const block = played.get(position);
      if (block === undefined) {
        if (broken) throw broken.reason;
        return undefined;
      }
      played.delete(position);
      dealer.passed(position + 1);
      return block;
    },
  };
}
