import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { inches } from '../../../src/kernel/length.ts';
import { across, pointAt, touching } from '../point-at.ts';
import {
  block,
  HILL_TABLE,
  hedge,
  piece,
  RUIN_TABLE,
  rectangle,
  solid,
  table,
  wood,
} from '../small-tables.ts';

describe('the lattice', () => {
  it('chooses on each axis the phase with more points', () => {
    // Half a side less the radius is 9.98 bases on a side of 20.96 bases: 19 points with one in the middle, 20 without.
    const even = compileGround(table('even', 524 / 25.4, []), 2500);
    expect([even.columns, even.rows, even.count]).toEqual([20, 20, 400]);
    expect([even.x[0], even.y[0]]).toEqual([-23750, -23750]);
    const mixed = compileGround({ ...table('mixed', 524 / 25.4, []), depth: 549 / 25.4 }, 2500);
    expect([mixed.columns, mixed.rows, mixed.y[0]]).toEqual([20, 21, -25000]);
  });

  it('keeps every base wholly on the table and has no room for one more', () => {
    for (const size of [5, 11.3, 20, 36.5]) {
      for (const pitch of [2500, 1250]) {
        const ground = compileGround(table('bare', size, []), pitch);
        const edge = (size * 2540) / 2;
        expect(-ground.x[0] + 1250).toBeLessThanOrEqual(edge);
        expect(-ground.x[0] + 1250 + pitch / 2).toBeGreaterThan(edge);
      }
    }
  });

  it('numbers the points so that the list turned by 180 degrees is the list backwards, floors apart', () => {
    const ground = compileGround(table('bare', 12, []), 1250);
    expect([...ground.mirror]).toEqual(Array.from({ length: ground.count }, (_, i) => ground.count - 1 - i));
  });

  it('maps a symmetric table with floors onto itself', () => {
    const ground = compileGround(HILL_TABLE, 1250);
    for (let i = 0; i < ground.count; i++) {
      const m = ground.mirror[i];
      expect([ground.x[m], ground.y[m], ground.z[m]]).toEqual([
        -ground.x[i] + 0,
        -ground.y[i] + 0,
        ground.z[i],
      ]);
      expect(ground.mirror[m]).toBe(i);
      expect(touching(ground, m)).toEqual(
        touching(ground, i)
          .map((j) => ground.mirror[j])
          .sort((a, b) => a - b),
      );
      expect(across(ground, m)).toEqual(
        across(ground, i)
          .map((j) => ground.mirror[j])
          .sort((a, b) => a - b),
      );
    }
    expect(ground.across.length).toBeGreaterThan(0);
  });

  it('gives a point without a counterpart the nearest point as its mirror', () => {
    const ground = compileGround(table('corner', 10, [block('rock', rectangle(2, 2, 5, 5), 1)]), 2500);
    const m = ground.mirror[0];
    expect([-ground.x[0], -ground.y[0]]).toEqual([11250, 11250]);
    expect(Math.max(ground.x[m], ground.y[m])).toBe(11250);
    expect(Math.min(ground.x[m], ground.y[m])).toBe(3750);
  });
});

