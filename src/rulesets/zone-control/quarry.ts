/** The enemy whom most hangs on, of those that are up, and what a model's options do to him. */
import { type Model, NOBODY, type Point } from '../../kernel/entities.ts';
import { NEARER, quarryAmong } from '../../rules/quarry.ts';
import { once } from '../../rules/weighing.ts';
import { enemiesOf, isUp, type Match } from './match.ts';

/** NOBODY where nobody is up. */
export function quarryOf(m: Match, model: Model): Model {
  return quarryAmong(enemiesOf(m, model), m.matchup.worth, (enemy) => isUp(m, enemy));
}

/** What it is worth to a hunter to come as much nearer to him, in worth of models, as a place is to where the model stands. */
export function nearerToQuarry(m: Match, model: Model): (at: Point) => number {
  const from = m.state.point[model];
  const farFrom = once(() => {
    const quarry = quarryOf(m, model);
    if (quarry === NOBODY) return () => 0;
    const { squareOf } = m.battlefield;
    const worth = (NEARER * m.matchup.worth[quarry]) / m.matchup.allowance[model];
    return (at: Point) => worth * Math.sqrt(squareOf(at, m.state.point[quarry]));
  });
  return (at) => farFrom()(from) - farFrom()(at);
}
