import { z } from 'zod';
import { readTable } from '../../kernel/tables/read-table.ts';
import { foremost } from '../../rules/assembly/complaint.ts';
import { InputError, isNear, unknown } from '../../rules/nearest.ts';
import { DESIGNS, designOf } from '../designs/index.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { requirePlain } from './require-plain.ts';
import { type CheckedSim, CODE_FORMS, DATA_FORMS } from './sim-schema.ts';

/** Whether a sim is read from data or brings what only code can. */
export type Origin = 'data' | 'code';

/**
 * A sim that has the form of its design, defaults of the form filled in. Throws InputError with one sentence.
 *
 * @param where the sim in words, such as the path of its file
 */
export function readSim(sim: unknown, where: string, origin: Origin = 'code'): CheckedSim {
  requirePlain(sim, where);
  const { form, refuses } = formFor(sim, where, origin === 'data' ? DATA_FORMS : CODE_FORMS);
  const parsed = form.safeParse(sim);
  if (parsed.success) return withRulesRead(parsed.data as CheckedSim, where);
  const issue = foremost(parsed.error.issues);
  if (issue.path[0] === 'adds' && issue.path[1] === 'tables' && issue.path.length > 2) {
    readAddedTable(at(sim, issue.path.slice(0, 3)), where);
  }
  if (issue.code === 'unrecognized_keys' && issue.path.join('.') === 'adds' && issue.keys[0] === 'rules') {
    throw new InputError(
      `"adds" of ${where} cannot bring rules, which are code; write the sim in TypeScript, as sims/house-rule.ts is.`,
    );
  }
  const [refused] = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [];
  const why = refused === undefined ? undefined : refuses[refused];
  throw why === undefined ? complaint(issue, sim, where, form) : new InputError(why);
}

/** A sim whose own rules have the shape of a rule, as they stand: they are code and no copies are made of them. */
function withRulesRead(sim: CheckedSim, where: string): CheckedSim {
  if (sim.adds?.rules === undefined) return sim;
  const read = HOUSE_RULES.safeParse(sim);
  if (!read.success) throw complaint(foremost(read.error.issues), sim, where, HOUSE_RULES);
  return sim;
}

/** The form of the design that a sim names, and what the design refuses. */
function formFor(sim: unknown, where: string, forms: typeof DATA_FORMS | typeof CODE_FORMS) {
  const ids = DESIGNS.map(({ id }) => id);
  const named = z.object({ design: z.enum(ids) }).safeParse(sim);
  if (!named.success) {
    const misspelt = Object.keys(Object(sim)).find((key) => isNear(key, 'design') && key !== 'design');
    if (misspelt !== undefined) throw unknown('key', misspelt, where, ['design']);
    throw complaint(named.error.issues[0], sim, where, forms[0]);
  }
  const form: z.ZodObject = forms[ids.indexOf(named.data.design)];
  return { form, refuses: designOf(named.data.design).refuses ?? {} };
}

/** A table in short form, built. Throws InputError with the sentence of the table's own reader. */
export function readAddedTable(description: unknown, where: string) {
  try {
    return readTable(description);
  } catch (error) {
    const title = at(description, ['name']);
    throw new InputError(`${where}, added table "${title ?? 'without a name'}": ${(error as Error).message}`);
  }
}

function complaint(issue: z.core.$ZodIssue, sim: unknown, where: string, schema: z.ZodType): InputError {
  const path = issue.path.join('.');
  const place = path === '' ? where : `"${path}" of ${where}`;
  const value = shown(at(sim, issue.path));
  if (issue.code === 'unrecognized_keys') {
    return unknown('key', issue.keys[0], place, keysOf(schemaAt(schema, issue.path)));
  }
  if (path === '' && value === undefined)
    return new InputError(`${where} ${expected(issue)}, not ${typeof sim}.`);
  if (value === undefined) return new InputError(`${where} lacks "${path}", which ${expected(issue)}.`);
  if (issue.code === 'invalid_value')
    return unknown('choice', String(at(sim, issue.path)), place, issue.values.map(String));
  const found = value.length > 60 ? '' : `, not ${value}`;
  return new InputError(`${path === '' ? where : `"${path}" of ${where}`} ${expected(issue)}${found}.`);
}

/** A value as somebody would write it; undefined for none. JSON has no word for NaN and infinity. */
function shown(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `takes one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'takes one letter at least';
      if (issue.origin === 'array') return `takes ${issue.minimum === 1 ? 'one' : issue.minimum} at least`;
      return `takes at least ${issue.inclusive ? '' : 'something above '}${issue.minimum}`;
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

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((outer, key) => {
    const bare = objectIn(outer);
    if (bare instanceof z.ZodObject) return bare.shape[String(key)];
    if (bare instanceof z.ZodRecord) return bare.valueType;
    return bare instanceof z.ZodArray ? bare.element : undefined;
  }, schema);
}

/** What an optional schema holds, or of a union the choice that has keys. */
function objectIn(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional) return objectIn(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.find((option) => option instanceof z.ZodObject);
  return schema;
}

function keysOf(schema: unknown): string[] {
  const bare = objectIn(schema);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}
