import type { Block, BlockPlan } from '../../experiments/terms/executor.ts';
import type { MatchRecord } from '../../match/record.ts';
import { tableTitle } from '../../match/spec.ts';
import type { Batch } from './worker.ts';

/** How long a batch should take, in milliseconds: far above the cost of handing it over. */
const BATCH_TIME = 100;
/** Blocks in a batch at most, to keep memory flat however quick the matches are. */
const LARGEST_BATCH = 500;
/** Batches under way on each lane: some seconds' work, so that no worker waits while another opens a table. */
const AHEAD = 24;

/** Blocks of each table that are played one after the other at most, while the table is at hand in the processor's memory. */
const AT_HAND = 8;
/** How long such a stretch of all tables should take at most, in milliseconds: its blocks are handed on at its end. */
const STRETCH_TIME = 2000;

/** Plays a batch on one worker. */
type PlayBatch = (blocks: readonly Block[]) => Promise<Batch>;

/** One worker's share of a plan. */
interface Lane {
  readonly play: PlayBatch;
  /** Positions dealt to it and not begun, in the order in which it plays them. */
  readonly dealt: number[];
  readonly underWay: { readonly positions: readonly number[]; readonly batch: Promise<Batch> }[];
  size: number;
}

/**
 * Plays a plan on several workers and yields its blocks in order. Tables are dealt out to workers, since a table is
 * costly to open and cheap to keep; with fewer tables than workers blocks are dealt out instead. Each plays stretches
 * of the plan table by table, short ones where blocks take long, so that a run that is killed has lost little. Throws the failure of the first block of the plan that failed.
 */
export async function* playInLanes(
  workers: readonly PlayBatch[],
  tables: number,
  plan: BlockPlan,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly MatchRecord[], void, void> {
  const lanes: Lane[] = workers.map((play) => ({ play, dealt: [], underWay: [], size: 1 }));
  const deal = dealer(lanes, tables, plan);
  const played = new Map<number, Batch['played'][number]>();
  try {
    for (let position = 0; position < plan.count; position++) {
      const lane = deal.laneOf(position);
      while (!played.has(position)) {
        if (!signal?.aborted) for (const each of lanes) fill(each, deal, plan);
        const first = lane.underWay.shift();
        if (!first) return;
        const batch = await first.batch;
        batch.played.forEach((block, i) => {
          played.set(first.positions[i], block);
        });
        deal.see(batch);
        lane.size = sizeOf(batch, (plan.count - position - played.size) / lanes.length);
      }
      const block = played.get(position)!;
      played.delete(position);
      if ('message' in block) throw block;
      yield block;
    }
  } finally {
    await Promise.allSettled(lanes.flatMap((lane) => lane.underWay.map(({ batch }) => batch)));
  }
}

/** Who plays what of a plan. */
interface Dealer {
  laneOf(position: number): Lane;
  /** Deals the next stretch of the plan; false at its end. */
  next(): boolean;
  /** Goes by the pace of a batch from now on. */
  see(batch: Batch): void;
}

function dealer(lanes: readonly Lane[], tables: number, plan: BlockPlan): Dealer {
  const seen = new Map<string, number>();
  let turns = 1;
  let dealt = 0;

  const tableOf = (position: number): number => {
    const [{ table }] = plan.block(position);
    const title = tableTitle(table);
    const index = seen.get(title) ?? seen.size;
    seen.set(title, index);
    return index;
  };
  const laneOf = (position: number) =>
    lanes[(tables < lanes.length ? position : tableOf(position)) % lanes.length];

  return {
    laneOf,
    next() {
      const count = Math.min(turns * tables, plan.count - dealt);
      const positions = Array.from({ length: count }, (_, i) => dealt + i);
      const table = new Map(positions.map((position) => [position, tableOf(position)]));
      positions.sort((a, b) => table.get(a)! - table.get(b)! || a - b);
      for (const position of positions) laneOf(position).dealt.push(position);
      dealt += count;
      return count > 0;
    },
    see({ elapsed, played }) {
      const turn = (tables * elapsed) / (played.length * lanes.length);
      turns = Math.max(1, Math.min(AT_HAND, Math.floor(STRETCH_TIME / Math.max(turn, 1))));
    },
  };
}

function fill(lane: Lane, deal: Dealer, plan: BlockPlan): void {
  while (lane.underWay.length < AHEAD) {
    while (lane.dealt.length < lane.size && deal.next());
    const positions = lane.dealt.splice(0, lane.size);
    if (positions.length === 0) return;
    lane.underWay.push({ positions, batch: lane.play(positions.map((position) => plan.block(position))) });
  }
}

/** Blocks in the next batch: as many as take the time of one, fewer at the end so that no worker is left alone. */
function sizeOf({ elapsed, played }: Batch, leftForEach: number): number {
  const wanted = (BATCH_TIME * played.length) / Math.max(elapsed, 0.01);
  return Math.max(1, Math.floor(Math.min(wanted, leftForEach / 2, LARGEST_BATCH)));
}
