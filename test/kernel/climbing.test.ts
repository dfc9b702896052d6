import { describe, expect, it } from 'vitest';
import { squaredToOutline } from '../../src/kernel/geometry/distances.ts';
import { outlineOf } from '../../src/kernel/geometry/outline.ts';
import { INCH, inches } from '../../src/kernel/length.ts';
import type { Corner } from '../../src/kernel/terrain.ts';
import { box, hill, piece, solid, turned } from './bare-table.ts';
import { pointAt as at } from './point-at.ts';
import { FAR, waysOver } from './ways-scene.ts';

describe('a wall three inches high', () => {
  it.each([0, 7, 20, 33, 45, 58, 77])(
    'turned by %i degrees, is climbed in 6 from 2 away and not beyond (DP-CLIMB-EX)',
    (degrees) => {
      for (const pitch of [2500, 1250]) {
        const outline = turned(box([-2.5, -2, 2.5, 2]), degrees);
        const { ground, ways } = waysOver([hill(outline, 3)], {}, pitch, 13);
        const side = outlineOf(outline);
        for (let from = 0; from < ground.count; from++) {
          if (ground.z[from] > 0) continue;
          const away = Math.sqrt(squaredToOutline(side, ground.x[from], ground.y[from])) - ground.radius;
          const reach = ways.reach(from, 6 * INCH, []);
          const gotUp = reach.point.subarray(0, reach.count).some((point) => ground.z[point] > 0);
          if (Math.abs(away - 2 * INCH) > 1) expect([from, gotUp]).toEqual([from, away < 2 * INCH]);
        }
      }
    },
  );

  const tower = hill(box([-2, -2, 2, 2]), 3);

  it('costs its height and one more inch to get onto', () => {
    const { ground, ways } = waysOver([tower], {}, 1250);
    const away = 7500 - inches(2) - ground.radius;
    expect(ways.cost(at(ground, -7500, 0), at(ground, -5000, 0, 3 * INCH), FAR, [])).toBe(away + 4 * INCH);
  });

  it.each([
    [2500, 3750],
    [1250, 2500],
  ])('is got onto no further in than the first place is, on a lattice of %i', (pitch, step) => {
    for (const degrees of [0, 20, 33]) {
      const { ground, ways } = waysOver([hill(turned(box([-2.5, -2, 2.5, 2]), degrees), 3)], {}, pitch, 13);
      for (let from = 0; from < ground.count; from++) {
        if (ground.z[from] > 0) continue;
        const { point, count } = ways.reach(from, 6 * INCH, []);
        for (const to of point.subarray(0, count)) {
          if (ground.z[to] === 0) continue;
          const along = Math.hypot(ground.x[to] - ground.x[from], ground.y[to] - ground.y[from]);
          expect(along - step, `${from} to ${to}`).toBeLessThanOrEqual(6 * INCH - 4 * INCH + 1);
        }
      }
    }
  });

  it('may not be climbed in part: with less than 4 inches the way ends at its foot', () => {
    const { ground, ways } = waysOver([tower]);
    const from = at(ground, -8750, 1250);
    const away = 8750 - inches(2) - ground.radius;
    const heights = (allowance: number) => {
      const { point, count } = ways.reach(from, allowance, []);
      return Math.max(...point.subarray(0, count).map((to) => ground.z[to]));
    };
    expect(heights(away + 4 * INCH - 1)).toBe(0);
    expect(heights(away + 4 * INCH)).toBe(3 * INCH);
  });

  it('costs only its height on the way down, and the step off it if there is such a cost', () => {
    const up = waysOver([tower]);
    const [top, below] = [at(up.ground, -3750, 1250, 3 * INCH), at(up.ground, -8750, 1250)];
    expect(up.ways.cost(top, below, FAR, [])).toBe(5000 + 3 * INCH);
    const dear = waysOver([tower], { descent: INCH });
    expect(dear.ways.cost(top, below, FAR, [])).toBe(5000 + 4 * INCH);
  });

  it('is gone over when that is cheaper than going round', () => {
    const low = hill(box([-1, -12, 1, 12]), 0.5);
    const { ground, ways } = waysOver([low]);
    const [from, to] = [at(ground, -6250, 1250), at(ground, 6250, 1250)];
    // Touching to touching is 2 inches and a base; a base and a half of that is part of the climb.
    expect(ways.cost(from, to, FAR, [])).toBe(12500 + 2 * INCH - 3750);
  });
});

describe('an upper floor', () => {
  const ruin = piece(box([-3, -3, 3, 3]), {
    kind: 'multi-level',
    height: 3,
    floors: [{ outline: box([-3, -3, 3, 3]), height: 3 }],
  });

  it('is climbed at its edge, never through the slab', () => {
    const { ground, ways } = waysOver([ruin], {}, 2500, 13);
    const below = at(ground, 0, 0);
    const out = inches(3) + ground.radius;
    const edge = at(ground, 7500, 0, 3 * INCH);
    const up = ways.cost(below, edge, FAR, []);
    expect(up).toBeGreaterThanOrEqual(out + 4 * INCH);
    expect(up).toBeLessThan(1.01 * (out + 4 * INCH));
    const above = at(ground, 0, 0, 3 * INCH);
    const back = ways.cost(below, above, FAR, []);
    expect(back).toBeGreaterThanOrEqual(out + 4 * INCH + out - 3750);
    expect(back).toBeLessThan(1.01 * (out + 4 * INCH + out - 3750));
  });

  it('is not climbed where a wall rises above it', () => {
    const sides: Corner[][] = [
      [
        [-3, -3],
        [3, -3],
        [3, -2.9],
        [-3, -2.9],
      ],
      [
        [-3, 2.9],
        [3, 2.9],
        [3, 3],
        [-3, 3],
      ],
      [
        [-3, -3],
        [-2.9, -3],
        [-2.9, 3],
        [-3, 3],
      ],
      [
        [2.9, -3],
        [3, -3],
        [3, 3],
        [2.9, 3],
      ],
    ];
    const closed = { ...ruin, solids: sides.map((side) => solid(side, 6)) };
    const { ground, ways } = waysOver([closed], {}, 2500, 13);
    expect(ways.cost(at(ground, 12500, 0), at(ground, 0, 0, 3 * INCH), FAR, [])).toBe(Infinity);
  });
});
