import { HARM, OBJECTIVE } from '../../rules/decision.ts';
import { once } from '../../rules/weighing.ts';
import { type Ambition, ambition } from './ambition.ts';
import { comeOn } from './arrival.ts';
import { hitBonusOf, type Strike } from './attack.ts';
import { goTo } from './dead-turns.ts';
import { acted, count, decide, isOnTable, type Match, seatOf, settingsOf, tellOf } from './match.ts';
import { destinations, retreat } from './moves.ts';
import { horizon, outlook } from './outlook.ts';
import { CLAUSE } from './rules/index.ts';
import { HELD_BACK, NOWHERE } from './state.ts';
import { addAttack, addStanding, type Survey } from './survey.ts';
import { carryOut, countHidden, strikesOf } from './targets.ts';

/** A model's turn in the action phase: one move and one action in either order (ZC-ACN-01, ZC-A3). */
export function activate(m: Match, model: number): void {
  m.state.done[model] = 1;
  count(m, seatOf(m, model), 'activations');
  if (m.state.whereabouts[model] === HELD_BACK) {
    if (!comeOn(m, model)) return;
    const { wholeMove } = settingsOf(m, model).reserves;
    acted(m, CLAUSE.reserves.wholeMove);
    if (!wholeMove.on) planned(m, model);
    else if (wholeMove.action === 'may' && mayAct(m, model)) act(m, model);
    return;
  }
  if (m.state.fleeing[model] > 0) flee(m, model);
  else if (m.state.moved[model] === 0 || !settingsOf(m, model).reserves.wholeMove.on) planned(m, model);
  else if (mayAct(m, model)) act(m, model);
}

/** Whether a model may still act this round: without ZC-ACN-01 it either moves or acts. */
function mayAct(m: Match, model: number): boolean {
  return settingsOf(m, model).actionPhase.one.on || m.state.moved[model] === 0;
}

/** Whether it is only waiting to be removed, so that it is the same to it where it stands (ZC-ACN-02). */
function isDying(m: Match, model: number): boolean {
  return m.state.wounds[model] <= 0;
}

/** Chooses a place together with the order of move and action, and carries both out (ZC-D-04). */
function planned(m: Match, model: number): void {
  const own = settingsOf(m, model).actionPhase;
  const from = m.state.point[model];
  const places = destinations(m, model, m.book.allowance[model]);
  const hasTarget = own.one.actions > 0 && strikesOf(m, model, 1).length > 0;
  // Without ZC-A3 a model that acts does not move; without ZC-ACN-01 it does not act before it moves.
  const actsFirst = hasTarget && own.order.on && own.one.on && places.length > 1;
  if (isDying(m, model)) acted(m, CLAUSE.actionPhase.last);
  const view = outlook(m, model);
  const hasMoved = m.state.moved[model] > 0;
  const survey = once(() => view.survey(places, hasMoved ? NOWHERE : from));
  const isStaying = !isDying(m, model);
  const weigh = (option: number, into: Float64Array) => {
    const found = survey();
    const before = option >= places.length;
    if (isStaying) addStanding(found, before ? option - places.length : option, into);
    if (before || (option === 0 && !hasMoved)) addAttack(found, 0, into);
    else if (own.one.on) addAttack(found, option, into);
  };
  const options = actsFirst ? 2 * places.length : places.length;
  const picked = decide(m, seatOf(m, model), 'ZC-D-04', model, options, weigh);
  acted(m, CLAUSE.actionPhase.one);
  if (picked >= places.length) {
    acted(m, CLAUSE.actionPhase.order);
    const removed = act(m, model, view.aims);
    if (!isOnTable(m, model)) return;
    goTo(m, model, removed ? placeAfter(m, model, places) : placeAmong(m, model, places, survey));
    return;
  }
  goTo(m, model, places[picked]);
  if (mayAct(m, model)) act(m, model, view.aims);
}

