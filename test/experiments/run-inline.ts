import { createInline } from '../../src/execution/threads/inline.ts';
import type { Run } from '../../src/experiments/asked/design.ts';
import type { OnProgress } from '../../src/experiments/terms/executor.ts';
import type { Experiment } from '../../src/experiments/terms/spec.ts';

/** Who is told of a run, and what ends it. */
export type Aside = readonly [onProgress?: OnProgress, signal?: AbortSignal];

/** Runs an experiment in this thread. */
export function runInline<Asks, Result>(
  run: Run<Asks, Result>,
  experiment: Experiment<Asks>,
  ...aside: Aside
): Promise<Result> {
  return run(experiment, createInline(experiment), ...aside);
}
