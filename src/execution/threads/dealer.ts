import type { BlockPlan } from '../../experiments/terms/executor.ts';
import { tableTitle } from '../../match/spec.ts';
import type { Paces } from './paces.ts';

/** Blocks of each table that are played one after the other at most, while the table is at hand in the processor's memory. */
const AT_HAND = 8;
/** How long a stretch of all tables should take at most, in milliseconds: its blocks are handed on at its end. */
const STRETCH_TIME = 2000;
/**
 * How long what is dealt and not handed on may take, in milliseconds, so that a run that is killed has lost little; two
 * turns of the tables may be, however long they take.
 */
const OUTSTANDING = 2 * STRETCH_TIME;
/** Blocks in a batch at most, to keep memory flat however quick the matches are. */
const LARGEST_BATCH = 500;

/** Positions of a plan dealt to a worker and not begun, in the order in which it plays them. */
export type Share = number[];

/** Who plays what of a plan. */
interface Dealer {
  /** By worker. */
  readonly shares: readonly Share[];
  /** Takes the next batch of a worker; none where nothing is left, or where that must wait. */
  take(share: Share): readonly number[];
  /** Deals nothing more. */
  end(): void;
  /** All positions before this one have been handed on. */
  passed(position: number): void;
}

/**
 * Deals a plan out to workers. Tables are dealt, since a table is costly to open and cheap to keep; with fewer tables
 * than workers blocks are. Each worker plays stretches of the plan table by table, short ones where blocks take long,
 * and who has nothing left takes over from who has most: of the end, so that it is always the same few tables that two
 * workers open, and not the last block but where it takes seconds, since a table would be opened for it.
 *
 * @param batch how long a batch should take, in milliseconds; fewer blocks make one at the end of the plan, so that no
 * worker is left alone
 */
export function createDealer(
  workers: number,
  tables: number,
  plan: BlockPlan,
  paces: Paces,
  batch: number,
): Dealer {
  const shares: Share[] = Array.from({ length: workers }, () => []);
  const stretches = createStretches(workers, tables, plan, paces);
  let taken = 0;

  /** Deals the next stretch; false where there is none, or it must wait. */
  function deal(): boolean {
    const stretch = stretches.next();
    for (const { position, table } of stretch) {
      shares[(tables < workers ? position : table) % workers].push(position);
    }
    return stretch.length > 0;
  }

  /** How many of some positions make a batch: one at least. */
  function inBatch(positions: readonly number[]): number {
    const limit = Math.min(LARGEST_BATCH, positions.length, (stretches.total - taken) / (2 * workers));
    let time = paces.of(positions[0]);
    let count = 1;
    while (count < Math.floor(limit) && time + paces.of(positions[count]) <= batch) {
      time += paces.of(positions[count++]);
    }
    return count;
  }

  function next(share: Share): number[] {
    while (paces.sumOf(share) < batch && deal());
    if (share.length > 0) return share.splice(0, inBatch(share));
    return takeOver(shares.reduce((one, other) => (paces.sumOf(other) > paces.sumOf(one) ? other : one)));
  }

  /** A batch of what another worker would play last. */
  function takeOver(share: Share): number[] {
    const last = share.at(-1);
    if (last === undefined) return [];
    const kept = paces.of(last) > STRETCH_TIME ? 0 : 1;
    const spare = share.slice((share.length + kept) >> 1).reverse();
    return spare.length === 0 ? [] : share.splice(share.length - inBatch(spare));
  }

  return {
    shares,
    take(share) {
      const positions = next(share);
      taken += positions.length;
      return positions;
    },
    end: stretches.end,
    passed: stretches.passed,
  };
}

/** A plan in stretches, one after the other. */
interface Stretches extends Pick<Dealer, 'end' | 'passed'> {
  /** Positions in all that are dealt, as far as is known. */
  readonly total: number;
  /** What is dealt next, table by table; nothing where nothing is left, or where that must wait. */
  next(): readonly Dealt[];
}

interface Dealt {
  readonly position: number;
  /** The number of its table. */
  readonly table: number;
}

function createStretches(workers: number, tables: number, plan: BlockPlan, paces: Paces): Stretches {
  const seen = new Map<string, number>();
  let [dealt, handedOn, most] = [0, 0, plan.count];

  function tableOf(position: number): number {
    const [{ table }] = plan.block(position);
    const title = tableTitle(table);
    const index = seen.get(title) ?? seen.size;
    seen.set(title, index);
    return index;
  }

  /** Milliseconds that all workers together take for the positions `from` to `to`. */
  const timeOf = (from: number, to: number) =>
    paces.sumOf(Array.from({ length: to - from }, (_, i) => from + i)) / workers;

  return {
    get total() {
      return most;
    },
    next() {
      const turn = Math.min(tables, most - dealt);
      const turns = Math.floor(STRETCH_TIME / Math.max(timeOf(dealt, dealt + turn), 1));
      const count = Math.min(Math.max(1, Math.min(AT_HAND, turns)) * tables, most - dealt);
      if (count === 0) return [];
      const end = dealt + count;
      const mustWait = end - handedOn > 2 * tables && timeOf(handedOn, end) > OUTSTANDING;
      if (mustWait && dealt > handedOn) return [];
      const positions = Array.from({ length: count }, (_, i) => dealt + i);
      dealt = end;
      return positions
        .map((position) => ({ position, table: tableOf(position) }))
        .sort((a, b) => a.table - b.table || a.position - b.position);
    },
    end() {
      most = dealt;
    },
    passed(position) {
      handedOn = position;
    },
  };
}
