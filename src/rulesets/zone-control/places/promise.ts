import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { ownHalf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, WORTH } from '../../../rules/survey/surveyed.ts';
import type { KnownPromises } from '../battlefield/known-promises.ts';
import { formOf } from '../match/foes.ts';
import { isUp, type Match, seatOf } from '../match/match.ts';

/** The best harm that models of a seat could do from where they stand without moving; for choosing who goes next. */
export function promisesNow(m: Match, seat: Seat): (model: Model) => number {
  const known = m.battlefield.knownPromises[seat];
  const enemies = m.matchup.force[otherSeat(seat)];
  forgetChanged(m, known, enemies);
  return (model) => {
    if (hasChanged(m, known, model)) known.worth[model].fill(Number.NaN);
    else if (!Number.isNaN(known.best[model])) return known.best[model];
    known.best[model] = bestOf(m, known.worth[model], model, enemies);
    return known.best[model];
  };
}

/** Forgets what was promised to do to enemies that have changed; takes note of them as they are now. */
function forgetChanged({ state }: Match, known: KnownPromises, enemies: readonly Model[]): void {
  for (const enemy of enemies) {
    if (known.point[enemy] === state.point[enemy] && known.wounds[enemy] === state.wounds[enemy]) continue;
    known.point[enemy] = state.point[enemy];
    known.wounds[enemy] = state.wounds[enemy];
    known.best.fill(Number.NaN);
    for (const worth of known.worth) worth[enemy] = Number.NaN;
  }
}

/** Whether a model has changed since it promised anything; takes note of it as it is now. */
function hasChanged({ state }: Match, known: KnownPromises, model: Model): boolean {
  const able = 2 * state.moved[model] + (state.shots[model] > 0 ? 1 : 0);
  if (known.point[model] === state.point[model] && known.able[model] === able) return false;
  known.point[model] = state.point[model];
  known.able[model] = able;
  return true;
}

/** The worth of the best attack of a model, given what is known of it by enemy. */
function bestOf(m: Match, worth: Float64Array, model: Model, enemies: readonly Model[]): number {
  let best = 0;
  for (const enemy of enemies) {
    if (Number.isNaN(worth[enemy])) worth[enemy] = bestAttack(m, model, enemy);
    if (worth[enemy] > best) best = worth[enemy];
  }
  return best;
}

function bestAttack(m: Match, model: Model, enemy: Model): number {
  if (!isUp(m, enemy)) return 0;
  const { ground, sightings } = m.battlefield;
  const from = m.state.point[model];
  const at = m.state.point[enemy];
  const square = squareBetween(ground, from, at);
  if (square > m.matchup.farthest[model]) return 0;
  const prospect = m.matchup.encounters.prospect(formOf(m, model), formOf(m, enemy));
  if (square > prospect.end) return 0;
  const attacks = m.state.moved[model] > 0 ? prospect.moved : prospect.still;
  return attacks[DEEDS * ownHalf(sightings.row(seatOf(m, model), at).at(from)) + WORTH];
}

/** The best harm that a model could do to one enemy from where it stands; none where either is not on the table. */
export function promiseAt(m: Match, model: Model, enemy: Model): number {
  return enemy === NOBODY || !isUp(m, model) ? 0 : bestAttack(m, model, enemy);
}
