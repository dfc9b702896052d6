import type { Decision } from '../decision.ts';
import type { Adoption } from '../ruleset.ts';

const NONE: readonly string[] = [];

/** The uses of a choice whose first option leaves a rule alone, while every other makes use of it. */
export function unlessFirst(rule: string): NonNullable<Decision['uses']> {
  const used = [rule];
  return (option) => (option === 0 ? NONE : used);
}

/** The uses of a choice whose first option makes use of a rule, while every other leaves it alone. */
export function onlyFirst(rule: string): NonNullable<Decision['uses']> {
  const used = [rule];
  return (option) => (option === 0 ? used : NONE);
}

/** Headings whose use is counted under their own names: of so many `legal:charge` so many `action:charge`. */
export function adoptedBy(chosen: 'action' | 'chosen', rules: readonly string[]): Adoption[] {
  return rules.map((rule) => ({ rule, legal: `legal:${rule}`, chosen: `${chosen}:${rule}` }));
}
