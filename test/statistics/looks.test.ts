import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import {
  boundAtLooks,
  chanceAtLooks,
  gaussLegendre,
  normalCdf,
  normalQuantile,
} from '../../src/statistics/index.ts';

const even = (looks: number) => Array.from({ length: looks }, (_, i) => 100 * (i + 1));

describe('chanceAtLooks', () => {
  it('is the normal tail for one look', () => {
    for (const z of [0.5, 1.96, 4]) expect(chanceAtLooks([200], z)).toBeCloseTo(2 * normalCdf(-z), 12);
  });

  it('is what Armitage, McPherson and Rowe found for repeated tests at 5 %', () => {
    // Their table 2, to three digits: 1, 2, 3, 4, 5, 10, 20 looks.
    const found = [1, 2, 3, 4, 5, 10, 20].map((looks) => chanceAtLooks(even(looks), normalQuantile(0.975)));
    [0.05, 0.083, 0.107, 0.126, 0.142, 0.193, 0.248].forEach((chance, i) => {
      expect(found[i]).toBeCloseTo(chance, 3);
    });
  });

  it('is as often as sums of normal numbers leave the bound, at looks of any distance', () => {
    const random = seedrandom.alea('looks');
    const [sizes, z, runs] = [[40, 41, 60, 200], 2.1, 40_000];
    let crossed = 0;
    for (let run = 0; run < runs; run++) {
      let [sum, n] = [0, 0];
      const isOut = sizes.map((size) => {
        sum += Math.sqrt(size - n) * normalQuantile(random());
        n = size;
        return Math.abs(sum) >= z * Math.sqrt(n);
      });
      if (isOut.includes(true)) crossed++;
    }
    // Five standard errors.
    expect(Math.abs(crossed / runs - chanceAtLooks(sizes, z))).toBeLessThan(0.0075);
  });

  it('refuses looks that do not rise', () => {
    expect(() => chanceAtLooks([200, 200], 2)).toThrow('sizes[1] is 200 and follows 200');
    expect(() => chanceAtLooks([], 2)).toThrow('at least 1');
    expect(() => chanceAtLooks([200.5], 2)).toThrow('sizes[0] is 200.5');
  });
});

describe('boundAtLooks', () => {
  it("is Pocock's constant", () => {
    // Jennison and Turnbull (2000), table 2.1.
    const known = { 1: 1.96, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413, 10: 2.555 };
    for (const [looks, z] of Object.entries(known))
      expect(boundAtLooks(even(Number(looks)), 0.05)).toBeCloseTo(z, 3);
    expect(boundAtLooks(even(5), 0.01)).toBeCloseTo(2.986, 3);
  });

  it('gives back the chance that was asked for', () => {
    for (const alpha of [0.2, 0.05, 0.001]) {
      const sizes = [200, 300, 460, 700];
      expect(chanceAtLooks(sizes, boundAtLooks(sizes, alpha)) / alpha).toBeCloseTo(1, 6);
    }
  });

  it('depends on how looks lie to each other alone, and hardly rises for looks close together', () => {
    expect(boundAtLooks([20, 30], 0.05)).toBeCloseTo(boundAtLooks([200, 300], 0.05), 9);
    expect(boundAtLooks([200, 201], 0.05)).toBeLessThan(2.01);
  });
});

describe('gaussLegendre', () => {
  it('is exact for polynomials of degree 2 n - 1', () => {
    const { nodes, weights } = gaussLegendre(5);
    for (const degree of [0, 2, 4, 6, 8, 9]) {
      const sum = nodes.reduce((total, node, i) => total + weights[i] * node ** degree, 0);
      expect(sum).toBeCloseTo(degree % 2 === 0 ? 2 / (degree + 1) : 0, 12);
    }
  });
});
