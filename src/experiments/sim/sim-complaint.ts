import type { z } from 'zod';
import { valueAt } from '../../kernel/value-at.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import { keysAt } from '../../rules/schema-keys.ts';

/** What an issue of a form's own says of a key that stands where only some others may, as `params`. */
interface StrayKey {
  readonly key: string;
  readonly keys: readonly string[];
}

/**
 * One sentence about something wrong with a sim: what, where, and the nearest that would be right, as in
 * `"blocks.initial" of sims/power.yaml takes at least 1, not 0.`
 *
 * @param schema what the sim was read with, for naming the nearest key
 */
export function simComplaint(
  issue: z.core.$ZodIssue,
  sim: unknown,
  where: string,
  schema: z.ZodType,
): InputError {
  const path = issue.path.join('.');
  const place = path === '' ? where : `"${path}" of ${where}`;
  const given = valueAt(sim, issue.path);
  const value = shown(given);
  if (issue.code === 'unrecognized_keys') {
    return unknown('key', issue.keys[0], place, keysAt(schema, issue.path));
  }
  if (issue.code === 'custom' && issue.params !== undefined) {
    const { key, keys } = issue.params as StrayKey;
    return unknown('key', key, place, keys);
  }
  if (value === undefined) return new InputError(`${where} lacks "${path}", which ${expected(issue)}.`);
  if (issue.code === 'invalid_value' && !['object', 'function'].includes(typeof given))
    return unknown('choice', String(given), place, issue.values.map(String));
  return new InputError(`${place} ${expected(issue)}${found(issue, given, value)}.`);
}

/** What was given instead, unless it is so long that nobody would read it: then its kind at most, where that is wrong. */
function found({ code }: z.core.$ZodIssue, given: unknown, value: string): string {
  if (value.length <= 60) return `, not ${value}`;
  if (code !== 'invalid_type' || typeof given !== 'object') return '';
  return `, not ${Array.isArray(given) ? NAMED.array : NAMED.object}`;
}

/** A value as somebody would write it; undefined for none. JSON has no word for some that code may give. */
function shown(value: unknown): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `takes one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'takes one letter at least';
      if (issue.origin === 'array') return `takes ${issue.minimum === 1 ? 'one' : issue.minimum} at least`;
      return `takes ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `takes at most ${issue.maximum}`;
    case 'invalid_type':
      return `takes ${NAMED[issue.expected] ?? issue.expected}`;
    default:
      return issue.message;
  }
}

const NAMED: Readonly<Record<string, string>> = {
  object: 'keys with values',
  record: 'keys with values',
  array: 'a list',
  string: 'a word',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};
