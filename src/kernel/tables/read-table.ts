import { foremost } from '../foremost.ts';
import { MOST_PIECES, type Piece, type TableSpec } from '../terrain.ts';
import { boxOf, separation } from './corners.ts';
import { buildPiece } from './pieces.ts';
import { type TableDescription, tableSchema } from './schema.ts';
import { tableComplaint } from './table-complaint.ts';
import { hundredth, opposite, sameGround } from './turn.ts';

function placed(pieces: readonly Piece[], mirror: boolean): Piece[] {
  if (!mirror) return [...pieces];
  return pieces.flatMap((piece, index) => {
    const copy = opposite(piece);
    if (sameGround(piece, copy)) return [piece];
    if (separation(piece.outline, copy.outline).gap < 0) {
      throw new Error(
        `Piece ${index + 1} (${piece.name}) overlaps its own mirrored copy; move it away from the centre, ` +
          'or set mirror to false.',
      );
    }
    return [piece, copy];
  });
}

function checkInside(piece: Piece, index: number, width: number, depth: number): void {
  const { left, right, near, far } = boxOf(piece.outline);
  const beyond: [number, string][] = [
    [-width / 2 - left, 'left'],
    [right - width / 2, 'right'],
    [-depth / 2 - near, 'near'],
    [far - depth / 2, 'far'],
  ];
  for (const [by, edge] of beyond) {
    if (by > 0) {
      throw new Error(
        `Piece ${index + 1} (${piece.name}) reaches ${hundredth(by)} inches beyond the ${edge} edge ` +
          `of the ${width} x ${depth} table; move it in by that much.`,
      );
    }
  }
}

/**
 * Builds a table from its short form (see `tableSchema`), checked. A piece that maps onto itself when the table is
 * turned by 180 degrees is not doubled.
 * @throws Error with one sentence that says what is wrong, where, and what would be right.
 */
export function readTable(description: unknown): TableSpec {
  const parsed = tableSchema.safeParse(description);
  if (!parsed.success) {
    throw new Error(tableComplaint(foremost(parsed.error.issues), description));
  }
  const { name, title, width, depth, mirror } = parsed.data;
  const built = parsed.data.pieces.map(buildPiece);
  for (const [index, piece] of built.entries()) checkInside(piece, index, width, depth);
  const pieces = placed(built, mirror);
  if (pieces.length > MOST_PIECES) {
    throw new Error(
      `Table "${name}" has ${pieces.length} pieces with their mirrored copies; at most ${MOST_PIECES} are allowed.`,
    );
  }
  return { name, title, width, depth, symmetric: mirror, pieces };
}

/** Tables by name from their short forms, in their order. */
export function readTables(descriptions: readonly TableDescription[]): Record<string, TableSpec> {
  return Object.fromEntries(descriptions.map((description) => [description.name, readTable(description)]));
}
