import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const hedgerows: TableDescription = {
  name: 'hedgerows',
  title:
    'Open fields parted by hedges, with copses and two farms; two fifths of the guideline’s terrain, on purpose, ' +
    'yet from hedge to hedge it is rarely more than eight inches.',
  pieces: [
    { kind: 'hedge', at: [-15, -7], length: 10 },
    { kind: 'hedge', at: [-8, -12], length: 7, turn: 90 },
    { kind: 'hedge', at: [2, -6], length: 9, turn: 15 },
    { kind: 'hedge', at: [9, -13], length: 8, turn: 90 },
    { kind: 'hedge', at: [-20.5, 0.5], length: 6, turn: 90 },
    { kind: 'hedge', at: [-8.5, 0], length: 7, turn: 105 },
    { kind: 'hedge', at: [-16, -18.5], length: 6 },
    { kind: 'hedge', at: [1, -19.5], length: 7 },
    { kind: 'ruin', at: [17, -12], size: [8, 7], turn: 90, doors: ['far', 'near'] },
    { kind: 'wood', at: [15.5, -20], size: [9, 6] },
    { kind: 'wood', at: [-14, -13], size: [6, 5] },
    { kind: 'wood', at: [16, -1], size: [7, 8] },
    { kind: 'barrels', at: [1, -12.5], length: 3, turn: 45 },
    { kind: 'rock', at: [0, 0], size: [4, 3] },
  ],
};
