import { type CoverClass, LINEAR_LIMIT_INCHES, type Piece, type PieceKind } from '../terrain.ts';
import { type Corners, rectangle } from './corners.ts';
import { ruin } from './ruin.ts';
import type { FullPiece } from './schema.ts';
import { movedPiece } from './turn.ts';

type Size = readonly [number, number];

/** Shapes for a size of 2 x 2 around the origin. Each maps onto itself turned by 180 degrees. */
const ROUNDED: Corners = [
  [1, -0.35],
  [0.94, 0.47],
  [0.47, 1],
  [-0.4, 0.95],
  [-1, 0.35],
  [-0.94, -0.47],
  [-0.47, -1],
  [0.4, -0.95],
];
const JAGGED: Corners = [
  [1, -0.2],
  [0.55, 0.9],
  [-0.25, 1],
  [-1, 0.2],
  [-0.55, -0.9],
  [0.25, -1],
];

function scaled(shape: Corners, [width, depth]: Size): Corners {
  return shape.map(([x, y]) => [(x * width) / 2, (y * depth) / 2]);
}

function box([width, depth]: Size): Corners {
  return rectangle(-width / 2, -depth / 2, width / 2, depth / 2);
}

/** Ground that conceals and slows whoever is in it, without anything solid. */
function area(name: string, outline: Corners, height: number, cover: CoverClass): Piece {
  return {
    name,
    kind: 'area',
    outline,
    height,
    area: true,
    difficult: true,
    impassable: false,
    cover,
    solids: [],
    floors: [],
  };
}

/** A lump that fills its footprint. */
function lump(name: string, kind: PieceKind, outline: Corners, height: number, cover: CoverClass): Piece {
  return {
    name,
    kind,
    outline,
    height,
    area: false,
    difficult: false,
    impassable: kind === 'block',
    cover,
    solids: [{ outline, from: 0, to: height, cover }],
    floors: [],
  };
}

/** A lump with room to stand on its top, reached by climbing its sides. */
function climbable(piece: Piece): Piece {
  return { ...piece, impassable: false, floors: [{ outline: piece.outline, height: piece.height }] };
}

function wall(length: number, height: number): Piece {
  const kind = height < LINEAR_LIMIT_INCHES ? 'linear' : 'block';
  return lump('wall', kind, box([length, 0.5]), height, 'medium');
}

function aroundOrigin(of: FullPiece): Piece {
  switch (of.kind) {
    case 'wood':
      return area(
        of.dense ? 'dense wood' : 'wood',
        scaled(ROUNDED, of.size),
        of.height,
        of.dense ? 'medium' : 'light',
      );
    case 'crater':
      return area('crater', scaled(ROUNDED, of.size), 0.4, 'light');
    case 'rock': {
      const rock = lump('rock', 'block', scaled(JAGGED, of.size), of.height, 'medium');
      return of.climbable ? climbable(rock) : rock;
    }
    case 'hulk':
      return lump('hulk', 'block', box(of.size), of.height, 'medium');
    case 'hill':
      return climbable(lump('hill', 'multi-level', scaled(ROUNDED, of.size), of.height, 'medium'));
    case 'ruin':
      return ruin(of);
    case 'wall':
      return wall(of.length, of.height);
    case 'hedge':
      return lump('hedge', 'linear', box([of.length, 0.8]), 0.9, 'light');
    case 'barrels':
      return lump('barrels', 'linear', box([of.length, 0.9]), 0.9, 'medium');
    case 'wreck':
      return lump('wreck', 'linear', box([of.length, 0.95]), 0.95, 'medium');
  }
}

/** The piece a short description stands for, where it lies on the table. */
export function buildPiece(description: FullPiece): Piece {
  return movedPiece(aroundOrigin(description), description.at, description.turn);
}
