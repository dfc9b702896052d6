import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import {
  createSurface,
  type Direction,
  deviate,
  discTouchesBase,
  nearestPoint,
  spanTouchingDisc,
} from '../../../src/kernel/geometry/template.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { box, hill, table } from '../bare-table.ts';

const RADIUS = 1250;
const SIX: readonly Direction[] = [1, 2, 3, 4, 5, 6];

describe('a round template', () => {
  it('touches a base up to the sum of both radii', () => {
    const centre = { x: 1000, y: -2000 };
    const radius = 1.5 * INCH;
    expect(discTouchesBase(centre.x, centre.y, radius, 1000 + radius + RADIUS, -2000, RADIUS)).toBe(true);
    expect(discTouchesBase(centre.x, centre.y, radius, 1001 + radius + RADIUS, -2000, RADIUS)).toBe(false);
  });

  it('is entered and left where the bases touch', () => {
    const span = spanTouchingDisc({ x: 0, y: 0 }, 3750, -10000, 0, 10000, 0, RADIUS);
    expect(span?.[0]).toBeCloseTo(0.25, 6);
    expect(span?.[1]).toBeCloseTo(0.75, 6);
    expect(spanTouchingDisc({ x: 0, y: 0 }, 3750, -10000, 5001, 10000, 5001, RADIUS)).toBeNull();
  });
});

describe('deviation', () => {
  it('goes straight on, then clockwise by 60 degrees', () => {
    const ends = SIX.map((direction) => deviate({ x: 0, y: 0 }, { x: 0, y: 8 * INCH }, direction, 10000));
    const aside = 8660;
    const y = 8 * INCH;
    expect(ends).toEqual([
      { x: 0, y: y + 10000 },
      { x: aside, y: y + 5000 },
      { x: aside, y: y - 5000 },
      { x: 0, y: y - 10000 },
      { x: -aside, y: y - 5000 },
      { x: -aside, y: y + 5000 },
    ]);
  });

  it('keeps its length at every angle and turns with the table', () => {
    for (let k = 0; k < 60; k++) {
      const shooter = { x: 317 * k - 9000, y: 20000 - 611 * k };
      const target = { x: 1234 - 97 * k, y: -4321 + 55 * k };
      for (const direction of SIX) {
        const end = deviate(shooter, target, direction, 3 * INCH);
        expect(Math.hypot(end.x - target.x, end.y - target.y)).toBeCloseTo(3 * INCH, -1);
        const turned = deviate(
          { x: -shooter.x, y: -shooter.y },
          { x: -target.x, y: -target.y },
          direction,
          3 * INCH,
        );
        expect([turned.x + end.x, turned.y + end.y]).toEqual([0, 0]);
      }
    }
  });

  it('from right above the target points away from the centre of the table', () => {
    const below = { x: 0, y: -5000 };
    expect(deviate(below, below, 1, 1000)).toEqual({ x: 0, y: -6000 });
  });
});

describe('the level a template lands on', () => {
  const ground = compileGround(table(12, 12, [hill(box([0, 0, 4, 4]), 3)]), 2500);

  it('is the highest floor under its centre, or the ground', () => {
    expect(createSurface(ground)(2 * INCH, 2 * INCH)).toBe(3 * INCH);
    expect(createSurface(ground)(5 * INCH, 2 * INCH)).toBe(0);
  });

  it('snaps to the nearest standing point, on top', () => {
    const top = nearestPoint(ground, 2 * INCH + 90, 2 * INCH);
    expect([ground.x[top], ground.y[top], ground.z[top]]).toEqual([6250, 6250, 3 * INCH]);
    const corner = nearestPoint(ground, 90 * INCH, -90 * INCH);
    expect([ground.x[corner], ground.y[corner]]).toEqual([13750, -13750]);
  });

  it('breaks ties alike on both sides of the table', () => {
    const open = compileGround(table(12, 12, []), 2500);
    for (const [x, y] of [
      [0, 2500],
      [-5000, 0],
      [5000, -2500],
      [2500, 1250],
    ]) {
      expect(nearestPoint(open, -x, -y)).toBe(open.mirror[nearestPoint(open, x, y)]);
    }
  });
});
