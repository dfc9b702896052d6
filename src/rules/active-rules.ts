import type { Rule } from './rule.ts';
import { camelCase } from './settings.ts';

/** Settings of the rule that acts: by clause, its switch, parameters and readings. */
export type OwnSettings = Readonly<Record<string, never>>;

/** A rule of a side that acts at moments of the game, with its compiled settings. */
export interface ActiveRule<T extends object> {
  readonly moments: T;
  readonly own: OwnSettings;
}

/** The rules that act at moments and are on under a side's settings, in the catalogue's order. */
export function activeRules<T extends object>(rules: readonly Rule[], settings: unknown): ActiveRule<T>[] {
  const all = settings as Readonly<Record<string, { readonly on: boolean }>>;
  return rules.flatMap((rule) => {
    const own = all[camelCase(rule.id)];
    return rule.timing && own.on ? [{ moments: rule.timing as T, own: own as unknown as OwnSettings }] : [];
  });
}

/** What a rule adds at a moment to what is asked about. */
type Adding<K extends string, A> = { readonly [k in K]?: (about: A, own: OwnSettings) => number };

/** Sum of what a side's rules add at a moment. */
export function addUp<K extends string, A>(
  rules: readonly ActiveRule<Adding<K, A>>[],
  moment: K,
  about: A,
): number {
  let sum = 0;
  for (const { moments, own } of rules) sum += moments[moment]?.(about, own) ?? 0;
  return sum;
}
