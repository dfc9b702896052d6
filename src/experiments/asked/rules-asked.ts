import type { z } from 'zod';
import { tableAsked } from '../../match/arenas.ts';
import { InputError, requireOnce } from '../../rules/nearest.ts';
import { rulePath } from '../../rules/rule-path.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { camelCase } from '../../rules/settings.ts';
import { compileSettings, type Variant } from '../../rules/variant.ts';
import { allOrSome } from '../terms/all-or-some.ts';
import type { Spec } from '../terms/spec.ts';
import { type Subject, subjectOf } from '../terms/subject.ts';
import { switchedBy } from '../terms/switched-by.ts';

/** The key of a sim that names headings and clauses. */
export const rulesKey = allOrSome('headings and clauses').describe(
  'headings, and clauses as <rule>.<clause> or by their ids',
);

/**
 * Paths of the rules a sim names; undefined where it names none of its own. Throws InputError for unknown ones.
 *
 * @param asked whether open questions may be named, too
 */
export function rulePaths(
  said: z.output<typeof rulesKey>,
  ruleset: Ruleset,
  asked?: 'questions',
): string[] | undefined {
  return Array.isArray(said) ? said.map((name) => rulePath(ruleset, name, asked)) : undefined;
}

/** The rules a sim names, or all that the design can measure; throws InputError for those named twice. */
export function rulesNamed(
  said: z.output<typeof rulesKey>,
  all: readonly string[],
  ruleset: Ruleset,
): string[] {
  const paths = rulePaths(said, ruleset);
  if (paths) {
    requireOnce(paths, (twice) => `"${twice}" is named twice among the rules.`);
    return paths;
  }
  if (all.length > 0) return [...all];
  throw new InputError(`${ruleset.title} has no heading that can be switched off; name clauses.`);
}

type Compiled = Readonly<Record<string, Readonly<Record<string, boolean | { readonly on: boolean }>>>>;

/** What a path names, if it is on under the spec; throws InputError otherwise. */
export function subjectOn(ruleset: Ruleset, spec: Spec<null>, path: string): Subject {
  const subject = subjectOf(ruleset.rules, path);
  if (isOn(ruleset, spec, subject)) return subject;
  throw new InputError(
    `"${path}" is switched off for both sides here (${switchedBy(spec)}), so there is nothing to measure; take it out of the rules, or have it on.`,
  );
}

/** Whether a heading or clause is on under the spec. */
export function isOn(ruleset: Ruleset, { variant }: Pick<Spec, 'variant'>, subject: Subject): boolean {
  const settings = compileSettings<Compiled>(ruleset.rules, variant);
  const heading = settings[camelCase(subject.rule.id)];
  const own = subject.whole ? heading : heading[subject.path.split('.')[1]];
  return typeof own === 'object' && own.on === true;
}

/** Throws InputError unless the rules and all tables of the spec take a variant. */
export function requirePlayable(ruleset: Ruleset, spec: Spec<null>, variant: Variant): void {
  compileSettings(ruleset.rules, variant);
  for (const table of spec.tables) tableAsked(ruleset, table, variant);
}
