import type { Model, Point } from '../../../kernel/entities.ts';
import type { LooseEnds } from '../../../kernel/movement/loose-ends.ts';
import { OBJECTIVE } from '../../../rules/decision.ts';
import { called, goingTo } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { hasStrike } from '../attack/targets.ts';
import { HELD_BACK } from '../battlefield/state.ts';
import { lookAtFoes } from '../match/foes.ts';
import {
  acted,
  choose,
  chooseLoosely,
  count,
  countsCasualties,
  isOnTable,
  type Match,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { nearerToQuarry } from '../match/quarry.ts';
import { mayAct } from '../matchup/acting.ts';
import { comeOn } from '../moves/arrival.ts';
import { destinations, goTo, retreat } from '../moves/moves.ts';
import { addAttack, addStanding, surveyPlaces } from '../places/survey.ts';
import { CLAUSE } from '../rules/index.ts';
import { act } from './actions.ts';

/** A model's turn in the action phase: one move and its actions before and after it (ZC-ACN-01, ZC-A3). */
export function activate(m: Match, model: Model): void {
  m.state.done[model] = 1;
  count(m, seatOf(m, model), 'activations');
  if (m.state.whereabouts[model] === HELD_BACK) {
    if (!comeOn(m, model)) return;
    const { wholeMove } = settingsOf(m, model).reserves;
    acted(m, CLAUSE.reserves.wholeMove);
    if (!wholeMove.on) takeTurn(m, model);
    else if (wholeMove.action === 'may' && mayStillAct(m, model)) act(m, model, actionsOf(m, model));
    return;
  }
  if (m.state.fleeing[model] > 0) flee(m, model);
  else if (m.state.moved[model] === 0 || !settingsOf(m, model).reserves.wholeMove.on) takeTurn(m, model);
  else if (mayStillAct(m, model)) act(m, model, actionsOf(m, model));
}

/** Actions of a model in a turn (ZC-A3). */
function actionsOf(m: Match, model: Model): number {
  return settingsOf(m, model).actionPhase.one.actions;
}

function mayStillAct(m: Match, model: Model): boolean {
  return mayAct(settingsOf(m, model), m.state.moved[model] > 0);
}

/** Whether it is only waiting to be removed, so that it is the same to it where it stands (ZC-ACN-02). */
function isDying(m: Match, model: Model): boolean {
  return m.state.wounds[model] <= 0;
}

/** Moves and acts; of several actions some may come before the move and the others after it (ZC-ACN-01, ZC-A3). */
function takeTurn(m: Match, model: Model): void {
  if (isDying(m, model)) acted(m, CLAUSE.actionPhase.last);
  planned(m, model, actionsOf(m, model));
}

/** Chooses a place together with the order of the move and the actions left, and carries all out (ZC-D-04). */
function planned(m: Match, model: Model, left: number): void {
  const own = settingsOf(m, model);
  const ends = destinations(m, model, m.matchup.allowance[model]);
  const { places } = ends;
  const hasTarget = mayAct(own, true) && hasStrike(m, model);
  // Without ZC-A3 a model that acts does not move; without ZC-ACN-01 it does not act before it moves.
  const actsFirst = hasTarget && own.actionPhase.order.on && places.length > 1;
  lookAtFoes(m, model);
  const hasMoved = m.state.moved[model] > 0;
  let isSurveyed = false;
  const options = () => (actsFirst ? 2 : 1) * places.length;
  const weigh = (weighings: Float64Array) => {
    const count = places.length;
    const survey = surveyPlaces(m, model, places, hasMoved ? 0 : 1);
    isSurveyed = true;
    weighStanding(m, model, weighings, 0);
    for (let i = 0; i < count; i++) {
      if (mayAct(own, hasMoved || i > 0)) addAttack(survey, i, weighings, i);
    }
    if (!actsFirst) return;
    weighStanding(m, model, weighings, count);
    for (let i = 0; i < count; i++) addAttack(survey, 0, weighings, count + i);
  };
  const nearer = nearerToQuarry(m, model);
  const quarry = (option: number) => nearer(places[option % places.length]);
  const { ground } = m.battlefield;
  const at = m.state.point[model];
  const label = (option: number) => {
    const going = goingTo(ground, at, places[option % places.length]);
    if (!actsFirst) return going;
    return option < places.length ? `${going}, then act` : `act, then ${going}`;
  };
  const settle = (option: number) => option < places.length && ends.settle(option);
  const picked = chooseLoosely(m, seatOf(m, model), 'ZC-D-04', model, options, weigh, settle, {
    label,
    quarry,
  });
  acted(m, CLAUSE.actionPhase.one);
  if (picked >= places.length) {
    acted(m, CLAUSE.actionPhase.order);
    const { strikes, removed } = act(m, model, 1);
    if (!isOnTable(m, model)) return;
    if (strikes > 0 && left > 1) return planned(m, model, left - 1);
    goTo(m, model, removed ? placeAfter(m, model, ends) : placeAmong(m, model, ends, isSurveyed));
    return;
  }
  goTo(m, model, places[picked]);
  if (mayStillAct(m, model)) act(m, model, left);
}

/** Where to go once the action is done and has left somebody without wounds: places mean something else now. */
function placeAfter(m: Match, model: Model, before: LooseEnds): Point {
  const { removal } = m.matchup.settings[0].resolutionPhase;
  const ends = removal.on ? before : destinations(m, model, m.matchup.allowance[model]);
  lookAtFoes(m, model);
  return placeAmong(m, model, ends, false);
}

/** @param isSurveyed whether the last survey was of these places */
function placeAmong(m: Match, model: Model, { places, settle }: LooseEnds, isSurveyed: boolean): Point {
  let isKnown = isSurveyed;
  const weigh = (weighings: Float64Array) => {
    if (!isKnown) surveyPlaces(m, model, places, 0);
    isKnown = false;
    weighStanding(m, model, weighings, 0);
  };
  const options = () => places.length;
  const at = m.state.point[model];
  const label = (option: number) => goingTo(m.battlefield.ground, at, places[option]);
  return places[chooseLoosely(m, seatOf(m, model), 'ZC-D-04', model, options, weigh, settle, { label })];
}

/**
 * Adds what standing on the places of the survey means: to a model that is only waiting to be removed nothing but the
 * zones that it still counts for (ZC-ACN-02, ZC-AMB-18).
 */
function weighStanding(m: Match, model: Model, weighings: Float64Array, first: number): void {
  const { survey } = m.battlefield;
  const isLost = isDying(m, model);
  if (isLost && !countsCasualties(m)) return;
  for (let i = 0; i < survey.count; i++) {
    if (isLost) weighings[WIDTH * (first + i) + OBJECTIVE] += survey.objective[i];
    else addStanding(survey, i, weighings, first + i);
  }
}

const FLEEING = { label: called('flee, then act', 'act, then flee') };

/** Runs for its own edge, before or after it acts (ZC-MOR-07, ZC-AMB-10). */
function flee(m: Match, model: Model): void {
  const own = settingsOf(m, model);
  const seat = seatOf(m, model);
  const isUsual = own.rally.flight.actions === 'usual';
  const runs = own.rally.flight.on;
  const actsToo = isUsual && mayAct(own, runs);
  const run = () => {
    if (!runs || !isOnTable(m, model)) return;
    acted(m, CLAUSE.rally.flight);
    count(m, seat, 'flights');
    tellOf(m, 'flight', model, 'flees');
    retreat(m, model, m.matchup.allowance[model]);
  };
  const hasChoice = () => runs && actsToo && own.actionPhase.order.on && hasStrike(m, model);
  const weigh = (weighings: Float64Array) => {
    lookAtFoes(m, model);
    addAttack(surveyPlaces(m, model, [m.state.point[model]], 1), 0, weighings, 1);
  };
  let left = actsToo ? own.actionPhase.one.actions : 0;
  while (left > 0 && hasChoice() && choose(m, seat, 'ZC-D-04', model, 2, weigh, FLEEING) === 1)
    left = act(m, model, 1).strikes > 0 ? left - 1 : 0;
  run();
  if (left > 0 && isOnTable(m, model)) act(m, model, left);
}
