import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { Sim } from '../experiments/sim/sim-schema.ts';
import type { Block, BlockPlan, Executor } from '../experiments/terms/executor.ts';
import type { Experiment } from '../experiments/terms/spec.ts';
import { createArenas } from '../match/arenas.ts';
import type { MatchRecord } from '../match/record.ts';
import { InputError } from '../rules/nearest.ts';
import { MatchError } from './block-player.ts';
import { type PlayBatch, playInLanes } from './lanes.ts';
import { createTableFiles } from './table-files.ts';
import type { Batch, Failure, WorkerSetup } from './worker.ts';

/**
 * Plays on worker threads, each with a queue of its own.
 *
 * @param sim the sim whose additions are in play: its file, which each worker loads, or itself where it is data
 */
export function createPool(experiment: Experiment, workers: number, sim?: string | Sim): Executor {
  const workerData = setupOf(experiment, workers, sim);
  const threads = Array.from(
    { length: workers },
    () =>
      new Piscina<readonly Block[], Batch>({
        // Beside this file: TypeScript in a clone, JavaScript in a build.
        filename: join(import.meta.dirname, `worker${extname(import.meta.filename)}`),
        workerData,
        minThreads: 1,
        maxThreads: 1,
      }),
  );
  const players = threads.map(batchPlayer);
  return {
    runBlocks: (plan, signal) => inOrder(players, experiment.spec.tables.length, plan, signal),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.destroy()));
    },
  };
}

async function* inOrder(
  players: readonly PlayBatch[],
  tables: number,
  plan: BlockPlan,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly MatchRecord[]> {
  try {
    yield* playInLanes(players, tables, plan, signal);
  } catch (failure) {
    throw failure instanceof Error ? failure : errorOf(failure as Failure);
  }
}

/** Hands batches to workers; also fails them when a worker cannot start, which answers no task by itself. */
function batchPlayer(piscina: Piscina<readonly Block[], Batch>): PlayBatch {
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

/** Workers share lines of sight only when several play on the same table. */
function setupOf({ spec, ruleset }: Experiment, workers: number, sim: string | Sim | undefined): WorkerSetup {
  const arenas = createArenas(ruleset, createTableFiles());
  const common = spec.tables.length < workers ? spec.tables : [];
  return {
    ruleset: spec.ruleset,
    sim,
    pitch: spec.pitch,
    fields: common.map((table) => ({ table, shared: arenas.field(table, spec.pitch).shared })),
  };
}

function errorOf({ message, badInput }: Failure): Error {
  return badInput ? new InputError(message) : new MatchError(message);
}
