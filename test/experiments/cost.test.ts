import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import type { AnyDesign } from '../../src/experiments/asked/design.ts';
import { DESIGNS, type DesignId } from '../../src/experiments/designs/index.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { quickened } from '../../src/experiments/sim/quick.ts';
import { type Span, sumOf } from '../../src/experiments/terms/cost.ts';
import type { Executor, Phase, Progress } from '../../src/experiments/terms/executor.ts';
import { simOf } from '../reporting/undecided-results.ts';
import { toy } from '../toy-ruleset.ts';

/** What a run of a sim cost, by phase, beside what was said before. */
async function costOf(design: DesignId, more: object) {
  const experiment = normalise(simOf(design, more));
  const own = DESIGNS.find(({ id }) => id === design) as unknown as AnyDesign;
  const inline = createInline(experiment);
  const blocks = new Map<Phase, number>();
  const matches = new Map<Phase, number>();
  const executor: Executor = {
    async *runBlocks(plan, signal) {
      let position = 0;
      for await (const records of inline.runBlocks(plan, signal)) {
        const { phase } = plan.standing!(position++)!;
        blocks.set(phase, (blocks.get(phase) ?? 0) + 1);
        matches.set(phase, (matches.get(phase) ?? 0) + records.length);
        yield records;
      }
    },
    close: inline.close,
  };
  const progress: Progress[] = [];
  await own.run(experiment, executor, (one) => progress.push(one));
  return { said: own.cost(experiment), blocks, matches, progress };
}

const FEW = { initial: 12, reserve: 6 };
const ENOUGH = { initial: 200, reserve: 200 };
const AUDITED = { audit: ['random'] };

/** Sims of each design: few blocks, blocks enough for verdicts, and these with other policies. */
const CASES = DESIGNS.flatMap(({ id, blocks, refuses = {} }) => {
  const given = (all: typeof FEW) => ({
    blocks: blocks.reserve > 0 ? all : Math.min(all.initial, id === 'screen' || id === 'plan' ? 20 : 200),
  });
  const cases: [DesignId, string, object][] = [
    [id, 'few blocks', given(FEW)],
    [id, 'enough blocks', given(ENOUGH)],
  ];
  if (!('audit' in refuses)) cases.push([id, 'another policy', { ...given(ENOUGH), ...AUDITED }]);
  return cases;
});

/** A search that goes on from the book to the other end of a number, beyond what searches usually take. */
const FAR = {
  blocks: FEW,
  targets: { rounds: { value: 2, tolerance: 0.1 } },
  parameters: ['sword.cut.bonus', 'table.fog'],
  set: { 'sword.cut.bonus': 0 },
  tables: { designed: [], generated: 3 },
};
CASES.push(['tune', 'a long search', FAR]);

describe('what a run will cost', () => {
  const known = new Map<object, ReturnType<typeof costOf>>();
  /** A case is played once for all that is asked of it. */
  function played(design: DesignId, more: object) {
    const cost = known.get(more) ?? costOf(design, more);
    known.set(more, cost);
    return cost;
  }

  it.each(CASES)('is said of %s with %s by phase', async (design, _, more) => {
    const { said, blocks, matches } = await played(design, more);
    const phases = said.map(({ phase }) => phase);
    expect(phases).toEqual([...new Set(phases)]);
    for (const phase of blocks.keys()) expect(phases).toContain(phase);
    for (const { phase, ...spans } of said) {
      const within = (count: number, { least, most }: Span) => {
        expect(count, `${phase}`).toBeGreaterThanOrEqual(least);
        expect(count, `${phase}`).toBeLessThanOrEqual(most);
      };
      within(blocks.get(phase) ?? 0, spans.blocks);
      within(matches.get(phase) ?? 0, spans.matches);
    }
  });

  it.each(CASES)('is what progress of %s with %s goes by', async (design, _, more) => {
    const { said, progress } = await played(design, more);
    const [first] = progress;
    expect(first.total).toBe(said.reduce((sum, { blocks }) => sum + blocks.most, 0));
    expect(progress.slice(0, -1).filter(({ done, total }) => done === total)).toEqual([]);
    const shares = progress.map(({ done, total }) => done / total);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

it('says how far searches usually go and how far at most, of which some go beyond what is usual', async () => {
  const { said, blocks } = await costOf('tune', FAR);
  const [search, ...others] = said.map((stage) => stage.blocks);
  expect(blocks.get('main')).toBeGreaterThan(search.usual!);
  const [all, stated] = [sumOf([search, ...others]), others.reduce((sum, { most }) => sum + most, 0)];
  expect(all).toEqual({
    least: search.least + FEW.reserve,
    most: search.most + stated,
    usual: search.usual! + stated,
  });
});

it('counts what it takes to see what policies do among what is left', async () => {
  const mixes = [{ id: 'action', says: 'all that is done', parts: { hits: 'hits' } }];
  const ruleset = { ...toy, tallies: { ...toy.tallies, mixes } };
  const { blocks, progress } = await costOf('sweep', { ruleset, blocks: 200, values: [0, 3], ...AUDITED });
  expect(blocks.get('audit')).toBeGreaterThan(0);
  expect(blocks.get('styles')).toBe(120);
  expect(progress.filter(({ done, total }) => done === total)).toEqual([progress.at(-1)]);
});

describe('a first look', () => {
  it.each(DESIGNS.map(({ id }) => id))('of %s takes a fifth of the blocks', (design) => {
    const whole = simOf(design, { blocks: 100 });
    const [much, little] = [whole, quickened(whole)].map((sim) => normalise(sim).spec.blocks);
    expect(little.initial + little.reserve).toBe((much.initial + much.reserve) / 5);
  });

  it('of power plays nothing but the rules', () => {
    const experiment = normalise(quickened(simOf('power')));
    const power = DESIGNS.find(({ id }) => id === 'power') as unknown as AnyDesign;
    const played = power.cost(experiment).filter(({ blocks }) => blocks.most > 0);
    expect(played.map(({ phase }) => phase)).toEqual(['main']);
  });
});
