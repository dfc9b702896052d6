/**
 * Who looks into verdicts on options: whether an option is worth having hangs on when it is used, so somebody who finds
 * that out by playouts tries it as well. A match of his takes as long as hundreds of others, so he plays few.
 */
import { isForeseeing } from '../../policies/index.ts';
import type { Kind } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { blocksToRepeat } from '../play/schedule.ts';
import type { Spec } from '../terms/spec.ts';

/** Added to the policies of an audit by all that repeats verdicts on options; he repeats no others. */
export const AUDITOR = 'strategist[playouts=6]';

/** Blocks that whoever looks ahead plays of a contest: enough to show the sign of what is strong, and no verdict. */
export const BLOCKS_AHEAD = 24;

/** Whether a ruleset says where looking ahead pays. */
export function canBeForeseen({ foresight: { points, units } }: Pick<Ruleset, 'foresight'>): boolean {
  return points.length + units.length > 0;
}

/** Blocks by which a policy repeats a contest about something of a kind; none where it is not his affair. */
export function blocksRepeated(spec: Pick<Spec, 'blocks'>, policy: string, kind: Kind | undefined): number {
  if (policy === AUDITOR && kind !== 'option') return 0;
  const all = blocksToRepeat(spec);
  return isForeseeing(policy) ? Math.min(BLOCKS_AHEAD, all) : all;
}

/** The same of all policies and contests together. */
export function blocksAudited(
  spec: Pick<Spec, 'blocks'>,
  policies: readonly string[],
  kinds: readonly (Kind | undefined)[],
): number {
  const blocks = kinds.flatMap((kind) => policies.map((policy) => blocksRepeated(spec, policy, kind)));
  return blocks.reduce((sum, one) => sum + one, 0);
}
