import type { Executor } from '../experiments/terms/executor.ts';
import type { Experiment } from '../experiments/terms/spec.ts';
import { isCode } from './sims/load-sim.ts';
import { createInline } from './threads/inline.ts';
import { createPool } from './threads/pool.ts';

/**
 * What plays an experiment. Code of a sim plays on threads of its own however few there are, since whoever plays what
 * hangs can neither stop it nor say so.
 */
export function executorFor(experiment: Experiment, workers: number, simPath: string | undefined): Executor {
  const isOwn = workers === 1 && (simPath === undefined || !isCode(simPath));
  return isOwn ? createInline(experiment, simPath) : createPool(experiment, workers, simPath);
}
