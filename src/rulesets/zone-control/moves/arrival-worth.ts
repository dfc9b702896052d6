/** What it is worth to a model held back to come at a place, or to wait. */

import type { Model, Point } from '../../../kernel/entities.ts';
import { COVER, DANGER, HARM, OBJECTIVE, TEMPO } from '../../../rules/decision.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { type Match, roundsLeft, settingsOf } from '../match/match.ts';
import { actsOnceCome } from '../matchup/acting.ts';
import { mayStrike, strikePlaces } from '../places/places.ts';
import { addAttack, addStanding, surveyPlaces } from '../places/survey.ts';
import { finalZoneWorth, zoneWorth } from '../places/zone-worth.ts';
import { prefersAmbush } from './holding-back.ts';

/** Places looked at to judge what a strike could do that is not made yet. */
export const SAMPLE = 15;
/** Zones that a strike may gain at the end: one taken from the enemy counts two, and with an objective in it four. */
const SWING = 3;

/** Writes what coming on at some places is worth, after the option not to; `acts` is whether the model acts from there. */
export function weighArrivals(
  m: Match,
  model: Model,
  places: readonly Point[],
  acts: boolean,
  weighings: Float64Array,
): void {
  const survey = surveyPlaces(m, model, places, 0);
  for (let i = 0; i < places.length; i++) {
    addStanding(survey, i, weighings, 1 + i);
    if (acts) addAttack(survey, i, weighings, 1 + i);
  }
}

/** Writes what coming by deep strike or ambush is worth at some places, after the option to wait. */
export function weighStrikes(
  m: Match,
  model: Model,
  places: readonly Point[],
  weighings: Float64Array,
): void {
  weighArrivals(m, model, places, actsOnceCome(settingsOf(m, model)), weighings);
  if (roundsLeft(m) === 0 || isEarly(m, model)) return;
  // An ambusher who can strike, too, may yet do that.
  const isStrike = strikesAt(m, model);
  for (let i = 0; i < places.length; i++)
    if (isStrike(places[i])) weighings[WIDTH * (1 + i) + OBJECTIVE] -= lastStrike(m);
}

/** What striking this round, or waiting on, could do for a model that does not come over its own edge now. */
export function bestStrike(m: Match, model: Model): Float64Array {
  const places = strikePlaces(m, model, SAMPLE);
  const strikes = new Float64Array(WIDTH * (places.length + 1));
  strikes[OBJECTIVE] = waiting(m, model);
  weighStrikes(m, model, places, strikes);
  let best = 0;
  for (let option = 1; option <= places.length; option++) {
    if (sumOf(strikes, option) > sumOf(strikes, best)) best = option;
  }
  return strikes.slice(WIDTH * best, WIDTH * (best + 1));
}

/** What a zone counts that a model kept back may still take. */
const LATER_ZONE = 0.8;

/**
 * What keeping a model back is worth. Whoever strikes in the last round takes a zone where the enemy left it, and nobody
 * can answer; whoever strikes sooner is seldom there at the end.
 */
export function waiting(m: Match, model: Model): number {
  if (isEarly(m, model)) return lastStrike(m);
  return roundsLeft(m) > 0 ? Math.min(LATER_ZONE * zoneWorth(m), m.matchup.worth[model]) : 0;
}

/** What a strike is worth that is kept for the last round. */
function lastStrike(m: Match): number {
  return SWING * finalZoneWorth(m);
}

/** Whether a strike is better kept for the last round as a rule. */
export function isEarly(m: Match, model: Model): boolean {
  const { deepStrike } = m.matchup.models[model].profile;
  return deepStrike && roundsLeft(m) > 0 && !prefersAmbush(m, model);
}

/** Tells whether a model comes by deep strike where it is placed now; one that can ambush too does where it may not strike. */
export function strikesAt(m: Match, model: Model): (at: Point) => boolean {
  const { profile } = m.matchup.models[model];
  return profile.deepStrike && profile.ambush ? mayStrike(m, model) : () => profile.deepStrike;
}

/** What danger, cover and coming nearer count of a weighing. */
const RISKED = 0.5;
const COVERED = 0.1;
const NEARER = 0.15;

/** One of some weighings as one number, for comparing what is not put to the player. */
function sumOf(weighings: Float64Array, option: number): number {
  const at = WIDTH * option;
  return (
    weighings[at + HARM] -
    RISKED * weighings[at + DANGER] +
    COVERED * weighings[at + COVER] +
    NEARER * weighings[at + TEMPO] +
    weighings[at + OBJECTIVE]
  );
}
