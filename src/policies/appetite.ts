import type { Decision } from '../rules/decision.ts';

/**
 * How gladly a policy makes use of an optional rule: what an option that does is worth to it beyond what it is weighed
 * at, in worth of models. `never` is for nobody who has any other option.
 */
export const APPETITES = { never: -Infinity, seldom: -0.2, often: 0.2, eager: 0.5 } as const;

export type Appetite = keyof typeof APPETITES;

/** What is said of options taken as they are weighed, which is what a policy does that has no appetite. */
export const AS_WEIGHED = 'as weighed';

export type AppetiteWord = Appetite | typeof AS_WEIGHED;

/** Appetites that are not as options are weighed, by id of the heading. */
export type Appetites = Readonly<Record<string, Appetite>>;

/** What an option is liked beyond what it is weighed at. */
export type Liking = (decision: Decision, option: number) => number;

/**
 * What appetites make of options; undefined where they make nothing of any.
 *
 * @param hunger how many times what an option does to the enemy whom most hangs on counts beyond what it counts anyhow
 */
export function likingBy(appetites: Appetites, hunger = 0): Liking | undefined {
  const liked = new Map(Object.entries(appetites).map(([rule, appetite]) => [rule, APPETITES[appetite]]));
  if (liked.size === 0 && hunger === 0) return undefined;
  return ({ uses, quarry }, option) => {
    let sum = 0;
    if (uses) for (const rule of uses(option)) sum += liked.get(rule) ?? 0;
    return hunger !== 0 && quarry ? sum + hunger * quarry(option) : sum;
  };
}
