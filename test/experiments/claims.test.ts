import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { type ClaimsResult, claims } from '../../src/experiments/designs/claims/claims.ts';
import { contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { AT_ANY_TIME, onceAt } from '../../src/experiments/measure/looks.ts';
import { metricsOf } from '../../src/experiments/metrics/metrics.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Claim } from '../../src/rules/claim.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { boundedMean } from '../../src/statistics/index.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';
import { type Aside, runInline } from './run-inline.ts';

type ClaimsSim = Extract<Sim, { design: 'claims' }>;

const UNARMED = { says: 'no swords', circumstances: { variant: { sword: 'off' } } };
const UNSHIELDED = { says: 'no shields', circumstances: { variant: { 'shield.block': 'off' } } };
const FOGGY = { says: 'fog', circumstances: { tables: { fog: 5 } } };

function claim(id: string, more: Partial<Claim>): Claim {
  return {
    id,
    clause: 'sword.cut',
    says: 'Swords decide.',
    test: 'so they do',
    metric: 'count.hits',
    claimed: 'falls',
    where: [UNARMED],
    ...more,
  };
}

const claiming: Ruleset = {
  ...toy,
  claims: [
    claim('true', {}),
    claim('false', { claimed: 'rises' }),
    claim('both', { metric: 'rounds', claimed: 'changes', where: [UNARMED, UNSHIELDED] }),
    claim('half', { where: [UNARMED, UNSHIELDED] }),
    claim('idle', { metric: 'first-player-share', claimed: 'changes', where: [FOGGY] }),
    claim('calm', { metric: 'first-player-share', claimed: 'stays', where: [FOGGY] }),
    claim('alone', { metric: 'share' }),
    claim('army', {
      metric: 'rounds',
      claimed: 'rises',
      where: [{ says: 'giants', circumstances: { army: 'giant' } }],
    }),
  ],
};

const experimentOf = (more: Partial<ClaimsSim>) =>
  normalise({ design: 'claims', ruleset: claiming, tables: { generated: 3 }, ...more } as ClaimsSim);

const run = (more: Partial<ClaimsSim>, ...aside: Aside) =>
  runInline(claims.run, experimentOf(more), ...aside);

const refusal = (more: Partial<ClaimsSim>) => refusalOf(() => experimentOf(more));

describe('claims', () => {
  it('are told from what is not so, and from what cannot be told yet', async () => {
    const { rows } = await run({ blocks: 600 });
    expect(Object.fromEntries(rows.map(({ id, word }) => [id, word]))).toEqual({
      true: 'holds',
      false: 'does not hold',
      both: 'holds',
      half: 'does not hold',
      idle: 'does not hold',
      calm: 'holds',
      alone: 'holds',
      army: 'holds',
    });
    expect(rows[3].tests.map(({ word }) => word)).toEqual(['holds', 'does not hold']);
    // Without swords, duels go on until the bench stops them; where nothing is said of rounds nothing is counted.
    const [unarmed] = rows[2].tests;
    expect(unarmed.stopped!.first).toBeGreaterThan(unarmed.stopped!.second);
    expect(rows[0].tests[0].stopped).toBeNull();
  });

  it('are never judged on fewer than 200 blocks', async () => {
    const { rows } = await run({ blocks: 150, claims: ['true'] });
    expect(rows[0].word).toBe('undecided');
  });

  it('about a side alone set its share against one half', async () => {
    const experiment = experimentOf({ blocks: 50, claims: ['alone'] });
    const inline = createInline(experiment);
    const tally = contestTally({ tables: experiment.spec.tables }, 0.05, AT_ANY_TIME);
    const { rows } = await claims.run(experiment, {
      ...inline,
      async *runBlocks(plan, signal) {
        for await (const records of inline.runBlocks(plan, signal)) {
          if (records.length === 2) tally.add(tally.blocks, records);
          yield records;
        }
      },
    });
    const [{ row }] = rows[0].tests;
    expect(tally.blocks).toBe(50);
    expect(row.second).toBe(0.5);
    expect(row.difference.mean).toBeCloseTo(row.first! - 0.5, 6);
    expect(row.gain).not.toBeNull();
    expect(row.gain).toBe(tally.figures(() => true).gain);
    expect(row.difference.low).toBeGreaterThanOrEqual(-0.5);
  });

  it('about a side alone have the interval of its share', async () => {
    const experiment = experimentOf({ blocks: 30, claims: ['alone'] });
    const loses = drawn((_, place) => place === 1);
    const [{ tests }] = (await claims.run(experiment, loses)).rows;
    const { high } = boundedMean(new Map([[0, 30]]), { z: onceAt(30, 0.05).z });
    expect(tests[0].row.difference).toEqual({ mean: -0.5, low: -0.5, high: expect.closeTo(high - 0.5, 5) });
  });

  it('about a side alone cannot be farther from one half than that, for tables like these either', async () => {
    const { rows } = await run({ blocks: 4, claims: ['alone'] });
    const [{ row }] = rows[0].tests;
    expect(row.acrossTables!.low).toBeGreaterThanOrEqual(-0.5);
    expect(row.acrossTables!.high).toBeLessThanOrEqual(0.5);
  });

  it('widen their intervals the more of them are tested', async () => {
    const one = await run({ blocks: 200, claims: ['true'] });
    const all = await run({ blocks: 200 });
    const width = ({ rows }: ClaimsResult) =>
      rows[0].tests[0].row.difference.high - rows[0].tests[0].row.difference.low;
    expect(width(all)).toBeGreaterThan(width(one));
    expect(all.method.family).toContain('Bonferroni over 10');
  });

  it('that speak of the same circumstances are tested on the same matches', async () => {
    const { rows, matches } = await run({ claims: ['true', 'false', 'idle', 'calm'], blocks: 20 });
    expect(matches).toBe(3 * 20);
    expect(rows[0].tests[0].row).toEqual(rows[1].tests[0].row);
  });

  it('are played on generated tables, in the order of the document', () => {
    const { spec } = experimentOf({ claims: ['alone', 'true'] });
    expect(spec.asks.claims).toEqual(['true', 'alone']);
    expect(spec.tables).toHaveLength(3);
  });

  it('keep what was done when they are stopped', async () => {
    const stop = new AbortController();
    const { rows, interrupted } = await run(
      { claims: ['true', 'army'], blocks: 50 },
      ({ done }) => done === 20 && stop.abort(),
      stop.signal,
    );
    expect(interrupted).toBe(true);
    expect(rows.map(({ tests }) => tests[0].row.blocks)).toEqual([7, 6]);
  });

  it.each([
    [
      'where there are none',
      { ruleset: toy },
      'The document of Toy duel says nothing about how the game plays',
    ],
    [
      'by an unknown name',
      { claims: ['tru'] },
      'There is no claim "tru" in Toy duel; the nearest is "true".',
    ],
  ])('are refused %s', (_, sim, sentence) => {
    expect(refusal(sim as Partial<ClaimsSim>)).toContain(sentence);
  });

  it('repeats what moves under other policies, the book with it', async () => {
    const { audits, rows, matches } = await run({
      claims: ['true', 'calm', 'alone'],
      blocks: 300,
      audit: ['random'],
    });
    const moved = rows.flatMap(({ id, tests }) =>
      tests.filter(({ row }) => ['rises', 'falls'].includes(row.movement)).map(() => id),
    );
    expect(moved).toEqual(['true', 'alone']);
    expect(audits.map(({ path, metric }) => [path, metric])).toEqual([
      ['true', 'count.hits'],
      ['alone', 'share'],
    ]);
    // The book, two games and a contest, and again the book, a game and the contest.
    expect(matches).toBe(300 * (1 + 2 + 2 + (1 + 1 + 2)));
    for (const { policies } of audits) expect(policies[0]).toMatchObject({ policy: 'random', blocks: 300 });
  });
});

describe('the claims of every ruleset', () => {
  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s name what there is',
    (id, ruleset) => {
      const known = metricsOf(ruleset).map((metric) => metric.id);
      const { claims: own = [] } = ruleset;
      expect(own.length).toBeGreaterThan(1);
      expect(new Set(own.map((one) => one.id)).size).toBe(own.length);
      for (const { metric } of own) expect(['share', ...known]).toContain(metric);
      const sim = { design: 'claims', ruleset: id, tables: { generated: 1 } } as ClaimsSim;
      expect(normalise(sim).spec.asks.claims).toHaveLength(own.length);
    },
  );
});

