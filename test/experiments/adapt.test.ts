import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { fair } from '../../src/experiments/designs/fair/fair.ts';
import { power } from '../../src/experiments/designs/power/power.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { usedText } from '../../src/reporting/designs/power/power-adoption.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import {
  adaptationAppendix,
  adaptationNotes,
  bothSides,
} from '../../src/reporting/wording/adaptation-wording.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';

/** What a policy is drawn to win with, of ten thousand matches, by what is written behind its name. */
type Chances = Readonly<Record<string, number>>;

/**
 * Matches in which the side that may use a sword wins as often as its policy is drawn to, by luck that all policies
 * share; with the blocks of each seed.
 */
function staged(chances: Chances) {
  const seen = new Map<string, string[]>();
  const policyOf = ({ variants, policies }: MatchSpec) => policies[variants[0].sword === 'off' ? 1 : 0];
  const luck = drawn((match, place) => {
    const isFirst = match.variants[0].sword !== 'off';
    return luckOf(match, place, chances[policyOf(match)]) === isFirst;
  });
  const executor: Executor = {
    async *runBlocks(plan) {
      let position = 0;
      for await (const records of luck.runBlocks(plan)) {
        const [match] = plan.block(position++);
        const policy = policyOf(match);
        const [seed] = match.seed.split(/\/(?=\d+$)/);
        seen.set(seed, [...(seen.get(seed) ?? []), policy]);
        // Whoever is drawn to win as often plays the same match.
        yield records.map((record): MatchRecord => ({ ...record, digest: String(chances[policy]) }));
      }
    },
    close: luck.close,
  };
  return { executor, seen };
}

const EVEN = 5000;
const policies = (never: number, seldom: number, usual: number, often: number, eager: number): Chances => ({
  'veteran[sword=never]': never,
  'veteran[sword=seldom]': seldom,
  veteran: usual,
  'veteran[sword=often]': often,
  'veteran[sword=eager]': eager,
});

const COMMON = { ruleset: toy, tables: { generated: 2 }, blocks: { initial: 250, reserve: 0 } };

type PowerSim = Extract<Sim, { design: 'power' }>;

function experimentOf(more: Partial<PowerSim> = {}) {
  const rules = ['sword', 'shield'];
  const sim: PowerSim = {
    design: 'power',
    ...COMMON,
    rules,
    interactions: 0,
    confirm: false,
    price: false,
    ...more,
  };
  return normalise(sim);
}

async function adapted(chances: Chances, more: Partial<PowerSim> = {}) {
  const { executor, seen } = staged(chances);
  const result = await power.run(experimentOf(more), executor);
  const [sword, shield] = result.rows;
  return { result, sword, shield, seen };
}

