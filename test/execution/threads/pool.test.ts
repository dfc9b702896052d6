import { afterAll, describe, expect, it } from 'vitest';
import { resultText } from '../../../src/execution/runs/store.ts';
import { loadSim } from '../../../src/execution/sims/load-sim.ts';
import { MatchError } from '../../../src/execution/sims/match-player.ts';
import { createInline } from '../../../src/execution/threads/inline.ts';
import { createPool } from '../../../src/execution/threads/pool.ts';
import { runExperiment } from '../../../src/experiments/designs/index.ts';
import type { PowerResult } from '../../../src/experiments/designs/power/power.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../src/experiments/sim/sim-schema.ts';
import { blockOf, mirror, sideOf } from '../../../src/experiments/terms/arm.ts';
import type { Executor, OnProgress } from '../../../src/experiments/terms/executor.ts';
import type { Experiment } from '../../../src/experiments/terms/spec.ts';

const TOY = 'test/toy-sim.ts';
const BROKEN = 'test/broken-sim.ts';

async function experimentOf(path: string, more: Partial<Sim> = {}): Promise<Experiment> {
  return normalise({ ...(await loadSim(path)), ...more } as Sim);
}

async function under(
  executor: Executor,
  experiment: Experiment,
  onProgress?: OnProgress,
  signal?: AbortSignal,
) {
  try {
    return await runExperiment(experiment, executor, onProgress, signal);
  } finally {
    await executor.close();
  }
}

describe('the answer does not depend on the executor', async () => {
  // Workers take their time to start: those of one pool play what all designs ask.
  const first = await experimentOf(TOY);
  const pools = [1, 2, 5].map((workers) => createPool(first, workers, TOY));
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  it.each([
    ['power', { blocks: { initial: 200, reserve: 150 } }],
    ['ablate', { blocks: 300 }],
    ['compare', { blocks: 80, to: { set: { 'sword.cut.bonus': 3, curse: 'off' } } }],
    ['attribute', { blocks: 40, to: { set: { 'sword.cut.bonus': 3, curse: 'off' } } }],
    ['questions', { blocks: { initial: 200, reserve: 100 } }],
    ['sweep', { blocks: 100, factor: 'sword.cut.bonus' }],
    ['screen', { blocks: 10, trajectories: 2 }],
    ['plan', { blocks: 20, of: { design: 'ablate', rules: ['sword'] } }],
    ['price', { blocks: { initial: 24, reserve: 8 }, units: ['giant'] }],
    ['tournament', { blocks: 24, policies: ['veteran', 'random'] }],
    [
      'tune',
      { blocks: { initial: 16, reserve: 16 }, targets: { rounds: 7 }, parameters: ['sword.cut.bonus'] },
    ],
    ['fair', { blocks: { initial: 16, reserve: 8 }, rule: 'sword', parameter: 'sword.cut.bonus' }],
  ] as const)('%s gives the same bytes inline and on 1, 2 and 5 workers', async (design, more) => {
    const experiment = await experimentOf(TOY, { design, ...more } as Partial<Sim>);
    const inline = resultText(await under(createInline(experiment), experiment));
    for (const pool of pools) expect(resultText(await runExperiment(experiment, pool))).toBe(inline);
    if (design === 'power' || design === 'fair') expect(inline).toContain('"appetite": "eager"');
  });
});

describe('a match that breaks', () => {
  const replay =
    'See it again with: npx rulebench play toy --sim=test/broken-sim.ts --seed=1/0 --table=generated:1.1 --policy=veteran --opponent=veteran --army=duellist --set-a=sword.cut.bonus=1 --set-b=bomb=off --set-b=sword.cut.bonus=1';

  it.each([
    ['inline', (experiment: Experiment) => createInline(experiment, BROKEN)],
    ['on a worker', (experiment: Experiment) => createPool(experiment, 2, BROKEN)],
  ])('says %s how to see it again', async (_, create) => {
    const experiment = await experimentOf(BROKEN);
    const failure = await under(create(experiment), experiment).catch((error) => error);
    expect(failure).toBeInstanceOf(MatchError);
    expect(failure.message).toBe(`A match broke: The bomb went off. ${replay}`);
  });
});

describe('a run on workers that is stopped', () => {
  it('keeps what was done, in order', async () => {
    const experiment = await experimentOf(TOY, {
      rules: ['sword', 'shield'],
      blocks: { initial: 1_000_000, reserve: 0 },
      adapt: false,
    });
    const stop = new AbortController();
    const partial = (await under(
      createPool(experiment, 2, TOY),
      experiment,
      ({ done }) => done === 100 && stop.abort(),
      stop.signal,
    )) as PowerResult;
    const blocks = partial.rows[0].blocks;
    expect(partial.interrupted).toBe(true);
    expect(blocks).toBeGreaterThanOrEqual(100);
    expect(blocks).toBeLessThan(1_000_000);
    const same = await experimentOf(TOY, {
      rules: ['sword'],
      blocks: { initial: blocks, reserve: 0 },
      adapt: false,
    });
    const again = (await under(createInline(same), same)) as PowerResult;
    // The one was looked at when it was stopped, the other at its planned end: what was counted is the same.
    const counted = ({ rows: [{ counts, perTable, outcomes, gain, share, adoption }] }: PowerResult) => {
      return { counts, perTable, outcomes, gain, mean: share.mean, chosen: adoption!.chosen };
    };
    expect(counted(again)).toEqual(counted(partial));
  });
});

/** Far more blocks than anybody plays while this thread is deaf. */
const ENOUGH = 100_000;

describe('a run on this thread that is stopped', () => {
  it('hears of it, however few blocks it is asked for at a time', async () => {
    const experiment = await experimentOf(TOY);
    const executor = createInline(experiment);
    const side = sideOf(experiment.spec);
    const arm = mirror(experiment.spec, 'the book', side);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 0);
    let played = 0;
    while (!stop.signal.aborted && played < ENOUGH) {
      const plan = { count: 1, block: () => blockOf(arm, played) };
      for await (const records of executor.runBlocks(plan, stop.signal)) played += records.length;
    }
    expect(stop.signal.aborted).toBe(true);
    expect(played).toBeGreaterThan(1);
  });
});
