import { describe, expect, it } from 'vitest';
import { distance, squaredToOutline } from '../../src/kernel/geometry/distances.ts';
import { outlineOf } from '../../src/kernel/geometry/outline.ts';
import { INCH, inches } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import type { Corner } from '../../src/kernel/terrain.ts';
import { box, hill, piece, solid, wall } from './bare-table.ts';
import { pointAt as at } from './point-at.ts';
import { BOOK, FAR, strip, waysOver } from './ways-scene.ts';

describe('a straight move', () => {
  it('costs its exact length on open ground, in every direction', () => {
    const { ground, ways } = waysOver([]);
    for (const from of [0, 7, at(ground, 1250, -1250)]) {
      for (let to = 0; to < ground.count; to++) {
        const length = Math.hypot(ground.x[to] - ground.x[from], ground.y[to] - ground.y[from]);
        expect(ways.cost(from, to, FAR, [])).toBe(Math.round(length));
      }
    }
  });

  it.each([
    [1, 0],
    [3, 1],
    [2, 1],
    [1, 1],
    [1, 2],
    [2, -1],
    [0, 1],
  ] as Corner[])('spends 2 on an inch of difficult ground, going %i, %i (DP-DIFF-EX)', (dx, dy) => {
    // 3 open, 1 difficult and 1 open inches cost 6; here the open parts are what the lattice allows.
    const { ground, ways } = waysOver([piece(strip([dx, dy], 1), { difficult: true })], {}, 1250);
    const from = at(ground, 0 - 1250 * dx * 2, 0 - 1250 * dy * 2);
    const to = at(ground, 1250 * dx * 3, 1250 * dy * 3);
    const spent = 5 * 1250 * Math.hypot(dx, dy) + INCH;
    // The corners of the strip are rounded to whole 1/100 mm.
    expect(Math.abs(ways.cost(from, to, FAR, []) - spent)).toBeLessThan(1.5);
    expect(ways.cost(from, to, Math.floor(spent) - 2, [])).toBe(Infinity);
  });

  it('costs nothing extra where difficult ground costs what open ground does', () => {
    const { ground, ways } = waysOver([piece(box([-3, -3, 3, 3]), { difficult: true })], { difficult: 1 });
    expect(ways.cost(at(ground, -13750, 1250), at(ground, 13750, 1250), FAR, [])).toBe(27500);
  });

  it('may go along the edge of difficult ground, in the open', () => {
    // The far edge is one rank of standing points away: out at 30 degrees, along it and in again.
    const edge = 2500 / INCH;
    const { ground, ways } = waysOver([piece(box([-5, -5, 5, edge]), { difficult: true })]);
    const cost = ways.cost(at(ground, -8750, 1250), at(ground, 8750, 1250), FAR, []);
    expect(cost).toBeCloseTo(17500 + 2 * 1250 * Math.sqrt(3), -1);
  });
});

describe('a linear obstacle', () => {
  const hedge = piece(box([-8, -0.4, 8, 0.4]), {
    kind: 'linear',
    height: 0.8,
    solids: [solid(box([-8, -0.4, 8, 0.4]), 0.8)],
  });

  it('is crossed as difficult ground without climbing', () => {
    const { ground, ways } = waysOver([hedge]);
    const cost = ways.cost(at(ground, 1250, -3750), at(ground, 1250, 3750), FAR, []);
    expect(cost).toBe(7500 + inches(0.8));
  });

  it('is crossed for nothing, or not at all, where the costs say so', () => {
    const free = waysOver([hedge], { linear: 'free' });
    expect(free.ways.cost(at(free.ground, 1250, -3750), at(free.ground, 1250, 3750), FAR, [])).toBe(7500);
    const closed = waysOver([hedge], { linear: 'impassable' });
    expect(closed.ways.cost(at(closed.ground, 1250, -3750), at(closed.ground, 1250, 3750), FAR, [])).toBe(
      Infinity,
    );
  });
});

describe('a base', () => {
  const pillars = (gap: number) => [wall(box([-8, -1, -gap / 2, 1])), wall(box([gap / 2, -1, 8, 1]))];

  it('passes a gap as wide as itself and no narrower one', () => {
    const fits = waysOver(pillars(25 / 25.4), {}, 1250, 13);
    const [from, to] = [at(fits.ground, 0, -5000), at(fits.ground, 0, 5000)];
    expect(fits.ways.cost(from, to, FAR, [])).toBe(10000);
    const tight = waysOver(pillars(24.9 / 25.4), {}, 1250, 13);
    expect(tight.ways.cost(from, to, FAR, [])).toBe(Infinity);
  });

  it('never leaves the table to get round something', () => {
    const gap = (room: number) => waysOver([wall(box([-7, -1, 6.5 - room, 1]))], {}, 2500, 13);
    const narrow = gap(24 / 25.4);
    const wide = gap(26 / 25.4);
    const cost = ({ ground, ways }: typeof wide) =>
      ways.cost(at(ground, 0, -7500), at(ground, 0, 7500), FAR, []);
    expect(cost(narrow)).toBe(Infinity);
    expect(cost(wide)).toBeLessThan(40000);
  });

  it('does not enter an impassable footprint', () => {
    const { ground, ways } = waysOver([piece(box([-8, -1, 8, 1]), { impassable: true })]);
    expect(ways.cost(at(ground, 1250, -6250), at(ground, 1250, 6250), FAR, [])).toBe(Infinity);
  });

  it('passes under what hangs above its head', () => {
    const arch = (from: number) =>
      piece(box([-8, -1, 8, 1]), { solids: [solid(box([-8, -1, 8, 1]), 4, from)] });
    const cost = ({ ground, ways }: ReturnType<typeof waysOver>) =>
      ways.cost(at(ground, 1250, -6250), at(ground, 1250, 6250), FAR, []);
    expect(cost(waysOver([arch(1.5)]))).toBe(12500);
    expect(cost(waysOver([arch(1.2)]))).toBe(Infinity);
  });
});

