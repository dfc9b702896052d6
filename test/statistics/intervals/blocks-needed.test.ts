import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { boundedMeanSequence } from '../../../src/statistics/betting/bounded-mean-sequence.ts';
import { blocksNeeded } from '../../../src/statistics/intervals/blocks-needed.ts';
import { UNIT_RANGE } from '../../../src/statistics/tallies/score-tally.ts';

const ANY = { alpha: 0.05 };

describe('blocksNeeded', () => {
  it.each([1 / 16, 1 / 100])(
    'gives the sequence the half-width it promised, at a variance of %d',
    (variance) => {
      const n = blocksNeeded(variance, 0.03, ANY);
      // Mirrored pairs of which most are split and as many won twice as lost twice.
      const reach = (blocks: number) => {
        const sequence = boundedMeanSequence();
        const decided = Math.round(4 * variance * blocks);
        sequence.add(0, decided / 2);
        sequence.add(1, decided / 2);
        sequence.add(0.5, blocks - decided);
        const { low, high } = sequence.look(0.05);
        return (high - low) / 2;
      };
      // Whole numbers of blocks at the ends.
      const step = 1 / (2 * variance);
      expect(reach(step * Math.ceil(n / step))).toBeLessThanOrEqual(0.03);
      expect(reach(step * Math.floor(n / step) - step)).toBeGreaterThan(0.03);
    },
  );

  it('is the textbook number for one look: variance times the squared normal quantiles over the distance', () => {
    const [z, power] = [1.959964, 0.841621];
    const blocks = blocksNeeded(0.05, 0.02, { z }, UNIT_RANGE, 0.8);
    const textbook = (0.05 * (z + power) ** 2) / 0.02 ** 2;
    expect(blocks / textbook).toBeGreaterThan(0.99);
    expect(blocks / textbook).toBeLessThan(1.01);
    expect(blocksNeeded(0.05, 0.02, ANY, UNIT_RANGE, 0.8)).toBeGreaterThan(1.8 * blocks);
  });

  it('asks for more blocks for a shorter distance and a larger variance', () => {
    expect(blocksNeeded(0.05, 0.01, ANY)).toBeGreaterThan(4 * blocksNeeded(0.05, 0.02, ANY));
    expect(blocksNeeded(0.1, 0.02, ANY)).toBeGreaterThan(blocksNeeded(0.05, 0.02, ANY));
  });

  it('asks for blocks even where the pilot showed no variance', () => {
    expect(blocksNeeded(0, 0.02, ANY)).toBeGreaterThan(100);
  });

  it('lets as many runs as asked tell an effect from a threshold by then', () => {
    const random = seedrandom.alea('power');
    // Split blocks, and as many more won twice than lost twice as the effect says.
    const [won, lost] = [0.14, 0.06];
    const [effect, variance] = [(won - lost) / 2, (won + lost) / 4 - ((won - lost) / 2) ** 2];
    const found = (blocks: number) => {
      const sequence = boundedMeanSequence();
      for (let i = 0; i < blocks; i++) {
        const drawn = random();
        sequence.add(drawn < won ? 1 : drawn < won + lost ? 0 : 0.5);
      }
      return sequence.look(0.05).low > 0.5;
    };
    const rate = (power: number) => {
      const blocks = blocksNeeded(variance, effect, ANY, UNIT_RANGE, power);
      return Array.from({ length: 1000 }, () => found(blocks)).filter(Boolean).length / 1000;
    };
    // Four standard errors of a rate from so many runs.
    expect(Math.abs(rate(0.8) - 0.8)).toBeLessThan(0.051);
    expect(Math.abs(rate(0.5) - 0.5)).toBeLessThan(0.064);
  });

  it('scales with the range', () => {
    expect(blocksNeeded(0.2, 0.04, ANY, { low: -1, high: 1 })).toBe(blocksNeeded(0.05, 0.02, ANY));
  });

  it('refuses impossible variances and distances', () => {
    expect(() => blocksNeeded(0.3, 0.02, ANY)).toThrow('at most 0.25');
    expect(() => blocksNeeded(-1, 0.02, ANY)).toThrow('variance is -1');
    expect(() => blocksNeeded(0.1, 0, ANY)).toThrow('distance is 0');
    expect(() => blocksNeeded(0.1, 1e-9, ANY)).toThrow('larger one');
    expect(() => blocksNeeded(0.1, 0.02, ANY, UNIT_RANGE, 0.4)).toThrow('power is 0.4');
    expect(() => blocksNeeded(0.1, 0.02, ANY, UNIT_RANGE, 1)).toThrow('power is 1');
  });
});
