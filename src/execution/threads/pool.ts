import type { Sim } from '../../experiments/sim/sim-schema.ts';
import type { BlockPlan, Executor } from '../../experiments/terms/executor.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import { createArenas } from '../../match/arenas.ts';
import type { MatchRecord } from '../../match/record.ts';
import { createTableFiles } from '../runs/table-files.ts';
import { playInLanes } from './lanes.ts';
import { errorOf, openThread, type PlayerThread } from './player-thread.ts';
import type { Failure, WorkerSetup } from './worker.ts';

/** How long a run that is stopped waits for what has been dealt, in milliseconds. */
const GRACE = 3000;

/** Why a run that was stopped waits no longer. */
const STOPPED = Symbol('stopped');

/**
 * Plays on worker threads, each with a queue of its own.
 *
 * @param sim the sim whose additions are in play: its file, which each worker loads, or itself where it is data
 */
export function createPool(experiment: Experiment, workers: number, sim?: string | Sim): Executor {
  const setup = setupOf(experiment, workers, sim);
  const threads = Array.from({ length: workers }, () => openThread(setup, experiment.ruleset));
  return {
    runBlocks: (plan, signal) => inOrder(threads, experiment.spec.tables.length, plan, signal),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

async function* inOrder(
  threads: readonly PlayerThread[],
  tables: number,
  plan: BlockPlan,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly MatchRecord[]> {
  let late: NodeJS.Timeout | undefined;
  const giveUpLate = () => {
    late = setTimeout(() => {
      for (const thread of threads) thread.giveUp(STOPPED);
    }, GRACE);
  };
  signal?.addEventListener('abort', giveUpLate, { once: true });
  try {
    yield* playInLanes(
      threads.map(({ play }) => play),
      tables,
      plan,
      signal,
    );
  } catch (failure) {
    if (failure === STOPPED) return;
    throw failure instanceof Error ? failure : errorOf(failure as Failure);
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', giveUpLate);
  }
}

/** Workers share lines of sight only when several play on the same table. */
function setupOf(
  { spec, ruleset }: Experiment,
  workers: number,
  sim: string | Sim | undefined,
): Omit<WorkerSetup, 'pulse'> {
  const arenas = createArenas(ruleset, createTableFiles());
  const common = spec.tables.length < workers ? spec.tables : [];
  return {
    ruleset: spec.ruleset,
    sim,
    pitch: spec.pitch,
    fields: common.map((table) => ({ table, shared: arenas.field(table, spec.pitch).shared })),
  };
}
