import type { Clause, Parameter, Question, Rule } from '../../src/rules/rule.ts';

export interface Catalogue {
  readonly clauses: readonly {
    readonly rule: Rule;
    readonly key: string;
    readonly clause: Clause;
    readonly path: string;
  }[];
  readonly questions: readonly { readonly question: Question; readonly path: string }[];
  readonly parameters: readonly { readonly parameter: Parameter; readonly path: string }[];
}

/** Clauses, questions and parameters of some headings in their order, each with its path. */
export function catalogueOf(headings: readonly Rule[]): Catalogue {
  const clauses = headings.flatMap((rule) =>
    Object.entries(rule.clauses).map(([key, clause]) => ({ rule, key, clause, path: `${rule.id}.${key}` })),
  );
  return {
    clauses,
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
