import { inchesAt } from '../../kernel/place-words.ts';
import { thinned } from '../../kernel/thinned.ts';
import { COVER, DANGER, HARM, OBJECTIVE, type Seat, TEMPO } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { once, WIDTH } from '../../rules/weighing.ts';
import { finalZoneWorth, roundsLeft, zoneWorth } from './ambition.ts';
import { acted, count, decide, isUp, type Match, seatOf, settingsOf, tell } from './match.ts';
import { addShock } from './morale.ts';
import { placeOf } from './moves.ts';
import { type Outlook, outlook } from './outlook.ts';
import { edgePlaces, strikePlaces } from './places.ts';
import { CLAUSE } from './rules/index.ts';
import { HELD_BACK, NOWHERE, ON_TABLE } from './state.ts';
import { addAttack, addStanding } from './survey.ts';

/** Most places one arrival is weighed for; a large board has thousands. */
const PLACES = 40;
/** Places looked at to judge what a strike could do that is not made yet. */
const SAMPLE = 15;
/** Zones that a strike may gain at the end: one taken from the enemy counts two, and with an objective in it four. */
const SWING = 3;

/** Whether a model held back may come in this round (ZC-A12). */
export function mayCome(m: Match, model: number): boolean {
  return (
    m.state.whereabouts[model] === HELD_BACK && m.state.round >= settingsOf(m, model).reserves.arrival.round
  );
}

/** Whether a model may be held back at all (ZC-DEP-01/02). */
export function canBeHeldBack(m: Match, model: number): boolean {
  const { deepStrike, ambush } = m.book.models[model].profile;
  return settingsOf(m, model).reserves.on && (deepStrike || ambush);
}

/** Comes by deep strike or ambush, or waits (ZC-D-06). Returns whether it came. */
export function comeOn(m: Match, model: number): boolean {
  const seat = seatOf(m, model);
  const places = thinned(strikePlaces(m, model), isEarly(m, model) ? SAMPLE : PLACES);
  if (places.length === 0) return false;
  const view = outlook(m, model);
  const weigh = arrivals(m, view, model, places);
  const picked = decide(m, seat, 'ZC-D-06', model, places.length + 1, (option, into) => {
    if (option === 0) into[OBJECTIVE] = waiting(m, model);
    else weigh(option - 1, into);
  });
  if (picked === 0) return false;
  const at = places[picked - 1];
  const strikes = isStrike(m, model, at);
  count(m, seat, strikes ? 'strikes' : 'ambushes');
  acted(m, strikes ? CLAUSE.reserves.deepStrike : CLAUSE.reserves.ambush);
  arrive(m, model, at, strikes ? 'by deep strike' : 'by ambush');
  if (strikes) shockNearby(m, model);
  return true;
}

/** Models held back come over their own edge in the command phase, or wait (ZC-CMD-01, ZC-D-07). */
export function reinforce(m: Match, seat: Seat): void {
  if (!m.book.settings[seat].reserves.arrival.on) return;
  let known: Reinforcement | undefined;
  for (const model of m.book.force[seat]) {
    if (!mayCome(m, model)) continue;
    // While nobody comes all models alike have the same choice.
    if (!known || !isLike(m, model, known.model)) known = reinforcement(m, model);
    if (comesOverEdge(m, model, known)) known = undefined;
  }
}

/** What a model has to choose from that may come over its own edge. */
interface Reinforcement {
  readonly model: number;
  readonly places: readonly number[];
  weigh(option: number, into: Float64Array): void;
}

function reinforcement(m: Match, model: number): Reinforcement {
  const places = thinned(edgePlaces(m, model), PLACES);
  const view = outlook(m, model);
  const come = arrivals(m, view, model, places);
  const stay = once(() => bestStrike(m, model, view));
  return {
    model,
    places,
    weigh(option, into) {
      if (option > 0) come(option - 1, into);
      else into.set(stay());
    },
  };
}

