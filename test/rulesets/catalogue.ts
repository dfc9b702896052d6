import type { Clause, Parameter, Question, Rule } from '../../src/rules/rule.ts';
import type { FixedQuestion } from '../../src/rules/ruleset.ts';

export interface Catalogue {
  readonly clauses: readonly {
    readonly rule: Rule;
    readonly key: string;
    readonly clause: Clause;
    readonly path: string;
  }[];
  readonly questions: readonly { readonly question: Question; readonly path: string }[];
  readonly parameters: readonly { readonly parameter: Parameter; readonly path: string }[];
  /** Ids of the clauses of the document, and of those of ours. */
  readonly printed: readonly string[];
  readonly assumed: readonly string[];
}

/** Clauses, questions and parameters of some headings in their order, each with its path. */
export function catalogueOf(headings: readonly Rule[]): Catalogue {
  const clauses = headings.flatMap((rule) =>
    Object.entries(rule.clauses).map(([key, clause]) => ({ rule, key, clause, path: `${rule.id}.${key}` })),
  );
  const idsOf = (isOurs: boolean) =>
    clauses.filter(({ clause }) => (clause.basis === 'assumed') === isOurs).map(({ clause }) => clause.id);
  return {
    clauses,
    printed: idsOf(false),
    assumed: idsOf(true),
    questions: clauses.flatMap(({ clause, path }) =>
      Object.entries(clause.questions ?? {}).map(([key, question]) => ({
        question,
        path: `${path}.${key}`,
      })),
    ),
    parameters: clauses.flatMap(({ clause, path }) =>
      Object.entries(clause.params ?? {}).map(([key, parameter]) => ({ parameter, path: `${path}.${key}` })),
    ),
  };
}

/** Ids of all questions, with readings or with a fixed answer. */
export function askedIn({ questions }: Catalogue, fixed: readonly FixedQuestion[]): string[] {
  return [...questions.map(({ question }) => question.id), ...fixed.map(({ id }) => id)];
}
