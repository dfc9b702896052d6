import type { Rule } from './rule.ts';

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

type Keys<T> = T extends object ? Extract<keyof T, string> : never;

/** What rule code reads of a clause: whether it is on, its parameters as numbers, its readings by name. */
type ClauseSettings<C> = { readonly on: boolean } & {
  readonly [P in Keys<C extends { params: infer Ps } ? Ps : never>]: number;
} & {
  readonly [Q in Keys<C extends { questions: infer Qs } ? Qs : never>]: C extends {
    questions: { [K in Q]: { readings: infer Rs } };
  }
    ? Keys<Rs>
    : never;
};

/** What rule code reads of a heading; its clauses by key. */
export type HeadingSettings<Cs extends Rule['clauses']> = { readonly on: boolean } & {
  readonly [C in Keys<Cs>]: ClauseSettings<Cs[C]>;
};

/** All settings of a side, by rule in camel case: `settings.combatReady.arc.degrees`. */
export type SettingsOf<Rs extends readonly Rule[]> = {
  readonly [R in Rs[number] as Camel<R['id']>]: HeadingSettings<R['clauses']>;
};

/** Numbers of the clauses in catalogue order, by rule and clause, for counters of how often each acted. */
type ClauseIndexes<Rs extends readonly Rule[]> = {
  readonly [R in Rs[number] as Camel<R['id']>]: { readonly [C in Keys<R['clauses']>]: number };
};

/** `combat-ready` as `combatReady`. */
export function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Numbers every clause in catalogue order. */
export function clauseIndexes<const Rs extends readonly Rule[]>(rules: Rs): ClauseIndexes<Rs> {
  const all: Record<string, Record<string, number>> = {};
  let next = 0;
  for (const rule of rules) {
    const own: Record<string, number> = {};
    for (const clause of Object.keys(rule.clauses)) own[clause] = next++;
    all[camelCase(rule.id)] = own;
  }
  return all as ClauseIndexes<Rs>;
}