describe('standing room', () => {
  const ground = compileGround(
    table('yard', 20, [
      block('rock', rectangle(-1, -1, 1, 1), 1),
      piece('pool', rectangle(4, -1, 6, 1), { impassable: true }),
      hedge('hedge', rectangle(-6, -1, -5.6, 1), 0.9),
      piece('arch', rectangle(-1, 4, 1, 6), { solids: [solid(rectangle(-1, 4, 1, 6), 1.3, 3)] }),
      piece('low arch', rectangle(4, 4, 6, 6), { solids: [solid(rectangle(4, 4, 6, 6), 1.2, 3)] }),
      wood('wood', rectangle(-6, 4, -4, 6), 3),
    ]),
    1250,
  );
  const stands = (x: number, y: number) => {
    const column = ground.column[pointAt(ground, x, -20000)];
    const row = ground.row[pointAt(ground, -20000, y)];
    return ground.cell[row * ground.columns + column] >= 0;
  };

  it('is denied by solids, impassable footprints and linear obstacles the base would overlap', () => {
    // The side of the rock is at 2540, so a centre needs 3790 or more: 3750 overlaps by 0.4 mm.
    expect([stands(0, 0), stands(3750, 0), stands(5000, 0)]).toEqual([false, false, true]);
    // The pool is from 10160 to 15240, so centres stay out of 8910 to 16490.
    expect([stands(8750, 0), stands(10000, 0), stands(16250, 0), stands(17500, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    // The hedge is from -15240 to -14224.
    expect([stands(-16250, 0), stands(-13750, 0), stands(-17500, 0), stands(-12500, 0)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is there beneath what starts above 32 mm', () => {
    expect(stands(0, 12500)).toBe(true);
    expect(stands(12500, 12500)).toBe(false);
  });

  it('is there on a base that touches a solid exactly', () => {
    const exact = compileGround(
      table('exact', 20, [block('rock', rectangle(-1, -1, 12.5 / 25.4, 1), 1)]),
      2500,
    );
    // 20 inches hold 19 points and one in the middle, or 20 without; 2500 is the first point whose base clears 1250.
    expect(exact.x.includes(0)).toBe(false);
    const fine = compileGround(
      table('fine', 20, [block('rock', rectangle(-1, -1, 12.5 / 25.4, 1), 1)]),
      1250,
    );
    expect(() => pointAt(fine, 2500, 0)).not.toThrow();
    expect(() => pointAt(fine, 1250, 0)).toThrow();
  });

  it('tells in and beside which pieces a base is', () => {
    expect(ground.inside[pointAt(ground, -12500, 12500)]).toBe(1 << 5);
    expect(ground.inside[pointAt(ground, 0, 12500)]).toBe(1 << 3);
    // The wood ends at -10160: 8750 leaves a gap of 1.6 mm, 7500 one of 14.1 mm.
    expect(ground.touches[pointAt(ground, -8750, 12500)]).toBe(1 << 5);
    expect(ground.touches[pointAt(ground, -7500, 12500)]).toBe(0);
    expect(ground.inside[pointAt(ground, -8750, 12500)]).toBe(0);
  });

  it('puts points on floors whose outline holds the centre and leaves 32 mm of headroom', () => {
    const ruin = compileGround(RUIN_TABLE, 1250);
    const upper = Array.from({ length: ruin.count }, (_, i) => i).filter((i) => ruin.z[i] > 0);
    expect(new Set(upper.map((i) => ruin.z[i]))).toEqual(new Set([7620]));
    expect(upper.length).toBeGreaterThan(100);
    for (const i of upper) {
      expect(Math.abs(ruin.x[i])).toBeLessThanOrEqual(inches(3.7));
      expect(ruin.x[i] > inches(1) && ruin.y[i] > inches(0.5)).toBe(false);
      expect(ruin.inside[i] & 1).toBe(1);
    }
    // The east walls end at the level of the floor: bases may overhang there, not over the walls that go on.
    expect(Math.max(...upper.map((i) => ruin.x[i]))).toBe(8750);
    expect(Math.min(...upper.map((i) => ruin.x[i]))).toBe(-7500);
  });

  it('lists the points of a cell by height, side by side', () => {
    const ruin = compileGround(RUIN_TABLE, 2500);
    const i =
      ruin.cell[
        ruin.row[pointAt(ruin, 1250, -1250, 7620)] * ruin.columns +
          ruin.column[pointAt(ruin, 1250, -1250, 7620)]
      ];
    expect([ruin.z[i], ruin.z[i + 1]]).toEqual([0, 7620]);
  });

  it('is denied beside the edge of a floor too low to stand under', () => {
    const stage = piece('stage', rectangle(-2, -2, 2, 2), {
      floors: [{ outline: rectangle(-2, -2, 2, 2), height: 1 }],
    });
    const low = compileGround(table('stage', 12, [stage]), 1250);
    expect(() => pointAt(low, 5000, 0)).toThrow();
    expect(low.z[pointAt(low, 5000, 0, 2540)]).toBe(2540);
    expect(() => pointAt(low, 6250, 0)).toThrow();
    expect(low.z[pointAt(low, 7500, 0)]).toBe(0);
    expect(() => pointAt(low, 6250, 0, 2540)).toThrow();
  });
});
