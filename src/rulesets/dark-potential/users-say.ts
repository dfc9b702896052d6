import { addUp } from '../../rules/active-rules.ts';
import type { Attack, SideRules } from './timing.ts';

/** What users' rules of both sides add to the number that an attack must not exceed to hit. */
export function usersOnHit(active: readonly [SideRules, SideRules], attack: Attack): number {
  const [ours, theirs] = [active[attack.attacker.seat], active[attack.target.seat]];
  return addUp(ours, 'toHit', [attack]) - addUp(theirs, 'toBeHit', [attack]);
}

/** The same to wound. */
export function usersOnWound(active: readonly [SideRules, SideRules], attack: Attack): number {
  const [ours, theirs] = [active[attack.attacker.seat], active[attack.target.seat]];
  return addUp(ours, 'toWound', [attack]) - addUp(theirs, 'toBeWounded', [attack]);
}

/** Whether any user's rule acts at all. */
export function haveUsersASay(active: readonly [SideRules, SideRules]): boolean {
  return active[0].length + active[1].length > 0;
}
