import { createInline } from '../../src/execution/threads/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import type { PlanResult } from '../../src/experiments/designs/plan/plan.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Progress } from '../../src/experiments/terms/executor.ts';
import { toy } from '../toy-ruleset.ts';

export const experimentOf = (of: object, more: object = {}) =>
  normalise({ design: 'plan', ruleset: toy, tables: { generated: 3 }, of, ...more } as unknown as Sim);

export async function run(
  of: object,
  more: object = {},
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<PlanResult> {
  const experiment = experimentOf(of, more);
  return (await runExperiment(experiment, createInline(experiment), onProgress, signal)) as PlanResult;
}
