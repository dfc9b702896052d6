/** The enemy whom most hangs on, of those that are up, and what a model's options do to him. */
import type { Model, Point } from '../../kernel/entities.ts';
import { nearerTo, quarryAmong } from '../../rules/quarry.ts';
import { enemiesOf, isUp, type Match } from './match.ts';

/** NOBODY where nobody is up. */
export function quarryOf(m: Match, model: Model): Model {
  return quarryAmong(enemiesOf(m, model), m.matchup.worth, (enemy) => isUp(m, enemy));
}

/** How much nearer to him a place is, see `nearerTo`. */
export function nearerToQuarry(m: Match, model: Model): (at: Point) => number {
  return nearerTo(
    m.state.point[model],
    m.matchup.worth,
    m.matchup.allowance[model],
    () => quarryOf(m, model),
    (quarry) => (at) => Math.sqrt(m.battlefield.squareOf(at, m.state.point[quarry])),
  );
}
