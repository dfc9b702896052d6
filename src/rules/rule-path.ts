import { countsText, unknown } from './nearest.ts';
import { namedByIds, pathOfId } from './path-of-id.ts';
import type { Ruleset } from './ruleset.ts';
import { settingPaths } from './setting-paths.ts';

/**
 * The path of what a user names among the rules: a path as it is, or the id of a clause (DP-OW-03) or of an open
 * question (DP-Q-39) as the document and `rulebench rules` have it. Throws InputError with the nearest heading, clause,
 * question or id for any other name.
 *
 * @param asked whether open questions may be named, too
 */
export function rulePath(
  { rules, title }: Pick<Ruleset, 'rules' | 'title'>,
  name: string,
  asked?: 'questions',
): string {
  if (settingPaths(rules).includes(name)) return name;
  const path = pathOfId(rules, name);
  if (path !== undefined) return path;
  const headings = rules.map(({ id }) => id);
  const named = namedByIds(rules).filter((one) => asked === 'questions' || !isQuestion(one));
  const questions = named.filter(isQuestion).length;
  throw unknown('rule', name, title, [...headings, ...named.map((one) => one.path)], {
    counted: countsText({
      heading: headings.length,
      clause: named.length - questions,
      question: questions,
    }),
    also: named.map(({ id }) => id),
  });
}

function isQuestion({ path }: { readonly path: string }): boolean {
  return path.split('.').length === 3;
}
