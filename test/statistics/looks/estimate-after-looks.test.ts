import alea from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { estimateAfterLooks, normalQuantile, type PassedLook } from '../../../src/statistics/index.ts';

describe('a mean after looks', () => {
  it('is the plain mean with its normal interval when nothing was looked at before', () => {
    const { mean, low, high, plain } = estimateAfterLooks([], 100, 0.6, 0.25);
    expect(plain).toBe(0.6);
    expect(mean).toBeCloseTo(0.6, 6);
    expect(low).toBeCloseTo(0.6 - 1.959964 * 0.05, 5);
    expect(high).toBeCloseTo(0.6 + 1.959964 * 0.05, 5);
  });

  it('is the plain mean where no look could have stopped it', () => {
    const everywhere: PassedLook = { n: 60, wentOn: [[-1e9, 1e9]] };
    expect(estimateAfterLooks([everywhere], 100, 0.6, 0.25).mean).toBeCloseTo(0.6, 4);
  });

  it('makes nothing of a look that could not have stopped it, before another or after', () => {
    const within: PassedLook = { n: 60, wentOn: [[-0.2, 0.15]] };
    const [before, after] = [30, 80].map((n): PassedLook => ({ n, wentOn: [[-1e9, 1e9]] }));
    const alone = estimateAfterLooks([within], 100, 0.1, 1);
    for (const passed of [
      [before, within],
      [within, after],
      [before, within, after],
    ]) {
      const found = estimateAfterLooks(passed, 100, 0.1, 1);
      for (const key of ['mean', 'low', 'high'] as const) expect(found[key]).toBeCloseTo(alone[key], 4);
    }
  });

  it('agrees with the two-stage trial worked by hand', () => {
    // One observation a stage, variance 1, stop at once above 2; then the sum 1 at the second: under truth t a higher
    // outcome is a first one above 2, or a first one below 2 and a mean of two above 1/2.
    const { mean } = estimateAfterLooks([{ n: 1, wentOn: [[-1e9, 2]] }], 2, 0.5, 1);
    const higher = handWorked(mean);
    expect(higher).toBeCloseTo(0.5, 3);
  });

  it('is the mirror image for the mirror image', () => {
    const stay: PassedLook = {
      n: 200,
      wentOn: [
        [-0.1, 0.02],
        [0.05, 0.1],
      ],
    };
    const mirrored: PassedLook = {
      n: 200,
      wentOn: [
        [-0.1, -0.05],
        [-0.02, 0.1],
      ],
    };
    const one = estimateAfterLooks([stay], 400, 0.09, 0.1);
    const other = estimateAfterLooks([mirrored], 400, -0.09, 0.1);
    // The grid of partial sums is good to four digits.
    expect(one.mean).toBeCloseTo(-other.mean, 4);
    expect(one.low).toBeCloseTo(-other.high, 4);
  });

  it('is as often too high as too low, where the plain mean is not, and its interval covers', () => {
    const truth = 0.06;
    const [first, second] = [200, 400];
    const wentOn = [[-0.08, 0.08]] as const;
    const random = alea('looks');
    const normal = () => normalQuantile(Math.min(1 - 1e-12, Math.max(1e-12, random())));
    const counts = { runs: 0, plain: 0, unbiased: 0, covered: 0 };
    for (let run = 0; run < 400; run++) {
      const early = first * truth + Math.sqrt(first) * normal();
      const stops = Math.abs(early / first) > 0.08;
      const late = early + (second - first) * truth + Math.sqrt(second - first) * normal();
      const estimate = stops
        ? estimateAfterLooks([], first, early / first, 1)
        : estimateAfterLooks([{ n: first, wentOn }], second, late / second, 1);
      counts.runs++;
      if (estimate.plain > truth) counts.plain++;
      if (estimate.mean > truth) counts.unbiased++;
      if (estimate.low <= truth && truth <= estimate.high) counts.covered++;
    }
    // Three standard errors of a share of one half in 400 runs.
    expect(Math.abs(counts.unbiased / counts.runs - 0.5)).toBeLessThan(0.075);
    expect(counts.covered / counts.runs).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / 400));
  });

  it('refuses looks out of order and a variance of nothing', () => {
    expect(() => estimateAfterLooks([{ n: 100, wentOn: [] }], 100, 0, 1)).toThrow(RangeError);
    expect(() => estimateAfterLooks([], 100, 0, 0)).toThrow(RangeError);
    expect(() => estimateAfterLooks([], 100, 0, 1, 1)).toThrow(RangeError);
  });
});

/** Chance of a higher outcome in the two-stage trial, by Simpson's rule over the first observation. */
function handWorked(truth: number): number {
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const above = (z: number) => simpson(density, z, 10);
  const second = simpson((x) => density(x - truth) * above(1 - x - truth), truth - 10, 2);
  return above(2 - truth) + second;
}

function simpson(f: (x: number) => number, from: number, to: number): number {
  const steps = 1000;
  const width = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * f(from + i * width);
  return (sum * width) / 3;
}
