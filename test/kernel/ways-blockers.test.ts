import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { INCH } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import type { Corner, Piece, TableSpec } from '../../src/kernel/terrain.ts';
import { type Blockers, CLEAR, LOST, type MoveCosts, type Reach, type Ways } from '../../src/kernel/ways.ts';
import { box, hill, piece, table, turned, wall } from './bare-table.ts';
import { pointAt as at } from './point-at.ts';
import { numbers } from './random-table.ts';

const BOOK: MoveCosts = { difficult: 2, climb: 1, mantle: INCH, descent: 0, linear: 'difficult' };
const FAR = 24 * INCH;

function apart(ground: Ground, a: number, b: number): number {
  return Math.hypot(ground.x[a] - ground.x[b], ground.y[a] - ground.y[b]);
}

function points({ count, point }: Reach): number[] {
  return [...point.subarray(0, count)];
}

/** Whether the usual way to a point is within an allowance and meets none of some bases. */
function isClear(ways: Ways, from: number, to: number, allowance: number, blockers: Blockers): boolean {
  const { fate } = ways.cutOff(from, allowance, blockers);
  if (ways.cost(from, to, allowance, []) <= allowance)
    expect(ways.isCut(from, to, allowance, blockers)).toBe(fate[to] !== CLEAR);
  return fate[to] === CLEAR && ways.cost(from, to, allowance, []) <= allowance;
}

/** Ground with a wall and a difficult piece. */
function roughGround(): Ground {
  const pieces = [wall(box([-4, -1, -1, 1])), piece(box([1, -3, 4, 3]), { difficult: true })];
  return compileGround(table(13, 13, pieces), 2500);
}

/** Where a way begins, and up to three bases clear of it. */
function drawScene(ground: Ground, next: () => number): [from: number, blockers: number[]] {
  const draw = () => Math.floor(next() * ground.count);
  const from = draw();
  return [from, [draw(), draw(), draw()].filter((blocker) => apart(ground, from, blocker) >= 2500)];
}

