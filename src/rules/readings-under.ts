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

/** An open question, where it stands and how it is read under some variants: not at all where it does not arise. */
interface QuestionUnder {
  readonly path: string;
  readonly question: Question;
  readonly read: readonly string[];
}

/**
 * How open questions are read under some variants, in the order of the catalogue: those whose clause is in force under
 * any, and that are read alike wherever it is. What is read now one way and now another is measured, and rested on by
 * nothing.
 */
export function readingsUnder(rules: readonly Rule[], variants: readonly Variant[]): ReadingInForce[] {
  return questionsUnder(rules, variants).flatMap(({ path, question, read }) => {
    if (read.length !== 1) return [];
    const [reading] = read;
    const { id, asks, readings } = question;
    return [{ id, path, asks, reading, says: readings[reading] }];
  });
}

/**
 * Every open question of some rules, in the order of the catalogue. One whose clause, or what that clause is about, is
 * off under a variant does not arise there, unless something else is played by it.
 */
export function questionsUnder(rules: readonly Rule[], variants: readonly Variant[]): QuestionUnder[] {
  const played = variants.map((variant) => compileSettings<Compiled>(rules, variant));
  return rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, clause]) =>
      Object.entries(clause.questions ?? {}).map(([name, question]) => {
        const read = played.flatMap((settings) => {
          const own = settings[camelCase(rule.id)];
          const arises = question.apart || insteadOf(rule, clause, own, own[key]) === undefined;
          return arises ? [String(own[key][name])] : [];
        });
        return { path: `${rule.id}.${key}.${name}`, question, read: [...new Set(read)] };
      }),
    ),
  );
}
