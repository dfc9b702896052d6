import type { Block, BlockPlan } from '../experiments/executor.ts';
import type { MatchRecord } from '../match/record.ts';
import { tableTitle } from '../match/spec.ts';
import type { Batch } from './worker.ts';

/** How long a batch should take, in milliseconds: far above the cost of handing it over. */
const BATCH_TIME = 100;
/** Blocks in a batch at most, to keep memory flat however quick the matches are. */
const LARGEST_BATCH = 500;
/** Batches under way on each lane: some seconds' work, so that no worker waits while another opens a table. */
const AHEAD = 24;

/** Plays a batch on one worker. */
export type PlayBatch = (blocks: readonly Block[]) => Promise<Batch>;

/** One worker's share of a plan, in order. */
interface Lane {
  readonly play: PlayBatch;
  readonly underWay: { readonly positions: readonly number[]; readonly batch: Promise<Batch> }[];
  /** The first position not looked at yet. */
  next: number;
  size: number;
}

/**
 * Plays a plan on several workers and yields its blocks in order. Tables are dealt out to workers, since a table is
 * costly to open and cheap to keep; with fewer tables than workers blocks are dealt out instead.
 */
export async function* playInLanes(
  workers: readonly PlayBatch[],
  tables: number,
  plan: BlockPlan,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly MatchRecord[], void, void> {
  const laneOf = dealer(workers.length, tables, plan);
  const lanes: Lane[] = workers.map((play) => ({ play, underWay: [], next: 0, size: 1 }));
  const played = new Map<number, readonly MatchRecord[]>();
  try {
    for (let position = 0; position < plan.count; position++) {
      lanes.forEach((lane, i) => {
        if (!signal?.aborted) fill(lane, i, laneOf, plan);
      });
      const lane = lanes[laneOf(position)];
      while (!played.has(position)) {
        const first = lane.underWay.shift();
        if (!first) return;
        const batch = await first.batch;
        batch.records.forEach((records, i) => {
          played.set(first.positions[i], records);
        });
        lane.size = sizeOf(batch, (plan.count - lane.next) / workers.length);
        if (batch.failure && !played.has(position)) throw batch.failure;
        if (!signal?.aborted) fill(lane, laneOf(position), laneOf, plan);
      }
      yield played.get(position)!;
      played.delete(position);
    }
  } finally {
    await Promise.allSettled(lanes.flatMap((lane) => lane.underWay.map(({ batch }) => batch)));
  }
}

/** Which worker a position belongs to. */
function dealer(workers: number, tables: number, plan: BlockPlan): (position: number) => number {
  if (tables < workers) return (position) => position % workers;
  const seen = new Map<string, number>();
  return (position) => {
    const [{ table }] = plan.block(position);
    const title = tableTitle(table);
    const index = seen.get(title) ?? seen.size;
    seen.set(title, index);
    return index % workers;
  };
}

function fill(lane: Lane, own: number, laneOf: (position: number) => number, plan: BlockPlan): void {
  while (lane.underWay.length < AHEAD && lane.next < plan.count) {
    const positions: number[] = [];
    while (positions.length < lane.size && lane.next < plan.count) {
      if (laneOf(lane.next) === own) positions.push(lane.next);
      lane.next++;
    }
    if (positions.length === 0) return;
    lane.underWay.push({ positions, batch: lane.play(positions.map((position) => plan.block(position))) });
  }
}

/** Blocks in the next batch: as many as take the time of one, fewer at the end so that no worker is left alone. */
function sizeOf({ elapsed, records }: Batch, leftForEach: number): number {
  const wanted = (BATCH_TIME * records.length) / Math.max(elapsed, 0.01);
  return Math.max(1, Math.floor(Math.min(wanted, leftForEach / 2, LARGEST_BATCH)));
}
