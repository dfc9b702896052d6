import { describe, expect, it } from 'vitest';
import { squaredToOutline } from '../../../src/kernel/geometry/distances.ts';
import { containsPoint, outlineOf } from '../../../src/kernel/geometry/outline.ts';
import { inches, inInches } from '../../../src/kernel/length.ts';
import { areaOf, type Corners, separation } from '../../../src/kernel/tables/corners.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { type PieceDescription, pieceSchema } from '../../../src/kernel/tables/schema.ts';
import { direction, opposite } from '../../../src/kernel/tables/turn.ts';
import { LINEAR_LIMIT_INCHES, type Piece } from '../../../src/kernel/terrain.ts';

const build = (description: PieceDescription): Piece => buildPiece(pieceSchema.parse(description));

const WOOD = { kind: 'wood', at: [3, -4], size: [9, 7] } satisfies PieceDescription;

const ALL: readonly PieceDescription[] = [
  WOOD,
  { kind: 'crater', at: [3, -4], size: [5, 4] },
  { kind: 'rock', at: [3, -4], size: [4, 3], climbable: true },
  { kind: 'hulk', at: [3, -4], size: [8, 4] },
  { kind: 'hill', at: [3, -4], size: [12, 9] },
  { kind: 'ruin', at: [3, -4], size: [12, 10], floors: 2, doors: ['near', 'left'] },
  { kind: 'wall', at: [3, -4], length: 6 },
  { kind: 'hedge', at: [3, -4], length: 6 },
  { kind: 'barrels', at: [3, -4], length: 3 },
  { kind: 'wreck', at: [3, -4], length: 5 },
];

const contains = (outline: Corners, x: number, y: number) =>
  containsPoint(outlineOf(outline), inches(x), inches(y));
const distanceTo = (outline: Corners, x: number, y: number) =>
  inInches(Math.sqrt(squaredToOutline(outlineOf(outline), inches(x), inches(y))));

const TURNS = Array.from({ length: 24 }, (_, i) => i * 15);

function isConvex(outline: Piece['outline']): boolean {
  return outline.every(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    const [cx, cy] = outline[(i + 2) % outline.length];
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0;
  });
}

describe('piece builders', () => {
  it('draw convex anticlockwise footprints, solids and floors at every turn', () => {
    for (const description of ALL) {
      for (const turn of TURNS) {
        const piece = build({ ...description, turn });
        for (const { outline } of [piece, ...piece.solids, ...piece.floors]) {
          expect(isConvex(outline), `${piece.name} turned by ${turn}`).toBe(true);
        }
      }
    }
  });

  it('keep solids and floors inside the footprint', () => {
    for (const description of ALL) {
      const piece = build({ ...description, turn: 30 });
      for (const { outline } of [...piece.solids, ...piece.floors]) {
        for (const [x, y] of outline) expect(distanceTo(piece.outline, x, y)).toBeLessThan(0.02);
      }
    }
  });

  it('turn about their own centre without changing their size, but for rounding to 1/100 inch', () => {
    for (const description of ALL) {
      const area = areaOf(build(description).outline);
      for (const turn of TURNS) {
        const piece = build({ ...description, turn });
        expect(Math.abs(areaOf(piece.outline) / area - 1)).toBeLessThan(0.02);
        expect(contains(piece.outline, 3, -4)).toBe(true);
      }
    }
  });

  it('mirror exactly, down to the integers of the engine', () => {
    for (const description of ALL) {
      const piece = build({ ...description, turn: 75 });
      const copy = opposite(piece);
      for (const [i, [x, y]] of piece.outline.entries()) {
        expect(Math.round(copy.outline[i][0] * 2540) + Math.round(x * 2540)).toBe(0);
        expect(Math.round(copy.outline[i][1] * 2540) + Math.round(y * 2540)).toBe(0);
      }
      expect(opposite(copy)).toEqual(piece);
    }
  });

  it('use unit directions for all turns', () => {
    for (const turn of TURNS) {
      const [c, s] = direction(turn);
      expect(c).toBeCloseTo(Math.cos((turn * Math.PI) / 180), 14);
      expect(s).toBeCloseTo(Math.sin((turn * Math.PI) / 180), 14);
    }
    expect(direction(-90)).toEqual(direction(270));
  });

  it('make hedges, barrels, wrecks and low walls linear: below 1 inch high and thick (DP-LIN-01)', () => {
    const low: PieceDescription[] = [...ALL.slice(7), { kind: 'wall', at: [0, 0], length: 6, height: 0.9 }];
    for (const description of low) {
      const piece = build(description);
      const [a, b, c] = piece.outline;
      const thick = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1]));
      expect(piece.kind).toBe('linear');
      expect(piece.height).toBeLessThan(LINEAR_LIMIT_INCHES);
      expect(thick).toBeLessThan(LINEAR_LIMIT_INCHES);
      expect(piece.impassable).toBe(false);
    }
    expect(build({ kind: 'wall', at: [0, 0], length: 6 }).kind).toBe('block');
    expect(build({ kind: 'wall', at: [0, 0], length: 6, height: 1 }).kind).toBe('block');
  });

  it('give vegetation light, hard things medium and windows heavy cover (DP-COV-02)', () => {
    const covers = (i: number) => [...new Set(build(ALL[i]).solids.map((solid) => solid.cover))].sort();
    expect(build(ALL[0])).toMatchObject({ area: true, difficult: true, cover: 'light', solids: [] });
    expect(build({ ...WOOD, dense: true }).cover).toBe('medium');
    expect(covers(2)).toEqual(['medium']);
    expect(covers(5)).toEqual(['heavy', 'medium']);
    expect(covers(7)).toEqual(['light']);
    expect(covers(8)).toEqual(['medium']);
  });
});