describe('claims that stop at verdicts', () => {
  const asked = (more: object) =>
    run({ claims: ['true', 'half', 'idle', 'alone'], blocks: 600, ...more } as Partial<ClaimsSim>);

  it('play no more of what is settled, and what they had is what they would have had anyway', async () => {
    const { rows, blocks } = await asked({ stop: 'verdict' });
    const tests = rows.flatMap((row) => row.tests.map((test) => ({ id: row.id, ...test })));
    const blocksOf = tests.map(({ id, where, row }) => [id, where, row.blocks]);
    // Without swords hits fall at once; that fog leaves the first player's share alone takes longer.
    expect(blocksOf).toContainEqual(['true', 'no swords', 201]);
    expect(blocksOf).toContainEqual(['half', 'no swords', 201]);
    expect(blocksOf).toContainEqual(['alone', 'no swords', 201]);
    const [idle] = tests.filter(({ id }) => id === 'idle');
    expect(idle.row.blocks).toBeGreaterThan(201);
    expect(blocks).toBeLessThan((await asked({})).blocks);
    const fixed = await asked({ blocks: 201 });
    expect(rows[0].tests[0].row.difference.mean).toBe(fixed.rows[0].tests[0].row.difference.mean);
  });

  it('leave a figure as it is that stopped at its first look', async () => {
    const { rows } = await asked({ stop: 'verdict' });
    const [{ row, unbiased }] = rows[0].tests;
    expect(unbiased!.mean).toBeCloseTo(row.difference.mean, 5);
  });

  it('know that a side that loses next to all cannot lose more', async () => {
    const loser = drawn((match, place) => luckOf(match, place, 25) !== (place === 1));
    const asks = experimentOf({ claims: ['alone'], blocks: 600, stop: 'verdict' });
    const [{ tests }] = (await claims.run(asks, loser)).rows;
    const [{ row, unbiased }] = tests;
    expect(row.difference.mean).toBeGreaterThan(-0.5);
    expect(unbiased!.low).toBe(-0.5);
  });
});
