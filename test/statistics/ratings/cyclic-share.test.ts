import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { cyclicShare, logistic } from '../../../src/statistics/index.ts';

const none = (n: number) => Array.from({ length: n }, () => new Array<number>(n).fill(0));

/** Shares of contestants whose log-odds differ. */
function ladder(strengths: readonly number[]): number[][] {
  return strengths.map((own) => strengths.map((other) => logistic(own - other)));
}

const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
];

describe('cyclicShare', () => {
  it('is 0 on a ladder, however steep, and 1 in a circle', () => {
    expect(cyclicShare(ladder([0.2, 0.1, 0, -0.15]), none(4))).toBeCloseTo(0, 9);
    expect(cyclicShare(ladder([6, 2, 0, -3]), none(4))).toBeCloseTo(0, 9);
    const sure = [
      [0.5, 1, 1],
      [0, 0.5, 1],
      [0, 0, 0.5],
    ];
    expect(cyclicShare(sure, none(3))).toBeCloseTo(0, 6);
    expect(cyclicShare(ROCK_PAPER_SCISSORS, none(3))).toBeCloseTo(1, 12);
    expect(cyclicShare(ladder([0.1, 0]), none(2))).toBeCloseTo(0, 9);
  });

  it('parts a sum of both by their squares', () => {
    const steps = ladder([0.6, 0, -0.6]);
    const both = steps.map((row, i) =>
      row.map((share, j) => share + 0.1 * (2 * ROCK_PAPER_SCISSORS[i][j] - 1)),
    );
    const rungs = [logistic(0.6) - 0.5, logistic(0.6) - 0.5, logistic(1.2) - 0.5];
    const own = rungs.reduce((sum, rung) => sum + rung * rung, 0);
    expect(cyclicShare(both, none(3))).toBeCloseTo(0.03 / (0.03 + own), 6);
  });

  it('takes off what noise alone would show', () => {
    const noisy = ROCK_PAPER_SCISSORS.map((row) => row.map((share) => 0.5 + 0.1 * (share - 0.5)));
    const variance = none(3).map((row) => row.map(() => 0.003));
    expect(cyclicShare(noisy, variance)).toBe(0);
    const less = none(3).map((row) => row.map(() => 0.001));
    // Left of the circle: 0.0075 - 0.001; of all: 0.0075 - 0.003, so the share is cut at 1.
    expect(cyclicShare(noisy, less)).toBe(1);
  });

  it.each([3, 4, 5, 8, 12, 30])('is 0 where %i contestants stand in order, each taking all below it', (n) => {
    const inOrder = Array.from({ length: n }, (_, i) =>
      Array.from({ length: n }, (_, j) => (i === j ? 0.5 : i < j ? 1 : 0)),
    );
    expect(cyclicShare(inOrder, none(n))).toBeCloseTo(0, 5);
  });

  it('is 0 on average for noisy ladders, steep ones too', () => {
    const random = seedrandom.alea('noisy ladders');
    const blocks = 200;
    const truth = ladder([2.5, 1, 0.5, -0.5, -3]);
    const measured = Array.from({ length: 400 }, () => {
      const shares = none(5).map((row) => row.map(() => 0.5));
      const variances = none(5);
      for (let i = 0; i < 5; i++) {
        for (let j = i + 1; j < 5; j++) {
          const won = Array.from({ length: blocks }, () => random() < truth[i][j]).filter(Boolean).length;
          shares[i][j] = won / blocks;
          shares[j][i] = 1 - won / blocks;
          variances[i][j] = (shares[i][j] * shares[j][i]) / blocks;
          variances[j][i] = variances[i][j];
        }
      }
      return cyclicShare(shares, variances);
    });
    // Cut at 0 the mean is above it, by less than half of its spread.
    expect(measured.reduce((sum, share) => sum + share, 0) / measured.length).toBeLessThan(0.002);
    expect(measured.filter((share) => share === 0).length).toBeGreaterThan(160);
  });

  it('refuses shares that do not make 1', () => {
    expect(() =>
      cyclicShare(
        [
          [0.5, 0.6],
          [0.5, 0.5],
        ],
        none(2),
      ),
    ).toThrow('shares[0][1] is 0.6; it must lie between 0 and 1 and make 1 with shares[1][0].');
    expect(() => cyclicShare([[0.5]], none(1))).toThrow('shares has 1 entries');
  });
});
