import { derived } from './noise.ts';

/** Options of a decision that are played out at most: the one taken first, what is liked next, and others at random. */
const MOST_OPTIONS = 6;
const LIKED = 3;

/**
 * Options that are worth a playout: all where they are few.
 *
 * @param worth of each option to whoever decides; one of no worth at all (-Infinity) is left out
 * @param luck of the decision
 */
export function candidates(first: number, worth: readonly number[], luck: number): number[] {
  const others = [...worth.keys()]
    .filter((option) => option !== first && worth[option] > -Infinity)
    .sort((a, b) => worth[b] - worth[a]);
  const chosen = [first, ...others.splice(0, LIKED)];
  for (let i = 0; chosen.length < MOST_OPTIONS && others.length > 0; i++)
    chosen.push(...others.splice(derived(luck, i) % others.length, 1));
  return chosen;
}
