import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import type { PlanResult } from '../../src/experiments/designs/plan/plan.ts';
import { planRow, planTotal } from '../../src/experiments/designs/plan/plan-row.ts';
import { coveragePlanned } from '../../src/experiments/measure/looks.ts';
import type { Progress } from '../../src/experiments/terms/executor.ts';
import { blocksNeeded, UNIT_RANGE } from '../../src/statistics/index.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';
import { experimentOf, run } from './plans.ts';

const POWER = { design: 'power', rules: ['sword', 'banner'], interactions: 0, confirm: false };

const refusal = (of: object, more: object = {}) => refusalOf(() => experimentOf(of, more));

describe('a plan', () => {
  it('plays a pilot of the arms of a design and says what each needs', async () => {
    const { rows, matches, turn, spec } = await run(POWER, { blocks: 40 });
    expect(matches).toBe(160);
    expect(turn).toBeNull();
    expect(spec.asks).toMatchObject({ of: 'power', halfWidth: 0.02, asks: { rules: ['sword', 'banner'] } });
    expect(rows.map(({ title, measured, pilot }) => [title, measured, pilot])).toEqual([
      ['sword', 'share', 40],
      ['banner', 'share', 40],
    ]);
    const [sword, banner] = rows;
    const coverage = coveragePlanned('verdict', 0.05);
    expect(sword.forHalfWidth!.likely).toBe(blocksNeeded(sword.variance!.seen, 0.02, coverage));
    expect(sword.forHalfWidth!.likely).toBeGreaterThan(banner.forHalfWidth!.likely);
    expect(sword.forHalfWidth!.most).toBeGreaterThanOrEqual(sword.forHalfWidth!.likely);
  });

  it('plans to tell an effect in four of five runs, or in as many as asked', async () => {
    const [usual, half] = [await run(POWER), await run(POWER, { power: 0.5 })];
    const [sword] = usual.rows;
    const coverage = coveragePlanned('verdict', 0.05);
    expect(sword.forD!.likely).toBe(blocksNeeded(sword.variance!.seen, 0.02, coverage, UNIT_RANGE, 0.8));
    expect(half.rows[0].forD!.likely).toBe(half.rows[0].forHalfWidth!.likely);
    expect(half.rows[0].forHalfWidth).toEqual(sword.forHalfWidth);
    expect(refusal(POWER, { power: 1 })).toBe('"power" of the sim takes at most 0.99, not 1.');
  });

  it.each(['fixed', 'verdict', { halfWidth: 0.025 }] as const)(
    'covers what a stop at %j asks for',
    async (stop) => {
      const [sword] = (await run({ ...POWER, stop }, { halfWidth: 0.025 })).rows;
      expect(sword.forHalfWidth!.likely).toBe(
        blocksNeeded(sword.variance!.seen, 0.025, coveragePlanned(stop, 0.05)),
      );
    },
  );

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

  it('plans pairs by what they score beyond both rules, looked at once', async () => {
    const { rows, note, total } = await run({ ...POWER, rules: ['sword', 'shield'], interactions: 2 });
    expect(rows.map(({ title, measured, pilot }) => [title, measured, pilot])).toEqual([
      ['sword', 'share', 40],
      ['shield', 'share', 40],
      ['sword and shield', 'beyond the sum', 40],
      ['sword once more', 'beyond the sum', 40],
      ['shield once more', 'beyond the sum', 40],
    ]);
    const [sword, shield, pair, ...alone] = rows;
    expect(pair.forHalfWidth!.likely).toBe(
      blocksNeeded(pair.variance!.seen, 0.02, coveragePlanned('fixed', 0.05), { low: -1.5, high: 1.5 }),
    );
    expect(note).toContain('strongest in the pilot');
    for (const { forHalfWidth } of alone) expect(forHalfWidth).toEqual(pair.forHalfWidth);
    // Results of plans that were made before are read by what rows have.
    for (const row of alone) expect(Object.keys(row)).toEqual(Object.keys(pair));
    expect(total.forHalfWidth.blocks.likely).toBe(
      sword.forHalfWidth!.likely + shield.forHalfWidth!.likely + 3 * pair.forHalfWidth!.likely,
    );
  });

  it('names the arms of its pilot as the experiment does', async () => {
    const experiment = experimentOf({ ...POWER, rules: ['sword', 'shield'], interactions: 2 });
    const inline = createInline(experiment);
    const arms = new Set<string>();
    await runExperiment(experiment, {
      ...inline,
      runBlocks(plan, signal) {
        for (let at = 0; at < plan.count; at++) arms.add(plan.standing!(at)!.arm);
        return inline.runBlocks(plan, signal);
      },
    });
    expect([...arms]).toEqual(['sword', 'shield', 'sword and shield']);
  });

  it('looks on at designs that compare whole games by their paired differences', async () => {
    const { rows, turn } = await run({ design: 'ablate', rules: ['sword', 'shield'] }, { blocks: 60 });
    expect(turn).toMatchObject({ of: 'block', blocks: 3, matches: 3 });
    expect(rows.map(({ measured }) => measured)).toEqual(['level', 'difference', 'difference']);
    expect(rows.map(({ title }) => title)).toEqual(['the book', 'sword=off', 'shield=off']);
    expect(rows[0].mean).toBeGreaterThan(0);
  });

  it('gives the reading in force as many blocks as the other readings, not as its own level would need', async () => {
    const { rows, total, turn } = await run({ design: 'questions' });
    expect(turn).toBeNull();
    const [, other] = rows;
    expect(total.forHalfWidth.blocks.likely).toBe(2 * other.forHalfWidth!.likely);
  });

  it('has intervals of questions and claims share the error rate as those of the experiment do', async () => {
    const needed = ({ variance }: PlanResult['rows'][number], stop: 'verdict' | 'fixed', alpha: number) =>
      blocksNeeded(variance!.seen, 0.02, coveragePlanned(stop, alpha), { low: -1, high: 1 });
    const [, reading] = (await run({ design: 'questions' }, { blocks: 40 })).rows;
    // Half of it is the primary metric's.
    expect(reading.forHalfWidth!.likely).toBe(needed(reading, 'verdict', 0.025));
    const where = ['sword', 'shield.block'].map((path) => ({
      says: path,
      circumstances: { variant: { [path]: 'off' as const } },
    }));
    const claim = { id: 'long', clause: 'sword.cut', says: '', test: '', claimed: 'rises', where } as const;
    const claiming = { ...toy, claims: [{ ...claim, metric: 'rounds' }] };
    const planned = await run({ design: 'claims' }, { ruleset: claiming, blocks: 40 });
    const [, unarmed] = planned.rows;
    expect(planned.note).toContain('whatever the claim is about: its own may vary more or less.');
    expect(unarmed.forHalfWidth!.likely).toBe(needed(unarmed, 'fixed', 0.025));
  });

  it('counts nothing as played aside that a plan of questions leaves out', async () => {
    const told: Progress[] = [];
    await run({ design: 'questions' }, { blocks: 20 }, (progress) => told.push(progress));
    expect(told.at(-1)!.done).toBeGreaterThan(40);
    for (const { aside, asideLeft } of told) expect([aside, asideLeft]).toEqual([0, 0]);
  });

  it('looks at the plain matches of questions only, not at those that count how often they come up', async () => {
    const { rows } = await run({ design: 'questions' }, { blocks: 40 });
    expect(rows.map(({ pilot }) => pilot)).toEqual([40, 40]);
  });

  it('leaves what lets armies differ out of the names of arms', async () => {
    const { rows } = await run({ design: 'tournament', armies: ['duellist', 'giant'] });
    expect(rows.map(({ title }) => title)).toEqual(['duellist against giant']);
    const styles = await run({ design: 'tournament', policies: ['veteran', 'random'] });
    expect(styles.rows.map(({ title }) => title)).toEqual(['veteran against random']);
  });

  it('plans nothing from walks that are all alike, where no bound says what else might be', () => {
    const still = {
      title: '',
      measured: 'effect',
      matchesPerBlock: 1,
      values: [0, 0, 0],
      range: null,
    } as const;
    const row = planRow(still, {
      halfWidth: 0.02,
      d: 0.02,
      alpha: 0.05,
      coverage: { z: 2 },
      power: 0.8,
      least: 10,
    });
    expect(row).toMatchObject({ variance: null, forHalfWidth: null });
    const moving = planRow(
      { ...still, values: [0, 0.01, 0] },
      { halfWidth: 0.02, d: 0.02, alpha: 0.05, coverage: { z: 2 }, power: 0.8, least: 10 },
    );
    expect(moving.forHalfWidth!.likely).toBe(10);
  });

  it('prices nothing from so few pairs of armies that a fit follows each of them', async () => {
    const [few] = (await run({ design: 'price' }, { blocks: 4 })).rows;
    expect(few).toMatchObject({ pilot: 0, forHalfWidth: null });
    const [enough] = (await run({ design: 'price' }, { blocks: 5 })).rows;
    expect(enough.pilot).toBe(5);
  });

  it('takes a half-width of two units, which would be one of 200 points of a share', async () => {
    const { spec } = await run({ design: 'price' }, { blocks: 5, halfWidth: 2 });
    expect(spec.asks.halfWidth).toBe(2);
  });

  it('takes targets to their own tolerances, medians by the matches on either side', async () => {
    const targets = {
      rounds: { value: 6, tolerance: 0.5, of: 'median' },
      'first-player-share': { value: 0.5, tolerance: 0.05 },
    };
    const of = { design: 'tune', targets, parameters: ['sword.cut.bonus'] };
    const { rows, spec, total } = await run(of);
    expect(spec.asks.halfWidth).toBeNull();
    expect(rows.map(({ title, measured }) => [title, measured])).toEqual([
      ['median of rounds', 'median'],
      ['first-player-share', 'target'],
    ]);
    expect(rows[1].reach).toBe(0.05);
    // Swords of little use leave duels undecided at the cap.
    expect(rows[0].stopped).toBeGreaterThan(0);
    expect(rows[0].stopped).toBeLessThan(1);
    expect(rows[1].stopped).toBeNull();
    // The book and two others, and half as many for each of the four points that can be searched.
    expect(total.forHalfWidth.blocks.likely).toBe(5 * rows[1].forHalfWidth!.likely);
    expect(refusal(of, { halfWidth: 0.1 })).toContain('each target has a tolerance');
  });

  it('plans without the audits of what is planned', async () => {
    const { matches } = await run({ ...POWER, audit: 'all' });
    expect(matches).toBe(160);
  });

  it('tells tables that are shaped otherwise apart', async () => {
    const { rows } = await run({ design: 'sweep', factor: 'table.fog', values: [0, 5] }, { blocks: 10 });
    expect(rows.map(({ title }) => title)).toEqual(['the book', 'the book, fog=0', 'the book, fog=5']);
  });

  it('says so where the pilot was stopped before it could see anything', async () => {
    const stop = new AbortController();
    const { rows, interrupted } = await run(POWER, {}, ({ done }) => done === 1 && stop.abort(), stop.signal);
    expect(interrupted).toBe(true);
    expect(rows.map(({ pilot }) => pilot)).toEqual([1, 0]);
    for (const row of rows) expect(row).toMatchObject({ variance: null, forHalfWidth: null });
  });

  it('adds arms up: each its own, or all as many as the neediest; a level as many as what is compared with it', () => {
    const row = (measured: 'level' | 'difference', likely: number, matchesPerBlock: number) => ({
      title: '',
      measured,
      matchesPerBlock,
      pilot: 40,
      lessLuck: false,
      mean: 0,
      variance: { seen: 0, most: 0 },
      forHalfWidth: { likely, most: 2 * likely },
      forD: null,
      reach: 0.02,
      stopped: null,
    });
    const rows = [row('level', 900, 1), row('difference', 300, 1), row('difference', 500, 2)];
    const alike = { blocks: 3, matches: 4 };
    expect(planTotal(rows, null, 'forHalfWidth').blocks).toEqual({ likely: 1300, most: 2600 });
    expect(planTotal(rows, null, 'forHalfWidth').matches.likely).toBe(1800);
    expect(planTotal(rows, alike, 'forHalfWidth').blocks).toEqual({ likely: 1500, most: 3000 });
    expect(planTotal(rows, alike, 'forHalfWidth').matches.likely).toBe(2000);
    expect(planTotal(rows, alike, 'forD').blocks).toEqual({ likely: 0, most: 0 });
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
    [
      'wider than shares go',
      POWER,
      { halfWidth: 2 },
      'A half-width of 2 is 200 points, and shares lie between 0 and 100; 0.02 is two points.',
    ],
    ['of nothing', undefined as never, {}, '"of"'],
  ])('is refused %s', (_, of, more, sentence) => {
    expect(refusal(of, more)).toContain(sentence);
  });
});
