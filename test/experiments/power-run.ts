import { createInline } from '../../src/execution/threads/inline.ts';
import { power } from '../../src/experiments/designs/power/power.ts';
import type { PowerRow } from '../../src/experiments/designs/power/power-row.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Executor, Phase, Progress } from '../../src/experiments/terms/executor.ts';
import { toy } from '../toy-ruleset.ts';

type PowerSim = Extract<Sim, { design: 'power' }>;

export function run(
  more: Partial<PowerSim>,
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
) {
  const experiment = normalise({
    design: 'power',
    ruleset: toy,
    tables: { generated: 3 },
    interactions: 0,
    confirm: false,
    price: false,
    adapt: false,
    ...more,
  } as PowerSim);
  return power.run(experiment, createInline(experiment), onProgress, signal);
}

export const row = (rows: readonly PowerRow[], path: string) =>
  rows.find((candidate) => candidate.path === path)!;
export const blocksOf = (rows: readonly PowerRow[]) => rows.map(({ blocks }) => blocks);

/** An executor that plays through another and notes the seeds of blocks by what they are played for. */
export function seedsNoted({ runBlocks, close }: Executor) {
  const seeds = new Map<Phase, Set<string>>();
  const executor: Executor = {
    close,
    async *runBlocks(plan) {
      let position = 0;
      for await (const records of runBlocks(plan)) {
        const { phase } = plan.standing!(position)!;
        seeds.set(phase, (seeds.get(phase) ?? new Set()).add(plan.block(position++)[0].seed));
        yield records;
      }
    },
  };
  return { executor, of: (phase: Phase) => [...(seeds.get(phase) ?? [])] };
}
