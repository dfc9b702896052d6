import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import type { AblateResult } from '../../src/experiments/designs/ablate/ablate.ts';
import type { CompareResult } from '../../src/experiments/designs/compare/compare.ts';
import { DESIGNS, designOf } from '../../src/experiments/designs/index.ts';
import type { QuestionsResult } from '../../src/experiments/designs/questions/questions.ts';
import type { SweepResult } from '../../src/experiments/designs/sweep/sweep.ts';
import { createMoveStopping } from '../../src/experiments/measure/stopping.ts';
import type { Watched } from '../../src/experiments/measure/watched.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Share } from '../../src/experiments/terms/verdict.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';

const TEST = { elo0: 0, elo1: 40 };

/** Four tables in turn. */
function run<Result>(sim: object): Promise<Result> {
  const experiment = normalise({
    ruleset: toy,
    tables: { designed: ['yard'], generated: 3 },
    ...sim,
  } as Sim);
  return designOf(experiment.spec.design).run(experiment, createInline(experiment)) as Promise<Result>;
}

const refusal = (sim: object) => refusalOf(() => normalise({ ruleset: toy, ...sim } as Sim));

describe('ablate', () => {
  const ablate = (more: object) =>
    run<AblateResult>({ design: 'ablate', rules: ['sword', 'banner'], ...more });

  it('plays a rule until its verdict, on the blocks that it would have had anyway', async () => {
    const { rows, blocks } = await ablate({ blocks: 700, stop: 'verdict' });
    expect(rows.map((row) => [row.blocks, row.metrics[0].movement])).toEqual([
      [700, 'undecided'],
      [300, 'stays'],
    ]);
    expect(blocks).toBe(700 + 700 + 300);
    const { rows: fixed } = await ablate({ blocks: 300 });
    const meansOf = ({ metrics }: (typeof rows)[number]) => metrics.map(({ difference }) => difference.mean);
    expect(meansOf(rows[1])).toEqual(meansOf(fixed[1]));
  });

  it('stops at intervals as narrow as asked', async () => {
    const { rows } = await ablate({ blocks: 2000, stop: { halfWidth: 0.05 } });
    const [sword, banner] = rows.map((row) => row.metrics[0].difference);
    for (const { low, high } of [sword, banner]) expect((high - low) / 2).toBeLessThanOrEqual(0.05);
    expect(rows[0].blocks).toBeGreaterThan(200);
    expect(rows[0].blocks).toBeLessThan(2000);
    expect(rows[1].blocks).toBe(200);
  });

  it('gives every rule the same blocks if not told to stop', async () => {
    const { rows } = await ablate({ blocks: 450 });
    expect(rows.map((row) => row.blocks)).toEqual([450, 450]);
  });
});

describe('sweep', () => {
  const sweep = (more: object) =>
    run<SweepResult>({ design: 'sweep', factor: 'sword.cut.bonus', values: [0], blocks: 300, ...more });

  it('plays a contest until its verdict, and the game under the same value on', async () => {
    const [none, book] = (await sweep({ stop: 'verdict' })).points;
    expect(none.alone).toMatchObject({ blocks: 200, verdict: { word: 'harms' } });
    expect([none.blocks, book.blocks]).toEqual([300, 300]);
    const [fixed] = (await sweep({ blocks: 200 })).points;
    expect(none.alone!.counts).toEqual(fixed.alone!.counts);
  });

  it('plays games as long as the test of their contest is open', async () => {
    const [none] = (await sweep({ stop: TEST })).points;
    expect(none.alone!.test!.state).toBe('rejected');
    expect([none.alone!.blocks, none.blocks]).toEqual([200, 200]);
    expect(none.alone!.unbiased!.mean).toBeCloseTo(none.alone!.share.mean, 5);
    // A test of shares says nothing of how far the game's figures would be off.
    expect(none.unbiased).toBeNull();
  });
});

describe('compare', () => {
  const compare = (more: object) =>
    run<CompareResult>({ design: 'compare', to: { set: { 'sword.cut.bonus': 0 } }, blocks: 300, ...more });

  it('plays the contest until its verdict, and games on', async () => {
    const { contest, metrics, unbiased } = await compare({ stop: 'verdict' });
    expect(contest).toMatchObject({ blocks: 200, verdict: { word: 'harms' } });
    expect(metrics[0].blocks).toBe(300);
    expect(unbiased!.mean).toBeCloseTo(metrics[0].difference.mean, 3);
    const fixed = await compare({ blocks: 200 });
    expect(contest!.counts).toEqual(fixed.contest!.counts);
  });

  it('drops a change that is settled and goes on with the others', async () => {
    const { changes, metrics } = await compare({
      to: { set: { 'sword.cut.bonus': 3, 'banner.wave': 'off' } },
      stop: 'verdict',
      blocks: 500,
    });
    const blocks = Object.fromEntries(changes.map((change) => [change.path, change.blocks]));
    expect(blocks).toEqual({ 'sword.cut.bonus': 500, 'banner.wave': 300 });
    expect(metrics[0].blocks).toBe(500);
  });

  it('ends with the test of the contest', async () => {
    const { contest, metrics, unbiased } = await compare({ stop: TEST });
    expect(contest!.test!.state).toBe('rejected');
    expect([contest!.blocks, metrics[0].blocks, unbiased]).toEqual([200, 200, null]);
  });
});

