import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { morrisDesign } from '../../src/statistics/attribution/morris-design.ts';
import { morrisEffects } from '../../src/statistics/attribution/morris-effects.ts';
import { normalQuantile } from '../../src/statistics/numerics/normal-quantile.ts';
import { permutation } from '../../src/statistics/numerics/permutation.ts';

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
