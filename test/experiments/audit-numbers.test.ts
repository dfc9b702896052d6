import { describe, expect, it } from 'vitest';
import { screen } from '../../src/experiments/designs/screen/screen.ts';
import { sweep } from '../../src/experiments/designs/sweep/sweep.ts';
import { tune } from '../../src/experiments/designs/tune/tune.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
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
import { luckOf } from './drawn.ts';

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
