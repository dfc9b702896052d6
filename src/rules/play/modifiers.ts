import { type About, type ActiveRule, forEachPart } from './active-rules.ts';
import { acted, type Playing } from './playing.ts';

/**
 * What is added to the number that a roll is made against, each part with the clause that adds it. One list, filled anew
 * for each question, serves the dice, the count of clauses that acted, the odds and the tables that policies look up.
 */
export interface Modifiers {
  /** The number with all of them: what is rolled against. */
  total: number;
  /** How many there are, and how many of them the document's clauses add; those of users' rules follow. */
  count: number;
  printed: number;
  /** By place: the clause, and what it adds. */
  readonly clauses: number[];
  readonly values: number[];
}

export function createModifiers(): Modifiers {
  return { total: 0, count: 0, printed: 0, clauses: [], values: [] };
}

/** Empties a list, for a roll against a number that nothing has changed yet. */
export function startFrom(list: Modifiers, number: number): void {
  list.total = number;
  list.count = 0;
  list.printed = 0;
}

/** Notes what a clause adds, 0 too where it is in force; before whatever users' rules add. */
export function modify(list: Modifiers, clause: number, value: number): void {
  if (list.printed < list.count) {
    list.clauses.splice(list.printed, 0, clause);
    list.values.splice(list.printed, 0, value);
  } else {
    list.clauses[list.count] = clause;
    list.values[list.count] = value;
  }
  list.count++;
  list.printed++;
  list.total += value;
}

/** Notes what a side's rules add at a moment, or take off. */
export function modifyByUsers<T, K extends keyof T>(
  list: Modifiers,
  rules: readonly ActiveRule<T>[],
  moment: K,
  about: About<T[K]>,
  sign: 1 | -1 = 1,
): void {
  for (const rule of rules) {
    forEachPart(rule, moment, about, (clause, value) => {
      list.clauses[list.count] = clause;
      list.values[list.count] = sign * value;
      list.count++;
      list.total += sign * value;
    });
  }
}

/** What users' rules add of it all. */
export function usersPart({ count, printed, values }: Modifiers): number {
  let sum = 0;
  for (let i = printed; i < count; i++) sum += values[i];
  return sum;
}

/** Counts the clauses of a list as it is rolled with; not while options are weighed. */
export function noteModifiers(m: Playing, { count, clauses }: Modifiers): void {
  for (let i = 0; i < count; i++) acted(m, clauses[i]);
}

/** The same of users' rules alone. */
export function noteUsers(m: Playing, { count, printed, clauses }: Modifiers): void {
  for (let i = printed; i < count; i++) acted(m, clauses[i]);
}

/** What is added to a roll, as it is said: `+2`. */
export function added(modifier: number): string {
  return modifier < 0 ? String(modifier) : `+${modifier}`;
}
