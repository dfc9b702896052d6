import type { Model } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Foe } from '../battlefield/columns.ts';
import { enemiesOf, isLast, isUp, type Match, roundsLeft, seatOf } from './match.ts';

/** Looks at the enemies of a model as they are now: those who can be attacked, then those who can only act. */
export function lookAtFoes(m: Match, model: Model): void {
  const { foes } = m.battlefield;
  const form = formOf(m, model);
  const isLastRound = roundsLeft(m) === 0;
  const enemies = enemiesOf(m, model);
  foes.count = 0;
  for (const enemy of enemies) {
    if (!isUp(m, enemy)) continue;
    const foe = lookAt(m, seatOf(m, model), form, enemy, foes.count++);
    foe.acts = m.state.done[enemy] === 0 || !isLastRound;
  }
  foes.feared = foes.count;
  for (const enemy of enemies)
    if (isLast(m, enemy)) lookAt(m, seatOf(m, model), form, enemy, foes.feared++).acts = true;
}

/** Looks at one enemy of a model of a seat and a form, who comes to stand at a place in the list. */
function lookAt(
  { battlefield, matchup, state }: Match,
  seat: Seat,
  form: number,
  enemy: Model,
  place: number,
): Foe {
  const { foes, sightings, ground } = battlefield;
  const point = state.point[enemy];
  foes.all[place] ??= {} as Foe;
  const foe = foes.all[place];
  foe.model = enemy;
  foe.x = ground.x[point];
  foe.y = ground.y[point];
  foe.row = sightings.row(seat, point);
  foe.encounter = matchup.encounters.between(form, formOf({ matchup, state }, enemy));
  foe.reach = foe.encounter.reach;
  return foe;
}

/** A number for all that counts of a model as it is, where tables are looked up. */
export function formOf({ matchup, state }: Pick<Match, 'matchup' | 'state'>, model: Model): number {
  return matchup.encounters.formOf(model, Math.max(1, state.wounds[model]), state.shots[model] > 0);
}
