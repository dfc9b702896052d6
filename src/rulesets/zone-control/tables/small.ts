import type { TableDescription } from '../../../kernel/tables/schema.ts';

/** Boards of 24 x 24 and 24 x 36 inches, for two or three units a side. */
export const SMALL: readonly TableDescription[] = [
  {
    name: '24x24-copses',
    title: 'Four copses round a shell hole; every zone has some cover and none is out of sight.',
    width: 24,
    depth: 24,
    pieces: [
      { kind: 'crater', at: [0, 0], size: [4, 4] },
      { kind: 'wood', at: [-6, -4], size: [6, 5], turn: 15 },
      { kind: 'wood', at: [5, -5], size: [4, 5], turn: 30, dense: true },
      { kind: 'crater', at: [-9.5, 2], size: [3, 4] },
    ],
  },
  {
    name: '24x24-thicket',
    title: 'A dense thicket fills the middle and parts the board into two flanks.',
    width: 24,
    depth: 24,
    pieces: [
      { kind: 'wood', at: [0, 0], size: [8, 6], turn: 30, dense: true },
      { kind: 'wood', at: [-8, -3], size: [5, 6] },
      { kind: 'crater', at: [6, -7], size: [4, 4] },
    ],
  },
  {
    name: '24x36-orchards',
    title: 'Two orchards and a hollow between them on a board that is wider than deep.',
    width: 36,
    depth: 24,
    pieces: [
      { kind: 'wood', at: [-11, -2], size: [8, 7], turn: 15 },
      { kind: 'wood', at: [3.5, -5], size: [5, 4], dense: true },
      { kind: 'crater', at: [0, 0], size: [4, 3] },
      { kind: 'crater', at: [14, -7], size: [4, 4] },
    ],
  },
  {
    name: '24x36-hedged-lane',
    title: 'Narrow woods along a lane that crosses the board from side to side.',
    width: 36,
    depth: 24,
    pieces: [
      { kind: 'wood', at: [-13, -4.5], size: [8, 3] },
      { kind: 'wood', at: [-3, -4.5], size: [7, 3] },
      { kind: 'wood', at: [8, -4], size: [6, 4], turn: 15, dense: true },
      { kind: 'crater', at: [15, -1], size: [3, 4] },
    ],
  },
];