describe('a reach list', () => {
  const { ground, ways } = waysOver([wall(box([-2, -2, 1, 1])), hill(box([2, 2, 5, 4]), 1)]);

  it('starts with the start and runs from cheap to dear', () => {
    for (let from = 0; from < ground.count; from += 5) {
      const { count, point, cost } = ways.reach(from, 8 * INCH, []);
      expect([point[0], cost[0]]).toEqual([from, 0]);
      for (let i = 2; i < count; i++) {
        expect(cost[i] > cost[i - 1] || (cost[i] === cost[i - 1] && point[i] > point[i - 1])).toBe(true);
      }
      expect(cost[count - 1]).toBeLessThanOrEqual(8 * INCH);
      expect(new Set(point.subarray(0, count)).size).toBe(count);
    }
  });

  it('is the beginning of a longer one, without copies', () => {
    const long = ways.reach(3, 6 * INCH, []);
    const short = ways.reach(3, 2 * INCH, []);
    expect(short.point).toBe(long.point);
    expect(short.count).toBeLessThan(long.count);
    expect(long.cost[short.count]).toBeGreaterThan(2 * INCH);
  });

  it('does not depend on what was asked before', () => {
    const fresh = createWays(ground, BOOK);
    const used = createWays(ground, BOOK);
    for (let from = 0; from < ground.count; from += 3) {
      used.reach(from, 3 * INCH, []);
      used.path(from, (from * 7) % ground.count, 20 * INCH, [(from + 40) % ground.count]);
    }
    for (let from = ground.count - 1; from >= 0; from -= 7) {
      const [a, b] = [fresh, used].map((one) => one.reach(from, 10 * INCH, []));
      const list = ({ count, point, cost }: typeof a) => [
        ...point.subarray(0, count),
        ...cost.subarray(0, count),
      ];
      expect(list(b)).toEqual(list(a));
    }
  });

  it('refuses what it cannot look up', () => {
    expect(() => ways.reach(0, 25 * INCH, [])).toThrow('A move of 25 inches');
    expect(() => createWays(ground, { ...BOOK, difficult: 0.5 })).toThrow('Difficult ground costs 0.5');
    expect(() => createWays(ground, { ...BOOK, mantle: -1 })).toThrow('mantle');
  });
});

describe('a path', () => {
  const outline = box([-2, -3, 2, 1]);
  const { ground, ways } = waysOver([wall(outline)]);
  const [from, to] = [at(ground, -8750, -3750), at(ground, 8750, -3750)];
  const places = (path: Uint16Array) => [...path].map((i) => [ground.x[i], ground.y[i]] as const);

  it('has both ends and a point to each pitch between', () => {
    const straight = ways.path(at(ground, -8750, 6250), at(ground, 8750, 6250), FAR, []);
    expect(places(straight)).toEqual(Array.from({ length: 8 }, (_, k) => [-8750 + 2500 * k, 6250]));
    const slanted = places(ways.path(at(ground, -8750, 6250), at(ground, 8750, 8750), FAR, []));
    for (const [x, y] of slanted) expect(Math.abs(y - 7500 - x / 7)).toBeLessThanOrEqual(1800);
  });

  it('goes round a wall and never jumps through it', () => {
    const round = places(ways.path(from, to, FAR, []));
    expect([round[0], round.at(-1)]).toEqual([
      [-8750, -3750],
      [8750, -3750],
    ]);
    const side = outlineOf(outline);
    for (let i = 1; i < round.length; i++) {
      expect(distance(...round[i - 1], ...round[i])).toBeLessThan(6000);
      for (let k = 0; k <= 20; k++) {
        const [x, y] = [0, 1].map(
          (axis) => round[i - 1][axis] + (k / 20) * (round[i][axis] - round[i - 1][axis]),
        );
        expect(squaredToOutline(side, x, y)).toBeGreaterThan(0);
      }
    }
  });

  it('is empty when there is none within the limit', () => {
    expect(ways.path(from, to, 10000, [])).toHaveLength(0);
  });

  it('keeps out of the open as far as the limit allows', () => {
    // The near side of the wall is the shorter way; make it the exposed one.
    const exposure = Float64Array.from({ length: ground.count }, (_, i) => (ground.y[i] < -3750 ? 5 : 0));
    const near = places(ways.path(from, to, FAR, []));
    expect(Math.min(...near.map(([, y]) => y))).toBeLessThan(-8000);
    const sheltered = places(ways.path(from, to, FAR, [], exposure));
    expect(Math.min(...sheltered.map(([, y]) => y))).toBeGreaterThanOrEqual(-3750);
    const limit = ways.cost(from, to, FAR, []);
    expect(places(ways.path(from, to, limit, [], exposure))).toEqual(near);
  });
});
