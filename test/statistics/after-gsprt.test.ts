import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { chanceOfWorse } from '../../src/statistics/likelihood/chance-of-worse.ts';
import { estimateAfterGsprt } from '../../src/statistics/likelihood/estimate-after-gsprt.ts';
import { llrNormalised, NORMALISED_ELO_PER_T } from '../../src/statistics/likelihood/llr-normalised.ts';
import { sequentialTest } from '../../src/statistics/likelihood/sequential-test.ts';
import { sprtBounds } from '../../src/statistics/likelihood/sprt-bounds.ts';
import { normalCdf } from '../../src/statistics/numerics/normal-cdf.ts';
import { shareOfElo } from '../../src/statistics/ratings/share-of-elo.ts';

describe('chanceOfWorse', () => {
  it('is the chance of ruin when time does not matter', () => {
    const test = { lower: -2, upper: 3, drift: 0.2, variance: 1.3 };
    const tilt = (2 * test.drift) / test.variance;
    const ruin = (Math.exp(-tilt * 3) - 1) / (Math.exp(-tilt * 3) - Math.exp(tilt * 2));
    expect(chanceOfWorse(test, 1000, 3)).toBeCloseTo(ruin, 10);
    expect(chanceOfWorse(test, 1000, -2)).toBeCloseTo(ruin, 10);
  });

  it('is the free walk when the barriers are far', () => {
    const test = { lower: -50, upper: 50, drift: 0.5, variance: 2 };
    expect(chanceOfWorse(test, 2, 0.3)).toBeCloseTo(normalCdf((0.3 - 1) / 2), 12);
  });

  it('is symmetric under reflection', () => {
    const test = { lower: -1, upper: 2, drift: 0.7, variance: 1.1 };
    const mirror = { lower: -2, upper: 1, drift: -0.7, variance: 1.1 };
    expect(chanceOfWorse(test, 1.5, 0.4)).toBeCloseTo(1 - chanceOfWorse(mirror, 1.5, -0.4), 12);
  });

  it('survives strong drifts', () => {
    const test = { lower: -3, upper: 3, drift: 40, variance: 1 };
    expect(chanceOfWorse(test, 0.075, 3)).toBeCloseTo(0.5, 1);
    expect(chanceOfWorse(test, 1, 3)).toBeCloseTo(0, 12);
    expect(chanceOfWorse({ ...test, drift: -40 }, 1, -3)).toBeCloseTo(1, 12);
  });

  it('refuses barriers on one side', () => {
    expect(() => chanceOfWorse({ lower: 1, upper: 2, drift: 0, variance: 1 }, 1, 1)).toThrow(
      'starts at 0 between',
    );
  });
});

describe('estimateAfterGsprt', () => {
  it('agrees with the usual approximation where scores vary and bounds are near', () => {
    // Values of Fishtest's sprt.py (logistic model, 5 % and 5 %), its formulas run with SciPy 1.17.1.
    for (const [elo0, elo1, counts, share, low, high] of [
      [0, 5, [1187, 7410, 13475, 7378, 1164], 0.3746134067972, -4.2031642123188, 5.1891525177061],
      [-3, 1, [10789, 19328, 33806, 19402, 10543], -0.9925365113328, -3.4884921250154, 1.4885861022254],
    ] as const) {
      const found = estimateAfterGsprt('logistic', elo0, elo1, counts, 0.05, 0.05);
      expect(found.share).toBeCloseTo(shareOfElo(share), 4);
      expect(found.low).toBeCloseTo(shareOfElo(low), 4);
      expect(found.high).toBeCloseTo(shareOfElo(high), 4);
    }
  });

  it('gives the two-class case by hand: a walk of two steps', () => {
    // Matches without draws: under a share s the steps are ln(s1 / s0) and ln((1 - s1) / (1 - s0)).
    const [wins, losses] = [330, 270];
    const [share0, share1] = [0.5, shareOfElo(20)];
    const steps = [Math.log((1 - share1) / (1 - share0)), Math.log(share1 / share0)];
    const { lower, upper } = sprtBounds(0.05, 0.05);
    const llr = losses * steps[0] + wins * steps[1];
    const { share, low, high } = estimateAfterGsprt('logistic', 0, 20, [losses, 0, wins], 0.05, 0.05);
    expect(llr).toBeGreaterThan(lower);
    expect(llr).toBeLessThan(upper);
    for (const [truth, chance] of [
      [share, 0.5],
      [low, 0.975],
      [high, 0.025],
    ]) {
      const drift = (1 - truth) * steps[0] + truth * steps[1];
      const variance = truth * (1 - truth) * (steps[1] - steps[0]) ** 2;
      expect(chanceOfWorse({ lower, upper, drift, variance }, 600, llr)).toBeCloseTo(chance, 3);
    }
  });

  it('is median-unbiased after a test of a rule that seldom matters', () => {
    // One block in forty is decided, more of them won than lost, some by half: the truth lies at the lower bound.
    const shares = [0.003, 0.0055, 0.975, 0.01, 0.0065];
    const truth = shares.reduce((sum, share, i) => sum + (share * i) / 4, 0);
    const variance = shares.reduce((sum, share, i) => sum + share * (i / 4 - truth) ** 2, 0);
    const elo0 = ((truth - 0.5) / Math.sqrt(2 * variance)) * NORMALISED_ELO_PER_T;
    const rng = seedrandom.alea('rare');
    const runs = Array.from({ length: 500 }, () => {
      const counts = [0, 0, 0, 0, 0];
      const test = sequentialTest(0.05, 0.05);
      for (let looks = 1; ; looks++) {
        for (let block = 0; block < 20; block++) {
          let left = rng();
          let score = 0;
          while (score < 4 && left >= shares[score]) left -= shares[score++];
          counts[score]++;
        }
        if (test.update(llrNormalised(elo0, elo0 + 20, counts), looks >= 10) !== 'continue') return counts;
      }
    });
    const above = runs.filter((counts) => {
      const { share } = estimateAfterGsprt('normalised', elo0, elo0 + 20, counts, 0.05, 0.05);
      return share > truth;
    }).length;
    // Three standard errors of a rate from so many runs; the approximation by mean and variance comes to 42 %.
    expect(Math.abs(above / 500 - 0.5)).toBeLessThan(0.067);
  });

  it('keeps its order and stays in bounds, whatever was seen', () => {
    for (const counts of [
      [0, 0, 300, 0, 0],
      [0, 2, 272, 2, 0],
      [0, 20, 1392, 0, 0],
      [612, 747, 96, 453, 0],
      [0, 0, 0, 0, 250],
      [7, 645, 791, 160, 376],
    ]) {
      for (const [elo0, elo1] of [
        [0, 20],
        [-87.7, -59.3],
        [300, 400],
      ]) {
        for (const model of ['logistic', 'normalised'] as const) {
          const { share, low, high } = estimateAfterGsprt(model, elo0, elo1, counts, 0.05, 0.05);
          expect([0, low, share, high, 1].toSorted((a, b) => a - b)).toEqual([0, low, share, high, 1]);
        }
      }
    }
  });
});
