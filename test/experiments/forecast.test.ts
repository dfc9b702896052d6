import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { forecast, regionsAround } from '../../src/experiments/measure/forecast.ts';
import { normalQuantile } from '../../src/statistics/index.ts';

const Z = { z: 1.959964 };
const REGIONS = regionsAround(0.5, 0.02);

describe('a forecast of blocks', () => {
  it('comes true in half of all cases and in four of five', () => {
    const known = { blocks: 400, mean: 0.535, variance: 0.05 };
    const { even, fourInFive } = forecast(known, Z, REGIONS);
    const random = seedrandom.alea('forecast');
    const settled = (total: number) => {
      let count = 0;
      for (let run = 0; run < 20_000; run++) {
        // A truth that the blocks so far leave likely, then the mean of the blocks to come.
        const truth = known.mean + normalQuantile(random()) * Math.sqrt(known.variance / known.blocks);
        const more = total - known.blocks;
        const fresh = truth + normalQuantile(random()) * Math.sqrt(known.variance / more);
        const mean = (known.blocks * known.mean + more * fresh) / total;
        const half = Z.z * Math.sqrt(known.variance / total);
        if (REGIONS.some(([from, to]) => mean - half > from && mean + half < to)) count++;
      }
      return count / 20_000;
    };
    // Five standard errors.
    expect(Math.abs(settled(even!) - 0.5)).toBeLessThan(0.018);
    expect(Math.abs(settled(fourInFive!) - 0.8)).toBeLessThan(0.015);
  });

  it('is a wide range at the end of a band, where the mean alone would never tell', () => {
    const { even, fourInFive } = forecast({ blocks: 400, mean: 0.52, variance: 0.05 }, Z, REGIONS);
    expect(fourInFive! / even!).toBeGreaterThan(4);
  });

  it('is shorter where fewer looks are planned, and unknown before the first block', () => {
    const known = { blocks: 400, mean: 0.54, variance: 0.05 };
    const often = forecast(known, { alpha: 0.05 }, REGIONS);
    expect(forecast(known, Z, REGIONS).even).toBeLessThan(often.even! / 1.5);
    expect(forecast({ ...known, blocks: 0 }, Z, REGIONS)).toEqual({ even: null, fourInFive: null });
  });
});
