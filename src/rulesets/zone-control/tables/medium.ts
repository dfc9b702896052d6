import type { TableDescription } from '../../../kernel/tables/schema.ts';

/** Boards of 36 x 36 and 36 x 48 inches, for four to six units a side. */
export const MEDIUM: readonly TableDescription[] = [
  {
    name: '36x36-crossroads',
    title: 'Four woods leave a cross of open ground; the middle zone is everybody’s aim.',
    width: 36,
    depth: 36,
    pieces: [
      { kind: 'wood', at: [-9, -8], size: [9, 8], turn: 15 },
      { kind: 'wood', at: [9, -8], size: [7, 7], dense: true },
      { kind: 'crater', at: [0, -4.5], size: [4, 3] },
      { kind: 'wood', at: [-15, 0], size: [4, 6] },
      { kind: 'crater', at: [0, -14], size: [5, 4] },
    ],
  },
  {
    name: '36x36-old-growth',
    title: 'Dense stands and light woods in turn, with few long lines of sight.',
    width: 36,
    depth: 36,
    pieces: [
      { kind: 'wood', at: [0, 0], size: [7, 6], turn: 45 },
      { kind: 'wood', at: [-10, -3], size: [7, 6], turn: 30, dense: true },
      { kind: 'wood', at: [2, -9], size: [9, 5], turn: 15 },
      { kind: 'wood', at: [13, -6], size: [5, 8], dense: true },
      { kind: 'wood', at: [-12, -13], size: [8, 5] },
      { kind: 'crater', at: [7, -15], size: [4, 3] },
    ],
  },
  {
    name: '36x48-two-hills-wood',
    title: 'Two large woods on the flanks and shell holes between them.',
    width: 48,
    depth: 36,
    pieces: [
      { kind: 'wood', at: [-16, -2], size: [10, 11], turn: 15 },
      { kind: 'wood', at: [-4, -6], size: [6, 5], dense: true },
      { kind: 'crater', at: [4, -2.5], size: [5, 4] },
      { kind: 'wood', at: [7, -11], size: [7, 5], turn: 30 },
      { kind: 'crater', at: [-10, -14], size: [5, 4] },
      { kind: 'crater', at: [18, -11], size: [5, 5] },
    ],
  },
  {
    name: '36x48-river-banks',
    title: 'Reeds along both banks of a dry river bed that runs from side to side.',
    width: 48,
    depth: 36,
    pieces: [
      { kind: 'wood', at: [-18, -4], size: [9, 4], turn: 15 },
      { kind: 'wood', at: [-6, -4.5], size: [9, 3] },
      { kind: 'wood', at: [6, -5], size: [8, 4], dense: true },
      { kind: 'wood', at: [17, -4], size: [8, 3], turn: 15 },
      { kind: 'crater', at: [-12, -12], size: [6, 5] },
      { kind: 'wood', at: [2, -12], size: [7, 5], turn: 30 },
      { kind: 'crater', at: [16, -13], size: [5, 5] },
    ],
  },
];
