import type { Rule } from './rule.ts';
import { camelCase } from './settings.ts';
import { compileBoth, type Variant } from './variant.ts';

type Switches = Readonly<Record<string, Readonly<Record<string, { readonly on: boolean }>>>>;

/** By clause, in the order of the catalogue: whether either of two sides plays by it. */
export function inForce(rules: readonly Rule[], variants: readonly [Variant, Variant]): boolean[] {
  const both = compileBoth<Switches>(rules, variants);
  return rules.flatMap(({ id, clauses }) =>
    Object.keys(clauses).map((key) => both.some((own) => own[camelCase(id)][key].on)),
  );
}
