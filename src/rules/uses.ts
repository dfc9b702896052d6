import type { Decision } from './decision.ts';

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
