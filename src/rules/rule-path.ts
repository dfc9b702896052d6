import { unknown } from './nearest.ts';
import type { Ruleset } from './ruleset.ts';
import { settingPaths } from './variant.ts';

/**
 * The path of what a user names among the rules: a path as it is, or the id of a clause (DP-OW-03) as the document and
 * `rulebench rules` have it. Throws InputError with the nearest heading, clause or id for any other name.
 */
export function rulePath({ rules, title }: Pick<Ruleset, 'rules' | 'title'>, name: string): string {
  if (settingPaths(rules).includes(name)) return name;
  const clauses = rules.flatMap((rule) =>
    Object.entries(rule.clauses).map(([key, { id }]) => ({ id, path: `${rule.id}.${key}` })),
  );
  const named = clauses.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (named) return named.path;
  const choices = [...rules.map(({ id }) => id), ...clauses.flatMap(({ id, path }) => [path, id])];
  throw unknown('rule', name, title, choices);
}
