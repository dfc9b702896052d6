import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const wreckYard: TableDescription = {
  name: 'wreck-yard',
  title: 'Rows of hulks, low wrecks and barrels around two sheds; short lanes of fire in every direction.',
  pieces: [
    { kind: 'hulk', at: [-16.75, -10], size: [10, 7], turn: 15, height: 2.5 },
    { kind: 'hulk', at: [-17.75, -18.75], size: [8, 5], turn: 165, height: 2 },
    { kind: 'hulk', at: [-4, -9], size: [5, 9], turn: 15, height: 2.5 },
    { kind: 'hulk', at: [-6.75, -19.5], size: [9, 6], height: 2 },
    { kind: 'ruin', at: [15, -14.5], size: [14, 12], turn: 90, doors: ['near', 'far'] },
    { kind: 'hulk', at: [4.5, -17], size: [5, 8], turn: 165, height: 2.5 },
    { kind: 'crater', at: [0, 0], size: [8, 7] },
    { kind: 'hulk', at: [-14.25, 1.25], size: [5, 9], turn: 30, height: 2 },
    { kind: 'wreck', at: [4.25, -8.75], length: 6, turn: 45 },
    { kind: 'barrels', at: [-10.25, -14.25], length: 3.5, turn: 90 },
    { kind: 'wreck', at: [-21.5, -3], length: 6, turn: 75 },
    { kind: 'wood', at: [7.75, -3.25], size: [6, 5] },
    { kind: 'barrels', at: [21.5, -4], length: 4, turn: 90 },
    { kind: 'wreck', at: [-9.75, -5.5], length: 4, turn: 150 },
  ],
};
