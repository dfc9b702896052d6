import type { TableDescription } from '../../../kernel/tables/schema.ts';

const SIZE = { width: 48, depth: 48 } as const;

/** Battlefields of 48 x 48 inches in short form, all point-symmetric; the first is the usual one. */
export const TABLES: readonly TableDescription[] = [
  {
    name: 'dx-outpost',
    title: 'A ruined outpost between woods, with walls and hedges on the way there.',
    ...SIZE,
    pieces: [
      { kind: 'ruin', at: [0, 0], size: [7, 6], floors: 0, walls: ['left', 'right'], doors: [] },
      {
        kind: 'ruin',
        at: [-13, -9],
        size: [7, 6],
        floors: 1,
        doors: ['near', 'far'],
        walls: ['near', 'far', 'left'],
      },
      { kind: 'wood', at: [13, -10], size: [9, 7], turn: 15 },
      { kind: 'hedge', at: [-3, -11], length: 7 },
      { kind: 'wall', at: [4.5, -7], length: 5, height: 0.9, turn: 90 },
      { kind: 'rock', at: [9, -3], size: [4, 3], height: 2 },
      { kind: 'barrels', at: [-8, -3], length: 3, turn: 45 },
      { kind: 'crater', at: [18.5, -2], size: [4, 4] },
      { kind: 'wreck', at: [6, -16.5], length: 4, turn: 15 },
      { kind: 'hulk', at: [-19, -2], size: [4, 5], height: 3 },
    ],
  },
  {
    name: 'dx-streets',
    title: 'Streets between blocks, where lines of fire are long and narrow.',
    ...SIZE,
    pieces: [
      { kind: 'hulk', at: [-14, -9], size: [9, 7], height: 4 },
      { kind: 'hulk', at: [-2, -10], size: [8, 6], height: 4 },
      { kind: 'hulk', at: [11, -9], size: [8, 7], height: 4 },
      { kind: 'hulk', at: [-17, 1], size: [7, 5], height: 4 },
      { kind: 'ruin', at: [0, 0], size: [8, 5], floors: 0, walls: ['left', 'right'], doors: [] },
      { kind: 'barrels', at: [-7.5, -4.5], length: 3, turn: 90 },
      { kind: 'barrels', at: [5, -5.5], length: 3 },
      { kind: 'wreck', at: [17, -2.5], length: 4, turn: 60 },
      { kind: 'wreck', at: [-8.5, -16], length: 4 },
      { kind: 'crater', at: [8, -15.5], size: [4, 4] },
    ],
  },
  {
    name: 'dx-woodland',
    title: 'Woods and boulders with clearings between them.',
    ...SIZE,
    pieces: [
      { kind: 'wood', at: [-12, -8], size: [11, 8], turn: 15 },
      { kind: 'wood', at: [10, -9], size: [10, 7], dense: true },
      { kind: 'wood', at: [0, 0], size: [7, 6], turn: 30 },
      { kind: 'wood', at: [-18, 4], size: [8, 7] },
      { kind: 'rock', at: [0, -9], size: [4, 3], height: 2 },
      { kind: 'rock', at: [-20, -13], size: [4, 3], height: 2 },
      { kind: 'rock', at: [18, -3], size: [4, 3], height: 1.5 },
      { kind: 'hedge', at: [-4, -15], length: 6, turn: 15 },
      { kind: 'hedge', at: [8, -2.5], length: 5, turn: 75 },
    ],
  },
  {
    name: 'dx-ridges',
    title: 'Low hills with walls and wrecks in the open ground below them.',
    ...SIZE,
    pieces: [
      { kind: 'hill', at: [-12, -8], size: [11, 8], turn: 15, height: 1.5 },
      { kind: 'hill', at: [0, 0], size: [8, 7], height: 2, turn: 45 },
      { kind: 'wall', at: [3, -11], length: 8, height: 0.9 },
      { kind: 'wall', at: [12, -6], length: 6, height: 0.9, turn: 75 },
      { kind: 'rock', at: [19, -12], size: [4, 3], height: 2 },
      { kind: 'barrels', at: [-4, -6.5], length: 3, turn: 30 },
      { kind: 'wood', at: [10, -17], size: [7, 4] },
      { kind: 'wreck', at: [-20, 0], length: 5, turn: 90 },
      { kind: 'crater', at: [-3, -16.5], size: [5, 4] },
    ],
  },
];
