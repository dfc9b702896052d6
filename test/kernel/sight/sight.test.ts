import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { createSight } from '../../../src/kernel/sight/sight.ts';
import type { SightRecord } from '../../../src/kernel/sight/sight-record.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { pointAt } from '../point-at.ts';
import { block, hedge, piece, rectangle, solid, table, wood } from '../small-tables.ts';

type Spot = readonly [x: number, y: number, z?: number];

/** What models on two spots see of each other on a table of 20 inches, which has a point in its middle. */
function views(pieces: Piece[], one: Spot, other: Spot): [SightRecord, SightRecord] {
  const ground = compileGround(table('small', 20, pieces), 1250);
  const sight = createSight(ground);
  const a = pointAt(ground, ...one);
  const b = pointAt(ground, ...other);
  return [sight.record(sight.code(a, b)), sight.record(sight.code(b, a))];
}

/** A wall across the line between (0, -10000) and (0, 10000), given in millimetres. */
function screen(near: number, far: number, height: number, left = -200): Piece {
  return block('screen', rectangle(left / 25.4, near / 25.4, 200 / 25.4, far / 25.4), height / 25.4);
}

const NEAR: Spot = [0, -10000];
const FAR: Spot = [0, 10000];

describe('what is hidden', () => {
  it('is nothing on open ground', () => {
    expect(views([], NEAR, FAR)).toEqual(
      Array(2).fill({ seen: true, shown: 4, hidden: 0, centreClear: true, pieces: [] }),
    );
  });

  it('is everything behind a tall wall, from both sides', () => {
    const unseen = { seen: false, shown: 0, hidden: 2, centreClear: false, pieces: [] };
    expect(views([screen(-5, 5, 60)], NEAR, FAR)).toEqual([unseen, unseen]);
  });

  it('is half when a wall ends on the line between the axes, and less when it ends short of it', () => {
    const [half] = views([screen(20, 30, 60, 0)], NEAR, FAR);
    expect(half).toMatchObject({ seen: true, hidden: 2, centreClear: true });
    expect(half.pieces).toEqual([
      {
        cover: 2,
        hidden: 2,
        touched: false,
        untouched: { cover: 2, hidden: 2 },
        targetInside: false,
        viewerInside: false,
      },
    ]);
    expect(views([screen(20, 30, 60, 0.1)], NEAR, FAR)[0].hidden).toBe(1);
    expect(views([screen(20, 30, 60, -0.1)], NEAR, FAR)[0]).toMatchObject({ hidden: 2, centreClear: false });
    expect(views([screen(20, 30, 60, 20)], NEAR, FAR)[0].pieces).toEqual([]);
  });

  it('follows the eye at 28 mm over low walls', () => {
    // By its near side, at 74 and 86 mm of 200, a wall hides up to 28 + 3 / 0.37 = 36 mm, or up to 35 mm.
    const unseen = { seen: false };
    expect(views([screen(-26, -14, 31)], NEAR, FAR)).toMatchObject([unseen, { seen: false }]);
    // At 80 % of the way it hides up to 28 + 3 / 0.8 = 31.75 mm; from the other side up to 28 + 3 / 0.18 > 32 mm.
    expect(views([screen(60, 64, 31)], NEAR, FAR)).toMatchObject([
      { seen: true, hidden: 2, centreClear: false },
      { seen: true, hidden: 2 },
    ]);
    // A wall of 33 mm hides up to 28 + 5 / 0.9 mm even when it is against the target.
    expect(views([screen(80, 84, 33)], NEAR, FAR)).toMatchObject([unseen, unseen]);
  });

  it('is half at the height where a low wall casts its shadow to 16 mm', () => {
    // Its far side at 60 % of the way hides up to 28 - (28 - h) / 0.6: 16 mm with h = 20.8 mm.
    expect(views([screen(10, 20, 20.8)], NEAR, FAR)[0]).toMatchObject({ hidden: 2, centreClear: true });
    expect(views([screen(10, 20, 20.7)], NEAR, FAR)[0]).toMatchObject({ hidden: 1, centreClear: true });
    expect(views([screen(10, 20, 20.9)], NEAR, FAR)[0]).toMatchObject({ hidden: 2, centreClear: false });
    // Up to 28 - (28 - h) / 0.6 = 0 it hides nothing.
    expect(views([screen(10, 20, 11.2)], NEAR, FAR)[0].pieces).toEqual([]);
    expect(views([screen(10, 20, 11.3)], NEAR, FAR)[0].hidden).toBe(1);
  });

  it('counts what solids hide together once, for a piece and for all', () => {
    // Two walls of 14 mm, one behind the other, hide no more than the one that hides more.
    const together = views([screen(-20, -10, 14), screen(40, 50, 14)], NEAR, FAR)[0];
    expect(together.hidden).toBe(1);
    expect(together.pieces).toHaveLength(1);
    // Each of these hides 2/5 of the width, one on either side.
    const left = block('left', rectangle(-6, 0.5, -2.5 / 25.4, 1), 3);
    const right = block('right', rectangle(2.5 / 25.4, 0.5, 6, 1), 3);
    const apart = views([left, right], NEAR, FAR)[0];
    expect(apart.hidden).toBe(2);
    expect(apart.pieces.map((p) => p.hidden)).toEqual([1, 1]);
  });

  it('takes its class from the solid of a piece that hides most', () => {
    const window = (sill: number) =>
      piece('house', rectangle(-6, 0, 6, 0.4), {
        solids: [
          solid(rectangle(-6, 0, 6, 0.4), 0, sill / 25.4, 'heavy'),
          solid(rectangle(-6, 0, 6, 0.4), 30 / 25.4, 3, 'medium'),
        ],
      });
    // Its far side is at 0.55 of the way: the sill hides up to 28 - 12 / 0.55 mm, the lintel from 28 + 2 / 0.55 on.
    const through = views([window(16)], NEAR, FAR)[0];
    expect(through).toMatchObject({ seen: true, hidden: 1, centreClear: true });
    expect(through.pieces).toMatchObject([{ cover: 3, hidden: 1 }]);
    // A sill of 5 mm hides nothing, so what is left of cover is the lintel.
    expect(views([window(5)], NEAR, FAR)[0].pieces).toMatchObject([{ cover: 2, hidden: 1 }]);
  });

  it('is told apart by what the viewer touches: a wall of a building, not the building', () => {
    const wall = (from: number, to: number) => solid(rectangle(-4, from, 0, to), 0, 3, 'medium');
    const walls = [wall(-15000 / 2540, -5.7), wall(0, 0.2)];
    const building = piece('ruin', rectangle(-4, -6, 4, 0.2), { solids: walls });
    const seen = (y: number) => views([building], [0, y], [0, 20000])[0].pieces[0];
    const [inside, outside] = [seen(-7500), seen(-16250)];
    // In the middle of the building it touches neither wall; outside it leans at the near one, and the far one counts.
    expect(inside).toMatchObject({ touched: false });
    expect(inside.untouched).toEqual({ cover: 2, hidden: inside.hidden });
    expect(outside).toMatchObject({ touched: true, untouched: { cover: 2 } });
    expect(seen(-1250)).toMatchObject({ touched: true, untouched: { hidden: 0 } });
    // A wood has no walls, and is touched as a whole.
    const leaves = views([wood('wood', rectangle(-4, -6, 4, 0), 3)], [0, -1250], [0, 10000])[0].pieces[0];
    expect(leaves).toMatchObject({ touched: true, untouched: null });
  });

  it('takes the heavier class when solids of a piece hide as much as each other', () => {
    const half = rectangle(0, 0.5, 6, 1);
    for (const covers of [
      ['medium', 'heavy'],
      ['heavy', 'medium'],
    ] as const) {
      const house = piece('house', half, { solids: covers.map((cover) => solid(half, 0, 3, cover)) });
      expect(views([house], NEAR, FAR)[0].pieces).toMatchObject([{ cover: 3, hidden: 2 }]);
    }
  });
});

