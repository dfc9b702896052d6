import { describe, expect, it } from 'vitest';
import { type CompareResult, compare } from '../../src/experiments/designs/compare/compare.ts';
import { comparison } from '../../src/experiments/designs/compare/comparison.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

const LATER = { 'sword.cut.bonus': 3, 'curse.bleed': 'off', 'banner.wave': 'off' };

function run(more: Partial<Sim>, ...aside: Aside) {
  const sim = { design: 'compare', ruleset: toy, tables: { generated: 3 }, to: { set: LATER }, ...more };
  return runInline(compare.run, normalise(sim as Sim) as never, ...aside);
}

const metric = (rows: CompareResult['metrics'], id: string) => rows.find((row) => row.metric === id)!;

const refusal = (more: Partial<Sim>) =>
  refusalOf(() => normalise({ design: 'compare', ruleset: toy, to: { set: LATER }, ...more } as Sim));

describe('compare', () => {
  it('sets the levels of both sides by side, with the difference and the gain of pairing', async () => {
    const { metrics, primary } = await run({ blocks: 500 });
    expect(metrics[0].metric).toBe(primary);
    const rounds = metric(metrics, 'rounds');
    expect(rounds.movement).toBe('rises');
    expect(rounds.difference.mean).toBeCloseTo(rounds.to!.mean - rounds.from!.mean, 5);
    for (const level of [rounds.to!, rounds.from!]) {
      expect(level.low).toBeLessThan(level.mean);
      expect(level.high).toBeGreaterThan(level.mean);
    }
    expect(rounds.gain).toBeGreaterThan(1);
  });

  it('finds shares only, and describes figures whose bounds nobody knows', async () => {
    const { metrics } = await run({ blocks: 300, to: { set: { curse: 'off', 'sword.cut.bonus': 0 } } });
    expect(metric(metrics, 'unresolved').found).toBe(true);
    expect(metric(metrics, 'rounds')).toMatchObject({ movement: 'rises', eValue: null, found: null });
    const judged = metrics.filter(({ eValue }) => eValue !== null);
    expect(new Set(judged.map(({ unit }) => unit))).toEqual(new Set(['share']));
  });

  it('says of clauses that they act more or less often only where all of them together allow it', () => {
    const sim = {
      design: 'compare',
      ruleset: toy,
      tables: { generated: 3 },
      to: { set: LATER },
      blocks: 400,
    };
    const { spec } = normalise(sim as Sim);
    const tally = comparison(spec, toy, [], 'fixed');
    const record = (first: number, second: number) =>
      ({
        outcome: 'won',
        score: 1,
        margin: 1,
        rounds: 1,
        leads: [0],
        acts: [first, second, 1, 1, 1, 1, 1],
        counters: [
          [1, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        survivors: [
          { models: 1, worth: 1 },
          { models: 0, worth: 0 },
        ],
      }) as unknown as MatchRecord;
    for (let index = 0; index < 400; index++) {
      const later = record(5 + (index % 2), index % 9 < 5 ? 6 : 4);
      tally.addLater({ table: index % 3, index, record: later }, record(5, 5));
    }
    const [first, second] = tally.figures().acts;
    expect(first.movement).toBe('rises');
    expect(second.difference.low).toBeGreaterThan(0);
    expect(second.movement).toBe('undecided');
  });

  it('tells which change moves what, alone', async () => {
    const { changes } = await run({ blocks: 500 });
    expect(changes.map(({ path }) => path)).toEqual(['sword.cut.bonus', 'curse.bleed', 'banner.wave']);
    const [sword, curse, banner] = changes.map(
      ({ metrics }) => metrics.find((row) => row.metric === 'rounds')!,
    );
    expect([sword.movement, sword.found]).toEqual(['falls', null]);
    expect([curse.movement, curse.found]).toEqual(['rises', null]);
    expect(banner.difference.mean).toBe(0);
    expect(changes[2].metrics.map(({ found }) => found)).not.toContain(true);
  });

  it('lets a side under the later rules meet one under the earlier', async () => {
    const { contest, matches } = await run({ blocks: 400 });
    expect(contest?.verdict.word).toBe('dominant');
    expect(matches).toBe(400 * (2 + 3 + 2 + 3 * 2));
    expect((await run({ blocks: 400, from: { set: LATER }, to: {} })).contest?.verdict.word).toBe('harms');
  });

  it('says which change makes one side better off, by sides that have it alone', async () => {
    const { contests } = await run({ blocks: 400 });
    expect(contests.map(({ path }) => path)).toEqual(['sword.cut.bonus', 'curse.bleed', 'banner.wave']);
    const [sword, curse, banner] = contests;
    expect(sword.verdict.word).toBe('dominant');
    expect(curse.share.low).toBeGreaterThan(0.5);
    expect(banner.share).toMatchObject({ mean: 0.5 });
    const [alone] = (await run({ blocks: 400, to: { set: { 'sword.cut.bonus': 3, 'banner.wave': 'off' } } }))
      .contests;
    expect(alone.share.mean).toBe(sword.share.mean);
    expect(alone.share.high - alone.share.low).toBeLessThan(sword.share.high - sword.share.low);
  });

  it('plays no such contests where the sides are even, or where both must share a change', async () => {
    const even = { 'banner.wave': 'off', 'weather.storm': 'off' } as const;
    expect((await run({ blocks: 400, to: { set: even } })).contests).toEqual([]);
    const shared = { 'shield.dusk': 'off', 'sword.cut.bonus': 3 } as const;
    expect((await run({ blocks: 300, to: { set: shared } })).contests).toEqual([]);
  });

  it('counts such contests only where there can be any, and a plan leaves them out', () => {
    const mostOf = (blocks: number) => {
      const experiment = normalise({
        design: 'compare',
        ruleset: toy,
        tables: { generated: 3 },
        to: { set: LATER },
        blocks,
      } as Sim);
      return compare.cost(experiment as never)[0].blocks.most / blocks;
    };
    expect(mostOf(400)).toBe(2 + 3 + 1 + 3);
    expect(mostOf(40)).toBe(2 + 3 + 1);
    const of = { design: 'compare', to: { set: LATER } };
    const { spec } = normalise({ design: 'plan', ruleset: toy, of } as Sim);
    expect(spec.asks).toMatchObject({ asks: { forOneSide: [] } });
  });

  it('shows how much is decided by the end of each round of both', async () => {
    const { foresight, metrics } = await run({ blocks: 400 });
    expect(foresight.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const [first] = foresight;
    expect(first.second.explained!.mean).toBeLessThan(1);
    expect(first.second.explained!.low!).toBeLessThan(first.second.explained!.high!);
    expect(first.difference!.mean).toBeCloseTo(first.first.explained!.mean - first.second.explained!.mean, 5);
    const leader = metric(metrics, 'decided-by-round-1');
    // Every table has as many blocks but for one, so that the mean over tables is nearly that over matches.
    expect(first.first.leader.mean).toBeCloseTo(leader.to!.mean, 2);
    expect(first.second.leader.mean).toBeCloseTo(leader.from!.mean, 2);
  });

  it('shows clauses that act more or less often', async () => {
    const { acts } = await run({ blocks: 300, to: { set: { shield: 'off', 'shield.dusk': 'on' } } });
    const block = acts.find((row) => row.metric === 'shield.block')!;
    expect(block).toMatchObject({ first: 0, movement: 'falls' });
    expect(acts.map((row) => row.metric)).not.toContain('weather.sky');
  });

  it('does not play a single change twice', async () => {
    const { changes, matches } = await run({ blocks: 20, to: { set: { banner: 'off' } } });
    expect(changes).toEqual([]);
    expect(matches).toBe(20 * 4);
  });

  it('leaves the contest out where both sides must share a change, and says so', async () => {
    const set = { 'shield.dusk': 'off', 'sword.cut.bonus': 3 };
    const { contest, spec, changes, metrics } = await run({ blocks: 300, to: { set } });
    expect(contest).toBeNull();
    expect(spec.asks.apart).toBe(
      'Both sides share "shield.dusk", so neither can play by the later rules against the earlier.',
    );
    expect(changes).toHaveLength(2);
    expect(metric(metrics, 'rounds').blocks).toBe(300);
  });

  it('compares named versions, with settings over them and under both', async () => {
    const { spec, versions } = await run({
      blocks: 5,
      set: { 'sword.cut.bonus': 1 },
      from: 'mild',
      to: { set: { 'shield.block.when': 'opening' } },
    });
    expect(spec.asks.from).toEqual({
      version: 'mild',
      set: {},
      variant: { 'sword.cut.bonus': 1, 'weather.storm': 'off' },
    });
    expect(spec.asks.to.variant).toEqual({ 'shield.block.when': 'opening', 'sword.cut.bonus': 1 });
    expect(spec.asks.changes.map(({ path }) => path)).toEqual(['shield.block.when', 'weather.storm']);
    expect(versions).toMatchObject({ from: { title: 'Mild', reconstructed: true }, to: null });
  });

  it('lists readings as the earlier rules have them', async () => {
    const { assumptions } = await run({
      blocks: 2,
      from: { set: { 'shield.block.when': 'opening' } },
      to: { set: { 'shield.block': 'off' } },
    });
    expect(assumptions.readings).toMatchObject([{ id: 'TQ-01', reading: 'opening' }]);
  });

  it('keeps what was done when it is stopped, even nothing', async () => {
    const stop = new AbortController();
    const partial = await run({ blocks: 50 }, ({ done }) => done === 25 && stop.abort(), stop.signal);
    expect(partial.interrupted).toBe(true);
    expect(partial.changes.map(({ blocks }) => blocks)).toEqual([4, 4, 4]);
    const nothing = await run({}, undefined, AbortSignal.abort());
    expect(metric(nothing.metrics, 'rounds')).toMatchObject({ to: null, from: null, blocks: 0 });
  });

  it.each([
    [{ to: {} }, 'The earlier and the later rules are the same; name versions or settings that differ.'],
    [
      { to: {}, set: { curse: 'off' } },
      'The earlier and the later rules are the same, for both have curse=off; name versions that differ, or change a setting of the later rules alone.',
    ],
    [{ to: 'mile' }, 'There is no version "mile" in Toy duel; the nearest is "mild".'],
    [
      { version: 'mild', to: 'mild' },
      'Both sides start from version "mild", and "mild" is to be compared; name versions under "from" and "to" only.',
    ],
    [{ to: undefined }, 'the sim lacks "to", which takes the name of a version, or "version" and "set".'],
    [{ to: { sett: {} } }, 'There is no key "sett" in "to" of the sim; the nearest is "set".'],
    [{ to: { set: { 'sword.cut.bonus': 9 } } }, 'the nearest is 3.'],
  ])('refuses %o', (more, sentence) => {
    expect(refusal(more as Partial<Sim>)).toContain(sentence);
  });
});
