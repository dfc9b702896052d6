import type { Corner, Floor, Piece, Solid, TableSpec } from '../../src/kernel/terrain.ts';

type Box = readonly [left: number, near: number, right: number, far: number];

/** Corners of a box, in inches. */
export function box([left, near, right, far]: Box): Corner[] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}

/** The same outline turned anticlockwise about its table's centre; only tests may use sines. */
export function turned(corners: readonly Corner[], degrees: number): Corner[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return corners.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** A piece that does nothing but what a test says it does. */
export function piece(outline: readonly Corner[], traits: Partial<Piece> = {}): Piece {
  return {
    name: 'piece',
    kind: 'area',
    outline,
    height: 0,
    area: false,
    difficult: false,
    impassable: false,
    cover: 'none',
    solids: [],
    floors: [],
    ...traits,
  };
}

/** A prism that fills its outline. */
export function solid(outline: readonly Corner[], to: number, from = 0): Solid {
  return { outline, from, to, cover: 'medium' };
}

/** A block models can stand on. */
export function hill(outline: readonly Corner[], height: number): Piece {
  const floors: Floor[] = [{ outline, height }];
  return piece(outline, { kind: 'multi-level', height, solids: [solid(outline, height)], floors });
}

/** A prism nobody can enter or climb. */
export function wall(outline: readonly Corner[], height = 3): Piece {
  return piece(outline, { kind: 'block', height, solids: [solid(outline, height)] });
}

export function table(width: number, depth: number, pieces: readonly Piece[], symmetric = false): TableSpec {
  return { name: 'test', title: 'A table for a test', width, depth, symmetric, pieces };
}
