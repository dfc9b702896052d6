import type { z } from 'zod';
import type { Piece, TableSpec } from '../terrain.ts';
import { boxOf, separation } from './corners.ts';
import { buildPiece } from './pieces.ts';
import { MAX_PIECES, pieceSchema, tableSchema } from './schema.ts';
import { hundredth, opposite, sameGround, TURN_STEP } from './turn.ts';

const KINDS = pieceSchema.options.map((option) => option.shape.kind.value);

function keysOf(kind: unknown): string[] {
  const option = pieceSchema.options.find((candidate) => candidate.shape.kind.value === kind);
  return Object.keys(option?.shape ?? tableSchema.shape);
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

/** `piece 3 (wood), size`, counting from 1, or `the table`. */
function whereabouts(path: readonly PropertyKey[], table: unknown): string {
  if (path[0] !== 'pieces' || path.length < 2) return ['the table', ...path].join(', ');
  const kind = at(table, ['pieces', path[1], 'kind']);
  const named = typeof kind === 'string' ? ` (${kind})` : '';
  const within = path.slice(2).map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  return [`piece ${Number(path[1]) + 1}${named}`, ...within].join(', ');
}

function complaint(issue: z.core.$ZodIssue, table: unknown): string {
  const value = at(table, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(issue.path.length === 0 ? undefined : at(table, [...issue.path, 'kind']));
      return `there is no "${issue.keys[0]}", only ${known.join(', ')}`;
    }
    case 'invalid_union':
      if (issue.discriminator === undefined)
        return `${JSON.stringify(value)} is not a number of floors; use 0, 1 or 2`;
      return `${JSON.stringify(value)} is not a kind of piece; the kinds are ${KINDS.join(', ')}`;
    case 'not_multiple_of':
      return `${value} degrees is not a multiple of ${TURN_STEP}; the nearest is ${Math.round(Number(value) / TURN_STEP) * TURN_STEP}`;
    case 'too_small':
      return `${JSON.stringify(value)} is too ${typeof value === 'number' ? 'small' : 'short'}; the least is ${issue.minimum}`;
    case 'too_big':
      return `${Array.isArray(value) ? `${value.length} entries are too many` : `${value} is too large`}; the most is ${issue.maximum}`;
    case 'invalid_value':
      return `${JSON.stringify(value)} is not one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return value === undefined
        ? `missing; expected ${issue.expected}`
        : `${JSON.stringify(value)} is not ${issue.expected}`;
    case 'invalid_format':
      return `${JSON.stringify(value)} is not ${issue.message}`;
    default:
      return issue.message;
  }
}

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
    const issue = parsed.error.issues[0];
    throw new Error(`In ${whereabouts(issue.path, description)}: ${complaint(issue, description)}.`);
  }
  const { name, title, width, depth, mirror } = parsed.data;
  const built = parsed.data.pieces.map(buildPiece);
  for (const [index, piece] of built.entries()) checkInside(piece, index, width, depth);
  const pieces = placed(built, mirror);
  if (pieces.length > MAX_PIECES) {
    throw new Error(
      `Table "${name}" has ${pieces.length} pieces with their mirrored copies; at most ${MAX_PIECES} are allowed.`,
    );
  }
  return { name, title, width, depth, symmetric: mirror, pieces };
}
