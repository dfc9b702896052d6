import type { Corner, CoverClass, Piece, Solid, TableSpec } from '../../src/kernel/terrain.ts';

export function rectangle(left: number, near: number, right: number, far: number): Corner[] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}

export function solid(outline: Corner[], from: number, to: number, cover: CoverClass = 'medium'): Solid {
  return { outline, from, to, cover };
}

/** A piece that is nothing in particular until told otherwise. */
export function piece(name: string, outline: Corner[], rest: Partial<Piece> = {}): Piece {
  return {
    name,
    kind: 'block',
    outline,
    height: 0,
    area: false,
    difficult: false,
    impassable: false,
    cover: 'medium',
    solids: [],
    floors: [],
    ...rest,
  };
}

export function block(name: string, outline: Corner[], height: number): Piece {
  return piece(name, outline, { height, solids: [solid(outline, 0, height)] });
}

export function hedge(name: string, outline: Corner[], height: number): Piece {
  const solids = [solid(outline, 0, height, 'light')];
  return piece(name, outline, { kind: 'linear', height, cover: 'light', solids });
}

export function wood(name: string, outline: Corner[], height: number, rest: Partial<Piece> = {}): Piece {
  return piece(name, outline, { kind: 'area', height, area: true, difficult: true, cover: 'light', ...rest });
}

export function table(name: string, size: number, pieces: Piece[], rest: Partial<TableSpec> = {}): TableSpec {
  return { name, title: name, width: size, depth: size, symmetric: false, pieces, ...rest };
}

/** Walls with a window, a door and a parapet around an upper floor that leaves one corner open. */
const RUIN = piece('ruin', rectangle(-4, -3, 4, 3), {
  kind: 'multi-level',
  height: 3,
  floors: [
    { outline: rectangle(-3.7, -2.7, 3.7, 0.5), height: 3 },
    { outline: rectangle(-3.7, 0.5, 1, 2.7), height: 3 },
  ],
  solids: [
    solid(rectangle(-4, -3, -1.5, -2.7), 0, 4),
    solid(rectangle(-1.5, -3, 1.5, -2.7), 0, 0.8, 'heavy'),
    solid(rectangle(-1.5, -3, 1.5, -2.7), 2.2, 3.9, 'heavy'),
    solid(rectangle(1.5, -3, 4, -2.7), 0, 4),
    solid(rectangle(-4, -2.7, -3.7, 3), 0, 5),
    solid(rectangle(3.7, -2.7, 4, -1), 0, 3),
    solid(rectangle(3.7, 1, 4, 3), 0, 3),
    solid(rectangle(-3.7, 2.7, -1, 3), 0, 3.5),
    solid(rectangle(1, 2.7, 3.7, 3), 0, 3.5),
  ],
});

export const RUIN_TABLE = table('ruin', 20, [
  RUIN,
  wood('copse', rectangle(5, 4, 9, 8), 3),
  hedge('hedge', rectangle(-8, -7, 3, -6.6), 0.9),
  block(
    'rock',
    [
      [-8, 5],
      [-6, 4.5],
      [-5.5, 6.5],
      [-7, 7.5],
    ],
    2.5,
  ),
]);

/** Two woods of unlike height, one with a tree trunk in it, slanted hedges and rocks of many heights. */
export const WOOD_TABLE = table('wood', 18, [
  wood(
    'forest',
    [
      [-6, -2],
      [-2, -4],
      [1, -1],
      [-1, 3],
      [-5, 2],
    ],
    4,
    {
      solids: [
        solid(
          [
            [-3, -1],
            [-2.4, -1.2],
            [-2.2, -0.6],
            [-2.8, -0.3],
          ],
          0,
          4,
        ),
      ],
    },
  ),
  wood(
    'scrub',
    [
      [3, 1],
      [6, 0],
      [7.5, 3],
      [5, 5],
    ],
    1,
    { cover: 'none' },
  ),
  hedge(
    'hedge',
    [
      [1, -6],
      [1.3, -6.2],
      [6.2, -3.1],
      [6, -2.8],
    ],
    0.95,
  ),
  hedge(
    'low hedge',
    [
      [-3, 5],
      [3, 6.2],
      [2.9, 6.6],
      [-3.1, 5.4],
    ],
    0.6,
  ),
  block(
    'rock',
    [
      [3, -1.5],
      [4, -2],
      [4.5, -1],
      [3.6, -0.4],
    ],
    1.15,
  ),
  block(
    'boulder',
    [
      [-7, -6],
      [-5, -7],
      [-4, -5.5],
      [-5.5, -4.6],
    ],
    2,
  ),
]);

function turned(corners: readonly Corner[]): Corner[] {
  return corners.map(([x, y]): Corner => [-x, -y]);
}

function opposite(piece: Piece): Piece {
  return {
    ...piece,
    name: `${piece.name} opposite`,
    outline: turned(piece.outline),
    solids: piece.solids.map((part) => ({ ...part, outline: turned(part.outline) })),
    floors: piece.floors.map((part) => ({ ...part, outline: turned(part.outline) })),
  };
}

/** A hill of two steps in the middle, and around it pairs of pieces that are each other's mirror image. */
const PAIRS = [
  hedge('hedge', rectangle(-8, -5, -2, -4.6), 0.8),
  wood(
    'wood',
    [
      [3, -8],
      [7.5, -7],
      [6.5, -3.5],
      [3.5, -4],
    ],
    3,
  ),
  block(
    'wall',
    [
      [-7, 1],
      [-6.7, 0.8],
      [-4.6, 3.4],
      [-4.9, 3.6],
    ],
    3,
  ),
  piece('gate', rectangle(4, -1.5, 4.3, 1), {
    height: 2.5,
    solids: [solid(rectangle(4, -1.5, 4.3, 1), 0, 0.7, 'heavy'), solid(rectangle(4, -1.5, 4.3, 1), 1.1, 2.5)],
  }),
];

export const HILL_TABLE = table(
  'hill',
  18,
  [
    piece('hill', rectangle(-3, -2.5, 3, 2.5), {
      kind: 'multi-level',
      height: 1.8,
      floors: [
        { outline: rectangle(-3, -2.5, 3, 2.5), height: 0.9 },
        {
          outline: [
            [-1.5, -1.5],
            [1.5, -1.5],
            [1.5, 1.5],
            [-1.5, 1.5],
          ],
          height: 1.8,
        },
      ],
      solids: [solid(rectangle(-3, -2.5, 3, 2.5), 0, 0.9), solid(rectangle(-1.5, -1.5, 1.5, 1.5), 0.9, 1.8)],
    }),
    ...PAIRS,
    ...PAIRS.map(opposite),
  ],
  { symmetric: true },
);

export const SMALL_TABLES = [RUIN_TABLE, WOOD_TABLE, HILL_TABLE];
