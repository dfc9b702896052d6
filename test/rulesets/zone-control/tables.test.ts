import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { isDense } from '../../../src/rulesets/zone-control/sight/covers.ts';

const tables = Object.entries(zoneControl.tables);

describe('boards', () => {
  it('are at least two of each printed size, the size in their name', () => {
    for (const size of ['24x24', '24x36', '36x36', '36x48', '48x60', '48x96']) {
      const [depth, width] = size.split('x').map(Number);
      const own = tables.filter(([name]) => name.startsWith(`${size}-`));
      expect(own.length, size).toBeGreaterThanOrEqual(2);
      for (const [, spec] of own) expect([spec.width, spec.depth]).toEqual([width, depth]);
    }
  });

  it.each(tables)('%s is symmetric, with sparse and dense terrain apart from each other', (_, spec) => {
    const measures = describeTable(spec, { zoneDepth: 6 });
    expect(spec.symmetric && measures.symmetric).toBe(true);
    expect(measures.coverage).toBeGreaterThan(0.15);
    expect(measures.coverage).toBeLessThan(0.4);
    expect(spec.pieces.every(({ area }) => area)).toBe(true);
    expect(spec.pieces.some(({ cover }) => isDense(cover))).toBe(true);
    expect(spec.pieces.some(({ cover }) => !isDense(cover))).toBe(true);
    const ground = compileGround(spec, 2500);
    const inTwo = ground.inside.filter((bits) => (bits & (bits - 1)) !== 0).length;
    expect(inTwo / ground.count).toBeLessThan(0.01);
  });

  it('are also drawn at random, of woods and craters only', () => {
    for (const seed of ['1', '2', '3']) {
      const spec = zoneControl.generate({ width: 24, depth: 24 }, seed);
      expect([spec.width, spec.depth]).toEqual([24, 24]);
      expect(spec.pieces.every(({ area }) => area)).toBe(true);
      expect(zoneControl.generate({ width: 24, depth: 24 }, seed)).toEqual(spec);
    }
    expect(zoneControl.generate({}, '1').width).toBe(36);
    expect(() => zoneControl.generate({ ruins: 3 }, '1')).toThrow('no setting "ruins"');
  });
});
