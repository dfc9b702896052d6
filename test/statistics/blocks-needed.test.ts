import { describe, expect, it } from 'vitest';
import { blocksNeeded } from '../../src/statistics/blocks-needed.ts';
import { boundedMeanSequence } from '../../src/statistics/bounded-mean-sequence.ts';

describe('blocksNeeded', () => {
  it('gives the sequence the half-width it promised', () => {
    // Scores 1/4 and 3/4 in equal numbers: variance 1/16.
    const n = blocksNeeded(1 / 16, 0.03, 0.05);
    const reach = (blocks: number) => {
      const sequence = boundedMeanSequence();
      sequence.add(0.25, blocks / 2);
      sequence.add(0.75, blocks / 2);
      const { low, high } = sequence.look(0.05);
      return (high - low) / 2;
    };
    expect(reach(2 * Math.ceil(n / 2))).toBeLessThanOrEqual(0.03);
    expect(reach(2 * Math.floor(n / 2) - 2)).toBeGreaterThan(0.03);
  });

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
