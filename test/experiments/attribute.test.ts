import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { type AttributeResult, attribute } from '../../src/experiments/designs/attribute/attribute.ts';
import { attribution } from '../../src/experiments/designs/attribute/attribution.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import type { Experiment } from '../../src/experiments/terms/spec.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { defineRule } from '../../src/rules/rule.ts';
import { shapley } from '../../src/statistics/index.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

const LATER = { 'sword.cut.bonus': 3, 'curse.bleed': 'off', 'banner.wave': 'off' };

function experimentOf(more: Partial<Sim>): Experiment<AttributeResult['spec']['asks']> {
  const sim = { design: 'attribute', ruleset: toy, tables: { generated: 3 }, to: { set: LATER }, ...more };
  return normalise(sim as Sim) as never;
}

const run = (more: Partial<Sim>, ...aside: Aside) => runInline(attribute.run, experimentOf(more), ...aside);

const row = ({ rows }: AttributeResult, id: string) => rows.find(({ metric }) => metric === id)!;
const sumOf = (values: readonly { effect: { mean: number } }[]) =>
  values.reduce((sum, { effect }) => sum + effect.mean, 0);

describe('attribute', () => {
  it('shares out what all changes do, to the last digit, for every figure', async () => {
    const result = await run({ blocks: 300 });
    expect(result.exact).toBe(true);
    expect(result.rows[0].metric).toBe('share');
    expect(result.rows.length).toBeGreaterThan(5);
    for (const { values, whole, blocks } of result.rows) {
      expect(Math.abs(sumOf(values) - whole.effect.mean), `${blocks} blocks`).toBeLessThan(3e-6);
    }
  });

  it('counts the matches that were stopped at the cap without the changes, with all and where most were', async () => {
    const result = await run({ blocks: 100 });
    const { none, all, most } = result.stopped!;
    expect(none).toBeGreaterThan(0);
    expect(all - none).toBeCloseTo(row(result, 'unresolved').whole.effect.mean, 5);
    expect(most).toBeGreaterThanOrEqual(Math.max(none, all));
    // Nobody bleeds and swords are no better: that leaves most undecided, more than the rules before and after.
    expect(most).toBeGreaterThan(none);
  });

  it('finds the changes that are responsible, and no other', async () => {
    const result = await run({ blocks: 400 });
    const [sword, curse, banner] = row(result, 'share').values;
    expect(sword.effect.low).toBeGreaterThan(0);
    expect(curse.effect.low).toBeGreaterThan(0);
    expect(banner.effect.mean).toBe(0);
    expect(banner.effect.low).toBeLessThan(0);
    expect(result.told[0]).toEqual({ whole: true, values: [true, true, false] });
    const rounds = row(result, 'rounds');
    expect(rounds.values[0].effect.high).toBeLessThan(0);
    expect(rounds.values[1].effect.low).toBeGreaterThan(0);
  });

  it('gives the Shapley values of the means of the combinations', async () => {
    const experiment = experimentOf({ blocks: 60 });
    const inline = createInline(experiment);
    const sums = new Map<string, number>();
    const counting: Executor = {
      ...inline,
      async *runBlocks(plan, signal) {
        let position = 0;
        for await (const records of inline.runBlocks(plan, signal)) {
          const block = plan.block(position++);
          if (block.length === 1) {
            const key = JSON.stringify(block[0].variants[0]);
            sums.set(key, (sums.get(key) ?? 0) + records[0].rounds / 60);
          }
          yield records;
        }
      },
    };
    const result = await attribute.run(experiment, counting);
    const paths = ['sword.cut.bonus', 'curse.bleed', 'banner.wave'] as const;
    const value = (subset: number) => {
      const made = paths.filter((_, i) => subset & (1 << i)).map((path) => [path, LATER[path]]);
      return sums.get(JSON.stringify(Object.fromEntries(made.sort())))!;
    };
    const expected = shapley(3, value);
    row(result, 'rounds').values.forEach(({ effect }, i) => {
      expect(effect.mean).toBeCloseTo(expected[i], 5);
    });
  });

  it('shows which changes work together', async () => {
    const { rows } = await run({
      blocks: 400,
      to: { set: { 'sword.cut.bonus': 3, weather: 'off', banner: 'off' } },
    });
    const hits = rows.find(({ metric }) => metric === 'rounds')!;
    const [swordWeather, swordBanner] = [
      hits.interactions!.find(({ pair }) => pair.join() === '0,2')!,
      hits.interactions!.find(({ pair }) => pair.join() === '0,1')!,
    ];
    expect(swordBanner.effect.mean).toBe(0);
    expect(swordWeather.effect.mean).not.toBe(0);
  });

  it('finds pairs that work together where all pairs allow it', () => {
    const { spec } = experimentOf({ blocks: 400 });
    const tally = attribution(spec, { metric: 'share', says: 'share', unit: 'share', scale: 4 }, 4);
    for (let index = 0; index < 400; index++) {
      const weak = index % 9 < 5 ? 1 : -1;
      const worth = (subset: number) =>
        2 + ((subset & 3) === 3 ? weak : 0) + ((subset & 12) === 12 ? index % 2 : 0);
      tally.add(
        index % 3,
        index,
        Array.from({ length: 16 }, (_, subset) => worth(subset)),
      );
    }
    const of = (name: string) => tally.row().interactions!.find(({ pair }) => pair.join() === name)!;
    expect(of('0,1').effect.low).toBeGreaterThan(0);
    expect(of('0,1').found).toBe(false);
    expect(of('2,3').found).toBe(true);
  });

  it('plays every combination once for both sides and against the earlier rules', async () => {
    const { matches } = await run({ blocks: 10 });
    expect(matches).toBe(10 * (8 + 2 * 7));
  });

  it('leaves the share out where both sides must share a change, and says so', async () => {
    const result = await run({ blocks: 20, to: { set: { 'shield.dusk': 'off', 'sword.cut.bonus': 3 } } });
    expect(result.spec.asks.apart).toContain('"shield.dusk"');
    expect(result.rows[0].metric).toBe('first-player-share');
    expect(result.matches).toBe(20 * 4);
  });

  it('counts the settings of a heading as one change where asked', async () => {
    const set = { 'shield.block.when': 'opening', 'shield.dusk': 'off', 'sword.cut.bonus': 3 };
    const paths = (by?: 'heading') =>
      experimentOf({ to: { set }, by }).spec.asks.changes.map(({ path }) => path);
    expect(paths()).toEqual(['sword.cut.bonus', 'shield.block.when', 'shield.dusk']);
    expect(paths('heading')).toEqual(['sword.cut.bonus', 'shield']);
  });

  it('keeps whole blocks when it is stopped, even none', async () => {
    const stop = new AbortController();
    const partial = await run({ blocks: 50 }, ({ done }) => done === 40 && stop.abort(), stop.signal);
    expect(partial.interrupted).toBe(true);
    expect(row(partial, 'share').blocks).toBe(2);
    const none = await run({}, undefined, AbortSignal.abort());
    expect(row(none, 'share').blocks).toBe(0);
    expect(none.told[0].values).toEqual([false, false, false]);
  });

  it.each([
    [
      { to: { set: { 'sword.cut.bonus': 3 } } },
      'Only "sword.cut.bonus" changes, so there is nothing to share out; measure it with compare.',
    ],
    [{ by: 'clause' }, 'There is no choice "clause" in "by" of the sim'],
  ])('refuses %o', (more, sentence) => {
    expect(() => experimentOf(more as Partial<Sim>)).toThrow(sentence);
  });
});

