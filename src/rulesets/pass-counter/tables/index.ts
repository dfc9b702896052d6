import type { TableDescription } from '../../../kernel/tables/schema.ts';

const SIZE = { width: 36, depth: 36 } as const;

/** Battlefields of 36 x 36 inches in short form, all point-symmetric; the first is the usual one. */
export const TABLES: readonly TableDescription[] = [
  {
    name: 'pc-farmstead',
    title: 'A farm on either side of a sunken lane, with hedges, walls and an orchard between them.',
    ...SIZE,
    pieces: [
      {
        kind: 'ruin',
        at: [-9, -8],
        size: [7, 6],
        floors: 0,
        doors: ['near', 'far'],
        walls: ['near', 'far', 'left'],
      },
      { kind: 'hedge', at: [-2, -9], length: 6 },
      { kind: 'wall', at: [3, -5.5], length: 5, height: 0.9, turn: 90 },
      { kind: 'wood', at: [11, -7.5], size: [8, 6], turn: 15 },
      { kind: 'barrels', at: [-14.5, -2], length: 3, turn: 45 },
      { kind: 'hedge', at: [-6, -1.5], length: 6, turn: 90 },
      { kind: 'rock', at: [0, 0], size: [4, 3], height: 1.5 },
      { kind: 'wreck', at: [6, -13.5], length: 4, turn: 15 },
      { kind: 'crater', at: [13, -1], size: [4, 4] },
    ],
  },
  {
    name: 'pc-alleys',
    title: 'Blocks of houses with narrow alleys, where fights begin at arm’s length.',
    ...SIZE,
    pieces: [
      { kind: 'hulk', at: [-11, -7.5], size: [7, 6], height: 4 },
      { kind: 'hulk', at: [-1.5, -7], size: [6, 7], height: 4 },
      { kind: 'hulk', at: [9, -8], size: [8, 5], height: 4 },
      { kind: 'hulk', at: [-13, 1], size: [6, 5], height: 4 },
      { kind: 'ruin', at: [0, 0], size: [5, 4], floors: 0, walls: ['left', 'right'], doors: [] },
      { kind: 'barrels', at: [-5.75, -4.5], length: 2.5, turn: 90 },
      { kind: 'wreck', at: [4.5, -2.5], length: 4, turn: 60 },
      { kind: 'barrels', at: [4, -12.5], length: 3 },
      { kind: 'crater', at: [-14, -14], size: [4, 4] },
    ],
  },
  {
    name: 'pc-thicket',
    title: 'Old woods and boulders with short lines of sight and slow going.',
    ...SIZE,
    pieces: [
      { kind: 'wood', at: [-9, -6], size: [10, 7], turn: 15 },
      { kind: 'wood', at: [8.5, -7.5], size: [9, 6], dense: true },
      { kind: 'wood', at: [0, 0], size: [6, 5], turn: 30, dense: true },
      { kind: 'wood', at: [-13.5, 3.5], size: [7, 7] },
      { kind: 'rock', at: [0.5, -8], size: [4, 3], height: 2 },
      { kind: 'rock', at: [-15.5, -11.5], size: [3, 3], height: 1.5 },
      { kind: 'rock', at: [7, -2.5], size: [3, 2.5], height: 1.5 },
      { kind: 'hedge', at: [-3.5, -12.5], length: 5, turn: 15 },
    ],
  },
  {
    name: 'pc-ridge',
    title: 'Low hills that look down on open ground crossed by walls.',
    ...SIZE,
    pieces: [
      { kind: 'hill', at: [-10, -7], size: [10, 7], turn: 15, height: 1 },
      { kind: 'hill', at: [0, 0], size: [7, 6], height: 1.5, turn: 45 },
      { kind: 'wall', at: [2, -9], length: 7, height: 0.9 },
      { kind: 'wall', at: [9.5, -5], length: 5, height: 0.9, turn: 75 },
      { kind: 'rock', at: [14.5, -9.5], size: [3.5, 3], height: 2 },
      { kind: 'barrels', at: [-3, -5.5], length: 3, turn: 30 },
      { kind: 'wood', at: [7.5, -13.5], size: [6, 4] },
      { kind: 'hedge', at: [-15, 0.5], length: 5, turn: 90 },
    ],
  },
  {
    name: 'pc-yard',
    title: 'A yard of crates, wrecks and a crane, with something low to crouch behind every few steps.',
    ...SIZE,
    pieces: [
      { kind: 'hulk', at: [-8.5, -6.5], size: [6, 3], turn: 30, height: 2 },
      { kind: 'hulk', at: [7, -8], size: [3, 6], turn: 15, height: 2 },
      { kind: 'hulk', at: [0, 0], size: [4, 4], height: 3 },
      { kind: 'barrels', at: [0, -7.5], length: 4 },
      { kind: 'barrels', at: [-4, -11.5], length: 3, turn: 75 },
      { kind: 'wreck', at: [-14, -9.5], length: 5, turn: 60 },
      { kind: 'wreck', at: [13, -4], length: 5, turn: 105 },
      { kind: 'barrels', at: [5.5, -3.5], length: 3, turn: 120 },
      { kind: 'wreck', at: [12.5, -13], length: 4 },
      { kind: 'crater', at: [-12, -1], size: [5, 4] },
      { kind: 'hulk', at: [-15.5, 5], size: [2.5, 4], height: 2 },
    ],
  },
];
