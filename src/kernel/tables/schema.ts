import { z } from 'zod';
import { LONGEST_SIDE, MOST_PIECES } from '../terrain.ts';
import { TURN_STEP } from './turn.ts';

/** Inches along the side of a piece. */
export const MAX_SIZE = 30;

const extent = (least: number, most: number) => z.number().min(least).max(most);

/** Width (left to right) and depth (near to far) before turning. */
const size = (least: number) => z.tuple([extent(least, MAX_SIZE), extent(least, MAX_SIZE)]);

const place = {
  at: z
    .tuple([z.number(), z.number()])
    .describe('centre of the piece, [x, y] in inches from the table centre'),
  turn: z.number().multipleOf(TURN_STEP).default(0).describe('degrees anticlockwise, a multiple of 15'),
};

const side = z.enum(['near', 'far', 'left', 'right']);

/** A side of a ruin before it is turned: `near` is the side of seat 0, `far` that of seat 1. */
export type Side = z.infer<typeof side>;

const wood = z.strictObject({
  kind: z.literal('wood'),
  ...place,
  size: size(2),
  height: extent(1, 8).default(3),
  dense: z.boolean().default(false).describe('medium instead of light cover'),
});

const crater = z.strictObject({ kind: z.literal('crater'), ...place, size: size(2) });

const rock = z.strictObject({
  kind: z.literal('rock'),
  ...place,
  size: size(1),
  height: extent(1, 6).default(2),
  climbable: z.boolean().default(false).describe('models may climb and stand on it'),
});

const hulk = z.strictObject({
  kind: z.literal('hulk'),
  ...place,
  size: size(1),
  height: extent(1, 6).default(2),
});

const hill = z.strictObject({
  kind: z.literal('hill'),
  ...place,
  size: size(3),
  height: extent(0.5, 4).default(1.5),
});

const ruin = z.strictObject({
  kind: z.literal('ruin'),
  ...place,
  size: size(4),
  walls: z.array(side).default(['near', 'far', 'left', 'right']).describe('sides where a wall still stands'),
  doors: z.array(side).default(['near']).describe('sides whose wall has a door'),
  floors: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .default(1)
    .describe('upper floors at 3 and 6 inches; the first covers the far half, the second its left half'),
});

const wall = z.strictObject({
  kind: z.literal('wall'),
  ...place,
  length: extent(1, 24),
  height: extent(0.5, 4).default(2),
});

const linear = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), ...place, length: extent(1, 24) });

export const pieceSchema = z.discriminatedUnion('kind', [
  wood,
  crater,
  rock,
  hulk,
  hill,
  ruin,
  wall,
  linear('hedge'),
  linear('barrels'),
  linear('wreck'),
]);

/** A table in short form, as a user writes it in JSON, YAML or TypeScript. All lengths in inches. */
export const tableSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  title: z.string().min(1).describe('one sentence'),
  width: extent(12, LONGEST_SIDE).default(48),
  depth: extent(12, LONGEST_SIDE).default(48),
  mirror: z.boolean().default(true).describe('adds each piece turned by 180 degrees about the table centre'),
  pieces: z.array(pieceSchema).max(MOST_PIECES),
});

export type PieceDescription = z.input<typeof pieceSchema>;
export type FullPiece = z.output<typeof pieceSchema>;
export type TableDescription = z.input<typeof tableSchema>;
