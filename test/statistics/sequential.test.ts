import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { chanceOfWorse } from '../../src/statistics/likelihood/chance-of-worse.ts';
import { estimateAfterGsprt } from '../../src/statistics/likelihood/estimate-after-gsprt.ts';
import { likeliestWithT } from '../../src/statistics/likelihood/likeliest-with-t.ts';
import { llrLogistic } from '../../src/statistics/likelihood/llr-logistic.ts';
import { llrNormalised, NORMALISED_ELO_PER_T } from '../../src/statistics/likelihood/llr-normalised.ts';
import { regularised } from '../../src/statistics/likelihood/regularised.ts';
import { sequentialTest } from '../../src/statistics/likelihood/sequential-test.ts';
import { sprtBounds } from '../../src/statistics/likelihood/sprt-bounds.ts';
import { normalCdf } from '../../src/statistics/numerics/normal-cdf.ts';
import { shareOfElo } from '../../src/statistics/ratings/share-of-elo.ts';
import { momentsOf } from '../../src/statistics/tallies/moments-of.ts';

// Reference ratios: the unit tests of fastchess (app/tests/sprt_test.cpp), which agree to 1 %; here their two
// printed decimals are kept. Counts run from loss to win.

describe('log-likelihood ratios', () => {
  it('in normalised Elo, of pairs', () => {
    expect(llrNormalised(0, 2, [365, 16618, 36229, 16974, 390])).toBeCloseTo(2.25, 2);
    expect(llrNormalised(-1.75, 0.25, [127, 4883, 10712, 5150, 104])).toBeCloseTo(3.01, 2);
  });

  it('in normalised Elo, of matches', () => {
    expect(llrNormalised(0, 2, [36027, 68692, 36433])).toBeCloseTo(0.92, 2);
    expect(llrNormalised(-1.75, 0.25, [10650, 20431, 10871])).toBeCloseTo(2.3, 2);
  });

  it('in logistic Elo, of pairs', () => {
    expect(llrLogistic(0.5, 2.5, [223, 9863, 21279, 10037, 246])).toBeCloseTo(-3.07, 2);
    expect(llrLogistic(0, 2, [871, 26175, 55983, 26678, 821])).toBeCloseTo(-4.98, 2);
  });

  it('in logistic Elo, of matches', () => {
    expect(llrLogistic(0.5, 2.5, [21184, 40708, 21404])).toBeCloseTo(-1.57, 2);
    expect(llrLogistic(0, 2, [57030, 106593, 57433])).toBeCloseTo(-2.59, 2);
  });

  it('survives classes that were never seen', () => {
    const ratio = llrNormalised(0, 5, [0, 0, 0, 0, 5550]);
    expect(Math.abs(ratio / 111.82 - 1)).toBeLessThan(0.01);
    expect(llrLogistic(0, 5, [0, 0, 100, 0, 0])).toBeLessThan(0);
  });

  it('waits for rounds that creep because the highest class was never seen', () => {
    // A rule that seldom matters: 387 of 400 blocks were split.
    const { observed } = regularised([5, 4, 387, 4, 0]);
    const t = 0.129064;
    const { shares } = likeliestWithT(observed, 0.5, t);
    const { mean, variance } = momentsOf({ scores: observed.scores, shares });
    expect((mean - 0.5) / Math.sqrt(variance)).toBeCloseTo(t, 9);
    expect(Number.isFinite(llrNormalised(11.7, 31.7, [5, 4, 387, 4, 0]))).toBe(true);
  });

  it('reaches bounds far off, of pairs and of matches, whatever was seen', () => {
    const seen = [
      [1, 2, 3, 2, 1],
      [0, 0, 5000, 0, 0],
      [5000, 0, 0, 0, 0],
      [0, 900, 0, 40, 1],
      [3, 0, 8],
      [0, 0, 2000],
    ];
    for (const counts of seen) {
      const { n, observed } = regularised(counts);
      for (const elo of [-400, -240, 150, 240, 400]) {
        const t = (elo * Math.sqrt(counts.length === 5 ? 2 : 1)) / NORMALISED_ELO_PER_T;
        const { mean, variance } = momentsOf(likeliestWithT(observed, 0.5, t));
        expect((mean - 0.5) / Math.sqrt(variance)).toBeCloseTo(t, 6);
      }
      const whole = llrNormalised(-400, 400, counts) / n;
      const parts = (llrNormalised(-400, 240, counts) + llrNormalised(240, 400, counts)) / n;
      expect(parts).toBeCloseTo(whole, 8);
    }
  });

  it('take the likeliest distribution of all with such a t-value, far off too', () => {
    const { observed } = regularised([30, 50, 20]);
    for (const t of [-1.6, -0.7, 0.7, 1.6]) {
      const found = likelihood(observed.shares, likeliestWithT(observed, 0.5, t).shares);
      expect(found).toBeCloseTo(likeliestOnGrid(observed.shares, t), 5);
    }
  });

  it('say so where no distribution is that far off', () => {
    const { observed } = regularised([1, 2, 3, 2, 1]);
    expect(() => likeliestWithT(observed, 0.5, 1e12)).toThrow('No distribution');
  });

  it('changes sign with the sides', () => {
    expect(llrLogistic(-5, 5, [1, 4, 9, 7, 3])).toBeCloseTo(-llrLogistic(-5, 5, [3, 7, 9, 4, 1]), 10);
  });

  it('refuses other numbers of classes and bounds in the wrong order', () => {
    expect(() => llrLogistic(0, 5, [1, 2])).toThrow('2 counts');
    expect(() => llrLogistic(5, 0, [1, 2, 3])).toThrow('first must be the lower');
    expect(() => llrLogistic(0, 5, [1, -2, 3])).toThrow('-2');
  });
});

