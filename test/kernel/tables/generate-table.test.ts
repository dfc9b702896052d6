import { describe, expect, it } from 'vitest';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { generateTable } from '../../../src/kernel/tables/generate-table.ts';
import { TABLE_SETTINGS } from '../../../src/kernel/tables/table-settings.ts';
import { missedByCoverage, missedByExtremes, missedByUsual, sealedOff } from './guideline.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `s${i}`);

/** The short form of `npm run fuzz -- tables`: fewer seeds. */
describe('generateTable', () => {
  const usual = SEEDS.map((seed) => generateTable({}, seed));

  it('meets the guideline on every seed: coverage, gaps, mixture, room', () => {
    for (const [i, spec] of usual.entries()) {
      const seed = SEEDS[i];
      expect(spec, seed).toMatchObject({ width: 48, depth: 48, symmetric: true, name: `generated-${seed}` });
      expect(missedByUsual(spec), seed).toEqual([]);
    }
  });

  it('draws both halves when asked to, and meets the same figures', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const spec = generateTable({ symmetric: 0 }, seed);
      expect(spec.symmetric, seed).toBe(false);
      expect(missedByUsual(spec), seed).toEqual([]);
    }
  });

  it('draws the same table for the same seed and another for another', () => {
    expect(generateTable({}, 7)).toEqual(generateTable({}, '7'));
    expect(generateTable({ coverage: 0.3 }, 'a')).toEqual(generateTable({ coverage: 0.3 }, 'a'));
    expect(new Set(usual.map(({ pieces }) => JSON.stringify(pieces))).size).toBe(SEEDS.length);
  });

  it('leaves no ground sealed off and no upper floor out of reach', () => {
    for (const spec of usual.slice(0, 6)) expect(sealedOff(spec), spec.name).toEqual([]);
  });

  it.each([0, 0.1, 0.2, 0.3, 0.4, 0.55])('covers %d of the table when asked to', (coverage) => {
    for (const seed of SEEDS.slice(0, 2)) {
      expect(missedByCoverage(generateTable({ coverage }, seed), coverage), seed).toEqual([]);
    }
  });

  it('makes more and smaller pieces of the same coverage from a smaller feature size', () => {
    const pieces = (featureSize: number) =>
      SEEDS.slice(0, 3).map((seed) => generateTable({ featureSize }, seed).pieces.length);
    expect(Math.min(...pieces(8))).toBeGreaterThan(Math.max(...pieces(18)));
  });

  it('leaves out kinds whose number is 0', () => {
    const { kinds } = describeTable(generateTable({ area: 0, linear: 0 }, 1));
    expect([kinds.area.pieces, kinds.linear.pieces]).toEqual([0, 0]);
    expect(kinds['multi-level'].pieces).toBeGreaterThan(0);
  });

  it.each([
    [24, 24],
    [36, 48],
    [48, 96],
  ])('fills a table of %d x %d', (width, depth) => {
    const measures = describeTable(generateTable({ width, depth, zoneDepth: 6 }, 3), { zoneDepth: 6 });
    expect(Math.abs(measures.coverage - 0.5)).toBeLessThanOrEqual(0.03);
    expect(measures).toMatchObject({ overlaps: 0, connected: 1, symmetric: true });
  });

  it.each([
    { featureSize: 24, width: 24, depth: 24 },
    { featureSize: 24, coverage: 0.55, block: 0, linear: 0 },
    { featureSize: 6, width: 24, depth: 24, coverage: 0.55, multiLevel: 20 },
    { featureSize: 6, width: 96, depth: 96, coverage: 0.55 },
    { symmetric: 0, area: 0, coverage: 0.55 },
    { linear: 20, coverage: 0.05 },
  ])('stays playable where it must fall short: %j', (settings) => {
    for (const seed of SEEDS.slice(0, 2)) {
      expect(missedByExtremes(generateTable(settings, seed), settings.coverage ?? 0.5), seed).toEqual([]);
    }
  });

  it('refuses bad settings in one sentence', () => {
    expect(() => generateTable({ density: 1 }, 1)).toThrow(
      /^The table generator has no setting "density"; it has width, depth, coverage, .*\.$/,
    );
    expect(() => generateTable({ coverage: 0.8 }, 1)).toThrow(
      'The table generator takes "coverage" from 0 to 0.55, not 0.8; the nearest is 0.55.',
    );
    expect(() => generateTable({ maxGap: Number.NaN }, 1)).toThrow(
      'The table generator takes "maxGap" from 2 to 48',
    );
    expect(() => generateTable({ area: 0, block: 0, multiLevel: 0 }, 1)).toThrow('above 0');
  });

  it('has defaults within its bounds', () => {
    for (const { default: usual, min, max } of Object.values(TABLE_SETTINGS)) {
      expect(usual).toBeGreaterThanOrEqual(min);
      expect(usual).toBeLessThanOrEqual(max);
    }
  });
});
