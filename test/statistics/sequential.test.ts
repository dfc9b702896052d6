import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { chanceOfWorse } from '../../src/statistics/chance-of-worse.ts';
import { eloOfShare } from '../../src/statistics/elo-of-share.ts';
import { estimateAfterGsprt } from '../../src/statistics/estimate-after-gsprt.ts';
import { estimateAfterSprt } from '../../src/statistics/estimate-after-sprt.ts';
import { likeliestWithT } from '../../src/statistics/likeliest-with-t.ts';
import { likelihoodOfSuperiority } from '../../src/statistics/likelihood-of-superiority.ts';
import { llrBayesElo } from '../../src/statistics/llr-bayes-elo.ts';
import { llrLogistic } from '../../src/statistics/llr-logistic.ts';
import { llrNormalised, NORMALISED_ELO_PER_T } from '../../src/statistics/llr-normalised.ts';
import { momentsOf } from '../../src/statistics/moments-of.ts';
import { normalCdf } from '../../src/statistics/normal-cdf.ts';
import { regularised } from '../../src/statistics/regularised.ts';
import { sequentialTest } from '../../src/statistics/sequential-test.ts';
import { shareOfElo } from '../../src/statistics/share-of-elo.ts';
import { sprtBounds } from '../../src/statistics/sprt-bounds.ts';

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

  it('in BayesElo', () => {
    expect(llrBayesElo(0, 2, [68526, 128429, 68965])).toBeCloseTo(-1.26, 2);
    expect(llrBayesElo(0.5, 2.5, [21484, 41111, 21629])).toBeCloseTo(-1.13, 2);
  });

  // Results of the unit tests in Fishtest's stat_util.py, which print what they come to; these were worked out from its
  // formulas with SciPy's root finder.
  it('in BayesElo, of pairs', () => {
    const first = [
      [1187, 7410, 13475, 7378, 1164],
      [13624, 34333, 13543],
    ] as const;
    const second = [
      [10789, 19328, 33806, 19402, 10543],
      [65804, 56553, 65388],
    ] as const;
    expect(llrBayesElo(-3, 1, ...first)).toBeCloseTo(0.868515, 6);
    expect(llrBayesElo(-3, 1, ...second)).toBeCloseTo(1.161171, 6);
    expect(llrBayesElo(-3, 1, first[1])).toBeCloseTo(0.73276, 6);
  });

  it('in BayesElo, of pairs, as montytest shows test 69d3c8dc7c5b3724e29d2712', () => {
    // Its page gives a draw parameter of 159.82, and a ratio of -0.5377 for logistic Elo of 0 and 2.716.
    const scoreAt = (elo: number) => 0.5 + (shareOfElo(elo - 159.82) - shareOfElo(-elo - 159.82)) / 2;
    const bound = [...Array(20_000).keys()]
      .map((i) => i / 4000)
      .find((elo) => scoreAt(elo) >= shareOfElo(2.716))!;
    expect(llrBayesElo(0, bound, [13, 37, 50, 25, 3], [90, 108, 58])).toBeCloseTo(-0.5377, 3);
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
    expect(() => llrBayesElo(0, 5, [1, 2])).toThrow('2 entries');
    expect(() => llrBayesElo(0, 5, [1, 2, 3, 4, 5])).toThrow(
      'Counts of pairs do not tell how many matches were drawn; BayesElo needs the counts [L, D, W] of matches, too.',
    );
    expect(() => llrBayesElo(0, 5, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5])).toThrow('5 counts of matches');
    expect(() => llrBayesElo(0, 5, [1, 2, 3], [1, 2, 3])).toThrow('of matches already');
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

describe('estimateAfterSprt', () => {
  it('gives what Fishtest gives', () => {
    // Values of Fishtest's sprt.py (logistic model, 5 % and 5 %), its formulas run with SciPy 1.17.1.
    const cases = [
      [0, 5, [1187, 7410, 13475, 7378, 1164], 0.3746134067972, -4.2031642123188, 5.1891525177061],
      [-3, 1, [10789, 19328, 33806, 19402, 10543], -0.9925365113328, -3.4884921250154, 1.4885861022254],
      [0.2, 0.9, [39, 2226, 31451, 2412, 40], 0.8651829237351, 0.1683212099002, 1.5406688946207],
      [0, 5, [400, 900, 1700, 1100, 500], 14.27391899399, 5.03376920156, 23.52126031704],
    ] as const;
    for (const [elo0, elo1, counts, elo, low, high] of cases) {
      const found = estimateAfterSprt(shareOfElo(elo0), shareOfElo(elo1), counts, 0.05, 0.05);
      expect(eloOfShare(found.share)).toBeCloseTo(elo, 7);
      expect(eloOfShare(found.low)).toBeCloseTo(low, 7);
      expect(eloOfShare(found.high)).toBeCloseTo(high, 7);
    }
  });

  it('stays near the plain share where hardly anything differs', () => {
    for (const counts of [
      [0, 2, 69, 1, 0],
      [0, 0, 124, 2, 0],
      [0, 0, 72, 0, 0],
      [0, 1, 71, 0, 0],
      [0, 3, 400, 9, 0],
    ]) {
      for (const elo1 of [14, 30]) {
        const { plain, share, low, high } = estimateAfterSprt(0.5, shareOfElo(elo1), counts, 0.05, 0.05);
        expect(Math.abs(share - plain), `${counts}`).toBeLessThan(0.02);
        expect(low).toBeGreaterThan(plain - 0.05);
        expect(high).toBeLessThan(plain + 0.05);
        expect(low).toBeLessThan(share);
        expect(share).toBeLessThan(high);
      }
    }
  });

  it('refuses bounds in the wrong order', () => {
    expect(() => estimateAfterSprt(0.6, 0.5, [1, 1, 1], 0.05, 0.05)).toThrow('first must be the lower');
  });
});

describe('estimateAfterGsprt', () => {
  it('agrees with the usual approximation where scores vary and bounds are near', () => {
    for (const [elo0, elo1, counts] of [
      [0, 5, [1187, 7410, 13475, 7378, 1164]],
      [-3, 1, [10789, 19328, 33806, 19402, 10543]],
    ] as const) {
      const found = estimateAfterGsprt('logistic', elo0, elo1, counts, 0.05, 0.05);
      const usual = estimateAfterSprt(shareOfElo(elo0), shareOfElo(elo1), counts, 0.05, 0.05);
      for (const end of ['share', 'low', 'high'] as const) expect(found[end]).toBeCloseTo(usual[end], 4);
      expect(found.plain).toBe(usual.plain);
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
  const lower = shareOfElo(0);
  const upper = shareOfElo(40);

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
      if (state !== 'continue') return { state, estimate: estimateAfterSprt(lower, upper, counts, 0.1, 0.1) };
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

describe('likelihoodOfSuperiority', () => {
  it('is the normal distribution function of the score', () => {
    // Ten sweeps either way and 20 more wins of a half point: mean 0.5625, variance by hand.
    const counts = [10, 0, 20, 0, 20];
    const mean = (10 + 20) / 50;
    const variance = (10 * mean ** 2 + 20 * (0.5 - mean) ** 2 + 20 * (1 - mean) ** 2) / 50;
    const z = ((mean - 0.5) * Math.sqrt(50)) / Math.sqrt(variance);
    expect(likelihoodOfSuperiority(counts)).toBeCloseTo(normalCdf(z), 4);
  });

  it('is that of the chess programming wiki, which leaves draws out', () => {
    // Chess Programming Wiki, Match Statistics: (1 + erf((wins - losses) / sqrt(2 wins + 2 losses))) / 2. Results of a
    // test on Fishtest (talkchess.com, January 2014), of which it said 17 %.
    const [losses, draws, wins] = [6077, 26894, 5975];
    const wiki = normalCdf((wins - losses) / Math.sqrt(wins + losses));
    expect(wiki).toBeCloseTo(0.1764, 4);
    expect(likelihoodOfSuperiority([losses, draws, wins])).toBeCloseTo(wiki, 5);
  });

  it('is one half for a draw and near one for a rout', () => {
    expect(likelihoodOfSuperiority([3, 5, 9, 5, 3])).toBeCloseTo(0.5, 12);
    expect(likelihoodOfSuperiority([0, 0, 0, 0, 50])).toBeGreaterThan(0.999);
  });
});
