/** The enemy whom most hangs on, of those that everybody can see, and what a model's options do to him. */
import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { NEARER, quarryAmong } from '../../../rules/quarry.ts';
import { once } from '../../../rules/weighing.ts';
import { enemiesOf, isOpen, type Match, seatOf } from './match.ts';

/** NOBODY where nobody can be seen. */
export function quarryOf(m: Match, model: Model): Model {
  return quarryAmong(enemiesOf(m, model), m.matchup.worth, (enemy) => isOpen(m, enemy));
}

/** What it is worth to a hunter to come as much nearer to him, in worth of models, as a place is to where the model stands. */
export function nearerToQuarry(m: Match, model: Model): (at: number) => number {
  const from = m.state.point[model];
  const farFrom = once(() => {
    const quarry = quarryOf(m, model);
    if (quarry === NOBODY) return () => 0;
    const guide = m.battlefield.guides[seatOf(m, model)];
    const to = m.state.point[quarry];
    const aMove = Math.max(1, m.matchup.speed[model]) * INCH;
    const worth = (NEARER * m.matchup.worth[quarry]) / aMove;
    return (at: number) => worth * guide.far(at, to);
  });
  return (at) => farFrom()(from) - farFrom()(at);
}
