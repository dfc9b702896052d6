import { unknown } from './nearest.ts';
import type { Rule } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import { settingPaths } from './variant.ts';

/**
 * The path of what a user names among the rules: a path as it is, or the id of a clause (DP-OW-03) or of an open
 * question (DP-Q-39) as the document and `rulebench rules` have it. Throws InputError with the nearest heading, clause,
 * question or id for any other name.
 */
export function rulePath({ rules, title }: Pick<Ruleset, 'rules' | 'title'>, name: string): string {
  if (settingPaths(rules).includes(name)) return name;
  const withIds = rules.flatMap(idsOf);
  const named = withIds.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (named) return named.path;
  const choices = [...rules.map(({ id }) => id), ...withIds.flatMap(({ id, path }) => [path, id])];
  throw unknown('rule', name, title, choices);
}

/** Clauses and open questions of a heading. */
function idsOf(rule: Rule): { readonly id: string; readonly path: string }[] {
  return Object.entries(rule.clauses).flatMap(([key, { id, questions = {} }]) => {
    const path = `${rule.id}.${key}`;
    const asked = Object.entries(questions).map(([leaf, question]) => ({
      id: question.id,
      path: `${path}.${leaf}`,
    }));
    return [{ id, path }, ...asked];
  });
}
