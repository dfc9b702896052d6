import { afterEach, expect, it, vi } from 'vitest';
import { trialPace } from '../../../src/execution/threads/trial.ts';
import { type DesignId, designOf } from '../../../src/experiments/designs/index.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../src/experiments/sim/sim-schema.ts';
import type { Executor } from '../../../src/experiments/terms/executor.ts';
import { toy } from '../../toy-ruleset.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A design that is played on a clock by which each match takes a second and nothing else any time. */
function paceOf(sim: object) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const executor: Executor = {
    async *runBlocks({ count, block }) {
      for (let position = 0; position < count; position++) {
        now += 1000 * block(position).length;
        yield [];
      }
    },
    close: async () => {},
  };
  const experiment = normalise({ ruleset: toy, blocks: 200, ...sim } as Sim);
  const design = designOf(experiment.spec.design as DesignId) as never;
  return trialPace(design, experiment, executor, 2, new AbortController().signal);
}

it('tells the pace of a match, whether blocks have one or two', async () => {
  const alike = await paceOf({ design: 'ablate', rules: ['sword'] });
  expect(alike!.low).toBeCloseTo(350);
  expect(alike!.high).toBeCloseTo(550);
  expect(await paceOf({ design: 'power', rules: ['sword', 'shield'] })).toEqual(alike);
  expect(await paceOf({ design: 'compare', to: { set: { sword: 'off', shield: 'off' } } })).toEqual(alike);
});
