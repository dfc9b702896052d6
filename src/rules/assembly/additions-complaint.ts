import type { z } from 'zod';
import { TYPE_WORDS } from '../../kernel/type-words.ts';
import { valueAt } from '../../kernel/value-at.ts';
import { hintFor, nearestMeant } from '../nearest.ts';
import { keysAt } from '../schema-keys.ts';

/**
 * One sentence about the first thing wrong with a user's data: what, where, and the nearest valid choice, as in
 * `In units 2 ("archer"), movement: 30 is too much; at most 12.`
 *
 * @param schema what the data was read with, for naming the nearest field
 */
export function additionsComplaint(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodType): string {
  const where = whereabouts(issue.path, data);
  const value = valueAt(data, issue.path);
  const lacks = (what: string) => `In ${where}: nothing is given; it takes ${what}.`;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const [word] = issue.keys;
      return `There is no "${word}" in ${where}; ${hintFor(word, keysAt(schema, issue.path))}.`;
    }
    case 'invalid_value': {
      const choices = issue.values.map(String);
      if (value === undefined) return lacks(choices.join(' or '));
      const near = nearestMeant(String(value), choices);
      const hint = near === undefined ? '' : `; the nearest is "${near}"`;
      return `In ${where}: "${value}" is none of ${choices.join(', ')}${hint}.`;
    }
    case 'too_small':
      return `In ${where}: ${counted(value)} is too little; at least ${issue.minimum}.`;
    case 'too_big':
      return `In ${where}: ${counted(value)} is too much; at most ${issue.maximum}.`;
    case 'invalid_format':
      return `In ${where}: "${value}" ${issue.message}.`;
    case 'invalid_type': {
      const type = TYPE_WORDS[issue.expected] ?? issue.expected;
      const hint = issue.expected === 'array' ? '; each entry of one begins with "- " in YAML' : '';
      return value === undefined
        ? lacks(type)
        : `In ${where}: ${JSON.stringify(value)} is not ${type}${hint}.`;
    }
    default:
      return `In ${where}: ${issue.message}.`;
  }
}

/** `armies 1 ("archers"), units 2, models`, counting from 1. */
function whereabouts(path: readonly PropertyKey[], data: unknown): string {
  if (path.length === 0) return 'the additions';
  const [list, index, ...rest] = path;
  const name = index === undefined ? undefined : valueAt(data, [list, index, 'id']);
  const number = typeof index === 'number' ? ` ${index + 1}` : '';
  const start = `${String(list)}${number}${typeof name === 'string' ? ` ("${name}")` : ''}`;
  return rest.reduce<string>(
    (words, step) => (typeof step === 'number' ? `${words} ${step + 1}` : `${words}, ${String(step)}`),
    start,
  );
}

function counted(value: unknown): string {
  return Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value);
}
