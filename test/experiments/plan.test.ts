import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import type { PlanResult } from '../../src/experiments/designs/plan.ts';
import type { Progress } from '../../src/experiments/executor.ts';
import { normalise } from '../../src/experiments/normalise.ts';
import { planTotal } from '../../src/experiments/plan-row.ts';
import type { Sim } from '../../src/experiments/sim-schema.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { blocksNeeded } from '../../src/statistics/index.ts';
import { toy } from '../toy-ruleset.ts';

const experimentOf = (of: object, more: object = {}) =>
  normalise({ design: 'plan', ruleset: toy, tables: { generated: 3 }, of, ...more } as unknown as Sim);

async function run(
  of: object,
  more: object = {},
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<PlanResult> {
  const experiment = experimentOf(of, more);
  return (await runExperiment(experiment, createInline(experiment), onProgress, signal)) as PlanResult;
}

const POWER = { design: 'power', rules: ['sword', 'banner'], interactions: 0, confirm: false };

function refusal(of: object, more: object = {}): string {
  try {
    experimentOf(of, more);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as Error).message;
  }
  throw new Error('It was accepted.');
}

describe('a plan', () => {
  it('plays a pilot of the arms of a design and says what each needs', async () => {
    const { rows, matches, alike, spec } = await run(POWER, { blocks: 40 });
    expect(matches).toBe(160);
    expect(alike).toBe(false);
    expect(spec.asks).toMatchObject({ of: 'power', halfWidth: 0.02, asks: { rules: ['sword', 'banner'] } });
    expect(rows.map(({ title, measured, pilot }) => [title, measured, pilot])).toEqual([
      ['the book against sword=off', 'share', 40],
      ['the book against banner=off', 'share', 40],
    ]);
    const [sword, banner] = rows;
    expect(sword.forHalfWidth!.likely).toBe(blocksNeeded(sword.variance!.seen, 0.02, 0.05));
    expect(sword.forHalfWidth!.likely).toBeGreaterThan(banner.forHalfWidth!.likely);
    expect(sword.forHalfWidth!.most).toBeGreaterThanOrEqual(sword.forHalfWidth!.likely);
  });

  it('never takes a pilot without spread for proof that there is none', async () => {
    const { rows } = await run({ ...POWER, rules: ['banner'] });
    expect(rows[0].variance!.seen).toBe(0);
    expect(rows[0].variance!.most).toBeGreaterThan(0);
    expect(rows[0].forHalfWidth!.likely).toBe(200);
    expect(rows[0].forHalfWidth!.most).toBeGreaterThan(200);
  });

  it('asks for more the finer the figures are to be', async () => {
    const { rows, total } = await run({ ...POWER, rules: ['sword'] }, { halfWidth: 0.01, d: 0.03 });
    expect(rows[0].forHalfWidth!.likely).toBeGreaterThan(rows[0].forD!.likely);
    expect(total.forHalfWidth.blocks.likely).toBe(rows[0].forHalfWidth!.likely);
    expect(total.forHalfWidth.matches.likely).toBe(2 * rows[0].forHalfWidth!.likely);
  });

  it('gauges designs that compare whole games by their paired differences', async () => {
    const { rows, alike } = await run({ design: 'ablate', rules: ['sword', 'shield'] }, { blocks: 60 });
    expect(alike).toBe(true);
    expect(rows.map(({ measured }) => measured)).toEqual(['level', 'difference', 'difference']);
    expect(rows.map(({ title }) => title)).toEqual(['the book', 'sword=off', 'shield=off']);
    expect(rows[0].mean).toBeGreaterThan(0);
  });

  it('tells tables that are shaped otherwise apart', async () => {
    const { rows } = await run({ design: 'sweep', factor: 'table.fog', values: [0, 5] }, { blocks: 10 });
    expect(rows.map(({ title }) => title)).toEqual(['the book', 'the book, fog=0', 'the book, fog=5']);
  });

  it('says so where the pilot was stopped before it could see anything', async () => {
    const stop = new AbortController();
    const { rows, interrupted } = await run(POWER, {}, ({ done }) => done === 1 && stop.abort(), stop.signal);
    expect(interrupted).toBe(true);
    expect(rows).toMatchObject([{ pilot: 1, variance: null, forHalfWidth: null }]);
  });

  it('adds arms up: each its own, or all as many as the neediest, levels not counted', () => {
    const row = (measured: 'level' | 'difference', likely: number, matchesPerBlock: number) => ({
      title: '',
      measured,
      matchesPerBlock,
      pilot: 40,
      mean: 0,
      variance: { seen: 0, most: 0 },
      forHalfWidth: { likely, most: 2 * likely },
      forD: null,
    });
    const rows = [row('level', 900, 1), row('difference', 300, 1), row('difference', 500, 2)];
    expect(planTotal(rows, false, 'forHalfWidth').blocks).toEqual({ likely: 1700, most: 3400 });
    expect(planTotal(rows, true, 'forHalfWidth').blocks).toEqual({ likely: 1500, most: 3000 });
    expect(planTotal(rows, true, 'forHalfWidth').matches.likely).toBe(2000);
    expect(planTotal(rows, true, 'forD').blocks).toEqual({ likely: 0, most: 0 });
  });

  it.each([
    ['of no design', { design: 'powr' }, {}, 'takes a design that can be planned (power, ablate,'],
    [
      'of an unknown key',
      { ...POWER, ruls: [] },
      {},
      'There is no key "ruls" in "of" of the sim; the nearest is "rules".',
    ],
    ['of unknown rules', { ...POWER, rules: ['swrd'] }, {}, 'the nearest is "sword"'],
    ['too fine', POWER, { halfWidth: 0 }, '"halfWidth" of the sim takes at least 0.0001, not 0.'],
    ['of nothing', undefined as never, {}, '"of"'],
  ])('is refused %s', (_, of, more, sentence) => {
    expect(refusal(of, more)).toContain(sentence);
  });
});
