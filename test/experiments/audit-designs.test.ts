import { describe, expect, it } from 'vitest';
import { attribute } from '../../src/experiments/designs/attribute/attribute.ts';
import { fair } from '../../src/experiments/designs/fair/fair.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import { price } from '../../src/experiments/designs/price/price.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import {
  AUDIT,
  BONUS,
  bonusOf,
  COMMON,
  decided,
  FOOL_FLIPS,
  findingsOf,
  flips,
  isFool,
  three,
} from './audited-toys.ts';

describe('the audit of fair', () => {
  it('repeats the value of the book and the fair one, and says where it leaves the band', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'fair',
      rule: 'sword',
      parameter: BONUS,
      values: [0, 1],
      blocks: { initial: 300, reserve: 0 },
      audit: AUDIT,
    });
    // Where seat 0 always wins, both sides of a block take as much.
    const executor = decided((match) => {
      const [has, gain] = [match.variants[0].sword === undefined, isFool(match) ? -45 : 45];
      const bonus = bonusOf(match, has ? 0 : 1);
      if (bonus === 0 && !isFool(match)) return 100;
      return 50 + (has ? gain : -gain);
    }, three);
    const result = await fair.run(experiment, executor);
    expect(result.points.map(({ value, worth }) => [value, worth])).toEqual([
      [0, 'fair'],
      [1, 'more'],
      [2, 'more'],
    ]);
    expect(result.audits.map(({ title, within }) => [title, within])).toEqual([
      [`Sword at ${BONUS}=0`, 0.02],
      [`Sword at ${BONUS}=2`, null],
    ]);
    expect(result.audits.map(flips)).toEqual([FOOL_FLIPS, FOOL_FLIPS]);
    expect(result.audits.map(({ policies }) => policies.map(({ word }) => word))).toEqual([
      ['fair', 'misplayed'],
      ['more', 'misplayed'],
    ]);
    const findings = findingsOf(result);
    expect(findings).toMatch(
      /the verdict on Sword at sword\.cut\.bonus=0 holds for "cautious" as for "veteran"; it leaves its band for "random"\./,
    );
    expect(findings).toMatch(
      /It LEAVES the band: Sword at sword\.cut\.bonus=0 under "random" at \d+\.\d % \(\d+\.\d to \d+\.\d %\)\./,
    );
    expect(findings).toMatch(/The sign FLIPS: Sword at sword\.cut\.bonus=2 under "random"/);
  });
});

describe('the audit of price', () => {
  const sim = {
    ...COMMON,
    design: 'price' as const,
    adds: { units: { squire: 1, lord: 3 } },
    army: 'squire*4',
    units: ['squire', 'lord'],
    blocks: { initial: 300, reserve: 0 },
  };
  const livesOf = (army: string) =>
    army.split('+').reduce((sum, term) => {
      const [unit, count = '1'] = term.split('*');
      return sum + Number(count) * (unit === 'lord' ? 3 : 1);
    }, 0);
  const larger = decided((match) => {
    const [one, other] = match.armies.map(livesOf);
    const gain = Math.max(-45, Math.min(45, 6 * (one - other)));
    return 50 + (isFool(match) ? -gain : gain);
  }, three);

  it('repeats the order of worth, and says what units are worth elsewhere', async () => {
    const result = await price.run(normalise({ ...sim, audit: AUDIT }), larger);
    expect(result.audits.map(({ path, title }) => [path, title])).toEqual([
      ['lord', 'the lord against the squire'],
    ]);
    expect(result.audits.map(flips)).toEqual([FOOL_FLIPS]);
    expect(result.elsewhere.map(({ policy, pairings }) => [policy, pairings])).toEqual([
      ['cautious', 300],
      ['random', 300],
    ]);
    const [, cautious, random] = reportOf(result, '').appendices.find(({ title }) =>
      title.endsWith('worth under other policies'),
    )!.table.rows;
    expect(cautious.slice(0, 2)).toEqual(['the squire', 'cautious']);
    expect(random.slice(0, 3)).toEqual(['the squire', 'random', '']);
  });

  it('repeats what lies apart from a printed cost', async () => {
    const experiment = normalise({ ...sim, audit: AUDIT });
    const priced = experiment.ruleset.units.map((unit) => ({ ...unit, cost: unit.id === 'lord' ? 6 : 1 }));
    const { audits } = await price.run(
      { ...experiment, ruleset: { ...experiment.ruleset, units: priced } },
      larger,
    );
    const audit = audits.find(({ title }) => title === 'the lord against its printed cost')!;
    expect(audit.policies[0]).toMatchObject({ policy: 'cautious', word: 'less', standing: 'holds' });
  });
});

describe('the audit of attribute', () => {
  it.each([
    ['the share of a side that has the changes', { banner: 'off', sword: 'off' }, 'share'],
    [
      'the primary metric where sides cannot meet',
      { sword: 'off', 'shield.dusk': 'off' },
      'first-player-share',
    ],
  ])('repeats %s', async (_, set, metric) => {
    const experiment = normalise({ ...COMMON, design: 'attribute', to: { set }, blocks: 300, audit: AUDIT });
    const executor = decided((match) => {
      const [mine, theirs] = match.variants.map(({ sword }) => (sword === undefined ? 40 : 0));
      const gain = mine - theirs + (mine === theirs ? mine / 2 : 0);
      return 50 + (isFool(match) ? -gain : gain);
    }, three);
    const result = await attribute.run(experiment, executor);
    expect(result.audits.map((audit) => [audit.path, audit.metric])).toEqual([['sword', metric]]);
    expect(result.audits.map(flips)).toEqual([FOOL_FLIPS]);
    expect(result.audits[0].policies.map(({ word, blocks }) => [word, blocks])).toEqual([
      ['falls', 300],
      ['rises', 300],
    ]);
    expect(findingsOf(result)).toMatch(
      /the verdict on sword \(.*share\) holds for "cautious" as for "veteran"; it flips for "random"\./,
    );
  });
});

describe('without an audit', () => {
  it.each([
    { design: 'sweep', factor: BONUS, values: [0] },
    { design: 'fair', rule: 'sword', parameter: BONUS, adapt: false },
    { design: 'price' },
    { design: 'attribute', to: { set: { sword: 'off', banner: 'off' } } },
    { design: 'tune', targets: { rounds: 5 }, parameters: [BONUS] },
    { design: 'screen' },
  ] as const)('$design plays nothing twice', async (asked) => {
    const experiment = normalise({ ...COMMON, blocks: 12, ...asked } as never);
    const policies = new Set<string>();
    const watched = decided((match) => {
      for (const policy of match.policies) policies.add(policy);
      return 50;
    }, three);
    const result = await runExperiment(experiment, watched);
    expect([...policies]).toEqual(['veteran']);
    expect(result).toMatchObject({ audits: [] });
  });
});
