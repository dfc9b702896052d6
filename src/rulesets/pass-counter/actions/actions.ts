import { costIn } from '../../../kernel/movement/reach-list.ts';
import { HARM, RESERVE } from '../../../rules/decision.ts';
import { goingTo, orNot } from '../../../rules/play/labels.ts';
import { noteBans, type Strike, strikesOf, strikeText } from '../attack/attack.ts';
import { attack } from '../attack/retaliation.ts';
import { focusedHarm } from '../attack/volley.ts';
import type { Action } from '../match/action.ts';
import { costOf, costsOf, type Effort, isExtra, type Kind, spend } from '../match/effort.ts';
import { getUp } from '../match/engagement.ts';
import { acted, count, decide, decideLoosely, type Match, seatOf, settingsOf } from '../match/match.ts';
import { pointPrice } from '../match/point-pool.ts';
import { nearerToQuarry, quarryOf } from '../match/quarry.ts';
import type { CounterName } from '../matchup/counters.ts';
import { makeMove } from '../moves/moves.ts';
import type { Plan, Plans } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { chargeActions } from './charging.ts';
import { prepares } from './preparing.ts';

/** Getting up is what a model on the ground is after. */
const ON_ITS_FEET = 0.4;

const LEGAL = { charge: 'legal:charge', aim: 'legal:aim', focus: 'legal:focus' } as const;

/** Takes one action of an activation, or none (PC-D-03). Returns whether there was one. */
export function takeAction(m: Match, effort: Effort, plans: Plans): boolean {
  const { model } = effort;
  const seat = seatOf(m, model);
  const cost = costsOf(m, effort);
  const plan = plans(mayWalk(m, effort, cost));
  const actions = actionsOf(m, effort, plan, cost);
  if (actions.length === 0) return false;
  countLegal(m, effort, actions);
  noteBans(m, model);
  const price = pointPrice(m, seat);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return plan.weighStay(into);
    const action = actions[option - 1];
    action.weigh(into);
    into[RESERVE] -= price * cost(action.kind);
  };
  const label = orNot('stop', (i) => actions[i].label());
  const uses = (option: number) => (option === 0 ? [] : usesOf(effort, actions[option - 1]));
  const quarry = (option: number) => {
    const blow = option === 0 ? undefined : actions[option - 1].blow;
    return blow?.target === quarryOf(m, model) ? blow.harm() : 0;
  };
  const settle = (option: number) => option > 0 && actions[option - 1].settle?.() === true;
  const number = () => actions.length + 1;
  const picked = decideLoosely(m, seat, 'PC-D-03', model, number, weigh, { label, uses, quarry }, settle);
  if (picked === 0) return false;
  const action = actions[picked - 1];
  spend(m, effort, action.kind);
  count(m, seat, action.counter);
  action.act();
  return true;
}

/** Headings of which an action makes use; nobody need take any of them. */
function usesOf(effort: Effort, { kind }: Action): string[] {
  const bought = isExtra(effort, kind) ? ['extra-action'] : [];
  return kind === 'charge' || kind === 'aim' || kind === 'focus' ? [...bought, kind] : bought;
}

function countLegal(m: Match, effort: Effort, actions: readonly Action[]): void {
  const seat = seatOf(m, effort.model);
  const offer = (counter: CounterName) => {
    if (effort.offered.has(counter)) return;
    effort.offered.add(counter);
    count(m, seat, counter);
  };
  for (const { kind } of actions) {
    if (kind === 'charge' || kind === 'aim' || kind === 'focus') offer(LEGAL[kind]);
    if (isExtra(effort, kind)) offer('legal:extra-action');
  }
}

/** What a model can still do; one on the ground only stands up, where that is an action (PC-ACT-09). */
function actionsOf(m: Match, effort: Effort, plan: Plan, cost: (kind: Kind) => number): Action[] {
  const { model } = effort;
  const own = settingsOf(m, model);
  const can = (kind: Kind) => cost(kind) < Infinity;
  if (m.state.down[model] > 0)
    return own.knockedDown.standUp.on && can('stand-up') ? [standUp(m, effort, plan)] : [];
  const actions: Action[] = [];
  if (can('attack'))
    actions.push(...strikesOf(m, model).map((strike) => strikeAction(m, effort, plan, strike)));
  if (own.aim.on && own.aim.action.on && can('aim')) actions.push(...prepares(m, effort, plan, 'aim'));
  if (own.focus.on && own.focus.action.on && can('focus'))
    actions.push(...prepares(m, effort, plan, 'focus'));
  if (own.charge.on && can('charge')) actions.push(...chargeActions(m, model, plan));
  if (mayWalk(m, effort, cost)) actions.push(journey(m, effort, plan, 'walk'));
  if (can('run')) actions.push(journey(m, effort, plan, 'run'));
  return actions;
}

function mayWalk(m: Match, effort: Effort, cost: (kind: Kind) => number): boolean {
  const { walk } = settingsOf(m, effort.model).moving;
  return walk.on && m.state.down[effort.model] === 0 && cost('walk') < Infinity;
}

function standUp(m: Match, { model }: Effort, plan: Plan): Action {
  return {
    kind: 'stand-up',
    label: () => 'stand up',
    counter: 'action:stand-up',
    weigh(into) {
      plan.weighStay(into);
      into[RESERVE] += ON_ITS_FEET * m.matchup.worth[model];
    },
    act() {
      acted(m, CLAUSE.knockedDown.standUp);
      getUp(m, model);
    },
  };
}

function strikeAction(m: Match, effort: Effort, plan: Plan, strike: Strike): Action {
  const ranged = strike.kind === 'ranged';
  const harm = () => focusedHarm(m, strike);
  return {
    kind: 'attack',
    label: () => strikeText(m, strike),
    counter: ranged ? 'action:ranged' : 'action:melee',
    weigh(into) {
      // Once it has attacked it may go where it is safer.
      const walks =
        settingsOf(m, strike.attacker).moving.walk.on && costOf(m, effort, 'attack', 'walk') === 0;
      if (walks) plan.weighBest('walk', false, into);
      else plan.weighStay(into);
      into[HARM] += harm();
    },
    act() {
      acted(m, CLAUSE.attacks.action);
      attack(m, strike);
    },
    blow: { target: strike.target, harm },
  };
}

/** A Walk or a Run as one action, whose way is chosen once it is taken (PC-D-04). */
function journey(m: Match, effort: Effort, plan: Plan, kind: 'walk' | 'run'): Action {
  const { model } = effort;
  const attacks = kind === 'walk' && costOf(m, effort, 'walk', 'attack') === 0;
  return {
    kind,
    label: () => kind,
    counter: kind === 'walk' ? 'action:walk' : 'action:run',
    weigh: (into) => plan.weighBest(kind, attacks, into),
    act() {
      const { places, reach } = plan.ends(kind);
      const at = m.state.point[model];
      const weigh = (option: number, into: Float64Array) => plan.weighEnd(places[option], attacks, into);
      const label = (option: number) => goingTo(m.battlefield.ground, at, places[option]);
      const nearer = nearerToQuarry(m, model);
      const quarry = (option: number) => nearer(places[option]);
      const picked = decide(m, seatOf(m, model), 'PC-D-04', model, places.length, weigh, { label, quarry });
      const column = kind === 'walk' ? m.state.walked : m.state.dashed;
      column[model] = 1;
      acted(m, CLAUSE.moving[kind]);
      makeMove(m, model, places[picked], costIn(reach, places[picked]));
    },
  };
}
