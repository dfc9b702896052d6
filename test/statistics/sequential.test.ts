import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { estimateAfterGsprt } from '../../src/statistics/likelihood/estimate-after-gsprt.ts';
import { likeliestWithT } from '../../src/statistics/likelihood/likeliest-with-t.ts';
import { llrLogistic } from '../../src/statistics/likelihood/llr-logistic.ts';
import { llrNormalised, NORMALISED_ELO_PER_T } from '../../src/statistics/likelihood/llr-normalised.ts';
import { regularised } from '../../src/statistics/likelihood/regularised.ts';
import { sequentialTest } from '../../src/statistics/likelihood/sequential-test.ts';
import { sprtBounds } from '../../src/statistics/likelihood/sprt-bounds.ts';
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
