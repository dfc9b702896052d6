import { z } from 'zod';
import { canHaveAppetites, rulesWithAppetite } from '../../policies/index.ts';
import { readPolicy } from '../../policies/policy-text.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { LEAST_RACE, MOST_RACE } from '../play/appetite-race.ts';
import type { OptionRaced } from '../play/fit-arms.ts';
import type { Spec } from '../terms/spec.ts';
import type { Subject } from '../terms/subject.ts';
import { LEAST_BLOCKS } from '../terms/verdict.ts';

/** The key of a sim that says whether a side is fitted to its option. */
export const adaptKey = z
  .union([z.boolean(), z.int().min(LEAST_RACE).max(MOST_RACE)], {
    error: `takes true, false or the blocks that a race may take, from ${LEAST_RACE} to ${MOST_RACE}`,
  })
  .optional()
  .describe(
    'whether a side that has an option is played with the appetite for it that wins a race on blocks of its own, or how many blocks one race may take at most; it is if not said, within as many blocks as are played for the verdict, 600 at most',
  );

/** By which the last two of a race have as many blocks as a verdict takes at least, which are a third of all. */
const USUAL_RACE = 3 * LEAST_BLOCKS;

/** Blocks that one race may take at most; 0 where sides are played as they weigh. */
export function raceAsked(said: z.output<typeof adaptKey>, { blocks }: Pick<Spec, 'blocks'>): number {
  if (said === false) return 0;
  if (typeof said === 'number') return said;
  return Math.max(LEAST_RACE, Math.min(blocks.initial + blocks.reserve, USUAL_RACE));
}

/**
 * The option that sides are fitted to where one has a subject and the other has not: the heading, or that of a clause of
 * an option, which both then have. Null where policies are not asked about it, or somebody said how gladly they use it.
 */
export function optionRaced(
  ruleset: Ruleset,
  { policy }: Pick<Spec, 'policy'>,
  { rule: { id }, whole, kind }: Subject,
): OptionRaced | null {
  const isOption = whole || kind === 'option';
  if (!isOption || !rulesWithAppetite(ruleset).includes(id) || !canHaveAppetites(policy)) return null;
  return Object.hasOwn(readPolicy(policy).appetites, id) ? null : { rule: id, both: !whole };
}
