import { counted, listed } from './wording.ts';

/** Names that a headline has room for. */
const MOST_NAMED = 3;

/**
 * A headline of what is not settled, never in words that would do for no effect.
 *
 * @param what is open, as in `whether it changes the draws`
 * @param wanted what would settle it
 */
export function notSettled(what: string, wanted = 'more blocks'): string {
  return `Not settled: ${what}; ${wanted} would tell`;
}

/** A few names one by one, many by their number: `A and B`, `12 rules`. */
export function named(names: readonly string[], noun: string): string {
  return names.length > MOST_NAMED ? counted(names.length, noun) : listed(names);
}

/** What holds of none of some rules: `Overwatch moves nothing` in the words for one, `None of 3 rules moves anything`. */
export function noneOf(rules: readonly string[], one: string, any: string): string {
  return rules.length === 1 ? `${rules[0]} ${one}` : `None of ${counted(rules.length, 'rule')} ${any}`;
}
