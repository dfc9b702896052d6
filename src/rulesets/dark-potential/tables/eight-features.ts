import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const eightFeatures: TableDescription = {
  name: 'eight-features',
  title:
    'The guideline taken at its word: eight features of about a foot square, and low obstacles between them.',
  pieces: [
    { kind: 'ruin', at: [-15.5, -13], size: [12, 12], doors: ['far', 'right'], floors: 2 },
    { kind: 'wood', at: [0.5, -16.25], size: [13.5, 13.5] },
    { kind: 'hill', at: [16.25, -15.5], size: [13, 13], turn: 15 },
    {
      kind: 'ruin',
      at: [-15, 1.5],
      size: [12, 12],
      turn: 270,
      walls: ['near', 'far', 'left'],
      doors: ['near'],
    },
    { kind: 'wreck', at: [-3.5, -3.5], length: 6, turn: 30 },
    { kind: 'barrels', at: [-21.5, -21], length: 3, turn: 45 },
    { kind: 'hedge', at: [4, -7], length: 5 },
  ],
};
