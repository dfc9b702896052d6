import type { z } from 'zod';
import { TYPE_WORDS } from '../type-words.ts';
import { valueAt } from '../value-at.ts';
import { pieceSchema, tableSchema } from './schema.ts';
import { TURN_STEP } from './turn.ts';

const KINDS = pieceSchema.options.map((option) => option.shape.kind.value);

function keysOf(kind: unknown): string[] {
  const option = pieceSchema.options.find((candidate) => candidate.shape.kind.value === kind);
  return Object.keys(option?.shape ?? tableSchema.shape);
}

/** One sentence about something wrong with a table in short form: `In piece 3 (wood), size: 99 is too large; the most is 48.` */
export function tableComplaint(issue: z.core.$ZodIssue, table: unknown): string {
  return `In ${whereabouts(issue.path, table)}: ${wrong(issue, table)}.`;
}

/** `piece 3 (wood), size`, counting from 1, or `the table`. */
function whereabouts(path: readonly PropertyKey[], table: unknown): string {
  if (path[0] !== 'pieces' || path.length < 2) return ['the table', ...path].join(', ');
  const kind = valueAt(table, ['pieces', path[1], 'kind']);
  const named = typeof kind === 'string' ? ` (${kind})` : '';
  const within = path.slice(2).map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  return [`piece ${Number(path[1]) + 1}${named}`, ...within].join(', ');
}

function wrong(issue: z.core.$ZodIssue, table: unknown): string {
  const value = valueAt(table, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(issue.path.length === 0 ? undefined : valueAt(table, [...issue.path, 'kind']));
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
    case 'invalid_type': {
      const type = TYPE_WORDS[issue.expected] ?? issue.expected;
      return value === undefined
        ? `nothing is given; it takes ${type}`
        : `${JSON.stringify(value)} is not ${type}`;
    }
    case 'invalid_format':
      return `${JSON.stringify(value)} is not ${issue.message}`;
    default:
      return issue.message;
  }
}
