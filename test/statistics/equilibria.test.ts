import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { alphaRank } from '../../src/statistics/ratings/alpha-rank.ts';
import { zeroSumNash } from '../../src/statistics/ratings/zero-sum-nash.ts';

const ROCK_PAPER_SCISSORS = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];

function expectClose(found: readonly number[], expected: readonly number[], digits: number): void {
  expect(found).toHaveLength(expected.length);
  expected.forEach((value, i) => {
    expect(found[i]).toBeCloseTo(value, digits);
  });
}

describe('zeroSumNash', () => {
  it('mixes rock, paper and scissors evenly', () => {
    const { rows, value, exploitability } = zeroSumNash(ROCK_PAPER_SCISSORS);
    expectClose(rows, [1 / 3, 1 / 3, 1 / 3], 9);
    expect(value).toBeCloseTo(0, 12);
    expect(exploitability).toBeCloseTo(0, 9);
  });

  it('solves two-finger Morra: 7/12 and 5/12, value -1/12', () => {
    const { rows, columns, value } = zeroSumNash([
      [2, -3],
      [-3, 4],
    ]);
    expectClose(rows, [7 / 12, 5 / 12], 6);
    expectClose(columns, [7 / 12, 5 / 12], 6);
    expect(value).toBeCloseTo(-1 / 12, 7);
  });

  it('agrees with a linear programme on a 4 by 5 game', () => {
    // Value by scipy.optimize.linprog (SciPy 1.17.1).
    const { value, exploitability } = zeroSumNash([
      [4, -1, 3, 0, 2],
      [-2, 5, 1, 3, -1],
      [1, 2, -3, 4, 0],
      [0, 1, 2, -2, 3],
    ]);
    expect(value).toBeCloseTo(1.13930348, 6);
    expect(exploitability).toBeLessThan(1e-6);
  });

  it('shares one weight among copies (Balduzzi et al. 2018, section 4)', () => {
    const { rows } = zeroSumNash([
      [0, -1, 1, 0],
      [1, 0, -1, 1],
      [-1, 1, 0, -1],
      [0, -1, 1, 0],
    ]);
    expectClose(rows, [1 / 6, 1 / 3, 1 / 3, 1 / 6], 6);
  });

  it('picks the greatest entropy on a segment of equilibria', () => {
    // Rows (1,0), (0,1), (3/4,1/4), value 1/2: with c on the third, a = 1/2 - 3c/4 and b = 1/2 - c/4;
    // entropy is greatest where c = a^(3/4) b^(1/4).
    const { rows, value } = zeroSumNash([
      [1, 0],
      [0, 1],
      [0.75, 0.25],
    ]);
    const [a, b, c] = rows;
    expect(value).toBeCloseTo(0.5, 7);
    expect(a).toBeCloseTo(0.5 - 0.75 * c, 6);
    expect(b).toBeCloseTo(0.5 - 0.25 * c, 6);
    expect(c).toBeCloseTo(a ** 0.75 * b ** 0.25, 6);
  });

  it('spreads evenly where nothing matters and stands still where one row dominates', () => {
    expectClose(zeroSumNash([[1, 1, 1]]).columns, [1 / 3, 1 / 3, 1 / 3], 9);
    const pure = zeroSumNash([
      [3, 0],
      [5, 1],
    ]);
    expectClose(pure.rows, [0, 1], 9);
    expectClose(pure.columns, [0, 1], 9);
    expect(pure.value).toBeCloseTo(1, 12);
  });

  it('leaves next to nothing to exploit in random games', () => {
    const rng = seedrandom.alea('games');
    for (const [m, n] of [
      [5, 9],
      [12, 12],
      [16, 3],
    ]) {
      const game = Array.from({ length: m }, () => Array.from({ length: n }, () => Math.round(6 * rng())));
      expect(zeroSumNash(game).exploitability).toBeLessThan(1e-6);
    }
  });

  it('does not care about the scale of the payoffs', () => {
    const { rows, value } = zeroSumNash([
      [2000, -3000],
      [-3000, 4000],
    ]);
    expectClose(rows, [7 / 12, 5 / 12], 6);
    expect(value).toBeCloseTo(-1000 / 12, 4);
  });

  it('takes payoffs whose differences are beyond all numbers', () => {
    const { value, exploitability } = zeroSumNash([
      [1e308, -1e308],
      [0, 0],
    ]);
    expect(Math.abs(value) / 1e308).toBeLessThan(1e-6);
    expect(exploitability / 1e308).toBeLessThan(1e-6);
  });

  it('refuses ragged and empty matrices', () => {
    expect(() => zeroSumNash([[1, 2], [3]])).toThrow('2 by 2');
    expect(() => zeroSumNash([])).toThrow('0 entries');
    expect(() => zeroSumNash([[Number.NaN]])).toThrow('finite');
  });
});

describe('alphaRank', () => {
  it('gives the stationary shares of Han et al. (2013), as tested in OpenSpiel', () => {
    const eps = 0.25;
    const payoffs = [
      [1 - eps / 2, 1 - eps, 0, 3 - eps, 1 - eps],
      [1, 1, -1, -1, -1],
      [0, 2, 0, 0, 0],
      [-2, 2, 0, 0, 0],
      [1, 2, 0, 0, 0],
    ];
    expectClose(alphaRank(payoffs, 0.1, 20), [0.40966787, 0.07959841, 0.20506998, 0.08505983, 0.2206039], 7);
  });

  it('spends equal time on rock, paper and scissors at any selection strength', () => {
    for (const alpha of [0.01, 1, 100]) {
      expectClose(alphaRank(ROCK_PAPER_SCISSORS, alpha, 50), [1 / 3, 1 / 3, 1 / 3], 10);
    }
  });

  it('agrees with the closed form of two strategies in a constant-sum game', () => {
    // u = alpha m / (m - 1) (payoff - half the sum) per step; fixation (1 - e^-u) / (1 - e^-mu).
    const [alpha, m] = [0.5, 10];
    const u = ((alpha * m) / (m - 1)) * (0.7 - 0.5);
    const up = (1 - Math.exp(-u)) / (1 - Math.exp(-m * u));
    const down = (1 - Math.exp(u)) / (1 - Math.exp(m * u));
    const shares = alphaRank(
      [
        [0.5, 0.7],
        [0.3, 0.5],
      ],
      alpha,
      m,
    );
    expectClose(shares, [up / (up + down), down / (up + down)], 12);
  });

  it('leaves only the winner under strong selection', () => {
    const ladder = [
      [0.5, 0.6, 0.6],
      [0.4, 0.5, 0.6],
      [0.4, 0.4, 0.5],
    ];
    expectClose(alphaRank(ladder, 1e4, 50), [1, 0, 0], 9);
  });

  it('refuses no selection, no population and no square', () => {
    expect(() => alphaRank([[1]], 0, 10)).toThrow('alpha is 0');
    expect(() => alphaRank([[1]], 1, 1)).toThrow('population is 1');
    expect(() => alphaRank([[1, 2]], 1, 10)).toThrow('1 by 1');
  });
});
