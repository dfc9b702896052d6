import { InputError } from '../../rules/nearest.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Subject } from './subject.ts';

/** Where a user names the number that is to make a rule fair. */
const AS_PARAMETER = 'with --parameter (in a sim: "parameter")';

/** Whether a number is the cost of its rule, by the name of its clause or its own. */
export function isCost(path: string): boolean {
  return path.split('.').slice(1).includes('cost');
}

/** The path of the one number that is the cost of a rule; null unless there is exactly one. */
export function costOf(subject: Subject): string | null {
  const costs = numbersOf(subject).filter(isCost);
  return costs.length === 1 ? costs[0] : null;
}

/** The same; throws InputError unless there is exactly one. */
export function onlyCost(subject: Subject): string {
  const cost = costOf(subject);
  if (cost !== null) return cost;
  const numbers = numbersOf(subject);
  const costs = numbers.filter(isCost);
  const choices = costs.length > 0 ? costs : numbers;
  const which =
    choices.length > 0
      ? `name one ${AS_PARAMETER}, such as ${choices.join(', ')}`
      : `name a number of another rule that prices it ${AS_PARAMETER}`;
  throw new InputError(
    `"${subject.path}" has ${costs.length === 0 ? 'no number that is plainly its cost' : 'several costs'}; ${which}.`,
  );
}

/** Paths of all numbers of some rules. */
export function numberPaths(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => numbersOf({ rule, clauses: rule.clauses }));
}

/** Paths of the numbers of some clauses of a rule. */
function numbersOf({ rule, clauses }: Pick<Subject, 'rule' | 'clauses'>): string[] {
  return Object.entries(clauses).flatMap(([key, clause]) =>
    Object.keys(clause.params ?? {}).map((leaf) => `${rule.id}.${key}.${leaf}`),
  );
}
