import type { Model } from '../../../kernel/entities.ts';
import type { Foe } from '../battlefield/columns.ts';
import { enemiesOf, isUp, type Match, seatOf } from './match.ts';

/** Looks at the enemies of a model as they are now. */
export function lookAtFoes(m: Match, model: Model): void {
  const { foes, sightings, ground } = m.battlefield;
  const { encounters } = m.matchup;
  const form = formOf(m, model);
  const enemies = enemiesOf(m, model);
  const seat = seatOf(m, model);
  foes.count = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (!isUp(m, enemy)) continue;
    const point = m.state.point[enemy];
    foes.all[foes.count] ??= {} as Foe;
    const foe = foes.all[foes.count++];
    foe.model = enemy;
    foe.x = ground.x[point];
    foe.y = ground.y[point];
    foe.row = sightings.row(seat, point);
    foe.encounter = encounters.between(form, formOf(m, enemy));
    foe.reach = foe.encounter.reach;
  }
}

/** A number for all that counts of a model as it is, where tables are looked up. */
export function formOf({ matchup, state }: Match, model: Model): number {
  return matchup.encounters.formOf(model, Math.max(1, state.wounds[model]), state.shots[model] > 0);
}