/** Twelve switches that nobody but the bench sees, and matches whose length they add up to. */
const switches = Array.from({ length: 12 }, (_, i) =>
  defineRule({
    id: `switch-${String.fromCharCode(97 + i)}`,
    title: `Switch ${i}`,
    governs: 'owner',
    kind: 'option',
    off: 'it is not there',
    clauses: { there: { id: `SWITCH-${i}`, basis: 'assumed', says: 'It is on.', off: 'it is off' } },
  }),
);

function lengthOf({ variants }: MatchSpec): MatchRecord {
  const off = switches.map(({ id }) => (variants[0][id] === 'off' ? 1 : 0));
  const sum = off.reduce<number>((total, is, i) => total + is * (i + 1), 0);
  return {
    outcome: 'draw',
    score: 0.5,
    margin: 0,
    rounds: 1 + sum + 12 * off[0] * off[1],
    survivors: [
      { models: 1, worth: 1000 },
      { models: 1, worth: 1000 },
    ],
    leads: [0],
    counters: [
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    acts: new Array<number>(7 + switches.length).fill(0),
    digest: '00000000',
  };
}

describe('attribute of more changes than can be combined', () => {
  const set = Object.fromEntries(switches.map(({ id }) => [id, 'off']));
  const experiment = experimentOf({ adds: { rules: switches } as never, to: { set }, blocks: 400 });
  const drawing: Executor = {
    async *runBlocks(plan) {
      for (let position = 0; position < plan.count; position++) yield plan.block(position).map(lengthOf);
    },
    close: async () => {},
  };

  it('draws an order for each block and still shares out the whole', async () => {
    const result = await attribute.run(experiment, drawing);
    expect(result.exact).toBe(false);
    expect(result.matches).toBe(400 * (13 + 2 * 12));
    const { values, whole, interactions } = row(result, 'rounds');
    expect(interactions).toBeNull();
    expect(whole.effect.mean).toBe(78 + 12);
    expect(sumOf(values)).toBeCloseTo(90, 4);
    values.slice(2).forEach(({ effect }, i) => {
      expect(effect.mean).toBe(i + 3);
    });
    for (const [i, alone] of [1, 2].entries()) {
      const { low, high } = values[i].effect;
      expect(low).toBeLessThan(alone + 6);
      expect(high).toBeGreaterThan(alone + 6);
      expect(high - low).toBeLessThan(4);
    }
  });
});
