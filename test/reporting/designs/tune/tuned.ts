import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type TuneResult, tune } from '../../../../src/experiments/designs/tune/tune.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../../src/experiments/sim/sim-schema.ts';
import { toy } from '../../../toy-ruleset.ts';

/** What a search for a longer toy duel has found, for reports to tell of. */
export async function tuned(): Promise<TuneResult> {
  const sim = {
    design: 'tune',
    ruleset: toy,
    tables: { designed: ['yard'], generated: 2 },
    targets: { rounds: { value: 7.5, tolerance: 0.5 } },
    parameters: ['sword.cut.bonus'],
    blocks: { initial: 60, reserve: 200 },
  } as Extract<Sim, { design: 'tune' }>;
  const experiment = normalise(sim);
  return tune.run(experiment, createInline(experiment));
}