describe('upper floors', () => {
  const tower = piece('tower', rectangle(-2, -6, 2, -2), {
    floors: [{ outline: rectangle(-2, -6, 2, -2), height: 3 }],
  });

  it('let models look over a hedge that hides them from the ground', () => {
    const tall = hedge('hedge', rectangle(-6, 3, 6, 3.4), 0.95);
    const [down, up] = views([tower, tall], [0, -6250, 7620], [0, 15000]);
    const [level] = views([tall], [0, -6250], [0, 15000]);
    expect(level).toMatchObject({ hidden: 2, centreClear: false });
    expect(down.pieces).toEqual([]);
    // From below the floor it stands on hides its feet.
    expect(up.pieces).toMatchObject([{ cover: 2, hidden: 1 }]);
  });

  it('stop lines, so that a model is not seen through the floor', () => {
    const [up, down] = views([tower], [0, -10000], [0, -8750, 7620]);
    expect([up.seen, down.seen]).toEqual([false, false]);
    const [above] = views([tower], [0, -10000], [0, -10000, 7620]);
    expect(above.seen).toBe(false);
    // From the edge a model on the ground further out is seen.
    expect(views([tower], [0, -6250, 7620], [0, 7500])[0]).toMatchObject({ seen: true, hidden: 0 });
  });
});

describe('area terrain', () => {
  const tower = piece('tower', rectangle(-1, 3, 1, 5), {
    floors: [{ outline: rectangle(-1, 3, 1, 5), height: 3 }],
  });
  const copse = wood('copse', rectangle(-4, -2, 4, 2), 3);

  it('veils what is behind it and never stops lines', () => {
    const [there] = views([copse], NEAR, FAR);
    expect(there).toMatchObject({ seen: true, hidden: 0, centreClear: true });
    expect(there.pieces).toEqual([
      {
        cover: 1,
        hidden: 2,
        touched: false,
        untouched: { cover: 1, hidden: 2 },
        targetInside: false,
        viewerInside: false,
      },
    ]);
  });

  it('tells who is inside', () => {
    const [out, back] = views([copse], [0, 0], FAR);
    expect(out.pieces).toMatchObject([{ hidden: 2, viewerInside: true, targetInside: false, touched: true }]);
    expect(back.pieces).toMatchObject([
      { hidden: 2, viewerInside: false, targetInside: true, touched: false },
    ]);
  });

  it('conceals whoever is inside even where it hides nothing', () => {
    const crater = wood('crater', rectangle(-4, 2, 4, 6), 0.01);
    const [there] = views([crater], NEAR, FAR);
    expect(there.pieces).toMatchObject([{ targetInside: true, hidden: 1 }]);
    const above = views([{ ...copse, height: 0.2 }, tower], [0, 10000, 7620], [0, 0])[0];
    expect(above.pieces).toMatchObject([{ targetInside: true }]);
  });
});
