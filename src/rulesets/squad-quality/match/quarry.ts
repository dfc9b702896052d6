/** The enemy whom most hangs on, of those on the table, and what a unit's options do to him. */
import { hunting } from '../../../rules/play/quarry.ts';
import { moveOf } from './allowance.ts';
import { isOnTable, type Match, placeOf } from './match.ts';

export const { quarryOf, nearerToQuarry } = hunting<Match>({
  worthOf: (m) => m.matchup.worth,
  isThere: isOnTable,
  placeOf,
  moveOf: (m, unit) => Math.max(1, moveOf(m, unit)),
  farFor: (m, _, at, to) => m.battlefield.distance(at, to),
});
