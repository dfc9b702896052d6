import type { Model, Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { isOnTable, type Match, seatOf } from './match.ts';
import { sees } from './sight.ts';
import { isEngaged, isShielded } from './weapons.ts';

/** Whether a model on a place may shoot at another that stands on `at` (DP-RNG-01, DP-RNG-03, DP-Q-59). */
export function mayAimAt(m: Match, shooter: Model, target: Model, at: Point): boolean {
  if (!isOnTable(m, target) || !sees(m, m.state.point[shooter], at)) return false;
  return mayFire(m, shooter) && !isShielded(m, shooter, target, at);
}

/** Not kept from firing, where it stands or on a place, by an enemy in contact, as a reading of DP-Q-59 has it for those aimed at. */
export function mayFire(m: Match, shooter: Model, from?: Point): boolean {
  const { combat } = m.matchup.settings[otherSeat(seatOf(m, shooter))].rangedAttack;
  return combat.shooter === 'may' || !isEngaged(m, shooter, from);
}