describe('questions', () => {
  const asked = (more: object) =>
    run<QuestionsResult>({
      design: 'questions',
      set: { shield: 'on' },
      blocks: { initial: 200, reserve: 400 },
      ...more,
    });

  it('gives every reading all its blocks when told to', async () => {
    const { rows } = await asked({ stop: 'fixed' });
    expect(rows.map(({ blocks, verdict }) => [blocks, verdict])).toEqual([[600, 'moves']]);
  });

  it('stops at a verdict if not told otherwise, and corrects the shares', async () => {
    const { rows } = await asked({});
    expect(rows[0].blocks).toBeLessThan(600);
    const moved = rows[0].metrics.find(({ metric }) => metric === rows[0].largest!.metric)!;
    expect(Math.abs(moved.unbiased!.mean)).toBeLessThan(Math.abs(moved.difference.mean));
    for (const { unit, unbiased } of rows[0].metrics) if (unit !== 'share') expect(unbiased).toBeNull();
  });
});

describe('a figure that stopped', () => {
  /** A difference that is looked at with so wide an interval. */
  const watched = (blocks: number, mean: number, half: number): Watched & { blocks: number } => ({
    blocks,
    nothing: 0,
    bounds: { min: -1, max: 1 },
    look: (): Share => ({ mean, low: mean - half, high: mean + half }),
    variance: () => 0.25,
  });

  function stopped(means: readonly number[]): Share {
    const seen = watched(0, 0, 0.1);
    const stopping = createMoveStopping('verdict', seen, 0.02, 0.05);
    means.forEach((mean, look) => {
      Object.assign(seen, watched(200 * (look + 1), mean, 0.1));
      stopping.needsMore(look < means.length - 1);
    });
    return stopping.note().unbiased!;
  }

  it('at its first look has nothing to be corrected for', () => {
    expect(stopped([0.13]).mean).toBeCloseTo(0.13, 6);
  });

  it('is never corrected to what it cannot be', () => {
    const { mean, high } = stopped([0.97]);
    expect(mean).toBeCloseTo(0.97, 6);
    expect(high).toBe(1);
  });

  it('at a later look is corrected towards what went on', () => {
    expect(stopped([0.1, 0.13]).mean).toBeLessThan(0.129);
    expect(stopped([-0.1, -0.13]).mean).toBeCloseTo(-stopped([0.1, 0.13]).mean, 5);
  });
});

describe('what cannot stop so', () => {
  it('is told why', () => {
    expect(refusal({ design: 'ablate', stop: TEST })).toMatch(/no test between two Elo, since both sides/);
    expect(refusal({ design: 'questions', stop: TEST })).toMatch(/no test between two Elo, since both sides/);
    expect(refusal({ design: 'sweep', factor: 'table.fog', stop: TEST })).toBe(
      'A test between two Elo is of sides that meet, and no side can have "table.fog" alone; stop at a verdict or a half-width.',
    );
    expect(refusal({ design: 'compare', to: { set: { 'shield.dusk': 'off' } }, stop: TEST })).toMatch(
      /^A test between two Elo is of a side under the later rules that meets one under the earlier. Both/,
    );
  });

  it('is a design that says it plays a number of blocks', () => {
    const never = DESIGNS.filter(({ keys }) => !('stop' in keys));
    for (const { id } of never) expect(designOf(id).refuses?.stop, id).toMatch(/\.$/);
    expect(refusal({ design: 'price', stop: 'verdict' })).toBe(designOf('price').refuses!.stop);
    expect(never.map(({ id }) => id)).toEqual([
      'price',
      'attribute',
      'fair',
      'tournament',
      'screen',
      'tune',
      'plan',
    ]);
  });
});

it('a plan is for the half-width at which what is planned would stop', () => {
  const of = (own: object) => ({ design: 'plan', ruleset: toy, of: { design: 'ablate', ...own } }) as Sim;
  const planned = (own: object) => normalise(of(own)).spec.asks as { halfWidth: number };
  expect(planned({ stop: { halfWidth: 0.05 } }).halfWidth).toBe(0.05);
  expect(planned({ stop: 'verdict' }).halfWidth).toBe(0.02);
});
