import { describe, expect, it } from 'vitest';
import type { Audit } from '../../src/experiments/audit/audit.ts';
import { attribute } from '../../src/experiments/designs/attribute/attribute.ts';
import { fair } from '../../src/experiments/designs/fair/fair.ts';
import { type ExperimentResult, runExperiment } from '../../src/experiments/designs/index.ts';
import { price } from '../../src/experiments/designs/price/price.ts';
import { screen } from '../../src/experiments/designs/screen/screen.ts';
import { sweep } from '../../src/experiments/designs/sweep/sweep.ts';
import { tune } from '../../src/experiments/designs/tune/tune.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import type { Seat } from '../../src/rules/decision.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';

const COMMON = { ruleset: toy, tables: { designed: ['yard'], generated: 2 } };
const BONUS = 'sword.cut.bonus';
/** Plays as the veteran does, and the fool, who plays the other way round. */
const AUDIT = ['cautious', 'random'];

const isFool = ({ policies }: MatchSpec) => policies[0] === 'random';
const bonusOf = ({ variants }: MatchSpec, seat: Seat) => Number(variants[seat][BONUS] ?? 2);

/** Matches that are drawn: seat 0 wins with a chance in a hundred, and they last so many rounds. */
function decided(chance: (match: MatchSpec) => number, roundsOf: (match: MatchSpec) => number): Executor {
  return drawn((match, place) => luckOf(match, place, 100 * chance(match)), roundsOf);
}

const three = () => 3;

function flips({ policies }: Audit): [string, boolean][] {
  return policies.map((repeat) => [repeat.policy, repeat.standing === 'flips']);
}

const FOOL_FLIPS = [
  ['cautious', false],
  ['random', true],
];

function findingsOf(result: ExperimentResult): string {
  return reportOf(result, '').findings.join('\n');
}

describe('the audit of sweep', () => {
  it('repeats values that move the primary metric, and what a side gains that has one alone', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'sweep',
      factor: BONUS,
      values: [0],
      blocks: 300,
      audit: AUDIT,
    });
    // Whoever begins wins more often without the bonus, and so does the side that alone has none; not so the fool.
    const executor = decided((match) => {
      const gain = (bonusOf(match, 0) === 0 ? 30 : 0) - (bonusOf(match, 1) === 0 ? 5 : 0);
      return 50 + (isFool(match) ? -gain : gain);
    }, three);
    const result = await sweep.run(experiment, executor);
    expect(result.audits.map(({ path, metric }) => [path, metric])).toEqual([
      [BONUS, null],
      [BONUS, 'first-player-share'],
    ]);
    expect(result.audits.map(flips)).toEqual([FOOL_FLIPS, FOOL_FLIPS]);
    expect(findingsOf(result)).toMatch(
      /each verdict on Sword: cut bonus at 0 \(share of the points and first player share\) holds for "cautious" as for "veteran"; it flips for "random"\./,
    );
    // The book and the value, and the contest; then the same for two policies.
    expect(result.matches).toBe(300 * 4 * (1 + 2));
  });

  it('repeats on the tables that a value shapes', async () => {
    const experiment = normalise({
      ...COMMON,
      tables: { designed: [] },
      design: 'sweep',
      factor: 'table.fog',
      values: [5],
      blocks: 300,
      audit: AUDIT,
    });
    const fogOf = ({ table }: MatchSpec) => ('seed' in table ? table.settings.fog : undefined);
    const executor = decided((match) => (fogOf(match) === 5 ? 90 : 50), three);
    const { audits } = await sweep.run(experiment, executor);
    expect(audits.map(({ holdsFor }) => holdsFor)).toEqual([['veteran', 'cautious', 'random']]);
  });
});

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

describe('the audit of tune', () => {
  it('repeats how the winner does against the book and on each target', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'tune',
      targets: { rounds: { value: 6, tolerance: 0.5 }, 'first-player-share': { value: 0.9, tolerance: 0.1 } },
      parameters: [BONUS],
      blocks: { initial: 60, reserve: 200 },
      audit: AUDIT,
    });
    // Without the bonus matches last six rounds, some of them one more, with more of it fewer; the fool's the other way round.
    const executor = decided(
      () => 50,
      (match) =>
        2 * (isFool(match) ? bonusOf(match, 0) : 3 - bonusOf(match, 0)) + Number(luckOf(match, 1, 1000)),
    );
    const result = await tune.run(experiment, executor);
    expect(result.finalists[1].changes).toEqual({ [BONUS]: 0 });
    expect(result.audits.map(({ title }) => title)).toEqual(
      new Array(3).fill('sword.cut.bonus=0 against the targets'),
    );
    expect(result.audits.map(({ metric, within, holdsFor }) => [metric, within, holdsFor])).toEqual([
      ['all-targets', null, ['veteran', 'cautious']],
      ['rounds', 0.5, ['veteran', 'cautious']],
      ['first-player-share', null, ['veteran', 'cautious', 'random']],
    ]);
    expect(flips(result.audits[1])).toEqual(FOOL_FLIPS);
    expect(result.audits[1].policies.map(({ word }) => word)).toEqual(['met', 'missed']);
    // All finalists, then the book and the winner for each policy.
    expect(result.matches).toBe(
      result.tried.reduce((sum, { blocks }) => sum + blocks, 0) + 200 * (result.finalists.length + 2 * 2),
    );
  });
});

describe('the audit of screen', () => {
  const sim = { ...COMMON, design: 'screen' as const, trajectories: 8, blocks: 10, span: 1 };
  const longer = decided(
    () => 50,
    (match) => 1 + (isFool(match) ? 3 - bonusOf(match, 0) : bonusOf(match, 0)),
  );

  it('repeats numbers that stand out, with the direction in which they go', async () => {
    const result = await screen.run(normalise({ ...sim, audit: AUDIT }), longer);
    expect(result.audits.map(({ path, metric }) => [path, metric])).toEqual([[BONUS, 'rounds']]);
    const [{ policies, holdsFor }] = result.audits;
    expect(policies).toEqual([
      {
        policy: 'cautious',
        blocks: 80,
        effect: { mean: 3, low: 3, high: 3 },
        word: 'stands out',
        standing: 'holds',
      },
      {
        policy: 'random',
        blocks: 80,
        effect: { mean: -3, low: -3, high: -3 },
        word: 'stands out',
        standing: 'flips',
      },
    ]);
    expect(holdsFor).toEqual(['veteran', 'cautious']);
    expect(findingsOf(result)).toMatch(/The sign FLIPS: sword\.cut\.bonus \(rounds\) under "random" at -3/);
  });

  it('plays nothing again where nothing stands out', async () => {
    const result = await screen.run(
      normalise({ ...sim, audit: AUDIT }),
      decided(() => 50, three),
    );
    expect([result.audits, result.blocks]).toEqual([[], 8 * 2 * 10]);
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
