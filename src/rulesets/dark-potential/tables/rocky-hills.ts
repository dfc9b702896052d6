import type { TableDescription } from '../../../kernel/tables/schema.ts';

export const rockyHills: TableDescription = {
  name: 'rocky-hills',
  title: 'Hills to hold and boulders to hide behind, with scrub in the hollows; no roofs, long views.',
  pieces: [
    { kind: 'hill', at: [-14, -14], size: [16, 13], turn: 15, height: 1.5 },
    { kind: 'hill', at: [14.5, -16], size: [14, 12], height: 2 },
    { kind: 'hill', at: [-16, 1.5], size: [12, 11], turn: 60, height: 1 },
    { kind: 'hill', at: [0, 0], size: [11, 9], turn: 120, height: 2 },
    { kind: 'rock', at: [1, -16], size: [8, 6], height: 2.5 },
    { kind: 'rock', at: [6, -8.5], size: [6, 5], turn: 45, height: 2 },
    { kind: 'rock', at: [-4, -9], size: [4, 3], height: 1.5, climbable: true },
    { kind: 'rock', at: [-21.5, -5], size: [4, 3], turn: 30 },
    { kind: 'wood', at: [-2.5, -21.5], size: [10, 4] },
    { kind: 'wood', at: [8, -3], size: [5, 5] },
    { kind: 'wall', at: [20.5, -8.5], length: 5, height: 0.9, turn: 165 },
  ],
};
