/** The enemy whom most hangs on, of those that are up, and what a model's options do to him. */
import { hunting } from '../../../rules/play/quarry.ts';
import { isUp, type Match } from './match.ts';

export const { quarryOf, nearerToQuarry } = hunting<Match>({
  worthOf: (m) => m.matchup.worth,
  isThere: isUp,
  placeOf: (m, model) => m.state.point[model],
  moveOf: (m, model) => m.matchup.allowance[model],
  farFor: (m, _, at, to) => Math.sqrt(m.battlefield.squareOf(at, to)),
});
