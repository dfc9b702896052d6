import { describe, expect, it } from 'vitest';
import { cyclicShare } from '../../src/statistics/index.ts';

const none = (n: number) => Array.from({ length: n }, () => new Array<number>(n).fill(0));

/** Shares of contestants whose scores differ. */
function ladder(scores: readonly number[]): number[][] {
  return scores.map((own) => scores.map((other) => 0.5 + own - other));
}

const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
];

describe('cyclicShare', () => {
  it('is 0 on a ladder and 1 in a circle', () => {
    expect(cyclicShare(ladder([0.2, 0.1, 0, -0.15]), none(4))).toBeCloseTo(0, 12);
    expect(cyclicShare(ROCK_PAPER_SCISSORS, none(3))).toBe(1);
    expect(cyclicShare(ladder([0.1, 0]), none(2))).toBe(0);
  });

  it('parts a sum of both by their squares', () => {
    const steps = ladder([0.1, 0, -0.1]);
    const both = steps.map((row, i) =>
      row.map((share, j) => share + 0.1 * (2 * ROCK_PAPER_SCISSORS[i][j] - 1)),
    );
    // Ladder: 2 * 0.01 + 0.04; circle: 3 * 0.01.
    expect(cyclicShare(both, none(3))).toBeCloseTo(0.03 / 0.09, 12);
  });

  it('takes off what noise alone would show', () => {
    const noisy = ROCK_PAPER_SCISSORS.map((row) => row.map((share) => 0.5 + 0.1 * (share - 0.5)));
    const variance = none(3).map((row) => row.map(() => 0.003));
    expect(cyclicShare(noisy, variance)).toBe(0);
    const less = none(3).map((row) => row.map(() => 0.001));
    // Left of the circle: 0.0075 - 0.001; of all: 0.0075 - 0.003, so the share is cut at 1.
    expect(cyclicShare(noisy, less)).toBe(1);
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
    ).toThrow('shares[0][1] is 0.6; with shares[1][0] it must make 1.');
    expect(() => cyclicShare([[0.5]], none(1))).toThrow('shares has 1 entries');
  });
});
