import { describe, expect, it } from 'vitest';
import { blocksNeeded } from '../../src/statistics/blocks-needed.ts';
import { boundedMeanSequence } from '../../src/statistics/bounded-mean-sequence.ts';

describe('blocksNeeded', () => {
  it.each([1 / 16, 1 / 100])(
    'gives the sequence the half-width it promised, at a variance of %d',
    (variance) => {
      const n = blocksNeeded(variance, 0.03, 0.05);
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

  it('asks for more blocks for a shorter distance and a larger variance', () => {
    expect(blocksNeeded(0.05, 0.01, 0.05)).toBeGreaterThan(4 * blocksNeeded(0.05, 0.02, 0.05));
    expect(blocksNeeded(0.1, 0.02, 0.05)).toBeGreaterThan(blocksNeeded(0.05, 0.02, 0.05));
  });

  it('asks for blocks even where the pilot showed no variance', () => {
    expect(blocksNeeded(0, 0.02, 0.05)).toBeGreaterThan(100);
  });

  it('scales with the range', () => {
    expect(blocksNeeded(0.2, 0.04, 0.05, { low: -1, high: 1 })).toBe(blocksNeeded(0.05, 0.02, 0.05));
  });

  it('refuses impossible variances and distances', () => {
    expect(() => blocksNeeded(0.3, 0.02, 0.05)).toThrow('at most 0.25');
    expect(() => blocksNeeded(-1, 0.02, 0.05)).toThrow('variance is -1');
    expect(() => blocksNeeded(0.1, 0, 0.05)).toThrow('distance is 0');
    expect(() => blocksNeeded(0.1, 1e-9, 0.05)).toThrow('larger one');
  });
});
