/** How a document's open questions are read in matches. */
import { type Compiled, insteadOf } from './assumption.ts';
import type { Question, Rule } from './rule.ts';
import { camelCase } from './settings.ts';
import { compileSettings, type Variant } from './variant.ts';

/** An open question and the reading in force. */
export interface ReadingInForce {
  readonly id: string;
  readonly path: string;
  readonly asks: string;
  readonly reading: string;
  readonly says: string;
}

/**
 * How open questions are read under some variants, in the order of the catalogue: those whose clause is in force under
 * any, and that are read alike wherever it is. What is read now one way and now another is measured, and rested on by
 * nothing.
 */
export function readingsUnder(rules: readonly Rule[], variants: readonly Variant[]): ReadingInForce[] {
  const played = variants.map((variant) => compileSettings<Compiled>(rules, variant));
  return questionsIn(rules).flatMap(({ rule, key, name, question }) => {
    const read = new Set(played.flatMap((settings) => readingIn(settings, rule, key, name) ?? []));
    if (read.size !== 1) return [];
    const [reading] = read;
    const { id, asks, readings } = question;
    return [{ id, path: `${rule.id}.${key}.${name}`, asks, reading, says: readings[reading] }];
  });
}

function questionsIn(rules: readonly Rule[]) {
  return rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, { questions = {} }]) =>
      Object.entries(questions).map(([name, question]: [string, Question]) => ({
        rule,
        key,
        name,
        question,
      })),
    ),
  );
}

/** The reading that a question has; undefined where its clause is not in force, and nothing else is played by it. */
function readingIn(settings: Compiled, rule: Rule, key: string, name: string): string | undefined {
  const own = settings[camelCase(rule.id)];
  const clause = rule.clauses[key];
  const isOff = insteadOf(rule, clause, own, own[key]) !== undefined;
  return isOff && !clause.questions?.[name].apart ? undefined : String(own[key][name]);
}
