import { setImmediate } from 'node:timers/promises';
import { playInLanes } from '../../../src/execution/threads/lanes.ts';
import type { Batch } from '../../../src/execution/threads/worker.ts';
import type { Block, Standing } from '../../../src/experiments/terms/executor.ts';
import type { MatchRecord } from '../../../src/match/record.ts';
import type { MatchSpec } from '../../../src/match/spec.ts';

/** What came of a plan. */
interface Played {
  /** Positions in the order in which they were handed on. */
  readonly order: number[];
  /** Milliseconds until all was played, and how long all workers together were at it. */
  readonly time: number;
  readonly work: number;
  /** Tables that each worker has opened. */
  readonly opened: readonly ReadonlySet<string>[];
  /** Positions that were begun and not handed on, at most. */
  readonly ahead: number;
}

/** What workers are to play. */
export interface Plan {
  readonly workers: number;
  /** Milliseconds of a block, by table. */
  readonly times: readonly number[];
  readonly count: number;
  /** How long blocks of another arm take, of which the plan's last ones are, and how many. */
  readonly last?: { readonly blocks: number; readonly time: number };
}

/** Who watches. */
interface Watch {
  /** Blocks handed on after which the plan is stopped. */
  readonly abortAt?: number;
  /** Hears of each block that is handed on, at its time. */
  handedOn?(now: number): void;
  /** Hears of each time at which something is about to happen, and when each block that was dealt out begins. */
  before?(now: number, begins: readonly number[]): void;
}

/** Plays a plan on a clock of its own. */
export async function played(
  { workers, times, count, last }: Plan,
  { abortAt = count, handedOn, before }: Watch = {},
): Promise<Played> {
  const opened = Array.from({ length: workers }, () => new Set<string>());
  const free = opened.map(() => 0);
  const order: number[] = [];
  const ends: { readonly time: number; end(): void }[] = [];
  const begins: number[] = [];
  let [now, work, ahead] = [0, 0, 0];
  const nameOf = ([{ table }]: Block) => (table as { name: string }).name;
  const isLast = (position: number) => last !== undefined && position >= count - last.blocks;
  const timeOf = (block: Block) =>
    isLast(Number(block[0].seed)) ? last!.time : times[Number(nameOf(block))];
  const play = (worker: number) => (blocks: readonly Block[]) => {
    let time = Math.max(now, free[worker]);
    for (const block of blocks) {
      opened[worker].add(nameOf(block));
      begins.push(time);
      time += timeOf(block);
      work += timeOf(block);
    }
    ahead = Math.max(ahead, begins.length - order.length);
    free[worker] = time;
    const records = blocks.map(([spec]) => [{ spec } as unknown as MatchRecord]);
    const { promise, resolve } = Promise.withResolvers<Batch>();
    const batch = blocks.map((block, i) => ({ played: records[i], elapsed: timeOf(block) }));
    ends.push({ time, end: () => resolve(batch) });
    return promise;
  };
  const stop = new AbortController();
  const plan = {
    count,
    block: (position: number): Block => [
      { table: { name: `${position % times.length}` }, seed: position } as unknown as MatchSpec,
    ],
    standing: (position: number): Standing => {
      if (!(position >= 0 && position < count)) throw new Error('No such position.');
      return { arm: isLast(position) ? 'last' : 'first', phase: 'audit' };
    },
  };
  const all = (async () => {
    for await (const [record] of playInLanes(
      opened.map((_, i) => play(i)),
      times.length,
      plan,
      stop.signal,
    )) {
      order.push((record as unknown as { spec: { seed: number } }).spec.seed);
      handedOn?.(now);
      if (order.length === abortAt) stop.abort();
    }
    return true;
  })();
  let over = false;
  void all.then((is) => {
    over = is;
  });
  for (;;) {
    // Once for what comes of a batch, and once for the turn that the plan then waits.
    await setImmediate();
    await setImmediate();
    if (over) break;
    ends.sort((a, b) => a.time - b.time);
    const first = ends.shift()!;
    now = first.time;
    before?.(now, begins);
    first.end();
  }
  return { order, time: now, work, opened, ahead };
}