describe('a ruin', () => {
  const base = 25 / 25.4;
  const half = base / 2;

  /** Whether a base at ground level overlaps nothing solid. */
  const stands = (piece: Piece, x: number, y: number) =>
    piece.solids.every((solid) => solid.from > 1.3 || distanceTo(solid.outline, x, y) >= half);

  it('lets a base of 25 mm stand in a door wherever a lattice of 25 mm falls, at any turn', () => {
    for (const turn of TURNS) {
      const piece = build({ kind: 'ruin', at: [0, 0], size: [10, 8], turn });
      const [c, s] = direction(turn);
      for (let shift = 0; shift < 10; shift++) {
        let found = 0;
        for (let i = -12; i <= 12; i++) {
          for (let j = -12; j <= 12; j++) {
            const x = (i + shift / 10) * base;
            const y = (j + shift / 10) * base;
            const [u, v] = [c * x + s * y, c * y - s * x];
            const touchesWall = v > -4 - half && v < -3.6 + half;
            if (touchesWall && Math.abs(u) < 5 && stands(piece, x, y)) found++;
          }
        }
        expect(found, `turn ${turn}, lattice shifted by ${shift / 10}`).toBeGreaterThan(0);
      }
    }
  });

  it('has no way in but its doors and missing walls', () => {
    const closed = build({ kind: 'ruin', at: [0, 0], size: [10, 8], doors: [] });
    for (let x = -5; x <= 5; x += 0.05) expect(stands(closed, x, -3.8)).toBe(false);
    const open = build({ kind: 'ruin', at: [0, 0], size: [10, 8], walls: ['far', 'left'] });
    expect(stands(open, 2, -3.8)).toBe(true);
  });

  it('has windows over which a model can be seen from the chest up', () => {
    const piece = build({ kind: 'ruin', at: [0, 0], size: [10, 8] });
    const sills = piece.solids.filter((solid) => solid.from === 0 && solid.to < 1);
    expect(sills).toHaveLength(2 * 4 - 1);
    for (const sill of sills) {
      expect(sill).toMatchObject({ cover: 'heavy', to: 0.7 });
      const over = piece.solids.find(
        (solid) => solid.from > 0 && String(solid.outline) === String(sill.outline),
      );
      expect(over?.from).toBeGreaterThan(32 / 25.4);
    }
  });

  it('has upper floors at 3 and 6 inches, the second above the first, each with an open edge to climb', () => {
    const piece = build({ kind: 'ruin', at: [0, 0], size: [10, 8], floors: 2 });
    const [first, second] = piece.floors;
    expect([first.height, second.height]).toEqual([3, 6]);
    for (const [x, y] of second.outline) expect(contains(first.outline, x, y)).toBe(true);
    expect(areaOf(first.outline)).toBeGreaterThan(2 * areaOf(second.outline) - 0.01);
    expect(stands(piece, 0, -0.5)).toBe(true);
    const atEdge = piece.solids.filter((solid) => distanceTo(solid.outline, 1, 0.5) < half);
    expect(atEdge.filter((solid) => solid.to > 3 && solid.from < 3 + 32 / 25.4)).toEqual([]);
  });

  it('closes its corners: walls of neighbouring sides overlap', () => {
    const piece = build({ kind: 'ruin', at: [0, 0], size: [10, 8], turn: 30 });
    const atCorner = piece.solids.filter((solid) =>
      solid.outline.some(([x, y]) => Math.hypot(x - piece.outline[0][0], y - piece.outline[0][1]) < 0.011),
    );
    expect(atCorner).toHaveLength(2);
    expect(separation(atCorner[0].outline, atCorner[1].outline).gap).toBeLessThan(-0.3);
  });
});
