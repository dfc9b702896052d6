import { describe, expect, it } from 'vitest';
import {
  discOverlaps,
  isSegmentNear,
  squaredToOutline,
  squaredToSegment,
} from '../../../src/kernel/geometry/distances.ts';
import { nearestInOutline } from '../../../src/kernel/geometry/nearest-in-outline.ts';
import { containsPoint, type Outline, outlineOf } from '../../../src/kernel/geometry/outline.ts';
import { spanInDisc, spanInOutline, spanNearOutline } from '../../../src/kernel/geometry/spans.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { numbers } from '../random-table.ts';

const square = outlineOf([
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
]);

function randomOutline(next: () => number): Outline {
  const n = 3 + Math.floor(next() * 5);
  const turns = Array.from({ length: n }, () => next()).sort((a, b) => a - b);
  const size = 1 + 3 * next();
  const cx = 6 * next() - 3;
  const cy = 6 * next() - 3;
  return outlineOf(
    turns.map((turn) => [cx + size * Math.cos(2 * Math.PI * turn), cy + size * Math.sin(2 * Math.PI * turn)]),
  );
}

describe('outlines', () => {
  it('run counter-clockwise whichever way their corners were given', () => {
    const other = outlineOf([
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ]);
    expect([...square].toSorted()).toEqual([...other].toSorted());
    for (const outline of [square, other]) {
      expect(containsPoint(outline, INCH, INCH)).toBe(true);
      expect(containsPoint(outline, 3 * INCH, INCH)).toBe(false);
    }
  });

  it('hold their edges and corners', () => {
    expect(containsPoint(square, 0, INCH)).toBe(true);
    expect(containsPoint(square, 2 * INCH, 2 * INCH)).toBe(true);
    expect(containsPoint(square, -1, INCH)).toBe(false);
  });
});

describe('segments', () => {
  it('are cut at the edges of an outline', () => {
    expect(spanInOutline(square, -INCH, INCH, 3 * INCH, INCH)).toEqual([0.25, 0.75]);
    expect(spanInOutline(square, -INCH, INCH, INCH, INCH)).toEqual([0.5, 1]);
    expect(spanInOutline(square, -INCH, 3 * INCH, 3 * INCH, 3 * INCH)).toBeNull();
  });

  it('share one point with a corner they only touch', () => {
    expect(spanInOutline(square, -INCH, INCH, INCH, -INCH)).toEqual([0.5, 0.5]);
  });

  it('are cut by a disc', () => {
    expect(spanInDisc(0, 0, 1000, -2000, 0, 2000, 0)).toEqual([0.25, 0.75]);
    expect(spanInDisc(0, 0, 1000, 0, 0, 2000, 0)).toEqual([0, 0.5]);
    expect(spanInDisc(0, 0, 1000, -2000, 1001, 2000, 1001)).toBeNull();
    expect(spanInDisc(0, 0, 1000, 1500, 0, 2000, 0)).toBeNull();
  });
});

describe('distances', () => {
  it('to a segment are measured to its ends or across it', () => {
    expect(squaredToSegment(0, 3, -1, 0, 1, 0)).toBe(9);
    expect(squaredToSegment(4, 4, -1, 0, 1, 0)).toBe(25);
  });

  it('to an outline are 0 inside it', () => {
    expect(squaredToOutline(square, INCH, INCH)).toBe(0);
    expect(squaredToOutline(square, -300, -400)).toBe(250000);
    expect(isSegmentNear(square, 1e-9, -INCH, INCH, 3 * INCH, INCH)).toBe(true);
    expect(isSegmentNear(square, 490000, -700, -INCH, -700, 3 * INCH)).toBe(false);
    expect(isSegmentNear(square, 490001, -700, -INCH, -700, 3 * INCH)).toBe(true);
  });

  it('to an outline lead to its nearest spot', () => {
    expect(nearestInOutline(square, INCH, INCH)).toEqual([INCH, INCH]);
    expect(nearestInOutline(square, -300, -400)).toEqual([0, 0]);
    expect(nearestInOutline(square, INCH, 3 * INCH)).toEqual([INCH, 2 * INCH]);
  });

  it('let a base touch a wall without overlapping it', () => {
    expect(discOverlaps(square, -1250, INCH, 1250)).toBe(false);
    expect(discOverlaps(square, -1249, INCH, 1250)).toBe(true);
  });
});

describe('cut segments', () => {
  it('agree with points sampled along them, at any angle', () => {
    const next = numbers(7);
    for (let trial = 0; trial < 400; trial++) {
      const outline = randomOutline(next);
      const [ax, ay, bx, by] = Array.from({ length: 4 }, () => (next() - 0.5) * 12 * INCH);
      const radius = Math.round(next() * 1500);
      const inside = spanInOutline(outline, ax, ay, bx, by);
      const near = spanNearOutline(outline, radius, ax, ay, bx, by);
      for (let k = 0; k <= 50; k++) {
        const t = k / 50;
        const x = ax + t * (bx - ax);
        const y = ay + t * (by - ay);
        const distance = Math.sqrt(squaredToOutline(outline, x, y));
        if (distance === 0) expect(holds(inside, t, 1e-9)).toBe(true);
        if (distance > 1e-3) expect(holds(inside, t, -1e-9)).toBe(false);
        if (distance < radius - 1e-3) expect(holds(near, t, 1e-9)).toBe(true);
        if (distance > radius + 1e-3) expect(holds(near, t, -1e-9)).toBe(false);
      }
    }
  });
});

function holds(span: readonly [number, number] | null, t: number, slack: number): boolean {
  return span !== null && t >= span[0] - slack && t <= span[1] + slack;
}
