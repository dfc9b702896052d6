import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { factorialEffects } from '../../src/statistics/factorial-effects.ts';
import { morrisDesign } from '../../src/statistics/morris-design.ts';
import { morrisEffects } from '../../src/statistics/morris-effects.ts';
import { normalQuantile } from '../../src/statistics/normal-quantile.ts';
import { permutation } from '../../src/statistics/permutation.ts';
import { sobolDesign } from '../../src/statistics/sobol-design.ts';
import { sobolIndices } from '../../src/statistics/sobol-indices.ts';

describe('morrisDesign', () => {
  it('moves every factor once per trajectory, by one step, on the grid', () => {
    for (const { points, order } of morrisDesign(5, 4, 30, seedrandom.alea('morris-grid'))) {
      expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
      order.forEach((factor, i) => {
        points[i].forEach((value, j) => {
          const moved = Math.abs(points[i + 1][j] - value);
          expect(moved).toBeCloseTo(j === factor ? 2 / 3 : 0, 12);
          expect(Math.abs(value * 3 - Math.round(value * 3))).toBeLessThan(1e-12);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + 1e-12);
        });
      });
    }
  });

  it('refuses an odd number of levels', () => {
    expect(() => morrisDesign(3, 5, 4, () => 0.5)).toThrow('such as 6');
  });
});

/** Morris (1991), section 5: twenty inputs, with the coefficients he drew at random left out. */
function morrisFunction(x: readonly number[]): number {
  const w = x.map((value, i) =>
    i === 2 || i === 4 || i === 6 ? 2 * ((1.1 * value) / (value + 0.1) - 0.5) : 2 * (value - 0.5),
  );
  let y = 0;
  for (let i = 0; i < 10; i++) y += 20 * w[i];
  for (let i = 0; i < 6; i++) for (let j = i + 1; j < 6; j++) y -= 15 * w[i] * w[j];
  for (let i = 0; i < 5; i++)
    for (let j = i + 1; j < 5; j++) for (let l = j + 1; l < 5; l++) y -= 10 * w[i] * w[j] * w[l];
  return y + 5 * w[0] * w[1] * w[2] * w[3];
}

describe('morrisEffects', () => {
  it("sorts the twenty factors of Morris's function into his three groups", () => {
    const design = morrisDesign(20, 4, 40, seedrandom.alea('morris-1991'));
    const effects = morrisEffects(
      design,
      design.map(({ points }) => points.map(morrisFunction)),
      0,
    );
    // Inputs 8 to 10 are linear with slope 2 * 20; 1 to 7 bend or interact; 11 to 20 do nothing.
    for (const { mu, muStar, sigma } of effects.slice(7, 10)) {
      expect(mu).toBeCloseTo(40, 9);
      expect(muStar).toBeCloseTo(40, 9);
      expect(sigma).toBeCloseTo(0, 9);
    }
    for (const { muStar, sigma } of effects.slice(0, 7)) {
      expect(muStar).toBeGreaterThan(20);
      expect(sigma).toBeGreaterThan(5);
    }
    for (const { muStar } of effects.slice(10)) expect(muStar).toBeCloseTo(0, 9);
  });

  it('takes the noise off sigma and says how large mu* is from noise alone', () => {
    const rng = seedrandom.alea('morris-noise');
    const design = morrisDesign(2, 4, 2000, rng);
    const outputs = design.map(({ points }) => points.map(([x]) => 3 * x + 0.5 * normalQuantile(rng())));
    const [first, second] = morrisEffects(design, outputs, 0.25);
    expect(first.mu).toBeCloseTo(3, 1);
    expect(Math.abs(first.mu - 3)).toBeLessThan(4 * first.muError);
    expect(first.sigma).toBeLessThan(0.4);
    expect(morrisEffects(design, outputs, 0)[0].sigma).toBeGreaterThan(1);
    expect(second.muStar / second.muStarOfNoise).toBeCloseTo(1, 1);
  });

  it('refuses outputs that do not fit the design', () => {
    const design = morrisDesign(2, 4, 2, seedrandom.alea('misfit'));
    expect(() => morrisEffects(design, [[1, 2, 3]], 0)).toThrow('Trajectory 1 has 3 points and 0 outputs');
    expect(() =>
      morrisEffects(
        design,
        [
          [1, 2, 3],
          [1, 2, 3],
        ],
        -1,
      ),
    ).toThrow('noiseVariance is -1');
  });
});

