import type { Rule } from './rule.ts';

/** A clause or an open question, by its id in the document and its path. */
interface Named {
  readonly id: string;
  readonly path: string;
}

/** All clauses and open questions of some rules, in their order. */
export function namedByIds(rules: readonly Rule[]): Named[] {
  return rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, { id, questions = {} }]) => {
      const path = `${rule.id}.${key}`;
      const asked = Object.entries(questions).map(([leaf, question]) => ({
        id: question.id,
        path: `${path}.${leaf}`,
      }));
      return [{ id, path }, ...asked];
    }),
  );
}

/** The path of the clause or question that has an id, in either case; undefined where none has. */
export function pathOfId(rules: readonly Rule[], id: string): string | undefined {
  return namedByIds(rules).find((named) => named.id.toLowerCase() === id.toLowerCase())?.path;
}
