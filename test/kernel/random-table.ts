import type { Corner, Piece, TableSpec } from '../../src/kernel/terrain.ts';
import { box, hill, piece, table, turned, wall } from './bare-table.ts';

export type Kind = 'wall' | 'wood' | 'hedge' | 'pond' | 'hill';

/** Deterministic numbers in [0, 1). */
export function numbers(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** A table of 11 x 11 inches with pieces of odd shapes at odd angles, crowded but not overlapping. */
export function randomTable(next: () => number, kinds: readonly Kind[]): TableSpec {
  const pieces: Piece[] = [];
  for (const kind of kinds) {
    for (let tries = 0; tries < 200; tries++) {
      const candidate = makers[kind](next);
      if (!pieces.every((other) => areApart(candidate, other))) continue;
      pieces.push(candidate);
      break;
    }
  }
  return table(11, 11, pieces);
}

const makers: Readonly<Record<Kind, (next: () => number) => Piece>> = {
  wall: (next) => wall(shape(next, 0.3 + 3 * next(), 0.3 + 2 * next())),
  wood: (next) => piece(shape(next, 1 + 3 * next(), 1 + 3 * next()), { difficult: true }),
  hedge: (next) => piece(shape(next, 2 + 3 * next(), 0.4 + 0.5 * next()), { kind: 'linear', height: 0.5 }),
  pond: (next) => piece(shape(next, 1 + 2 * next(), 1 + 2 * next()), { impassable: true }),
  hill: (next) => hill(shape(next, 1.5 + 3 * next(), 1.5 + 3 * next()), 0.5 + 1.5 * next()),
};

function shape(next: () => number, width: number, depth: number): Corner[] {
  const degrees = next() * 360;
  const cx = next() * 7 - 3.5;
  const cy = next() * 7 - 3.5;
  const [w, d] = [width / 2, depth / 2];
  const house: Corner[] = [
    [-w, -d],
    [w / 2, -d],
    [w, 0],
    [w / 2, d],
    [(-2 * w) / 3, d],
  ];
  const corners = next() < 0.5 ? box([-w, -d, w, d]) : house;
  return turned(corners, degrees).map(([x, y]) => [x + cx, y + cy]);
}

/** Some line along a side parts them; hills stay so far apart that nobody steps from one onto another. */
function areApart(a: Piece, b: Piece): boolean {
  const gap = a.floors.length > 0 && b.floors.length > 0 ? 2 : 0;
  return [
    [a.outline, b.outline],
    [b.outline, a.outline],
  ].some(([mine, other]) =>
    mine.some(([x, y], i) => {
      const [nx, ny] = mine[(i + 1) % mine.length];
      const length = Math.hypot(nx - x, ny - y);
      const off = ([px, py]: Corner) => ((ny - y) * (px - x) - (nx - x) * (py - y)) / length;
      return Math.min(...other.map(off)) > gap;
    }),
  );
}
