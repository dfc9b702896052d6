import type { TableDescription } from '../../../kernel/tables/schema.ts';

const SIZE = { width: 36, depth: 36 } as const;

/** Battlefields of 36 x 36 inches in short form, all point-symmetric; the first is the usual one. */
export const TABLES: readonly TableDescription[] = [
  {
    name: 'sq-hamlet',
    title: 'A few houses and orchards about a crossing, with hedges that lead up to it.',
    ...SIZE,
    pieces: [
      { kind: 'wood', at: [0, 0], size: [6, 5], turn: 30, height: 2 },
      { kind: 'hulk', at: [-6.5, -5], size: [4, 4], height: 4 },
      { kind: 'wood', at: [-12, -3], size: [7, 6], turn: 15 },
      { kind: 'hedge', at: [2, -8], length: 7 },
      { kind: 'rock', at: [8, -4], size: [4, 3], height: 2 },
      { kind: 'wood', at: [11, -11], size: [7, 5] },
      { kind: 'crater', at: [-4, -12.5], size: [5, 4] },
      { kind: 'barrels', at: [14, -4], length: 4, turn: 90 },
    ],
  },
  {
    name: 'sq-shellfield',
    title: 'Open ground torn by shells, with little that hides anybody.',
    ...SIZE,
    pieces: [
      { kind: 'crater', at: [0, 0], size: [6, 5] },
      { kind: 'crater', at: [-10, -4], size: [6, 5] },
      { kind: 'crater', at: [7, -7], size: [5, 5] },
      { kind: 'crater', at: [-3, -10], size: [5, 4] },
      { kind: 'wreck', at: [12, -2], length: 5, turn: 30 },
      { kind: 'rock', at: [-14, -10], size: [4, 3], height: 2 },
      { kind: 'wood', at: [13, -11], size: [6, 5] },
      { kind: 'barrels', at: [2, -4.5], length: 4, turn: 15 },
    ],
  },
  {
    name: 'sq-old-forest',
    title: 'Large woods with lanes between them: lines of sight are short.',
    ...SIZE,
    pieces: [
      { kind: 'wood', at: [-11, -5], size: [9, 7], turn: 15 },
      { kind: 'wood', at: [0, -6], size: [6, 8], dense: true },
      { kind: 'wood', at: [11, -7], size: [8, 7], turn: 30 },
      { kind: 'crater', at: [0, 0], size: [4, 4] },
      { kind: 'rock', at: [-5.5, -12], size: [3, 3], height: 2 },
      { kind: 'hedge', at: [8, -13], length: 6 },
    ],
  },
];
