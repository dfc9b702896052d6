import type { DesignId, ResultOf } from '../experiments/designs/index.ts';
import { runExperiment } from '../experiments/designs/index.ts';
import type { OnProgress } from '../experiments/executor.ts';
import { normalise } from '../experiments/normalise.ts';
import type { Sim } from '../experiments/sim-schema.ts';
import { createInline } from './inline.ts';

type DesignOf<S> = S extends { readonly design: infer Id extends DesignId } ? Id : DesignId;

/**
 * Asks what a sim asks and plays it on this thread, writing nothing; the result has the type of the sim's design.
 * Aborted, it holds what was done. Throws InputError where a name, a path or a value of the sim is wrong.
 */
export async function measure<const S extends Sim>(
  sim: S,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<ResultOf<DesignOf<S>>> {
  const experiment = normalise(sim);
  const executor = createInline(experiment);
  try {
    return (await runExperiment(experiment, executor, onProgress, signal)) as ResultOf<DesignOf<S>>;
  } finally {
    await executor.close();
  }
}
