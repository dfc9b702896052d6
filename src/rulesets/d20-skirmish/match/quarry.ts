/** The enemy whom most hangs on, of those that everybody can see, and what a model's options do to him. */
import { INCH } from '../../../kernel/length.ts';
import { hunting } from '../../../rules/play/quarry.ts';
import { isOpen, type Match, seatOf, settingsOf } from './match.ts';

export const { quarryOf, nearerToQuarry } = hunting<Match>({
  worthOf: (m) => m.matchup.worth,
  isThere: isOpen,
  placeOf: (m, model) => m.state.point[model],
  moveOf: (m, model) => Math.max(1, m.matchup.speed[model]) * settingsOf(m, model).moving.move.factor * INCH,
  farFor: (m, model, at, to) => m.battlefield.guides[seatOf(m, model)].far(at, to),
});
