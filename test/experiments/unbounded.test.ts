import { describe, expect, it } from 'vitest';
import { effectTally } from '../../src/experiments/measure/effect-tally.ts';
import { AT_ANY_TIME, type BandSampling, onceAt } from '../../src/experiments/measure/looks.ts';
import { metricTally } from '../../src/experiments/measure/metric-tally.ts';
import { pairedTally } from '../../src/experiments/measure/paired-tally.ts';
import type { Metric } from '../../src/experiments/metrics/metrics.ts';

const SPEC = { tables: [{ seed: 1 }], alpha: 0.05, d: 0.01, looks: AT_ANY_TIME } as unknown as BandSampling;

/** A figure without bounds, counted in thousandths. */
const PER_ROUND: Metric = { id: 'cards', says: 'cards', unit: 'count', scale: 1000, measure: () => null };

const BLOCKS = 200;

describe('the interval of a figure without bounds', () => {
  it('takes one whole unit for possible where all blocks are alike, whatever it is counted in', () => {
    const [inThousandths, inOnes] = [1000, 1].map((scale) => {
      const tally = pairedTally(SPEC, { ...PER_ROUND, scale });
      for (let block = 0; block < BLOCKS; block++) tally.add(0, [2 * scale, scale], [2 * scale, scale]);
      return tally.row().difference;
    });
    expect(inThousandths).toEqual(inOnes);
    // No interval for 200 draws of something between -1 and 1 can be as narrow as this.
    expect(inThousandths.high).toBeGreaterThan(0.01);
    expect(inThousandths.low).toBeLessThan(-0.01);
  });

  it('does so for what changes come to', () => {
    const tally = effectTally(SPEC, 6000, null);
    for (let block = 0; block < BLOCKS; block++) tally.add(0, 0);
    expect(tally.figures().effect.high).toBeGreaterThan(0.01);
  });

  it('is that of a planned look where some of its blocks do not show what changes come to', () => {
    const sampling = { ...SPEC, looks: onceAt(BLOCKS, SPEC.alpha) };
    const widthOf = (hidden: number) => {
      const tally = effectTally(sampling, 4, 4);
      for (let block = 0; block < BLOCKS; block++) tally.add(0, block < hidden ? null : block % 5);
      const { effect, blocks, pValue } = tally.figures();
      expect(blocks).toBe(BLOCKS - hidden);
      expect(pValue).not.toBeNull();
      return effect.high - effect.low;
    };
    expect(widthOf(1) / widthOf(0)).toBeLessThan(1.02);
  });

  it('does so for levels, and half as much again', () => {
    const tally = metricTally(SPEC, PER_ROUND);
    for (let block = 0; block < BLOCKS; block++) tally.add(0, [0, PER_ROUND.scale]);
    expect(tally.level().level!.high).toBeGreaterThan(0.015);
  });
});
