import { describe, expect, it } from 'vitest';
import { type AblateRow, ablate } from '../../src/experiments/designs/ablate/ablate.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Progress } from '../../src/experiments/terms/executor.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

type AblateSim = Extract<Sim, { design: 'ablate' }>;

function run(more: Partial<AblateSim>, ...aside: Aside) {
  const sim = { design: 'ablate', ruleset: toy, tables: { generated: 3 }, ...more } as AblateSim;
  return runInline(ablate.run, normalise(sim), ...aside);
}

const metric = ({ metrics }: AblateRow, id: string) => metrics.find((candidate) => candidate.metric === id)!;

describe('ablate', () => {
  it('says what a rule does to the game, for headings of every kind', async () => {
    const { rows, primary } = await run({ blocks: 600 });
    expect(primary).toBe('first-player-share');
    expect(rows.map(({ path }) => path)).toEqual(['sword', 'shield', 'curse', 'banner', 'weather']);
    const [sword, shield, curse, banner, weather] = rows;
    expect(metric(sword, 'rounds').movement).toBe('falls');
    expect(metric(sword, 'count.hits').movement).toBe('rises');
    expect(metric(shield, 'count.hits').movement).toBe('falls');
    expect(metric(curse, 'rounds').movement).toBe('falls');
    expect(metric(weather, 'rounds').movement).toBe('rises');
    expect(banner.found).toBe(false);
    expect(metric(banner, 'first-player-share')).toMatchObject({ movement: 'stays', gain: null });
    expect(metric(banner, 'rounds').difference.mean).toBe(0);
  });

  it('encloses what is seen with the rule and without it', async () => {
    const { rows } = await run({ rules: ['sword'], blocks: 200 });
    const { first, second, levels } = metric(rows[0], 'rounds');
    expect([levels!.first.mean, levels!.second.mean]).toEqual([first, second]);
    expect(levels!.first.low).toBeLessThan(first!);
    expect(levels!.first.high).toBeGreaterThan(first!);
    expect(levels!.first.high).toBeLessThan(levels!.second.low);
  });

  it('never takes sameness for certainty', async () => {
    const { rows } = await run({ rules: ['banner'], blocks: 200 });
    for (const { difference } of rows[0].metrics) {
      expect(difference.low).toBeLessThan(0);
      expect(difference.high).toBeGreaterThan(0);
    }
  });

  it('plays the book once for all rules and each block once, since its mirror image would repeat it', async () => {
    const { rows, matches } = await run({ rules: ['sword', 'shield'], blocks: 30 });
    expect(matches).toBe(90);
    const [sword, shield] = rows.map((row) => metric(row, 'rounds').first);
    expect(sword).toBe(shield);
  });

  it('differs from the book by the mean with it less the mean without', async () => {
    const { rows } = await run({ rules: ['sword'], blocks: 100 });
    for (const { first, second, difference } of rows[0].metrics) {
      expect(difference.mean).toBeCloseTo(first! - second!, 5);
    }
  });

  it('gains from common luck', async () => {
    const { rows } = await run({ rules: ['shield'], blocks: 500 });
    expect(metric(rows[0], 'rounds').gain).toBeGreaterThan(1.2);
  });

  it('measures a clause that both sides share', async () => {
    const { rows } = await run({ rules: ['shield.dusk'], blocks: 300 });
    expect(metric(rows[0], 'unresolved').movement).toBe('rises');
    expect(rows[0].kind).toBe('structure');
  });

  it('keeps what was done when it is stopped', async () => {
    const stop = new AbortController();
    const partial = await run(
      { rules: ['sword', 'shield'], blocks: 50 },
      ({ done }) => done === 35 && stop.abort(),
      stop.signal,
    );
    expect(partial.interrupted).toBe(true);
    expect(partial.rows.map(({ blocks }) => blocks)).toEqual([12, 11]);
  });

  it('tells progress in plays of blocks', async () => {
    const told: Progress[] = [];
    await run({ rules: ['sword', 'shield'], blocks: 2 }, (progress) => told.push(progress));
    expect(told.at(-1)).toEqual({
      done: 6,
      total: 6,
      opened: 3 * 5 + 2 * 6,
      toOpen: 0,
      aside: 0,
      asideLeft: 0,
    });
  });
});