/** Whether two models that are held back are the same to the rules. */
function isLike({ book, state }: Match, a: number, b: number): boolean {
  return (
    book.models[a].profile === book.models[b].profile &&
    book.allowance[a] === book.allowance[b] &&
    state.wounds[a] === state.wounds[b] &&
    state.shots[a] === state.shots[b]
  );
}

function comesOverEdge(m: Match, model: number, { places, weigh }: Reinforcement): boolean {
  if (places.length === 0) return false;
  const seat = seatOf(m, model);
  const picked = decide(m, seat, 'ZC-D-07', model, places.length + 1, weigh);
  if (picked === 0) return false;
  count(m, seat, 'reinforcements');
  acted(m, CLAUSE.reserves.arrival);
  arrive(m, model, places[picked - 1], 'over its own edge');
  return true;
}

/** Weighs coming on at some places, once somebody asks. */
function arrivals(m: Match, view: Outlook, model: number, places: readonly number[]) {
  const survey = once(() => view.survey(places, NOWHERE));
  const mayAct = settingsOf(m, model).reserves.wholeMove.action === 'may';
  return (place: number, into: Float64Array) => {
    addStanding(survey(), place, into);
    if (mayAct) addAttack(survey(), place, into);
  };
}

/** What striking this round, or waiting on, could do for a model that does not come over its own edge now. */
function bestStrike(m: Match, model: number, view: Outlook): Float64Array {
  const places = thinned(strikePlaces(m, model), SAMPLE);
  const weigh = arrivals(m, view, model, places);
  const best = new Float64Array(WIDTH);
  best[OBJECTIVE] = waiting(m, model);
  const strike = new Float64Array(WIDTH);
  for (let place = 0; place < places.length; place++) {
    strike.fill(0);
    weigh(place, strike);
    if (sumOf(strike) > sumOf(best)) best.set(strike);
  }
  return best;
}

/**
 * What keeping a model back is worth. Whoever strikes in the last round takes a zone where the enemy left it, and nobody
 * can answer; whoever strikes sooner is seldom there at the end.
 */
function waiting(m: Match, model: number): number {
  if (isEarly(m, model)) return SWING * finalZoneWorth(m);
  return roundsLeft(m) > 0 ? Math.min(0.8 * zoneWorth(m), m.book.worth[model]) : 0;
}

/** Whether a strike is better kept for the last round as a rule. */
function isEarly(m: Match, model: number): boolean {
  return m.book.models[model].profile.deepStrike && roundsLeft(m) > 0;
}

function arrive(m: Match, model: number, at: number, how: string): void {
  m.state.whereabouts[model] = ON_TABLE;
  m.state.point[model] = at;
  m.state.moved[model] = 1;
  m.state.stirred[seatOf(m, model)] = 1;
  tell(
    m,
    'arrival',
    () => `${m.book.models[model].name} comes ${how} at ${placeOf(m, model)}.`,
    () => ({ model, at, inches: inchesAt(m.theatre.ground, at) }),
  );
}

/** Whether a model comes by deep strike where it is placed; one that can ambush too does so in terrain. */
function isStrike(m: Match, model: number, at: number): boolean {
  const { profile } = m.book.models[model];
  return profile.deepStrike && (!profile.ambush || m.theatre.ground.inside[at] === 0);
}

/** Enemies near a deep striker are shocked (ZC-A8). */
function shockNearby(m: Match, model: number): void {
  for (const enemy of m.book.force[otherSeat(seatOf(m, model))]) {
    const { strike } = settingsOf(m, enemy).shock;
    if (!isUp(m, enemy)) continue;
    const distance = m.theatre.distance(m.state.point[model], m.state.point[enemy]);
    if (distance <= strike.inches * 2540) addShock(m, enemy, strike.points, CLAUSE.shock.strike);
  }
}

/** A weighing as one number, for comparing what is not put to the player. */
function sumOf(weighing: Float64Array): number {
  return (
    weighing[HARM] -
    weighing[DANGER] / 2 +
    0.1 * weighing[COVER] +
    0.15 * weighing[TEMPO] +
    weighing[OBJECTIVE]
  );
}
