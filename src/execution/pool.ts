import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { Block } from '../experiments/block.ts';
import type { BlockPlan, Executor } from '../experiments/executor.ts';
import type { Experiment } from '../experiments/spec.ts';
import { createArenas } from '../match/arenas.ts';
import type { MatchRecord } from '../match/record.ts';
import { InputError } from '../rules/nearest.ts';
import { MatchError } from './block-player.ts';
import type { Batch, WorkerSetup } from './worker.ts';

/** How long a batch should take, in milliseconds: far above the cost of handing it over. */
const BATCH_TIME = 100;
/** Blocks in a batch at most, to keep memory flat however quick the matches are. */
const LARGEST_BATCH = 500;
/** Batches under way for each worker, so that none waits while the first in order is awaited. */
const AHEAD = 3;

/**
 * Plays on worker threads that share each table's lines of sight. `simPath` is the sim file whose additions are in
 * play; each worker loads it.
 */
export function createPool(experiment: Experiment, workers: number, simPath?: string): Executor {
  const piscina = new Piscina<readonly Block[], Batch>({
    // Beside this file: TypeScript in a clone, JavaScript in a build.
    filename: join(import.meta.dirname, `worker${extname(import.meta.filename)}`),
    workerData: setupOf(experiment, simPath),
    minThreads: workers,
    maxThreads: workers,
  });
  const play = batchPlayer(piscina);
  return {
    runBlocks: (plan, signal) => inOrder(play, plan, workers, signal),
    close: () => piscina.destroy(),
  };
}

/** Hands batches to workers; also fails them when a worker cannot start, which answers no task by itself. */
function batchPlayer(
  piscina: Piscina<readonly Block[], Batch>,
): (blocks: readonly Block[]) => Promise<Batch> {
  const waiting = new Set<(error: unknown) => void>();
  piscina.on('error', (error) => {
    for (const fail of waiting) fail(error);
  });
  return (blocks) => {
    const { promise, resolve, reject } = Promise.withResolvers<Batch>();
    waiting.add(reject);
    piscina
      .run(blocks)
      .then(resolve, reject)
      .finally(() => waiting.delete(reject));
    // What goes wrong with a later batch must wait until its turn has come.
    promise.catch(() => {});
    return promise;
  };
}

function setupOf({ spec, ruleset }: Experiment, simPath: string | undefined): WorkerSetup {
  const arenas = createArenas(ruleset);
  return {
    ruleset: spec.ruleset,
    simPath,
    pitch: spec.pitch,
    fields: spec.tables.map((table) => ({ table, shared: arenas.field(table, spec.pitch).shared })),
  };
}

async function* inOrder(
  play: (blocks: readonly Block[]) => Promise<Batch>,
  plan: BlockPlan,
  workers: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly MatchRecord[]> {
  const underWay: Promise<Batch>[] = [];
  let size = 1;
  let next = 0;
  try {
    while (true) {
      while (next < plan.count && underWay.length < AHEAD * workers && !signal?.aborted) {
        const end = Math.min(plan.count, next + size);
        underWay.push(play(blocksOf(plan, next, end)));
        next = end;
      }
      const batch = await underWay.shift();
      if (!batch) return;
      yield* batch.records;
      if (batch.failure) throw errorOf(batch.failure);
      size = sizeOf(batch, (plan.count - next) / workers);
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}

function blocksOf(plan: BlockPlan, from: number, to: number): Block[] {
  return Array.from({ length: to - from }, (_, i) => plan.block(from + i));
}

/** Blocks in the next batch: as many as take the time of one, fewer at the end so that no worker is left alone. */
function sizeOf({ elapsed, records }: Batch, leftForEach: number): number {
  const wanted = (BATCH_TIME * records.length) / Math.max(elapsed, 0.01);
  return Math.max(1, Math.floor(Math.min(wanted, leftForEach / 2, LARGEST_BATCH)));
}

function errorOf({ message, badInput }: NonNullable<Batch['failure']>): Error {
  return badInput ? new InputError(message) : new MatchError(message);
}
