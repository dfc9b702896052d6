import type { SideRules } from './timing.ts';

/** Whether any user's rule acts at all. */
export function haveUsersASay(active: readonly [SideRules, SideRules]): boolean {
  return active[0].length + active[1].length > 0;
}
