import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { DesignId } from '../designs/index.ts';
import type { Sim } from './sim-schema.ts';

type Text<K> = Extract<K, string>;

type Part<T, K extends string> = T extends { readonly [k in K]: infer P } ? P : unknown;

/** A path of a setting, and what it can be set to. */
type Entry<P extends string, V> = { readonly path: P; readonly value: V };

type ParametersAt<P extends string, Ps> = {
  [K in Text<keyof Ps>]: Entry<`${P}.${K}`, number>;
}[Text<keyof Ps>];

type QuestionsAt<P extends string, Qs> = {
  [K in Text<keyof Qs>]: Entry<`${P}.${K}`, Text<keyof Part<Qs[K], 'readings'>>>;
}[Text<keyof Qs>];

type SwitchAt<P extends string> = Entry<P, 'on' | 'off'>;

type ClauseAt<P extends string, C> =
  | SwitchAt<P>
  | ParametersAt<P, Part<C, 'params'>>
  | QuestionsAt<P, Part<C, 'questions'>>;

type ClausesAt<P extends string, Cs> = { [K in Text<keyof Cs>]: ClauseAt<`${P}.${K}`, Cs[K]> }[Text<
  keyof Cs
>];

/** The settings of rules whose ids the compiler knows; of others any text is a path. */
type SettingsOf<R> = R extends Rule
  ? string extends R['id']
    ? Entry<string, string | number>
    : SwitchAt<R['id']> | ClausesAt<R['id'], R['clauses']>
  : never;

type SubjectsOf<R> = R extends Rule ? R['id'] | `${R['id']}.${Text<keyof R['clauses']>}` : never;

type RulesOf<R> = R extends Ruleset<infer Rs> ? Rs[number] : Rule;

/** The keys of each design that no path is in. */
type PlainOf<S> = S extends unknown ? Omit<S, 'ruleset' | 'rules' | 'set' | 'adds'> & NamesOf<S> : never;

/** Which designs name rules. */
type NamesOf<S> = S extends { rules?: unknown } ? unknown : { readonly rules?: never };

type SimOfDesign<D extends DesignId> = Extract<Sim, { readonly design: D }>;

type SimOf<D extends DesignId, R, Added extends Rule> = PlainOf<SimOfDesign<D>> & {
  readonly design: D;
  readonly ruleset: R;
  readonly rules?: 'all' | SubjectsOf<RulesOf<R> | Added>[];
  readonly set?: { readonly [E in SettingsOf<RulesOf<R> | Added> as E['path']]?: E['value'] };
  readonly adds?: Omit<NonNullable<Sim['adds']>, 'rules'> & { readonly rules?: readonly Added[] };
};

/**
 * A sim in TypeScript: the same keys as in YAML, and rules by `defineRule` under `adds`. Given a ruleset itself
 * instead of its id, the compiler checks paths under `rules` and `set`, and what they are set to. The type of its
 * design stays, so that `measure` gives the type of its result.
 */
export function defineSim<
  const D extends DesignId,
  const R extends string | Ruleset,
  const Added extends Rule = never,
>(sim: SimOf<D, R, Added>): SimOfDesign<D> {
  return sim as unknown as SimOfDesign<D>;
}
