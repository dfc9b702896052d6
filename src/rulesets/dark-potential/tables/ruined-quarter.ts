import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const ruinedQuarter: TableDescription = {
  name: 'ruined-quarter',
  title:
    'Ruins of two and three levels around a shelled square; every alley is overlooked by somebody’s window.',
  pieces: [
    { kind: 'ruin', at: [-14.5, -15.5], size: [13, 11], floors: 2, doors: ['near', 'right'] },
    {
      kind: 'ruin',
      at: [2.5, -14.5],
      size: [11, 12],
      turn: 180,
      doors: ['far', 'left'],
      walls: ['near', 'far', 'left', 'right'],
    },
    {
      kind: 'ruin',
      at: [17, -12.5],
      size: [11, 10],
      turn: 90,
      walls: ['near', 'far', 'left'],
      doors: ['near'],
    },
    {
      kind: 'ruin',
      at: [-17, -1],
      size: [10, 11],
      turn: 90,
      floors: 2,
      walls: ['far', 'left', 'right'],
      doors: ['right'],
    },
    { kind: 'crater', at: [0, 0], size: [9, 8] },
    { kind: 'barrels', at: [-8.5, -5.5], length: 4, turn: 30 },
    { kind: 'wreck', at: [9.5, -5], length: 5, turn: 120 },
    { kind: 'rock', at: [20.5, -21], size: [4, 3] },
    { kind: 'crater', at: [-5.5, -21.5], size: [5, 4] },
  ],
};
