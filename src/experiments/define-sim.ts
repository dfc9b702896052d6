import type { Rule } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Sim } from './sim-schema.ts';

type Text<K> = Extract<K, string>;

type LeavesOf<C> = Text<keyof (C extends { params: infer P } ? P : unknown)> | QuestionsOf<C>;

type QuestionsOf<C> = Text<keyof (C extends { questions: infer Q } ? Q : unknown)>;

type ClausePathsOf<R extends Rule> = {
  [C in Text<keyof R['clauses']>]: `${R['id']}.${C}`;
}[Text<keyof R['clauses']>];

type LeafPathsOf<R extends Rule> = {
  [C in Text<keyof R['clauses']>]: `${R['id']}.${C}.${LeavesOf<R['clauses'][C]>}`;
}[Text<keyof R['clauses']>];

type SubjectPathsOf<R> = R extends Rule ? R['id'] | ClausePathsOf<R> : never;

type SettingPathsOf<R> = R extends Rule ? SubjectPathsOf<R> | LeafPathsOf<R> : never;

/** Rules of a ruleset whose ids the compiler knows; of others any text is a path. */
type RulesOf<R> = R extends { rules: readonly (infer Own extends Rule)[] } ? Own : Rule;

/** The keys of each design that no path is in. */
type PlainOf<S> = S extends unknown ? Omit<S, 'ruleset' | 'rules' | 'set' | 'adds'> & NamesOf<S> : never;

/** Which designs name rules. */
type NamesOf<S> = S extends { rules?: unknown } ? unknown : { readonly rules?: never };

type SimOf<R, Added extends Rule> = PlainOf<Sim> & {
  readonly ruleset: R;
  readonly rules?: 'all' | SubjectPathsOf<RulesOf<R> | Added>[];
  readonly set?: { readonly [P in SettingPathsOf<RulesOf<R> | Added>]?: string | number };
  readonly adds?: Omit<NonNullable<Sim['adds']>, 'rules'> & { readonly rules?: readonly Added[] };
};

/**
 * A sim in TypeScript: the same keys as in YAML, and rules by `defineRule` under `adds`. Given a ruleset itself
 * instead of its id, paths are checked by the compiler as far as it knows the ruleset's rules.
 */
export function defineSim<const R extends string | Ruleset, const Added extends Rule = never>(
  sim: SimOf<R, Added>,
): Sim {
  return sim as unknown as Sim;
}