describe('a base in the way', () => {
  const ground = compileGround(table(13, 13, []), 1250);
  const ways = createWays(ground, BOOK);
  const centre = at(ground, 0, 0);
  const rough = roughGround();

  it('keeps others from standing on it and lets them touch it', () => {
    const reach = ways.reach(at(ground, -5000, 0), 8 * INCH, [centre]);
    const nearest = Math.min(...points(reach).map((point) => apart(ground, point, centre)));
    expect(nearest).toBe(2500);
  });

  it('costs nothing to those who pass by or along it', () => {
    for (const y of [2500, 3750]) {
      expect(ways.cost(at(ground, -7500, y), at(ground, 7500, y), FAR, [centre])).toBe(15000);
    }
  });

  it('is slid round: tangent, arc and tangent', () => {
    const tangent = Math.sqrt(7500 ** 2 - 2500 ** 2);
    const arc = 2500 * (Math.PI - 2 * Math.acos(2500 / 7500));
    const cost = ways.cost(at(ground, -7500, 0), at(ground, 7500, 0), FAR, [centre]);
    expect(cost).toBeGreaterThanOrEqual(Math.floor(2 * tangent + arc));
    expect(cost).toBeLessThan(1.005 * (2 * tangent + arc));
    const halfRound = ways.cost(at(ground, -2500, 0), at(ground, 2500, 0), FAR, [centre]);
    // Bends 15 degrees apart are 0.57 % longer than the circle they go round.
    expect(halfRound / (2500 * Math.PI)).toBeLessThan(1.006);
    expect(halfRound / (2500 * Math.PI)).toBeGreaterThan(0.9999);
  });

  it('closes a line with another when the gap is narrower than a base', () => {
    const line = (step: number) =>
      Array.from(
        { length: 2 * Math.floor(15000 / step) + 1 },
        (_, k) => (k - Math.floor(15000 / step)) * step,
      ).map((x) => at(ground, x, 0));
    const [from, to] = [at(ground, 0, -5000), at(ground, 0, 5000)];
    expect(ways.cost(from, to, FAR, line(3750))).toBe(Infinity);
    expect(ways.cost(from, to, FAR, line(5000))).toBeLessThan(FAR);
  });

  it('too far away to matter changes nothing, not even the list', () => {
    const from = at(ground, -12500, -12500);
    const open = ways.reach(from, 6 * INCH, []);
    expect(ways.reach(from, 6 * INCH, [at(ground, 12500, 12500)]).point).toBe(open.point);
  });

  it('an inch above or below is not in the way', () => {
    const edge = 60 / INCH;
    const slope: Corner[] = [
      [-3, 3 + edge],
      [-5, 1],
      [1, -5],
      [3, -3 + edge],
    ];
    const isBesideTaken = (height: number) => {
      const built = compileGround(table(13, 13, [hill(slope, height)]), 1250);
      const over = createWays(built, BOOK);
      const beside = at(built, 1250, 1250);
      return over.cost(at(built, 7500, 7500), beside, FAR, [at(built, 0, 0, height * INCH)]) === Infinity;
    };
    expect(isBesideTaken(3)).toBe(false);
    expect(isBesideTaken(0.9)).toBe(true);
  });

  it('never makes a way cheaper', () => {
    const over = createWays(rough, BOOK);
    const next = numbers(3);
    for (let trial = 0; trial < 60; trial++) {
      const [from, blockers] = drawScene(rough, next);
      const open = over.reach(from, 10 * INCH, []);
      const cost = new Map(points(open).map((point, i) => [point, open.cost[i]]));
      const rest = over.reach(from, 10 * INCH, blockers);
      points(rest).forEach((point, i) => {
        expect(rest.cost[i]).toBeGreaterThanOrEqual(cost.get(point) ?? Infinity);
        if (i > 0)
          for (const blocker of blockers) expect(apart(rough, point, blocker)).toBeGreaterThanOrEqual(2499);
      });
    }
  });

  it('leaves a way clear that costs the same with it', () => {
    const over = createWays(rough, BOOK);
    const next = numbers(4);
    let [clear, blocked, dearer] = [0, 0, 0];
    for (let trial = 0; trial < 40; trial++) {
      const [from, blockers] = drawScene(rough, next);
      const open = over.reach(from, 8 * INCH, []);
      points(open).forEach((to, i) => {
        const extra = over.cost(from, to, 8 * INCH, blockers) - open.cost[i];
        if (!isClear(over, from, to, 8 * INCH, blockers)) {
          if (over.cutOff(from, 8 * INCH, blockers).fate[to] === LOST) expect(extra).toBe(Infinity);
          blocked++;
          if (extra > 0) dearer++;
          return;
        }
        clear++;
        expect(extra).toBe(0);
      });
    }
    expect(clear).toBeGreaterThan(2000);
    // Where one of two equally cheap ways is blocked the other is left.
    expect(dearer).toBeGreaterThan(0.9 * blocked);
    expect(dearer).toBeGreaterThan(200);
  });

  it('costs as much to pass for one point as in the list of all', () => {
    const [one, all] = [createWays(rough, BOOK), createWays(rough, BOOK)];
    const next = numbers(5);
    let dearer = 0;
    for (let trial = 0; trial < 40; trial++) {
      const [from, blockers] = drawScene(rough, next);
      const list = all.reach(from, 8 * INCH, blockers);
      const costs = new Map(points(list).map((point, i) => [point, list.cost[i]]));
      for (const to of points(all.reach(from, 8 * INCH, []))) {
        const cost = one.cost(from, to, 8 * INCH, blockers);
        expect(cost).toBe(costs.get(to) ?? Infinity);
        if (cost > one.cost(from, to, 8 * INCH, [])) dearer++;
      }
    }
    expect(dearer).toBeGreaterThan(200);
  });

  it('leaves no way clear that is longer than the allowance', () => {
    const [from, to] = [at(ground, -7500, 2500), at(ground, 7500, 2500)];
    expect([15000, 14000].map((allowance) => isClear(ways, from, to, allowance, [centre]))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a table turned by 180 degrees', () => {
  const half: Piece[] = [
    wall(turned(box([2, 2, 5, 2.5]), 20)),
    piece(turned(box([1, -6, 4, -3]), 10), { difficult: true }),
    hill(turned(box([-5, -6, -2, -3]), 30), 1.5),
    piece(box([-5, 1, -4.2, 5]), { kind: 'linear', height: 0.6 }),
  ];
  const opposite = (corners: readonly Corner[]) => corners.map(([x, y]): Corner => [-x, -y]);
  const mirrored = half.map(
    (one): Piece => ({
      ...one,
      outline: opposite(one.outline),
      solids: one.solids.map((solid) => ({ ...solid, outline: opposite(solid.outline) })),
      floors: one.floors.map((floor) => ({ ...floor, outline: opposite(floor.outline) })),
    }),
  );
  const spec: TableSpec = table(15, 15, [...half, ...mirrored], true);

  it.each([2500, 1250])('has the same costs and ways, at a pitch of %i', (pitch) => {
    const ground = compileGround(spec, pitch);
    const { mirror } = ground;
    const ways = createWays(ground, BOOK);
    const next = numbers(9);
    const pick = () => Math.floor(next() * ground.count);
    const costs = (reach: Reach) => new Map(points(reach).map((point, i) => [point, reach.cost[i]]));
    const exposure = Float64Array.from({ length: ground.count }, (_, i) => Math.abs(ground.x[i]) / 10000);
    for (let trial = 0; trial < 40; trial++) {
      const from = trial === 0 ? Math.floor(ground.count / 2) : pick();
      const blockers = [pick(), pick()].filter((blocker) => apart(ground, from, blocker) >= 2500);
      for (const inTheWay of [[], blockers]) {
        const here = costs(ways.reach(from, 8 * INCH, inTheWay));
        const there = costs(
          ways.reach(
            mirror[from],
            8 * INCH,
            inTheWay.map((point) => mirror[point]),
          ),
        );
        expect(there.size).toBe(here.size);
        const opposites = inTheWay.map((point) => mirror[point]);
        for (const [point, cost] of here) {
          expect(there.get(mirror[point])).toBe(cost);
          expect(isClear(ways, mirror[from], mirror[point], 8 * INCH, opposites)).toBe(
            isClear(ways, from, point, 8 * INCH, inTheWay),
          );
        }
        const to = [...here.keys()][here.size >> 1];
        for (const weights of [undefined, exposure]) {
          const path = ways.path(from, to, 8 * INCH, inTheWay, weights);
          const turnedPath = ways.path(mirror[from], mirror[to], 8 * INCH, opposites, weights);
          expect([...turnedPath]).toEqual([...path].map((point) => mirror[point]));
        }
      }
    }
  });
});
