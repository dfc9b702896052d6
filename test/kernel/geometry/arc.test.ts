import { describe, expect, it } from 'vitest';
import { arcOf, facings, inArc, spansInArc } from '../../../src/kernel/geometry/arc.ts';
import { COSINES } from '../../../src/kernel/geometry/cosines.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { numbers } from '../random-table.ts';

const RADIUS = 1250;

/** Distance from a wedge by brute force: its tip, its sides and nothing else, with angles from the runtime. */
function distanceToWedge(tip: readonly [number, number], facing: number, half: number, x: number, y: number) {
  const dx = x - tip[0];
  const dy = y - tip[1];
  let angle = Math.abs(Math.atan2(dy, dx) - facing);
  if (angle > Math.PI) angle = 2 * Math.PI - angle;
  const length = Math.hypot(dx, dy);
  if (angle <= half) return 0;
  return angle - half >= Math.PI / 2 ? length : length * Math.sin(angle - half);
}

describe('the cosines', () => {
  it('are those of whole degrees', () => {
    expect(COSINES).toHaveLength(91);
    COSINES.forEach((cosine, degrees) => {
      // The angle itself is rounded twice on its way here, each time by up to 1.1e-16 of 1.57.
      expect(Math.abs(cosine - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(5e-16);
    });
  });
});

describe('an arc', () => {
  it('starts at the edge of the base, not at its centre', () => {
    const ahead = arcOf(0, 0, RADIUS, [0, 1], 90);
    expect([ahead.x, ahead.y]).toEqual([0, RADIUS]);
    // A base at 45 degrees from the centre of the shooter's is 1250 * sin 45 from the side of a wedge at its edge.
    expect(inArc(ahead, 5000, 5000, 0)).toBe(false);
    expect(inArc(ahead, 5000, 5000, 883)).toBe(false);
    expect(inArc(ahead, 5000, 5000, 884)).toBe(true);
    expect(inArc(arcOf(0, 0, 0, [0, 1], 90), 5000, 5000, 0)).toBe(true);
  });

  it('of 180 degrees is everything in front of the line through its tip', () => {
    const arc = arcOf(0, 0, RADIUS, [0, 3], 180);
    expect(inArc(arc, 50000, RADIUS, 0)).toBe(true);
    expect(inArc(arc, 50000, RADIUS - 1, 0)).toBe(false);
    expect(inArc(arc, 50000, 0, RADIUS)).toBe(true);
    expect(inArc(arc, 50000, -1, RADIUS)).toBe(false);
  });

  it('of 360 degrees is everywhere', () => {
    const arc = arcOf(0, 0, RADIUS, [1, 0], 360);
    for (const [x, y] of [
      [-9, 0],
      [0, 0],
      [-4, 4],
      [3, -8],
    ]) {
      expect(inArc(arc, x * INCH, y * INCH, 0)).toBe(true);
    }
    expect(spansInArc(arc, -5000, 0, 5000, 0, RADIUS)).toEqual([[0, 1]]);
  });

  it('counts a base that touches its tip from behind', () => {
    const arc = arcOf(0, 0, 0, [0, 1], 45);
    expect(inArc(arc, 0, -RADIUS, RADIUS)).toBe(true);
    expect(inArc(arc, 0, -RADIUS - 1, RADIUS)).toBe(false);
  });

  it('is crossed where the base of the mover touches its sides', () => {
    // A wedge of 90 degrees with its tip at the origin; the mover passes 10000 in front of it from left to right.
    const [[from, to]] = spansInArc(arcOf(0, 0, 0, [0, 1], 90), -20000, 10000, 20000, 10000, RADIUS);
    const first = -10000 - RADIUS * Math.SQRT2;
    expect(from).toBeCloseTo((first + 20000) / 40000, 6);
    expect(to).toBeCloseTo(1 - from, 6);
  });

  it('wider than 180 degrees may be left and entered again', () => {
    const arc = arcOf(0, 0, 0, [0, 1], 270);
    const spans = spansInArc(arc, -20000, -10000, 20000, -10000, 0);
    expect(spans).toHaveLength(2);
    expect(spans[0][1]).toBeCloseTo(0.25, 6);
    expect(spans[1][0]).toBeCloseTo(0.75, 6);
  });

  it('agrees with angles measured by the runtime, for every whole angle', () => {
    const next = numbers(3);
    for (let degrees = 1; degrees <= 360; degrees++) {
      const facing = [Math.round(next() * 40 - 20), Math.round(next() * 40 - 20) || 1] as const;
      const arc = arcOf(500, -700, RADIUS, facing, degrees);
      const turn = Math.atan2(facing[1], facing[0]);
      for (let k = 0; k < 40; k++) {
        const x = (next() - 0.5) * 20000;
        const y = (next() - 0.5) * 20000;
        const distance = distanceToWedge([arc.x, arc.y], turn, (degrees * Math.PI) / 360, x, y);
        if (Math.abs(distance - RADIUS) > 0.01) expect(inArc(arc, x, y, RADIUS)).toBe(distance < RADIUS);
      }
    }
  });

  it('gives spans that agree with points along the way', () => {
    const next = numbers(11);
    for (let trial = 0; trial < 600; trial++) {
      const degrees = 1 + Math.floor(next() * 360);
      const facing = [Math.round(next() * 40 - 20), Math.round(next() * 40 - 20) || 1] as const;
      const arc = arcOf(0, 0, RADIUS, facing, degrees);
      const [ax, ay, bx, by] = Array.from({ length: 4 }, () => (next() - 0.5) * 20000);
      const spans = spansInArc(arc, ax, ay, bx, by, RADIUS);
      for (let k = 0; k <= 60; k++) {
        const t = k / 60;
        const onEdge = spans.some(([from, to]) => Math.abs(t - from) < 1e-6 || Math.abs(t - to) < 1e-6);
        const within = spans.some(([from, to]) => t >= from && t <= to);
        if (!onEdge) expect(inArc(arc, ax + t * (bx - ax), ay + t * (by - ay), RADIUS)).toBe(within);
      }
    }
  });

  it('turns with the table to the last bit', () => {
    const next = numbers(5);
    for (let trial = 0; trial < 200; trial++) {
      const [x, y, px, py] = Array.from({ length: 4 }, () => Math.round((next() - 0.5) * 40000));
      const facing = facings(32)[trial % 32];
      const degrees = 1 + Math.floor(next() * 360);
      const arc = arcOf(x, y, RADIUS, facing, degrees);
      const turned = arcOf(-x, -y, RADIUS, [-facing[0], -facing[1]], degrees);
      expect(spansInArc(turned, -x, -y, -px, -py, RADIUS)).toEqual(spansInArc(arc, x, y, px, py, RADIUS));
    }
  });

  it('refuses angles and facings that mean nothing', () => {
    expect(() => arcOf(0, 0, 0, [0, 1], 0)).toThrow('1 to 360, not 0');
    expect(() => arcOf(0, 0, 0, [0, 1], 22.5)).toThrow('not 22.5');
    expect(() => arcOf(0, 0, 0, [0, 0], 90)).toThrow('[0, 0]');
  });
});

describe('standard facings', () => {
  it.each([8, 16, 32] as const)('are %i, clockwise, evenly spread, opposite half-way round', (count) => {
    const all = facings(count);
    expect(all).toHaveLength(count);
    expect(all[0]).toEqual([0, 1]);
    all.forEach(([x, y], i) => {
      const degrees = (Math.atan2(x, y) * 180) / Math.PI;
      expect(Math.abs(((degrees + 360) % 360) - (i * 360) / count)).toBeLessThan(0.14);
      const [ox, oy] = all[(i + count / 2) % count];
      expect([ox + x, oy + y]).toEqual([0, 0]);
    });
  });
});
