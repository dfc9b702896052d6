/** The enemy whom most hangs on, of those that stand in the open, and what a model's options do to him. */
import type { Model, Point } from '../../../kernel/entities.ts';
import { nearerTo, quarryAmong } from '../../../rules/quarry.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from './match.ts';

/** NOBODY where nobody stands in the open. */
export function quarryOf(m: Match, model: Model): Model {
  return quarryAmong(enemiesOf(m, model), m.matchup.harm.worth, (enemy) => isOnTable(m, enemy));
}

/** How much nearer to him a place is, see `nearerTo`. */
export function nearerToQuarry(m: Match, model: Model): (at: Point) => number {
  const aMove = m.matchup.models[model].profile.movement * m.matchup.inch;
  return nearerTo(
    m.state.point[model],
    m.matchup.harm.worth,
    aMove,
    () => quarryOf(m, model),
    (quarry) => (at) => m.battlefield.guides[seatOf(m, model)].far(at, m.state.point[quarry]),
  );
}
