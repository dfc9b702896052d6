import seedrandom from 'seedrandom';
import { sampleVariance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import {
  boundedMeanSequence,
  type Coverage,
  type Ratio,
  ratioDifference,
  ratioDistance,
  ratioInterval,
  ratioOfSums,
} from '../../../src/statistics/index.ts';

/** Blocks with few chances that are seldom taken, or many that are often taken: 0.59 of them all. */
function blocks(count: number, seed: string): Ratio[] {
  const rng = seedrandom.alea(seed);
  return Array.from({ length: count }, () => {
    const [whole, share] = rng() < 0.5 ? [2, 0.2] : [18, 0.6333];
    return [Array.from({ length: whole }, () => rng()).filter((u) => u < share).length, whole];
  });
}

const ANY = { alpha: 0.05 };
const ONE_LOOK = { z: 1.959964 };
const TRUTH = (2 * 0.2 + 18 * 0.6333) / 20;

describe('a ratio of sums', () => {
  it('is that of all parts to all wholes, not the mean of shares', () => {
    expect(
      ratioOfSums([
        [1, 1],
        [0, 9],
      ] as Ratio[])!.ratio,
    ).toBe(0.1);
    expect(
      ratioInterval(
        [
          [1, 1],
          [0, 9],
        ] as Ratio[],
        ANY,
      )!.mean,
    ).toBe(0.1);
  });

  it("has Cochran's variance: squares of part less ratio times whole, over n (n - 1) and the mean whole squared", () => {
    const sample: Ratio[] = [
      [1, 2],
      [3, 4],
      [2, 6],
    ];
    const { ratio, scoreOf } = ratioOfSums(sample)!;
    expect(ratio).toBe(0.5);
    // Residuals 0, 1 and -1, mean whole 4: 2 / (3 * 2) / 16.
    expect(sampleVariance(sample.map(scoreOf)) / 3).toBeCloseTo(2 / 6 / 16, 12);
  });

  it('is nothing where nothing could happen, and refuses parts beyond their whole', () => {
    expect(ratioOfSums([[0, 0]])).toBeNull();
    expect(ratioOfSums([])).toBeNull();
    expect(ratioInterval([], ANY)).toBeNull();
    expect(() => ratioOfSums([[3, 2]])).toThrow('A part of 3 is more than its whole, 2.');
    expect(() => ratioDifference([[1, 2]], [], ANY)).toThrow('second has 0 entries; at least 1 are needed.');
  });
});

describe('its interval', () => {
  it('is that of a bounded mean where all blocks have as many chances', () => {
    const scores = Array.from({ length: 400 }, (_, i) => (i * 7) % 11);
    const sequence = boundedMeanSequence();
    for (const score of scores) sequence.add(score / 10);
    const { low, high } = ratioInterval(
      scores.map((score): Ratio => [score, 10]),
      ANY,
    )!;
    // Values are rounded to thousandths of their range.
    expect(low).toBeCloseTo(sequence.look(0.05).low, 3);
    expect(high).toBeCloseTo(sequence.look(0.05).high, 3);
  });

  it.each([ANY, ONE_LOOK])('keeps its width where every chance was taken, for %o', (coverage) => {
    const { mean, low, high } = ratioInterval(
      Array.from({ length: 200 }, (_, i): Ratio => [1 + (i % 9), 1 + (i % 9)]),
      coverage,
    )!;
    expect([mean, high]).toEqual([1, 1]);
    expect(low).toBeLessThan(0.99);
    expect(low).toBeGreaterThan(0.9);
  });

  it('takes more blocks than a function takes arguments', () => {
    const many = Array.from({ length: 250_000 }, (_, i): Ratio => [i % 2, 2]);
    expect(ratioDistance(many, 0.25)).toBeCloseTo(0, 10);
  });

  it('holds the truth at every look, and that of a difference of nothing', () => {
    let missed = 0;
    const runs = 400;
    for (let run = 0; run < runs; run++) {
      const [one, other] = [blocks(800, `one ${run}`), blocks(800, `other ${run}`)];
      const holds = [100, 200, 400, 800].every((n) => {
        const level = ratioInterval(one.slice(0, n), ANY)!;
        const difference = ratioDifference(one.slice(0, n), other.slice(0, n), ANY)!;
        return level.low <= TRUTH && TRUTH <= level.high && difference.low <= 0 && 0 <= difference.high;
      });
      if (!holds) missed++;
    }
    // Two intervals at 95 %, each over all looks.
    expect(missed / runs).toBeLessThan(0.1);
  });

  it('of one look is exact enough for few chances, and much narrower', () => {
    let missed = 0;
    const runs = 2000;
    for (let run = 0; run < runs; run++) {
      const { low, high } = ratioInterval(blocks(200, `once ${run}`), ONE_LOOK)!;
      if (low > TRUTH || high < TRUTH) missed++;
    }
    // Five standard errors of a rate of 5 %.
    expect(Math.abs(missed / runs - 0.05)).toBeLessThan(0.025);
    const width = (coverage: Coverage) => {
      const { low, high } = ratioInterval(blocks(200, 'once'), coverage)!;
      return high - low;
    };
    expect(width(ANY)).toBeGreaterThan(1.5 * width(ONE_LOOK));
  });

  it('of one look leaves out what lies z standard errors away', () => {
    const sample = blocks(300, 'ends');
    const { low, high } = ratioInterval(sample, ONE_LOOK)!;
    expect(ratioDistance(sample, low)).toBeCloseTo(ONE_LOOK.z, 6);
    expect(ratioDistance(sample, high)).toBeCloseTo(-ONE_LOOK.z, 6);
  });

  it('of a difference says how far the first lies above the second', () => {
    const [high, low] = [3, 1].map((part) => Array.from({ length: 400 }, (): Ratio => [part, 4]));
    const [up, down] = [ratioDifference(high, low, ONE_LOOK)!, ratioDifference(low, high, ONE_LOOK)!];
    expect([up.mean, down.mean]).toEqual([0.5, -0.5]);
    expect(up.low).toBeGreaterThan(0);
    expect(down.high).toBeCloseTo(-up.low, 9);
  });

  it('of a difference is narrower where luck is shared', () => {
    const one = blocks(400, 'one');
    const alike = one.map(([part, whole], i): Ratio => [Math.max(0, part - (i % 4 === 0 ? 1 : 0)), whole]);
    const width = (second: readonly Ratio[]) => {
      const { low, high } = ratioDifference(one, second, ANY)!;
      return high - low;
    };
    expect(width(alike)).toBeLessThan(width(blocks(400, 'other')));
    expect(
      ratioDifference(
        one,
        one.map((): Ratio => [0, 0]),
        ANY,
      ),
    ).toBeNull();
  });
});
