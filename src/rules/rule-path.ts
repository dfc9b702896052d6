import { unknown } from './nearest.ts';
import { namedByIds, pathOfId } from './path-of-id.ts';
import type { Ruleset } from './ruleset.ts';
import { settingPaths } from './variant.ts';

/**
 * The path of what a user names among the rules: a path as it is, or the id of a clause (DP-OW-03) or of an open
 * question (DP-Q-39) as the document and `rulebench rules` have it. Throws InputError with the nearest heading, clause,
 * question or id for any other name.
 */
export function rulePath({ rules, title }: Pick<Ruleset, 'rules' | 'title'>, name: string): string {
  if (settingPaths(rules).includes(name)) return name;
  const path = pathOfId(rules, name);
  if (path !== undefined) return path;
  const choices = [...rules.map(({ id }) => id), ...namedByIds(rules).flatMap(({ id, path }) => [path, id])];
  throw unknown('rule', name, title, choices);
}
