import { describe, expect, it } from 'vitest';
import { distanceOn } from '../../../src/kernel/base.ts';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { inches } from '../../../src/kernel/length.ts';
import type { Corner, Piece } from '../../../src/kernel/terrain.ts';
import { across, pointAt, touching } from '../point-at.ts';
import { block, hedge, piece, rectangle, SMALL_TABLES, solid, table } from '../small-tables.ts';

describe('contact', () => {
  it('is with the four neighbours at a pitch of one base and with twelve at half a base', () => {
    const coarse = compileGround(table('bare', 11, []), 2500);
    const middle = pointAt(coarse, 0, 0);
    expect(touching(coarse, middle).length).toBe(4);
    const fine = compileGround(table('bare', 11, []), 1250);
    expect(touching(fine, pointAt(fine, 0, 0)).length).toBe(12);
  });

  it('is mutual and within 3 mm, an inch of height and no wall between, on every small table', () => {
    for (const spec of SMALL_TABLES) {
      const ground = compileGround(spec, 1250);
      const planar = distanceOn(ground, 2 * ground.radius, false);
      for (let a = 0; a < ground.count; a++) {
        for (const b of touching(ground, a)) {
          expect(planar(a, b)).toBeLessThanOrEqual(300);
          expect(Math.abs(ground.z[a] - ground.z[b])).toBeLessThan(2540);
          expect(touching(ground, b)).toContain(a);
        }
        for (const b of across(ground, a)) expect(across(ground, b)).toContain(a);
      }
    }
  });

  it('reaches a step of less than an inch and not one of an inch', () => {
    const step = (height: number) => {
      const outline = rectangle(-3, -3, 0.4, 3);
      const hill = piece('hill', outline, {
        floors: [{ outline, height }],
        solids: [solid(outline, 0, height)],
      });
      const ground = compileGround(table('step', 11, [hill]), 1250);
      return touching(ground, pointAt(ground, 2500, 0)).includes(pointAt(ground, 0, 0, inches(height)));
    };
    expect([step(0.9), step(1)]).toEqual([true, false]);
  });

  it('is stopped by a wall thinner than the gap', () => {
    // The one place for it is between bases a knight's move apart, 2.95 mm from edge to edge; it is 2 mm thick.
    const screen = (middle: number): Piece => {
      const [x, y] = [(2500 * middle) / 2540, (1250 * middle) / 2540];
      const corners: Corner[] = [
        [x - 0.5, y + 0.91],
        [x + 0.41, y - 0.91],
        [x + 0.5, y - 0.91],
        [x - 0.41, y + 0.91],
      ];
      return block('screen', corners, 2);
    };
    const touches = (middle: number) => {
      const ground = compileGround(table('screen', 11, [screen(middle)]), 1250);
      return touching(ground, pointAt(ground, 0, 0)).includes(pointAt(ground, 2500, 1250));
    };
    expect(touches(0.5)).toBe(false);
    expect(touches(1.5)).toBe(true);
  });

  it('is across a hedge between the nearest points on either side', () => {
    for (const pitch of [2500, 1250]) {
      const ground = compileGround(
        table('hedge', 11, [hedge('hedge', rectangle(-4, -0.25, 4, 0.25), 0.8)]),
        pitch,
      );
      const near = pointAt(ground, 0, -2500);
      expect(across(ground, near)).toContain(pointAt(ground, 0, 2500));
      expect(touching(ground, near)).not.toContain(pointAt(ground, 0, 2500));
      expect(across(ground, near).every((b) => ground.y[b] > 0)).toBe(true);
      expect(across(ground, pointAt(ground, 0, -5000))).toEqual([]);
    }
  });

  it('is not along a hedge, nor across one with a wall behind it', () => {
    const outline = rectangle(-0.4, -0.25, 0.4, 0.25);
    const ground = compileGround(table('hedge', 11, [hedge('hedge', outline, 0.8)]), 2500);
    expect(across(ground, pointAt(ground, 2500, 0))).toEqual([pointAt(ground, -2500, 0)]);
    const long = compileGround(
      table('long', 11, [hedge('hedge', rectangle(-1.5, -0.25, 1.5, 0.25), 0.8)]),
      2500,
    );
    expect(across(long, pointAt(long, 7500, 0))).toEqual([]);
    const walled = table('walled', 11, [
      hedge('hedge', rectangle(-4, -0.25, 4, 0), 0.8),
      block('wall', rectangle(-4, 0, 4, 0.25), 3),
    ]);
    expect(compileGround(walled, 1250).across.length).toBe(0);
  });
});
