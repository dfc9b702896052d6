import type { BlockPlan } from '../../experiments/terms/executor.ts';
import { tableTitle } from '../../match/spec.ts';
import type { Batch } from './worker.ts';

/** Blocks of each table that are played one after the other at most, while the table is at hand in the processor's memory. */
const AT_HAND = 8;
/** How long a stretch of all tables should take at most, in milliseconds: its blocks are handed on at its end. */
const STRETCH_TIME = 2000;

/** Positions of a plan dealt to a worker and not begun, in the order in which it plays them. */
export type Share = number[];

/** Who plays what of a plan. */
export interface Dealer {
  /** By worker. */
  readonly shares: readonly Share[];
  /** Positions that nobody has taken. */
  readonly left: number;
  /** Takes what a worker is to play next, at most so many positions; none where nothing is left, or where that must wait. */
  take(share: Share, most: number): readonly number[];
  /** Deals nothing more. */
  end(): void;
  /** Goes by the pace of a batch from now on. */
  see(batch: Batch): void;
  /** All positions before this one have been handed on. */
  passed(position: number): void;
}

/**
 * Deals a plan out to workers. Tables are dealt, since a table is costly to open and cheap to keep; with fewer tables
 * than workers blocks are. Each worker plays stretches of the plan table by table, short ones where blocks take long,
 * and who has nothing left takes over from who has most: of the end, so that it is always the same few tables that two
 * workers open, and never the last block, for which a table would be opened.
 */
export function createDealer(workers: number, tables: number, plan: BlockPlan): Dealer {
  const shares: Share[] = Array.from({ length: workers }, () => []);
  const seen = new Map<string, number>();
  const pace = { elapsed: 0, played: 0 };
  let [dealt, taken, handedOn, most] = [0, 0, 0, plan.count];

  /** Blocks that all workers play in the time of a stretch, as far as is known. */
  const inStretch = () => (STRETCH_TIME * workers * pace.played) / Math.max(pace.elapsed, 1);
  const turns = () => Math.max(1, Math.min(AT_HAND, Math.floor(inStretch() / tables)));

  const tableOf = (position: number): number => {
    const [{ table }] = plan.block(position);
    const title = tableTitle(table);
    const index = seen.get(title) ?? seen.size;
    seen.set(title, index);
    return index;
  };

  /** Deals the next stretch; false where there is none, or it must wait. */
  function deal(): boolean {
    const stretch = turns() * tables;
    const count = Math.min(stretch, most - dealt);
    // Whoever is ahead waits for the rest, so that a run that is killed has lost little.
    if (count <= 0 || dealt - handedOn > Math.max(stretch, inStretch())) return false;
    const positions = Array.from({ length: count }, (_, i) => dealt + i);
    const table = new Map(positions.map((position) => [position, tableOf(position)]));
    positions.sort((a, b) => table.get(a)! - table.get(b)! || a - b);
    for (const position of positions) {
      shares[(tables < workers ? position : table.get(position)!) % workers].push(position);
    }
    dealt += count;
    return true;
  }

  function next(share: Share, count: number): number[] {
    while (share.length < count && deal());
    if (share.length > 0) return share.splice(0, count);
    const longest = shares.reduce((one, other) => (other.length > one.length ? other : one));
    const over = Math.min(count, Math.floor(longest.length / 2));
    return longest.splice(longest.length - over);
  }

  return {
    shares,
    get left() {
      return most - taken;
    },
    take(share, count) {
      const positions = next(share, count);
      taken += positions.length;
      return positions;
    },
    end() {
      most = dealt;
    },
    see({ elapsed, played }) {
      pace.elapsed += elapsed;
      pace.played += played.length;
    },
    passed(position) {
      handedOn = position;
    },
  };
}