function likelihood(observed: readonly number[], shares: readonly number[]): number {
  return observed.reduce((sum, share, i) => sum + share * Math.log(shares[i]), 0);
}

/** The same for three classes by going through the draws: the rest follows from the t-value. */
function likeliestOnGrid(observed: readonly number[], t: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let draws = 1e-4; draws < 1; draws += 1e-4) {
    // With u = mean - 1/2 the variance is (1 - draws) / 4 - u^2, and u = t times its root.
    const u = (t * Math.sqrt((1 - draws) / 4)) / Math.sqrt(1 + t * t);
    const shares = [(1 - draws) / 2 - u, draws, (1 - draws) / 2 + u];
    if (Math.min(...shares) > 0) best = Math.max(best, likelihood(observed, shares));
  }
  return best;
}

describe('sprtBounds', () => {
  it('are +-2.94444 at 5 % and 5 %', () => {
    expect(sprtBounds(0.05, 0.05).upper).toBeCloseTo(2.94444, 5);
    expect(sprtBounds(0.05, 0.05).lower).toBeCloseTo(-2.94444, 5);
  });

  it('refuse errors that leave nothing to decide', () => {
    expect(() => sprtBounds(0.6, 0.5)).toThrow('below 1');
    expect(() => sprtBounds(0, 0.5)).toThrow('alpha is 0');
  });
});

describe('sequentialTest', () => {
  it('decides once and stays decided', () => {
    const test = sequentialTest(0.05, 0.05);
    expect(test.update(0)).toBe('continue');
    expect(test.update(3)).toBe('accepted');
    expect(test.update(-9)).toBe('accepted');
  });

  it('takes the mean overshoot of the records off its bound', () => {
    // Records 1, 2, x: half the mean square over the mean of the jumps is 0.45 for x = 2.5.
    const afterTwo = () => {
      const test = sequentialTest(0.05, 0.05);
      test.update(1);
      test.update(2);
      return test;
    };
    expect(afterTwo().update(2.5)).toBe('accepted');
    expect(afterTwo().update(2.49)).toBe('continue');
    const down = sequentialTest(0.05, 0.05);
    down.update(-1);
    down.update(-2);
    expect(down.update(-2.5)).toBe('rejected');
  });

  it('refuses a ratio that is no number', () => {
    expect(() => sequentialTest(0.05, 0.05).update(Number.NaN)).toThrow('llr is NaN');
  });
});

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

describe('sequentialTest', () => {
  it('learns of overshoot from batches that are too early to decide by', () => {
    const early = sequentialTest(0.05, 0.05);
    expect([1, 2, 3, 4].map((llr) => early.update(llr, false))).toEqual(new Array(4).fill('continue'));
    // Records rose by 1 each: the mean overshoot is 1/2.
    expect(early.update(2.5)).toBe('accepted');
    expect(sequentialTest(0.05, 0.05).update(1.4)).toBe('continue');
  });
});

describe('a sequential test in use', () => {
  /** Runs to a decision on pairs with a mean share of 1/2 + shift. */
  function run(rng: () => number, shift: number) {
    const chances = [0.1 - shift / 2, 0.2 - shift, 0.4, 0.2 + shift, 0.1 + shift / 2];
    const counts = [0, 0, 0, 0, 0];
    const test = sequentialTest(0.1, 0.1);
    for (;;) {
      for (let pair = 0; pair < 8; pair++) {
        let left = rng();
        let index = 0;
        while (index < 4 && left >= chances[index]) left -= chances[index++];
        counts[index]++;
      }
      const state = test.update(llrLogistic(0, 40, counts));
      if (state !== 'continue')
        return { state, estimate: estimateAfterGsprt('logistic', 0, 40, counts, 0.1, 0.1) };
    }
  }

  it('errs about as often as asked, and its estimate is median-unbiased', () => {
    const rng = seedrandom.alea('sequential-null');
    const runs = Array.from({ length: 400 }, () => run(rng, 0));
    // 10 % asked, three binomial standard errors of 1.5 points.
    const accepted = runs.filter(({ state }) => state === 'accepted').length / 400;
    expect(accepted).toBeGreaterThan(0.055);
    expect(accepted).toBeLessThan(0.145);
    const above = runs.filter(({ estimate }) => estimate.share > 0.5).length / 400;
    expect(Math.abs(above - 0.5)).toBeLessThan(0.075);
    const covered = runs.filter(({ estimate }) => estimate.low <= 0.5 && 0.5 <= estimate.high).length / 400;
    expect(covered).toBeGreaterThan(0.917);
  });

  it('overstates the effect in the plain share, not in the median-unbiased one', () => {
    const rng = seedrandom.alea('sequential-effect');
    const truth = 0.5 + 0.03; // mean of the chances below: 0.5 + shift
    const runs = Array.from({ length: 400 }, () => run(rng, 0.03));
    const meanShare = runs.reduce((sum, { estimate }) => sum + estimate.plain, 0) / 400;
    const above = runs.filter(({ estimate }) => estimate.share > truth).length / 400;
    expect(meanShare).toBeGreaterThan(truth);
    expect(Math.abs(above - 0.5)).toBeLessThan(0.075);
  });
});
