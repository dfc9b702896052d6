import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { readTables } from '../../../src/kernel/tables/read-table.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { tableUnder } from '../../../src/rulesets/dark-potential/battlefield/table-rules.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { TABLES } from '../../../src/rulesets/dark-potential/tables/index.ts';
import { unreached } from '../../kernel/tables/reachable-points.ts';

const measured = Object.values(readTables(TABLES)).map((spec) => ({ spec, measures: describeTable(spec) }));
const SPARSE = ['hedgerows', 'bare-field'];

describe('the designed tables', () => {
  it('are at least six, with names of their own and a sentence each', () => {
    const names = measured.map(({ spec }) => spec.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(6);
    for (const { spec } of measured) expect(spec.title).toMatch(/^[A-Z].*\.$/);
  });

  it.each(measured)(
    '$spec.name is 48 x 48, symmetric, free of overlaps and of sealed-off ground',
    ({ spec, measures }) => {
      expect(spec).toMatchObject({ width: 48, depth: 48, symmetric: true });
      expect(measures.symmetric).toBe(true);
      expect(measures.overlaps).toBe(0);
      expect(measures.connected).toBe(1);
      expect(measures.zones[0]).toBe(measures.zones[1]);
      expect(measures.zones[0]).toBeGreaterThan(0.5);
    },
  );

  it.each(measured.filter(({ spec }) => !SPARSE.includes(spec.name)))(
    '$spec.name has about as much terrain as eight features of 12 x 12, few gaps over 8 inches and a mixture (DP-BOARD-02 to 04)',
    ({ measures }) => {
      expect(Math.abs(measures.features - 8)).toBeLessThan(0.75);
      expect(measures.tooOpen).toBeLessThan(0.05);
      expect(measures.kinds['multi-level'].pieces).toBeGreaterThan(0);
      expect(measures.kinds.linear.pieces).toBeGreaterThan(0);
      expect(measures.kinds.area.pieces + measures.kinds.block.pieces).toBeGreaterThan(0);
    },
  );

  it.each(measured)('$spec.name has no standing point, up or down, that cannot be come to', ({ spec }) => {
    expect(unreached(compileGround(spec, 2500))).toEqual({ ground: 0, floors: 0, lostFloors: [] });
  });

  it('departs from the guideline where the title says so', () => {
    const of = (name: string) => measured.find(({ spec }) => spec.name === name)!;
    expect(of('hedgerows').spec.title).toContain('two fifths of the guideline');
    expect(of('hedgerows').measures.features / 8).toBeCloseTo(2 / 5, 1);
    expect(of('hedgerows').measures.tooOpen).toBeLessThan(0.06);
    expect(of('bare-field').spec.title).toContain('Far below the guideline');
    expect(of('bare-field').measures.features).toBeLessThan(2);
    expect(of('bare-field').measures.tooOpen).toBeGreaterThan(0.5);
  });
});

describe('a table under the rules', () => {
  it('DP-LOS-03: has no area terrain to hide in or to be slowed by without the clause', () => {
    const wood = readTables(TABLES)['old-wood'];
    const areas = ({ pieces }: typeof wood) => pieces.filter(({ area }) => area);
    const plain = tableUnder(compileSettings<Settings>(rules, { 'sight.footprint': 'off' }), wood);
    expect(areas(wood).some(({ difficult }) => difficult)).toBe(true);
    for (const { cover, difficult } of areas(plain))
      expect({ cover, difficult }).toEqual({ cover: 'none', difficult: false });
    expect(plain.pieces.filter(({ area }) => !area)).toEqual(wood.pieces.filter(({ area }) => !area));
  });

  it('DP-LIN-01: has no linear obstacles without the clause, and blocks in their place below no height', () => {
    const { hedgerows } = readTables(TABLES);
    const under = (set: Variant) => tableUnder(compileSettings<Settings>(rules, set), hedgerows);
    const rest = hedgerows.pieces.filter(({ kind }) => kind !== 'linear');
    expect(rest.length).toBeLessThan(hedgerows.pieces.length);
    expect(under({}).pieces).toBe(hedgerows.pieces);
    expect(under({ 'linear-obstacles.limit': 'off' }).pieces).toEqual(rest);
    const blocks = under({ 'linear-obstacles.limit.height': 0 }).pieces;
    expect([blocks.length, blocks.some(({ kind }) => kind === 'linear')]).toEqual([
      hedgerows.pieces.length,
      false,
    ]);
  });
});
