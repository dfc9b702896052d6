/** What a rule of a user's own must say; the compiler asks the same of whoever has one. */
import { z } from 'zod';
import type { Clause, Parameter, Question, Rule } from '../../rules/rule.ts';

/** A form for each key, none left out. */
type Shape<T> = Record<keyof T, z.ZodType>;

const words = z.string().min(1);
const governs = z.enum(['actor', 'target', 'owner', 'table']);
const kind = z.enum(['option', 'protection', 'burden', 'structure']);

const ruleId = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error: 'takes small letters and digits, words parted by hyphens, as in steady-aim',
});

/** Names that stand in a path between dots. */
function byName<V extends z.ZodType>(value: V) {
  const name = z.string().regex(/^[A-Za-z][\w-]*$/);
  return z.record(name, value, {
    error: ({ code }) => (code === 'invalid_key' ? 'takes names of letters, digits and hyphens' : undefined),
  });
}

const parameter = z
  .strictObject({
    says: words,
    default: z.number(),
    min: z.number(),
    max: z.number(),
    step: z.number().positive().optional(),
  } satisfies Shape<Parameter>)
  .superRefine(({ default: usual, min, max }, context) => {
    if (min <= usual && usual <= max) return;
    context.addIssue({ code: 'custom', path: ['default'], message: `takes a number from ${min} to ${max}` });
  });

const question = z.strictObject({
  id: words,
  asks: words,
  stake: z.enum(['H', 'M', 'L', 'none']),
  readings: byName(words).refine((readings) => Object.keys(readings).length > 0, {
    error: 'takes a reading at least, the one in force first',
  }),
} satisfies Shape<Question>);

const clause = z
  .strictObject({
    id: words,
    basis: z.enum(['text', 'inferred', 'assumed']),
    says: words,
    off: words.optional(),
    structural: words.optional(),
    about: words.optional(),
    apart: z.literal(true).optional(),
    uncounted: z.literal(true).optional(),
    params: byName(parameter).optional(),
    questions: byName(question).optional(),
    offSets: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
    governs: governs.optional(),
    kind: kind.optional(),
  } satisfies Shape<Clause>)
  .superRefine(({ off, structural, params, questions, offSets }, context) => {
    if ((off === undefined) === (structural === undefined)) {
      const message =
        'takes either "off", what the game does without it, or "structural", why it cannot be off';
      context.addIssue({ code: 'custom', message });
    }
    const settings = Object.keys({ ...params, ...questions });
    const stray = Object.keys(offSets ?? {}).find((name) => !settings.includes(name));
    if (stray === undefined) return;
    context.addIssue({ code: 'custom', path: ['offSets'], params: { key: stray, keys: settings } });
  });

/** The shape of a rule; what it does at which moments is read where it acts. */
const houseRule = z.strictObject({
  id: ruleId,
  title: words,
  governs,
  kind,
  off: words.optional(),
  frame: words.optional(),
  clauses: byName(clause).refine((clauses) => Object.keys(clauses).length > 0, {
    error: 'takes a clause at least',
  }),
  timing: z.looseObject({}).optional(),
} satisfies Shape<Rule>);

/** The rules of a sim, whatever else it says. */
export const HOUSE_RULES = z.object({ adds: z.object({ rules: z.array(houseRule) }) });
