import { z } from 'zod';
import { foremost } from '../../kernel/foremost.ts';
import { readTable } from '../../kernel/tables/read-table.ts';
import { valueAt } from '../../kernel/value-at.ts';
import { InputError, isNear, nearestMeant, unknown } from '../../rules/nearest.ts';
import { DESIGNS, designOf } from '../designs/index.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { requirePlain } from './require-plain.ts';
import { simComplaint } from './sim-complaint.ts';
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
    readAddedTable(valueAt(sim, issue.path.slice(0, 3)), where);
  }
  if (issue.code === 'unrecognized_keys' && issue.path.join('.') === 'adds' && issue.keys[0] === 'rules') {
    throw new InputError(
      `"adds" of ${where} cannot bring rules, which are code; write the sim in TypeScript, as sims/house-rule.ts is.`,
    );
  }
  const [refused] = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [];
  const why =
    refused === undefined
      ? undefined
      : (refuses[refused] ?? elsewhere(refused, sim, where, Object.keys(form.shape)));
  throw why === undefined ? simComplaint(issue, sim, where, form) : new InputError(why);
}

/** What to say of a key that other designs have; undefined where none has it, or one of the own that is not given was meant. */
function elsewhere(key: string, sim: unknown, where: string, own: readonly string[]): string | undefined {
  const meant = nearestMeant(key, own);
  if (meant !== undefined && valueAt(sim, [meant]) === undefined) return undefined;
  const design = valueAt(sim, ['design']);
  const having = DESIGNS.filter((_, i) => Object.hasOwn(DATA_FORMS[i].shape, key)).map(({ id }) => `"${id}"`);
  if (having.length === 0) return undefined;
  return `"${key}" in ${where} is a key of the design${having.length === 1 ? '' : 's'} ${having.join(', ')}; "${design}" has none of that name.`;
}

/** A sim whose own rules have the shape of a rule, as they stand: they are code and no copies are made of them. */
function withRulesRead(sim: CheckedSim, where: string): CheckedSim {
  if (sim.adds?.rules === undefined) return sim;
  const read = HOUSE_RULES.safeParse(sim);
  if (!read.success) throw simComplaint(foremost(read.error.issues), sim, where, HOUSE_RULES);
  return sim;
}

/** The form of the design that a sim names, and what the design refuses. */
function formFor(sim: unknown, where: string, forms: typeof DATA_FORMS | typeof CODE_FORMS) {
  const ids = DESIGNS.map(({ id }) => id);
  const named = z.object({ design: z.enum(ids) }).safeParse(sim);
  if (!named.success) {
    const misspelt = Object.keys(Object(sim)).find((key) => isNear(key, 'design') && key !== 'design');
    if (misspelt !== undefined) throw unknown('key', misspelt, where, ['design']);
    throw simComplaint(named.error.issues[0], sim, where, forms[0]);
  }
  const form: z.ZodObject = forms[ids.indexOf(named.data.design)];
  return { form, refuses: designOf(named.data.design).refuses ?? {} };
}

/** A table in short form, built. Throws InputError with the sentence of the table's own reader. */
export function readAddedTable(description: unknown, where: string) {
  try {
    return readTable(description);
  } catch (error) {
    const title = valueAt(description, ['name']);
    throw new InputError(`${where}, added table "${title ?? 'without a name'}": ${(error as Error).message}`);
  }
}
