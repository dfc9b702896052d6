import type { Model } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { isEngaged, isHeld } from '../match/engagement.ts';
import {
  acted,
  count,
  decide,
  isAlive,
  type Match,
  moraleOf,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { isFleeing } from '../match/morale-states.ts';
import { quarryOf } from '../match/quarry.ts';
import { nerveOf } from '../match/tests.ts';
import { ACTED, CHOSEN, type CounterName, LEGAL, type OptionName } from '../matchup/counters.ts';
import { LOST, mayDare } from '../matchup/modifiers.ts';
import type { Plan, Plans } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_ACTIONS } from '../rules/limits.ts';
import { crossingsOf } from '../ways/reach.ts';
import { aims, keepAim } from './aiming.ts';
import { altitudes } from './altitudes.ts';
import { blows, shots } from './attacking.ts';
import { wakings } from './backlash.ts';
import { boardings } from './boarding.ts';
import { breakingAway } from './breaking.ts';
import { channelings } from './channeling.ts';
import { chargeActions } from './charging.ts';
import { demolitions } from './demolition.ts';
import { collectsItself, weighNerve } from './fear.ts';
import { flee, flights, mustFlee, weighFlight } from './flight.ts';
import { moves } from './journeys.ts';
import { jumps } from './jumps.ts';
import { orders } from './ordering.ts';
import { postures } from './postures.ts';
import { rallies } from './rallying.ts';
import { sightings } from './sighting.ts';
import { smokings } from './smoking.ts';
import { waits } from './waiting.ts';

/** Takes one action of an activation, or none (DX-D-03). Returns whether there was one. */
export function takeAction(m: Match, effort: Effort, plans: Plans): boolean {
  const { model } = effort;
  if (effort.taken >= MOST_ACTIONS) return false;
  if (mustFlee(m, effort)) {
    effort.left--;
    effort.taken++;
    acted(m, CLAUSE.broken.acts);
    flee(m, effort);
    return true;
  }
  const plan = plans(effort.left);
  const open: Action[] = [];
  for (const kind of actionsOf(m, effort, plan))
    for (const action of kind) if (isOpenTo(m, effort, action)) open.push(action);
  const actions = isFleeing(m, model) ? open.map((action) => braved(m, effort, plan, action)) : open;
  countOptions(m, effort, actions, effort.offered, LEGAL);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) plan.weighStay(0, into);
    else actions[option - 1].weigh(into);
  };
  const uses = (option: number) => usesOf(option === 0 ? undefined : actions[option - 1]);
  const quarry = (option: number) => {
    if (option === 0 || actions[option - 1].target !== quarryOf(m, model)) return 0;
    return harmOf(actions[option - 1]);
  };
  const label = orNot('do nothing more', (i) => actions[i].label());
  const told = { label, uses, quarry };
  const picked = decide(m, seatOf(m, model), 'DX-D-03', model, actions.length + 1, weigh, told);
  if (picked === 0) return false;
  perform(m, effort, actions[picked - 1]);
  keepAim(m, model, actions[picked - 1]);
  return true;
}

const ATTACKS: readonly string[] = ['ranged', 'melee', 'charge', 'channel'];
/** Move actions; the sheet has changes of presence among them. */
const MOVES: readonly string[] = ['move', 'jump', 'flight', 'altitude', 'presence'];

/** Whether a model has the actions for something, and neither a rampage nor regression bars it (DX-RMP-01, DX-UNH-01). */
function isOpenTo(
  m: Match,
  { model, left, attacks, acted: hasActed }: Effort,
  { name, cost }: Action,
): boolean {
  if (cost > left || (attacks < 1 && ATTACKS.includes(name))) return false;
  return !hasActed || MOVES.includes(name) || moraleOf(m, model) !== LOST;
}

function harmOf(action: Action): number {
  const weighing = new Float64Array(WIDTH);
  action.weigh(weighing);
  return weighing[HARM];
}

const NO_USE: readonly string[] = [];

function usesOf(action: Action | undefined): readonly string[] {
  return action?.use === undefined ? NO_USE : [action.use];
}

/** Whatever the Broken do but flee takes their nerve, and where they lose it they flee (DX-MOR-10). */
function braved(m: Match, effort: Effort, plan: Plan, action: Action): Action {
  if (action.name === 'flight') return action;
  const flight: Action['weigh'] = (into) => weighFlight(m, effort, plan, into);
  return { ...action, weigh: weighNerve(nerveOf(m, effort.model), action.weigh, flight) };
}

/** Does what was chosen; a Broken model tests whether it does anything but flee (DX-MOR-10). */
function perform(m: Match, effort: Effort, action: Action): void {
  const { model } = effort;
  const seat = seatOf(m, model);
  effort.left -= action.cost;
  effort.taken++;
  countOptions(m, effort, [action], effort.chosen, CHOSEN);
  count(m, seat, ACTED[action.name]);
  if (action.name !== 'flight' && !collectsItself(m, model)) {
    tellOf(m, 'flight', model, 'loses its nerve and goes on fleeing');
    flee(m, effort);
    return;
  }
  if (ATTACKS.includes(action.name)) effort.attacks--;
  if (!MOVES.includes(action.name)) effort.acted = effort.useful = true;
  effort.posed = action.name === 'presence' || action.name === 'altitude';
  // A jump is a move that whoever has broken away makes, as any other.
  if (action.name === 'jump') effort.free = false;
  action.act();
  // Who breaks away does so from those in contact, and from nobody whom it meets later.
  if (effort.free && stands(m, model) && !isEngaged(m, model)) effort.free = false;
  effort.focused = effort.concentrating;
  effort.concentrating = false;
}

function countOptions(
  m: Match,
  { model }: Effort,
  actions: readonly Action[],
  known: Set<OptionName>,
  counters: Readonly<Record<OptionName, CounterName>>,
): void {
  for (const { use } of actions) {
    if (use === undefined || known.has(use)) continue;
    known.add(use);
    count(m, seatOf(m, model), counters[use]);
  }
}

/** What a model can do if it has the actions for it, kind by kind. */
function actionsOf(m: Match, effort: Effort, plan: Plan): readonly (readonly Action[])[] {
  const { model } = effort;
  if (!isAlive(m, model)) return [];
  const held = !effort.free && isHeld(m, model);
  const isFree = mayDare(settingsOf(m, model), moraleOf(m, model));
  return [
    blows(m, model, plan),
    shots(m, model, plan),
    isFree ? aims(m, model, plan) : NOTHING,
    isFree ? chargesOf(m, model, plan) : NOTHING,
    held ? breakingAway(m, effort, plan) : moves(m, effort, plan),
    channelings(m, effort, plan),
    wakings(m, model, plan),
    held ? NOTHING : jumps(m, model, plan),
    smokings(m, model, plan),
    postures(m, effort, plan),
    held ? NOTHING : altitudes(m, effort, plan),
    sightings(m, effort, plan),
    rallies(m, model, plan),
    orders(m, model, plan),
    isFree ? waits(m, model, plan) : NOTHING,
    flights(m, effort, plan),
    boardings(m, effort, plan),
    demolitions(m, model, plan),
  ];
}

const NOTHING: readonly Action[] = [];

function chargesOf(m: Match, model: Model, plan: Plan): Action[] {
  return crossingsOf(m, model, plan.left).flatMap(([crossing, cost]) =>
    chargeActions(m, model, plan, crossing, cost),
  );
}
