import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const brokenStreet: TableDescription = {
  name: 'broken-street',
  title:
    'A street from edge to edge between two rows of ruins; wrecks make it crossable, side alleys decide it.',
  pieces: [
    { kind: 'ruin', at: [-12.5, -18], size: [14, 10], floors: 2, doors: ['far', 'right'] },
    { kind: 'ruin', at: [-11.5, -5.5], size: [9, 12], turn: 90, doors: ['near', 'left'] },
    {
      kind: 'ruin',
      at: [11, -18],
      size: [10, 12],
      turn: 270,
      doors: ['near', 'far'],
      walls: ['near', 'far', 'right'],
    },
    { kind: 'ruin', at: [10.5, -6], size: [11, 8], turn: 180, floors: 2, doors: ['right', 'far'] },
    { kind: 'wreck', at: [-1.5, -14.5], length: 6, turn: 60 },
    { kind: 'wreck', at: [2, -8], length: 5, turn: 165 },
    { kind: 'barrels', at: [-3.5, -2.5], length: 3, turn: 90 },
    { kind: 'crater', at: [1.5, -20.5], size: [5, 4] },
    { kind: 'hulk', at: [0, 0], size: [5, 3], turn: 30 },
    { kind: 'wood', at: [20.5, -9.5], size: [6, 11] },
    { kind: 'hedge', at: [-21, -12], length: 4 },
  ],
};
