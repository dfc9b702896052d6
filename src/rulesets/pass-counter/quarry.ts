/** The enemy whom most hangs on, and what a model's options do to him. */
import type { Model, Point } from '../../kernel/entities.ts';
import { INCH } from '../../kernel/length.ts';
import { nearerTo, quarryAmong } from '../../rules/quarry.ts';
import { enemiesOf, isInPlay, type Match, seatOf } from './match.ts';

/** NOBODY where no enemy is left. */
export function quarryOf(m: Match, model: Model): Model {
  return quarryAmong(enemiesOf(m, model), m.matchup.worth, (enemy) => isInPlay(m, enemy));
}

/** How much nearer to him a place is, see `nearerTo`. */
export function nearerToQuarry(m: Match, model: Model): (at: Point) => number {
  const guide = m.battlefield.guides[seatOf(m, model)];
  const aMove = Math.max(1, m.matchup.speed[model]) * INCH;
  return nearerTo(
    m.state.point[model],
    m.matchup.worth,
    aMove,
    () => quarryOf(m, model),
    (quarry) => (at) => guide.far(at, m.state.point[quarry]),
  );
}