/** Where to go once the action is done and has left somebody without wounds: places mean something else now. */
function placeAfter(m: Match, model: number, before: readonly number[]): number {
  const { removal } = m.book.settings[0].resolutionPhase;
  const places = removal.on ? before : destinations(m, model, m.book.allowance[model]);
  const view = outlook(m, model);
  return placeAmong(
    m,
    model,
    places,
    once(() => view.survey(places, NOWHERE)),
  );
}

function placeAmong(m: Match, model: number, places: readonly number[], survey: () => Survey): number {
  const weigh = (option: number, into: Float64Array) => {
    if (!isDying(m, model)) addStanding(survey(), option, into);
  };
  return places[decide(m, seatOf(m, model), 'ZC-D-04', model, places.length, weigh)];
}

/** Runs for its own edge, before or after it acts (ZC-MOR-07, ZC-AMB-10). */
function flee(m: Match, model: number): void {
  const own = settingsOf(m, model);
  const seat = seatOf(m, model);
  const isUsual = own.rally.flight.actions === 'usual';
  const runs = own.rally.flight.on;
  const actsToo = isUsual && (own.actionPhase.one.on || !runs);
  const run = () => {
    if (!runs || !isOnTable(m, model)) return;
    acted(m, CLAUSE.rally.flight);
    count(m, seat, 'flights');
    tellOf(m, 'flight', model, 'flees');
    retreat(m, model, m.book.allowance[model]);
  };
  const hasChoice = actsToo && own.actionPhase.order.on && strikesOf(m, model, 1).length > 0;
  const actsFirst =
    hasChoice &&
    decide(m, seat, 'ZC-D-04', model, 2, (option, into) => {
      const at = m.state.point[model];
      if (option === 1) addAttack(outlook(m, model).survey([at], at), 0, into);
    }) === 1;
  if (actsFirst) act(m, model);
  run();
  if (!actsFirst && actsToo && isOnTable(m, model)) act(m, model);
}

/**
 * The actions of a model from where it stands (ZC-D-05). Returns whether they left anybody without wounds.
 *
 * @param first what zones are worth to it for its first action, wherever it stands, where that is known
 */
function act(m: Match, model: number, first?: Ambition): boolean {
  const seat = seatOf(m, model);
  let removed = false;
  let known = first;
  countHidden(m, model);
  for (let left = settingsOf(m, model).actionPhase.one.actions; left > 0 && isOnTable(m, model); left--) {
    const strikes = strikesOf(m, model);
    for (const kind of ['shooting', 'melee'] as const) {
      if (strikes.some((strike) => strike.kind === kind)) count(m, seat, `legal:${kind}`);
    }
    const strike = chooseStrike(m, model, strikes, known ?? ambition(m, model));
    known = undefined;
    count(m, seat, `action:${strike?.kind ?? 'none'}`);
    if (!strike) break;
    m.state.attacked[model] = 1;
    m.state.stirred[seat] = 1;
    carryOut(m, strike);
    if (m.state.wounds[strike.target] <= 0) removed = true;
  }
  return removed;
}

function chooseStrike(
  m: Match,
  model: number,
  strikes: readonly Strike[],
  aims: Ambition,
): Strike | undefined {
  if (strikes.length === 0) return undefined;
  const seat = seatOf(m, model);
  const { harm } = m.book;
  const value = horizon(m);
  const picked = decide(m, seat, 'ZC-D-05', model, strikes.length + 1, (option, into) => {
    if (option === 0) return;
    const { weapon, target } = strikes[option - 1];
    const faces = harm.faces(seat, hitBonusOf(m, strikes[option - 1]));
    const at = harm.entry(weapon, target, m.state.wounds[target]) + faces;
    into[HARM] = value * harm.worth[at];
    into[OBJECTIVE] = harm.kill[at] * aims.removing(target);
  });
  return picked === 0 ? undefined : strikes[picked - 1];
}
