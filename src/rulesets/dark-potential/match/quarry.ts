/** The enemy whom most hangs on, of those that stand in the open, and what a model's options do to him. */
import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { NEARER, quarryAmong } from '../../../rules/quarry.ts';
import { once } from '../../../rules/weighing.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from './match.ts';

/** NOBODY where nobody stands in the open. */
export function quarryOf(m: Match, model: Model): Model {
  return quarryAmong(enemiesOf(m, model), m.matchup.harm.worth, (enemy) => isOnTable(m, enemy));
}

/** What it is worth to a hunter to come as much nearer to him, in worth of models, as a place is to where the model stands. */
export function nearerToQuarry(m: Match, model: Model): (at: Point) => number {
  const from = m.state.point[model];
  const farFrom = once(() => {
    const quarry = quarryOf(m, model);
    if (quarry === NOBODY) return () => 0;
    const guide = m.battlefield.guides[seatOf(m, model)];
    const to = m.state.point[quarry];
    const aMove = m.matchup.models[model].profile.movement * m.matchup.inch;
    const worth = (NEARER * m.matchup.harm.worth[quarry]) / aMove;
    return (at: Point) => worth * guide.far(at, to);
  });
  return (at) => farFrom()(from) - farFrom()(at);
}
