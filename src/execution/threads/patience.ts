import { playoutsOf } from '../../policies/index.ts';

/** Seconds in one match after which it hangs. The longest known take five of a processor, with a table to open. */
const HANGING_SECONDS = 120;

/**
 * Seconds after which a match between some policies hangs: as many times more as somebody plays options out, who takes
 * some seconds of a processor for each playout of an option.
 */
export function patienceWith(policies: readonly string[]): number {
  return HANGING_SECONDS * policies.reduce((times, policy) => times + playoutsOf(policy), 1);
}