describe('sobolIndices', () => {
  /** Ishigami and Homma (1990) with a = 7, b = 0.1; analytic indices in Saltelli et al. (2008), section 4.3. */
  const ishigami = (unit: readonly number[]) => {
    const [x, y, z] = unit.map((u) => Math.PI * (2 * u - 1));
    return Math.sin(x) + 7 * Math.sin(y) ** 2 + 0.1 * z ** 4 * Math.sin(x);
  };
  const first = [0.3139, 0.4424, 0];
  const total = [0.5576, 0.4424, 0.2437];

  it('come close to the analytic ones of Ishigami', () => {
    const points = sobolDesign(3, 8192, seedrandom.alea('ishigami'));
    const found = sobolIndices(3, points.map(ishigami), 0);
    expect(found.variance).toBeCloseTo(13.84, 0);
    for (let i = 0; i < 3; i++) {
      expect(Math.abs(found.first[i] - first[i])).toBeLessThan(0.04);
      expect(Math.abs(found.total[i] - total[i])).toBeLessThan(0.04);
    }
  });

  it('come close when the outputs are noisy and the noise is known, and are inflated when it is not', () => {
    const rng = seedrandom.alea('ishigami-noise');
    const outputs = sobolDesign(3, 8192, rng).map((point) => ishigami(point) + 2 * normalQuantile(rng()));
    const found = sobolIndices(3, outputs, 4);
    for (let i = 0; i < 3; i++) {
      expect(Math.abs(found.first[i] - first[i])).toBeLessThan(0.05);
      expect(Math.abs(found.total[i] - total[i])).toBeLessThan(0.05);
    }
    expect(sobolIndices(3, outputs, 0).total[2]).toBeGreaterThan(total[2] + 0.1);
  });

  it('refuses outputs that are all noise, or not k + 2 blocks', () => {
    expect(() => sobolIndices(1, [1, 2, 3, 1, 2, 3], 10)).toThrow('nothing to apportion');
    expect(() => sobolIndices(2, [1, 2, 3, 4, 5], 0)).toThrow('whole number');
  });
});

describe('factorialEffects', () => {
  it('gives the pilot plant of Box, Hunter and Hunter (1978), chapter 10', () => {
    // Temperature, concentration, catalyst; two replicates of each yield.
    const { effects, standardError } = factorialEffects(3, [
      [59, 61],
      [74, 70],
      [50, 58],
      [69, 67],
      [50, 54],
      [81, 85],
      [46, 44],
      [79, 81],
    ]);
    expect(effects).toEqual([64.25, 23, -5, 1.5, 1.5, 10, 0, 0.5]);
    expect(standardError).toBeCloseTo(1.4, 1);
  });

  it('has no standard error without replicates', () => {
    expect(factorialEffects(1, [[3], [5]])).toEqual({ effects: [4, 2], standardError: null });
  });

  it('refuses an incomplete set of combinations', () => {
    expect(() => factorialEffects(2, [[1], [2], [3]])).toThrow('4 combinations');
    expect(() => factorialEffects(1, [[1], []])).toThrow('at least one outcome');
  });
});

describe('permutation', () => {
  it('draws every order of three about equally often', () => {
    const rng = seedrandom.alea('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const key = permutation(3, rng).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Chi-squared with 5 degrees of freedom exceeds 20.5 with chance 0.001.
    let chiSquared = 0;
    for (const count of counts.values()) chiSquared += (count - 1000) ** 2 / 1000;
    expect(chiSquared).toBeLessThan(20.5);
  });
});
