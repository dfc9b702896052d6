import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const oldWood: TableDescription = {
  name: 'old-wood',
  title: 'Woods and thickets with a clearing in the middle, boulders, and a lodge on either side.',
  pieces: [
    { kind: 'wood', at: [-15, -15], size: [15, 12], turn: 15 },
    { kind: 'wood', at: [13.5, -17], size: [14, 11] },
    { kind: 'wood', at: [-16.5, 1], size: [12, 13], dense: true },
    { kind: 'ruin', at: [0.5, -14.5], size: [8, 8], doors: ['far', 'near'] },
    { kind: 'wood', at: [7.75, -7.5], size: [7, 5], turn: 15, dense: true },
    { kind: 'rock', at: [-5.5, -7], size: [5, 4], turn: 30, climbable: true },
    { kind: 'rock', at: [20.5, -9.75], size: [4, 3] },
    { kind: 'hill', at: [0, 0], size: [9, 7], turn: 60, height: 1 },
    { kind: 'hedge', at: [-8, -1.5], length: 4, turn: 105 },
    { kind: 'wreck', at: [0, -21], length: 5, turn: 15 },
  ],
};
