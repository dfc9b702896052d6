import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { shapley } from '../../../src/statistics/attribution/shapley.ts';
import { shapleyInteractions } from '../../../src/statistics/attribution/shapley-interactions.ts';

const members = (subset: number, n: number) =>
  Array.from({ length: n }, (_, i) => i).filter((i) => (subset >> i) & 1);

/** Littlechild and Owen (1973): runways of growing cost, each coalition pays for its longest. */
const AIRPORT = [8, 11, 13, 18];
const airport = (subset: number) => Math.max(0, ...members(subset, 4).map((i) => AIRPORT[i]));

describe('shapley', () => {
  it('splits the airport by runway sections', () => {
    const sections = [8 / 4, 3 / 3, 2 / 2, 5];
    const expected = sections.map((_, i) => sections.slice(0, i + 1).reduce((a, b) => a + b));
    shapley(4, airport).forEach((share, i) => {
      expect(share).toBeCloseTo(expected[i], 12);
    });
  });

  it('gives the power of the voting game [3; 2, 1, 1]: 2/3, 1/6, 1/6', () => {
    const wins = (subset: number) =>
      members(subset, 3).reduce((sum, i) => sum + [2, 1, 1][i], 0) >= 3 ? 1 : 0;
    const power = shapley(3, wins);
    expect(power[0]).toBeCloseTo(2 / 3, 12);
    expect(power[1]).toBeCloseTo(1 / 6, 12);
    expect(power[2]).toBeCloseTo(1 / 6, 12);
  });

  it('sums to the whole less nothing, and asks for each subset once', () => {
    const rng = seedrandom.alea('shapley-sum');
    const asked: number[] = [];
    const outcomes = Array.from({ length: 1024 }, rng);
    const values = shapley(10, (subset) => {
      asked.push(subset);
      return outcomes[subset];
    });
    expect(values.reduce((a, b) => a + b)).toBeCloseTo(outcomes[1023] - outcomes[0], 12);
    expect(new Set(asked).size).toBe(1024);
    expect(asked).toHaveLength(1024);
  });

  it('is linear: the value of the mean over blocks is the mean of the values of blocks', () => {
    const rng = seedrandom.alea('shapley-linear');
    const blocks = Array.from({ length: 5 }, () => Array.from({ length: 8 }, rng));
    const whole = shapley(3, (subset) => blocks.reduce((sum, block) => sum + block[subset], 0) / 5);
    const perBlock = blocks.map((block) => shapley(3, (subset) => block[subset]));
    whole.forEach((value, i) => {
      expect(value).toBeCloseTo(perBlock.reduce((sum, values) => sum + values[i], 0) / 5, 12);
    });
  });

  it('handles a single change', () => {
    expect(shapley(1, (subset) => 3 + 2 * subset)).toEqual([2]);
  });

  it('refuses more changes than it can go through', () => {
    expect(() => shapley(17, () => 0)).toThrow('16');
  });
});

describe('shapleyInteractions', () => {
  it('finds what two changes do only together, and nothing between the others', () => {
    const value = (subset: number) => members(subset, 4).length + ((subset & 0b11) === 0b11 ? 5 : 0);
    const index = shapleyInteractions(4, value);
    expect(index[0][1]).toBeCloseTo(5, 12);
    expect(index[1][0]).toBeCloseTo(5, 12);
    expect(index[2][3]).toBeCloseTo(0, 12);
    expect(index[0][2]).toBeCloseTo(0, 12);
    expect(index[0][0]).toBe(0);
  });

  it('weighs a triple as Grabisch and Roubens do: half of it to each pair of three', () => {
    const index = shapleyInteractions(3, (subset) => (subset === 0b111 ? 1 : 0));
    expect(index[0][1]).toBeCloseTo(0.5, 12);
  });
});
