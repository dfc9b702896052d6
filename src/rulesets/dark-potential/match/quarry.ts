/** The enemy whom most hangs on, of those that stand in the open, and what a model's options do to him. */
import { hunting } from '../../../rules/play/quarry.ts';
import { movementOf } from './blockers.ts';
import { isOnTable, type Match, seatOf } from './match.ts';

export const { quarryOf, nearerToQuarry } = hunting<Match>({
  worthOf: (m) => m.matchup.harm.worth,
  isThere: isOnTable,
  placeOf: (m, model) => m.state.point[model],
  moveOf: (m, model) => Math.max(1, movementOf(m, model) * m.matchup.inch),
  farFor: (m, model, at, to) => m.battlefield.guides[seatOf(m, model)].far(at, to),
});