describe('a side fitted to its option', () => {
  it('plays the appetite that won a race, on blocks that no race was on', async () => {
    const { sword, shield, seen, result } = await adapted(policies(EVEN, 4000, 3000, 2000, 1000));
    expect(sword.adaptation).toMatchObject({ appetite: 'never' });
    expect(sword.adaptation!.tried.map(({ appetite, blocks }) => [appetite, blocks])).toEqual([
      ['never', 80],
      ['seldom', 40],
      ['as weighed', 80],
      ['often', 20],
      ['eager', 20],
    ]);
    expect(sword.share.low).toBeGreaterThan(0.4);
    const { mean, low, high } = sword.adaptation!.gain!;
    expect(low).toBeLessThan(0.2);
    expect(high).toBeGreaterThan(0.2);
    expect(mean).toBeGreaterThan(0);
    expect(shield.adaptation).toBeNull();
    expect(seen.get('1/appetite')).toHaveLength(240);
    expect(new Set(seen.get('1')!.slice(0, 250))).toEqual(new Set(['veteran[sword=never]']));
    expect(result.blocks).toBe(240 + 500);
  });

  it('takes options more gladly where that wins, and says so on every page', async () => {
    const { sword, result } = await adapted(policies(EVEN, EVEN, EVEN, 6000, 9000));
    expect(sword.adaptation).toMatchObject({ appetite: 'eager' });
    expect(sword.verdict.word).toBe('dominant');
    const report = reportOf(result, '');
    expect(report.notes.join(' ')).toMatch(
      /first fitted to it in a race on blocks of its own: Sword is taken eagerly, which moved its share by \+\d+\.\d points \(/,
    );
    const adoption = { ...sword.adoption!, share: { mean: 0.5, low: 0.4, high: 0.6 } };
    expect(usedText({ ...sword, adoption })).toBe('50.0 %, eager');
    expect(adaptationAppendix(result.rows).table.rows.filter((row) => row.at(-1) === 'yes')).toEqual([
      ['Sword', 'eager', expect.any(String), '80', 'yes'],
    ]);
  });

  it('takes them as weighed where nothing does better, and plays no further what plays alike', async () => {
    const worse = await adapted(policies(EVEN, 2000, 6000, 1000, 0));
    expect(worse.sword.adaptation).toMatchObject({ appetite: 'as weighed', gain: null });
    const alike = await adapted(policies(EVEN, EVEN, EVEN, EVEN, EVEN));
    expect(alike.sword.adaptation).toMatchObject({ appetite: 'as weighed', gain: null });
    expect(alike.seen.get('1/appetite')).toHaveLength(100);
    expect(reportOf(alike.result, '').notes.join(' ')).toContain('blocks of its own: Sword as weighed.');
  });

  it('plays as it weighs where nobody wants it fitted, where its appetite is given, and where it weighs nothing', async () => {
    const chances = { ...policies(EVEN, 4000, 3000, 2000, 1000), random: EVEN };
    for (const more of [{ adapt: false }, { policy: 'veteran[sword=seldom]' }, { policy: 'random' }]) {
      const { sword, seen } = await adapted(chances, more);
      expect(sword.adaptation).toBeNull();
      expect(seen.has('1/appetite')).toBe(false);
    }
  });

  it('is told what it costs beforehand, and takes no more', async () => {
    expect(power.cost(experimentOf({ adapt: 100 }))[0]).toMatchObject({
      phase: 'adaptation',
      blocks: { least: 0, most: 96 },
    });
    const { seen } = await adapted(policies(1, 2, 3, 4, 5), { adapt: 100 });
    expect(seen.get('1/appetite')).toHaveLength(96);
  });

  it('that falls below one half all the same is a fault of the policy, never harm', async () => {
    const { result, sword } = await adapted(policies(2000, 2000, 2000, 2000, 2000));
    expect(sword).toMatchObject({ found: true, verdict: { text: 'misplayed: a fault of the policy' } });
    const { title, findings, notes } = reportOf(result, '');
    expect(title).toMatch(/^Sword is misplayed: /);
    expect(findings.join(' ')).toMatch(/Misplayed: Sword \d/);
    expect(notes.join(' ')).toContain('a fault of the policy, and says nothing of the rule');
    expect([title, ...findings, ...notes].join(' ')).not.toMatch(/Harms|harms|a trap/);
  });

  it('keeps its appetite when its headline is played again', async () => {
    const { seen } = await adapted(policies(9000, 4000, 3000, 2000, 1000), { confirm: true });
    expect(new Set(seen.get('1/fresh'))).toEqual(new Set(['veteran[sword=never]']));
  });

  it('is fitted to it at every value of its price', async () => {
    const { executor, seen } = staged(policies(1000, EVEN, 2000, 1500, 500));
    const rule = { rule: 'sword', parameter: 'sword.cut.bonus', values: [0, 2] };
    const result = await fair.run(normalise({ design: 'fair', ...COMMON, ...rule }), executor);
    expect(result.adaptations.map(({ value, appetite }) => [value, appetite])).toEqual([
      [0, 'seldom'],
      [2, 'seldom'],
    ]);
    expect(seen.get('1/appetite')).toHaveLength(2 * 240);
    expect(reportOf(result, '').notes.join(' ')).toContain(
      'at 0 it is taken seldom, which moved its share by',
    );
    const adaptations = result.adaptations.map((one) => ({ ...one, gain: null }));
    expect(reportOf({ ...result, adaptations }, '').notes.join(' ')).toContain(
      'blocks of its own: at 0 and at 2 as weighed.',
    );
  });

  it('is fitted against a side that is fitted, too, where both have the option and one of them lacks a clause', async () => {
    const seen = new Set<string>();
    // Whoever lacks the clause does best never to use the sword, whoever has it as he weighs.
    const luck = drawn((match, place) => {
      const isFirst = match.variants[0]['sword.cut'] !== 'off';
      const [holder, other] = isFirst ? match.policies : match.policies.toReversed();
      if (match.seed.startsWith('1/') && !match.seed.includes('appetite'))
        seen.add(`${holder} against ${other}`);
      const chance = 5000 - (holder === 'veteran' ? 0 : 2000) - (other === 'veteran[sword=never]' ? 3000 : 0);
      return luckOf(match, place, chance) === isFirst;
    });
    // Each appetite plays matches of its own.
    const executor: Executor = {
      async *runBlocks(plan) {
        let position = 0;
        for await (const records of luck.runBlocks(plan)) {
          const digest = plan.block(position++)[0].policies.join();
          yield records.map((record): MatchRecord => ({ ...record, digest }));
        }
      },
      close: luck.close,
    };
    const experiment = experimentOf({ rules: ['sword.cut'] });
    expect(power.cost(experiment)[0].blocks.most).toBe(2 * 240);
    const [row] = (await power.run(experiment, executor)).rows;
    expect([row.adaptation?.appetite, row.against?.appetite]).toEqual(['as weighed', 'never']);
    expect([...seen]).toEqual(['veteran against veteran[sword=never]']);
    expect(adaptationNotes(bothSides([row]))).toEqual([
      expect.stringMatching(
        /: Sword without its cut is never taken, which moved its share by .*; Sword: cut as weighed\.$/,
      ),
    ]);
  });

  it('is said to be fitted to nothing where the run was stopped within the race', async () => {
    const stop = new AbortController();
    const { executor } = staged(policies(EVEN, 4000, 3000, 2000, 1000));
    let left = 130;
    const stopped: Executor = {
      ...executor,
      async *runBlocks(plan, signal) {
        for await (const records of executor.runBlocks(plan, signal)) {
          yield records;
          left--;
          if (left > 0) continue;
          stop.abort();
          return;
        }
      },
    };
    const result = await power.run(experimentOf(), stopped, undefined, stop.signal);
    expect(result.rows[0].adaptation).toMatchObject({ appetite: 'as weighed', gain: null, stopped: true });
    const { notes, table, appendices } = reportOf(result, '');
    expect(notes).toContain(
      'The run was stopped before races had shown how gladly sides take their option: Sword.',
    );
    expect(notes.join(' ')).not.toContain('as weighed');
    expect(adaptationAppendix(result.rows).table.rows.map((row) => row.at(-1))).not.toContain('yes');
    const elo = table.columns.findIndex(({ title }) => title === 'logistic Elo');
    expect(table.rows.map((row) => row[elo])).toEqual(['', '']);
    expect(appendices.length).toBeGreaterThan(0);
  });

  it('comes to the same whenever it is played', async () => {
    const experiment = experimentOf({ blocks: 24 });
    const [once, again] = [0, 1].map(() => power.run(experiment, createInline(experiment)));
    expect(await once).toEqual(await again);
  });
});
