/** What a rule of a user's own must say; the compiler asks the same of whoever has one. */
import { z } from 'zod';
import { rangeOf, takesNumber } from '../../rules/bounds.ts';
import type { Clause, Parameter, Question, Rule } from '../../rules/rule.ts';

/** A form for each key, none left out. */
type Shape<T> = Record<keyof T, z.ZodType>;

const words = z.string().min(1);
const governs = z.enum(['actor', 'target', 'owner', 'table']);
const kind = z.enum(['option', 'protection', 'burden', 'trait', 'structure']);

const ruleId = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error: 'takes small letters and digits, words parted by hyphens, as in steady-aim',
});

/** Names that stand in a path between dots. */
function byName<V extends z.ZodType>(value: V) {
  return named(/^[A-Za-z][\w-]*$/, 'takes names of letters, digits and hyphens', value);
}

/** Names of what stands beside a switch, whose name is "on". */
function besideSwitch<V extends z.ZodType>(value: V) {
  return named(/^(?!on$)[A-Za-z][\w-]*$/, 'takes names of letters, digits and hyphens, but not "on"', value);
}

function named<V extends z.ZodType>(names: RegExp, says: string, value: V) {
  return z.record(z.string().regex(names), value, {
    error: ({ code }) => (code === 'invalid_key' ? says : undefined),
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
  .superRefine((numbers, context) => {
    const { min, max, step } = numbers;
    const refuse = (key: 'max' | 'default', message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (max < min) return refuse('max', `takes at least ${min}, which is the least`);
    if (!takesNumber(numbers, max)) return refuse('max', `takes ${min} and whole steps of ${step} more`);
    if (!takesNumber(numbers, numbers.default)) refuse('default', `takes a number ${rangeOf(numbers)}`);
  });

const question = z.strictObject({
  id: words,
  asks: words,
  stake: z.enum(['H', 'M', 'L', 'none']),
  readings: byName(words).refine((readings) => Object.keys(readings).length > 0, {
    error: 'takes a reading at least, the one in force first',
  }),
  apart: z.literal(true).optional(),
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
    params: besideSwitch(parameter).optional(),
    questions: besideSwitch(question).optional(),
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
    const twice = Object.keys(params ?? {}).find((name) => questions?.[name] !== undefined);
    if (twice !== undefined) {
      const message = 'takes another name than the number beside it';
      context.addIssue({ code: 'custom', path: ['questions', twice], message });
    }
    const settings = Object.keys({ ...params, ...questions });
    for (const [key, value] of Object.entries(offSets ?? {})) {
      if (!settings.includes(key)) {
        context.addIssue({ code: 'custom', path: ['offSets'], params: { key, keys: settings } });
        continue;
      }
      const message = refusal(value, questions?.[key]);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['offSets', key], message });
    }
  });

/**
 * What one of a clause's own settings takes, where that is not a value of it. A number may lie beyond its bounds: one
 * that limits something is so large without the clause that it limits nothing.
 */
function refusal(
  value: number | string,
  question: Pick<Question, 'readings'> | undefined,
): string | undefined {
  if (question === undefined) return typeof value === 'number' ? undefined : 'takes a number';
  const readings = Object.keys(question.readings);
  return readings.includes(String(value)) ? undefined : `takes one of ${readings.join(', ')}`;
}

/** Refuses a clause that is about one that its heading does not have, or about itself. */
function requireOthers(
  clauses: Readonly<Record<string, z.output<typeof clause>>>,
  context: z.RefinementCtx,
): void {
  for (const [key, { about }] of Object.entries(clauses)) {
    const others = Object.keys(clauses).filter((other) => other !== key);
    if (about === undefined || others.includes(about)) continue;
    const named = others.length === 0 ? 'and this is the only one' : `which are ${others.join(', ')}`;
    const message = `takes the key of another clause of the heading, ${named}`;
    context.addIssue({ code: 'custom', path: [key, 'about'], message });
  }
}

/** The shape of a rule; what it does at which moments is read where it acts. */
const houseRule = z.strictObject({
  id: ruleId,
  title: words,
  governs,
  kind,
  /** What is printed may be what there is no game without; there is one without what is added to it. */
  off: words,
  frame: words.optional(),
  clauses: besideSwitch(clause)
    .refine((clauses) => Object.keys(clauses).length > 0, {
      error: 'takes a clause at least',
    })
    .superRefine(requireOthers),
  timing: z.looseObject({}).optional(),
} satisfies Shape<Rule>);

/** The rules of a sim, whatever else it says. */
export const HOUSE_RULES = z.object({ adds: z.object({ rules: z.array(houseRule) }) });
