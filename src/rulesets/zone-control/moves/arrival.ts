import type { Model, Point } from '../../../kernel/entities.ts';
import { placeAt } from '../../../kernel/field/place-words.ts';
import { INCH } from '../../../kernel/length.ts';
import { OBJECTIVE, type Seat } from '../../../rules/decision.ts';
import { orNot, where } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { addShock } from '../attack/morale.ts';
import { HELD_BACK, ON_TABLE } from '../battlefield/state.ts';
import { lookAtFoes } from '../match/foes.ts';
import { acted, choose, count, isUp, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { mayAct } from '../matchup/acting.ts';
import { isLike, offerTo, weighOffer } from '../places/offer.ts';
import { homePlaces, strikePlaces } from '../places/places.ts';
import { CLAUSE } from '../rules/index.ts';
import {
  bestStrike,
  isEarly,
  SAMPLE,
  strikesAt,
  waiting,
  weighArrivals,
  weighStrikes,
} from './arrival-worth.ts';
import { tellPlace } from './moves.ts';

/** Most places one arrival is weighed for; a large board has thousands. */
const PLACES = 40;

/** Whether a model held back may come in this round (ZC-A12). */
export function mayCome(m: Match, model: Model): boolean {
  return (
    m.state.whereabouts[model] === HELD_BACK && m.state.round >= settingsOf(m, model).reserves.arrival.round
  );
}

/** Comes by deep strike or ambush, or waits (ZC-D-06). Returns whether it came. */
export function comeOn(m: Match, model: Model): boolean {
  const seat = seatOf(m, model);
  const offer = offerTo(m, model, () => strikePlaces(m, model, isEarly(m, model) ? SAMPLE : PLACES));
  const { places } = offer;
  const { ground } = m.battlefield;
  if (places.length === 0) return false;
  const weigh = (weighings: Float64Array) => {
    lookAtFoes(m, model);
    weighings[OBJECTIVE] = waiting(m, model);
    weighStrikes(m, model, places, weighings);
  };
  const weighOnce = (weighings: Float64Array) => weighOffer(offer, weighings, weigh);
  const isStrike = strikesAt(m, model);
  const wayTo = (at: Point) => (isStrike(at) ? 'by deep strike' : 'by ambush');
  const label = orNot('wait', (i) => `come ${wayTo(places[i])} at ${placeAt(ground, places[i])}`);
  const picked = choose(m, seat, 'ZC-D-06', model, places.length + 1, weighOnce, { label });
  if (picked === 0) return false;
  const at = places[picked - 1];
  const strikes = isStrike(at);
  count(m, seat, strikes ? 'strikes' : 'ambushes');
  acted(m, strikes ? CLAUSE.reserves.deepStrike : CLAUSE.reserves.ambush);
  arrive(m, model, at, wayTo(at));
  if (strikes) shockNearby(m, model);
  return true;
}

/** Models held back come over their own edge in the command phase, or wait (ZC-CMD-01, ZC-D-07). */
export function reinforce(m: Match, seat: Seat): void {
  if (!m.matchup.settings[seat].reserves.arrival.on) return;
  let known: Reinforcement | undefined;
  for (const model of m.matchup.force[seat]) {
    if (!mayCome(m, model)) continue;
    // While nobody comes all models alike have the same choice.
    if (!known || !isLike(m, model, known.model)) known = reinforcement(m, model);
    if (comesOverEdge(m, model, known)) known = undefined;
  }
}

/** What a model has to choose from that may come over its own edge. */
interface Reinforcement {
  readonly model: Model;
  readonly places: readonly Point[];
  /** Writes what staying is worth, and coming at each of the places. */
  weigh(weighings: Float64Array): void;
}

function reinforcement(m: Match, model: Model): Reinforcement {
  const places = homePlaces(m, seatOf(m, model), m.matchup.allowance[model], PLACES);
  let known: Float64Array | undefined;
  return {
    model,
    places,
    weigh(weighings) {
      if (known === undefined) {
        lookAtFoes(m, model);
        weighArrivals(m, model, places, mayAct(settingsOf(m, model), true), weighings);
        weighings.set(bestStrike(m, model));
        known = weighings.slice(0, WIDTH * (places.length + 1));
      } else weighings.set(known);
    },
  };
}

function comesOverEdge(m: Match, model: Model, { places, weigh }: Reinforcement): boolean {
  if (places.length === 0) return false;
  const seat = seatOf(m, model);
  const label = orNot('wait', where('come on at', m.battlefield.ground, places));
  const picked = choose(m, seat, 'ZC-D-07', model, places.length + 1, weigh, { label });
  if (picked === 0) return false;
  count(m, seat, 'reinforcements');
  acted(m, CLAUSE.reserves.arrival);
  arrive(m, model, places[picked - 1], 'over its own edge');
  return true;
}

function arrive(m: Match, model: Model, at: Point, how: string): void {
  m.state.whereabouts[model] = ON_TABLE;
  m.state.point[model] = at;
  m.state.moved[model] = 1;
  m.state.stirred[seatOf(m, model)] = 1;
  tellPlace(m, 'arrival', model, `comes ${how}`);
}

/** Enemies near a deep striker are shocked (ZC-A8). */
function shockNearby(m: Match, model: Model): void {
  for (const enemy of m.matchup.force[otherSeat(seatOf(m, model))]) {
    const { strike } = settingsOf(m, enemy).shock;
    if (!isUp(m, enemy)) continue;
    const distance = m.battlefield.distance(m.state.point[model], m.state.point[enemy]);
    if (distance > strike.inches * INCH) continue;
    if (addShock(m, enemy, strike.points, CLAUSE.shock.strike)) tellOf(m, 'shock', enemy, 'is shocked');
  }
}
