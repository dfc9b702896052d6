import { describe, expect, it } from 'vitest';
import { invert } from '../../src/statistics/numerics/invert.ts';
import { logisticRegression } from '../../src/statistics/numerics/logistic-regression.ts';
import { solveLinear } from '../../src/statistics/numerics/solve-linear.ts';
import { bradleyTerry } from '../../src/statistics/ratings/bradley-terry.ts';

describe('solveLinear', () => {
  it('solves a system that needs its rows exchanged', () => {
    const solution = solveLinear(
      [
        [0, 2, 1],
        [1, 0, 0],
        [3, 1, 0],
      ],
      [7, 2, 7],
    );
    [2, 1, 5].forEach((value, i) => {
      expect(solution[i]).toBeCloseTo(value, 12);
    });
  });

  it('inverts', () => {
    const inverse = invert([
      [2, 1],
      [5, 3],
    ]);
    expect(inverse[0][0]).toBeCloseTo(3, 12);
    expect(inverse[0][1]).toBeCloseTo(-1, 12);
    expect(inverse[1][0]).toBeCloseTo(-5, 12);
    expect(inverse[1][1]).toBeCloseTo(2, 12);
  });

  it('refuses singular and ragged systems', () => {
    const singular = [
      [1, 2],
      [2, 4],
    ];
    expect(() => solveLinear(singular, [1, 2])).toThrow('singular');
    expect(() => solveLinear([[1, 2]], [1])).toThrow('1 by 1');
  });
});

describe('logisticRegression', () => {
  const observations = [1, 3, 4.5, 8, 9].map((successes, x) => ({
    features: [1, x],
    successes,
    trials: [10, 12, 9, 11, 10][x],
  }));

  it('maximises the likelihood, with and without a ridge', () => {
    // Likelihood maximised with SciPy 1.17.1 (BFGS); standard errors from the inverse information.
    const free = logisticRegression(observations, [0, 0]);
    expect(free.coefficients[0]).toBeCloseTo(-2.183764, 5);
    expect(free.coefficients[1]).toBeCloseTo(1.076884, 5);
    expect(Math.sqrt(free.covariance[1][1])).toBeCloseTo(0.290977, 5);
    const ridged = logisticRegression(observations, [2, 2]);
    expect(ridged.coefficients[0]).toBeCloseTo(-1.171125, 5);
    expect(ridged.coefficients[1]).toBeCloseTo(0.679967, 5);
    expect(Math.sqrt(ridged.covariance[1][1])).toBeCloseTo(0.196383, 5);
  });

  it('refuses what has no finite fit, and a ridge cures it', () => {
    const separated = [
      { features: [1, 0], successes: 0, trials: 5 },
      { features: [1, 1], successes: 5, trials: 5 },
    ];
    expect(() => logisticRegression(separated, [0, 0])).toThrow('infinity');
    expect(logisticRegression(separated, [0.1, 0.1]).coefficients[1]).toBeGreaterThan(1);
  });

  it('refuses features of another length and too many successes', () => {
    expect(() => logisticRegression([{ features: [1], successes: 1, trials: 2 }], [0, 0])).toThrow(
      '1 features',
    );
    expect(() => logisticRegression([{ features: [1], successes: 3, trials: 2 }], [0])).toThrow(
      '3 successes',
    );
  });
});

// American League East 1987, Agresti (2002), table 10.10 split by home team: [home, away, home wins, away wins].
const [MILWAUKEE, DETROIT, TORONTO, NEW_YORK, BOSTON, CLEVELAND, BALTIMORE] = [0, 1, 2, 3, 4, 5, 6];
const BASEBALL = [
  [MILWAUKEE, DETROIT, 4, 3],
  [MILWAUKEE, TORONTO, 4, 2],
  [MILWAUKEE, NEW_YORK, 4, 3],
  [MILWAUKEE, BOSTON, 6, 1],
  [MILWAUKEE, CLEVELAND, 4, 2],
  [MILWAUKEE, BALTIMORE, 6, 0],
  [DETROIT, MILWAUKEE, 3, 3],
  [DETROIT, TORONTO, 4, 2],
  [DETROIT, NEW_YORK, 4, 3],
  [DETROIT, BOSTON, 6, 0],
  [DETROIT, CLEVELAND, 6, 1],
  [DETROIT, BALTIMORE, 4, 3],
  [TORONTO, MILWAUKEE, 2, 5],
  [TORONTO, DETROIT, 4, 3],
  [TORONTO, NEW_YORK, 2, 4],
  [TORONTO, BOSTON, 4, 3],
  [TORONTO, CLEVELAND, 4, 2],
  [TORONTO, BALTIMORE, 6, 0],
  [NEW_YORK, MILWAUKEE, 3, 3],
  [NEW_YORK, DETROIT, 5, 1],
  [NEW_YORK, TORONTO, 2, 5],
  [NEW_YORK, BOSTON, 4, 3],
  [NEW_YORK, CLEVELAND, 4, 2],
  [NEW_YORK, BALTIMORE, 6, 1],
  [BOSTON, MILWAUKEE, 5, 1],
  [BOSTON, DETROIT, 2, 5],
  [BOSTON, TORONTO, 3, 3],
  [BOSTON, NEW_YORK, 4, 2],
  [BOSTON, CLEVELAND, 5, 2],
  [BOSTON, BALTIMORE, 6, 0],
  [CLEVELAND, MILWAUKEE, 2, 5],
  [CLEVELAND, DETROIT, 3, 3],
  [CLEVELAND, TORONTO, 3, 4],
  [CLEVELAND, NEW_YORK, 4, 3],
  [CLEVELAND, BOSTON, 4, 2],
  [CLEVELAND, BALTIMORE, 2, 4],
  [BALTIMORE, MILWAUKEE, 2, 5],
  [BALTIMORE, DETROIT, 1, 5],
  [BALTIMORE, TORONTO, 1, 6],
  [BALTIMORE, NEW_YORK, 2, 4],
  [BALTIMORE, BOSTON, 1, 6],
  [BALTIMORE, CLEVELAND, 3, 4],
].map(([first, second, points, lost]) => ({ first, second, points, matches: points + lost }));

