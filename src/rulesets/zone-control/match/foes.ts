import type { Model } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { keptHarm } from '../../../rules/survey/kept-pairs.ts';
import { theirHalf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, LOSS } from '../../../rules/survey/surveyed.ts';
import type { Foe } from '../battlefield/columns.ts';
import { enemiesOf, isLast, isUp, type Match, roundsLeft, seatOf } from './match.ts';

/** What an enemy could do to somebody. */
type Harm = (enemy: Model, model: Model) => number;

/** Looks at the enemies of a model as they are now: those who can be attacked, then those who can only act. */
export function lookAtFoes(m: Match, model: Model): void {
  const { foes } = m.battlefield;
  const form = formOf(m, model);
  const harm = harmWhereTheyStand(m);
  const isLastRound = roundsLeft(m) === 0;
  const enemies = enemiesOf(m, model);
  foes.count = 0;
  for (const enemy of enemies) {
    if (!isUp(m, enemy)) continue;
    const foe = lookAt(m, model, form, enemy, foes.count++);
    foe.acts = m.state.done[enemy] === 0 || !isLastRound;
    foe.other = foe.acts ? mostAtFriends(m, model, foe, harm) : 0;
  }
  foes.feared = foes.count;
  for (const enemy of enemies) {
    if (!isLast(m, enemy)) continue;
    const foe = lookAt(m, model, form, enemy, foes.feared++);
    foe.acts = true;
    foe.other = mostAtFriends(m, model, foe, harm);
  }
}

/** Looks at one enemy of a model of some form, who comes to stand at a place in the list. */
function lookAt(m: Match, model: Model, form: number, enemy: Model, place: number): Foe {
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
  return foe;
}

/** The most that an enemy could do to a friend of a model, if less than the worst that it could do to the model. */
function mostAtFriends(
  m: Match,
  model: Model,
  { model: enemy, encounter: { worst } }: Foe,
  harm: Harm,
): number {
  let most = 0;
  for (const friend of m.matchup.force[seatOf(m, model)]) {
    if (most >= worst) break;
    if (friend !== model && isUp(m, friend)) most = Math.max(most, harm(enemy, friend));
  }
  return most;
}

/** What enemies could do to models where these stand. */
function harmWhereTheyStand(m: Match): Harm {
  const { point, wounds, shots } = m.state;
  const { ground, sightings, threats } = m.battlefield;
  return keptHarm(threats, [point, wounds, shots], (enemy, model) => {
    const { threat, reach } = m.matchup.encounters.between(formOf(m, model), formOf(m, enemy));
    const [from, at] = [point[enemy], point[model]];
    if (squareBetween(ground, from, at) > reach) return 0;
    return threat[DEEDS * theirHalf(sightings.row(seatOf(m, model), from).at(at)) + LOSS];
  });
}

/** A number for all that counts of a model as it is, where tables are looked up. */
export function formOf({ matchup, state }: Pick<Match, 'matchup' | 'state'>, model: Model): number {
  return matchup.encounters.formOf(model, Math.max(1, state.wounds[model]), state.shots[model] > 0);
}
