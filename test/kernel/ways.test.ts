import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/compile-ground.ts';
import { createWays } from '../../src/kernel/create-ways.ts';
import { distance, outlineOf, squaredToOutline } from '../../src/kernel/geometry.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { INCH, inches } from '../../src/kernel/length.ts';
import type { Corner, Piece } from '../../src/kernel/terrain.ts';
import type { MoveCosts } from '../../src/kernel/ways.ts';
import { box, hill, piece, solid, table, turned, wall } from './bare-table.ts';

const BOOK: MoveCosts = { difficult: 2, climb: 1, mantle: INCH, descent: 0, linear: 'difficult' };
const FAR = 24 * INCH;

function at(ground: Ground, x: number, y: number, z = 0): number {
  for (let i = 0; i < ground.count; i++) {
    if (ground.x[i] === x && ground.y[i] === y && ground.z[i] === z) return i;
  }
  throw new Error(`no standing point at ${x}, ${y}, ${z}`);
}

function waysOver(pieces: readonly Piece[], costs: Partial<MoveCosts> = {}, pitch = 2500, size = 12) {
  const ground = compileGround(table(size, size, pieces), pitch);
  return { ground, ways: createWays(ground, { ...BOOK, ...costs }) };
}

/** A strip of ground across the table, its middle at the origin, at right angles to a direction. */
function strip(direction: Corner, thickness: number, half = 30): Corner[] {
  const length = Math.hypot(...direction);
  const [ux, uy] = [direction[0] / length, direction[1] / length];
  const t = thickness / 2;
  const along: Corner[] = [
    [-t, -half],
    [t, -half],
    [t, half],
    [-t, half],
  ];
  return along.map(([a, b]) => [a * ux - b * uy, a * uy + b * ux]);
}

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