describe('bradleyTerry', () => {
  it('refuses to tell strengths from the first seat where seats never change', () => {
    const one = { first: 0, second: 1, points: 3, matches: 5 };
    expect(() => bradleyTerry(2, [one], 0)).toThrow('add some with seats changed');
    expect(bradleyTerry(2, [one], 0.1).strengths[0]).toBeGreaterThan(0);
  });

  it('gives the home advantage and abilities of Agresti (2002), section 10.6, table 10.11', () => {
    const { strengths, sideEffect, stronglyConnected } = bradleyTerry(7, BASEBALL, 0);
    expect(stronglyConnected).toBe(true);
    expect(sideEffect).toBeCloseTo(0.302, 3);
    const total = strengths.reduce((sum, strength) => sum + Math.exp(strength), 0);
    const published = [0.22, 0.19, 0.164, 0.157, 0.137, 0.088, 0.044];
    published.forEach((ability, i) => {
      expect(Math.exp(strengths[i]) / total).toBeCloseTo(ability, 3);
    });
    expect(strengths.reduce((a, b) => a + b)).toBeCloseTo(0, 12);
  });

  it('gives two contestants the closed form', () => {
    // 30 of 40 points in either seat: log-odds ln 3 apart.
    const { strengths, sideEffect } = bradleyTerry(
      2,
      [
        { first: 0, second: 1, points: 30, matches: 40 },
        { first: 1, second: 0, points: 10, matches: 40 },
      ],
      0,
    );
    expect(strengths[0] - strengths[1]).toBeCloseTo(Math.log(3), 9);
    expect(sideEffect).toBeCloseTo(0, 9);
  });

  it('says so when the win graph is not strongly connected', () => {
    const unbeaten = [
      { first: 0, second: 1, points: 4, matches: 4 },
      { first: 2, second: 0, points: 0, matches: 4 },
      { first: 1, second: 2, points: 2, matches: 4 },
    ];
    expect(() => bradleyTerry(3, unbeaten, 0)).toThrow('not strongly connected');
    const { strengths, stronglyConnected } = bradleyTerry(3, unbeaten, 0.1);
    expect(stronglyConnected).toBe(false);
    expect(strengths[0]).toBeGreaterThan(Math.max(strengths[1], strengths[2]));
    expect(Number.isFinite(strengths[0])).toBe(true);
  });

  it('refuses a first seat that won everything, unless penalised', () => {
    const seats = [
      { first: 0, second: 1, points: 5, matches: 5 },
      { first: 1, second: 0, points: 5, matches: 5 },
    ];
    expect(() => bradleyTerry(2, seats, 0)).toThrow('infinity');
    expect(bradleyTerry(2, seats, 0.5).sideEffect).toBeGreaterThan(1);
  });

  it('shrinks strengths as the penalty grows', () => {
    const spread = (precision: number) => Math.max(...bradleyTerry(7, BASEBALL, precision).strengths);
    expect(spread(10)).toBeLessThan(spread(1));
    expect(spread(1)).toBeLessThan(spread(0));
  });

  it('refuses unknown contestants, mirror matches and too many points', () => {
    expect(() => bradleyTerry(2, [{ first: 0, second: 2, points: 1, matches: 2 }], 1)).toThrow(
      'the last is 1',
    );
    expect(() => bradleyTerry(2, [{ first: 1, second: 1, points: 1, matches: 2 }], 1)).toThrow(
      'meets itself',
    );
    expect(() => bradleyTerry(2, [{ first: 0, second: 1, points: 3, matches: 2 }], 1)).toThrow('3 points');
  });
});
