import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import type { Offer } from '../battlefield/columns.ts';
import { formOf } from '../match/foes.ts';
import { enemiesOf, type Match } from '../match/match.ts';

/** The last offer where it is that of a model now, else a new one of the places that are found. */
export function offerTo(m: Match, model: Model, find: () => readonly number[]): Offer {
  const { offer } = m.battlefield;
  const { round, point, wounds, shots, done } = m.state;
  if (offer.model !== NOBODY && offer.round === round && isLike(m, model, offer.model) && isSame(m, offer))
    return offer;
  offer.model = model;
  offer.round = round;
  offer.places = find();
  offer.weighings = undefined;
  offer.point.set(point);
  offer.wounds.set(wounds);
  offer.shots.set(shots);
  offer.done.set(done);
  return offer;
}

function isSame(m: Match, { model: seen, point, wounds, shots, done }: Offer): boolean {
  const { state } = m;
  for (let model = 0; model < point.length; model++) {
    if (state.point[model] !== point[model] || state.wounds[model] !== wounds[model]) return false;
    if (state.shots[model] !== shots[model]) return false;
  }
  // What enemies have yet to do is feared.
  for (const enemy of enemiesOf(m, seen)) if (state.done[enemy] !== done[enemy]) return false;
  return true;
}

/** Writes what an offer is worth, worked out by `weigh` where nobody has asked before. */
export function weighOffer(
  offer: Offer,
  weighings: Float64Array,
  weigh: (weighings: Float64Array) => void,
): void {
  if (offer.weighings !== undefined) return weighings.set(offer.weighings);
  weigh(weighings);
  offer.weighings = weighings.slice(0, WIDTH * (offer.places.length + 1));
}

/** Whether two models that are held back are the same to the rules, users' own among them. */
export function isLike(m: Match, a: Model, b: Model): boolean {
  return m.matchup.models[a].profile === m.matchup.models[b].profile && formOf(m, a) === formOf(m, b);
}
