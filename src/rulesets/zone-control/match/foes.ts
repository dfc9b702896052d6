import type { Model } from '../../../kernel/entities.ts';
import { theirHalf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, LOSS } from '../../../rules/survey/surveyed.ts';
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
    const acts = m.state.done[enemy] === 0 || !isLastRound;
    lookAt(m, model, form, enemy, acts, foes.count++);
  }
  foes.feared = foes.count;
  for (const enemy of enemies) if (isLast(m, enemy)) lookAt(m, model, form, enemy, true, foes.feared++);
}

/** Looks at one enemy of a model of some form, who comes to stand at a place in the list. */
function lookAt(m: Match, model: Model, form: number, enemy: Model, acts: boolean, place: number): void {
  const { foes, sightings, ground } = m.battlefield;
  const point = m.state.point[enemy];
  foes.all[place] ??= {} as Foe;
  const foe = foes.all[place];
  foe.model = enemy;
  foe.x = ground.x[point];
  foe.y = ground.y[point];
  foe.row = sightings.row(seatOf(m, model), point);
  foe.encounter = m.matchup.encounters.between(form, formOf(m, enemy));
  foe.reach = foe.encounter.reach;
  foe.acts = acts;
  foe.other = acts ? mostAtFriends(m, model, foe) : 0;
}

/** The most that an enemy could do to a friend of a model where that stands: he attacks only one of them. */
function mostAtFriends(m: Match, model: Model, { model: enemy, x, y, row }: Foe): number {
  const { ground } = m.battlefield;
  const their = formOf(m, enemy);
  let most = 0;
  for (const friend of m.matchup.force[seatOf(m, model)]) {
    if (friend === model || !isUp(m, friend)) continue;
    const { threat, reach } = m.matchup.encounters.between(formOf(m, friend), their);
    const at = m.state.point[friend];
    const dx = ground.x[at] - x;
    const dy = ground.y[at] - y;
    if (dx * dx + dy * dy <= reach) most = Math.max(most, threat[DEEDS * theirHalf(row.at(at)) + LOSS]);
  }
  return most;
}

/** A number for all that counts of a model as it is, where tables are looked up. */
export function formOf({ matchup, state }: Pick<Match, 'matchup' | 'state'>, model: Model): number {
  return matchup.encounters.formOf(model, Math.max(1, state.wounds[model]), state.shots[model] > 0);
}
