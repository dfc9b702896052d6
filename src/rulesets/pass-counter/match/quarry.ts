/** The enemy whom most hangs on, of those that are left, and what a model's options do to him. */
import { INCH } from '../../../kernel/length.ts';
import { hunting } from '../../../rules/play/quarry.ts';
import { isInPlay, type Match, seatOf } from './match.ts';

export const { quarryOf, nearerToQuarry } = hunting<Match>({
  worthOf: (m) => m.matchup.worth,
  isThere: isInPlay,
  placeOf: (m, model) => m.state.point[model],
  moveOf: (m, model) => Math.max(1, m.matchup.speed[model]) * INCH,
  farFor: (m, model, at, to) => m.battlefield.guides[seatOf(m, model)].far(at, to),
});
