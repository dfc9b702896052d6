import { type Model, NO_UNIT, NOBODY, type Unit } from '../../../kernel/entities.ts';
import { placeAt } from '../../../kernel/field/place-words.ts';
import { HARM } from '../../../rules/decision.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import { whom } from '../../../rules/play/labels.ts';
import { takeAction } from '../actions/actions.ts';
import { comesRound } from '../actions/backlash.ts';
import { getsOut } from '../actions/boarding.ts';
import { goOnWait, waitingWorth } from '../actions/waiting.ts';
import { hasComeDown, isInTheAir } from '../match/airborne.ts';
import { isUnsettled, markersOf, settle } from '../match/concealment.ts';
import { countDead, gapOf } from '../match/dead-turns.ts';
import { type Effort, effortOf, noteBudget } from '../match/effort.ts';
import {
  acted,
  count,
  decide,
  isAlive,
  type Match,
  membersLeft,
  moraleOf,
  seatOf,
  settingsOf,
  squadOf,
  tell,
  tellOf,
} from '../match/match.ts';
import { isAboard } from '../match/passengers.ts';
import { beginToAct, ceaseToAct } from '../match/recognition-faults.ts';
import { actionsLost } from '../match/systems.ts';
import { DERANGED, mayDare } from '../matchup/modifiers.ts';
import { planOf, plansOf } from '../places/plan.ts';
import { promiseOf } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';
import { breakLoose } from '../unruly/rampage.ts';
import { reboot } from '../unruly/reboot.ts';
import { lashOut } from '../unruly/unhinging.ts';
import { comeDown } from './dropping.ts';

/** Activates all models of a squad, one after the other in an order of its side's choice (DX-TURN-ASM, DX-D-02). */
export function activateSquad(m: Match, squad: Unit): void {
  const { seat, name, members } = m.matchup.squads[squad];
  m.state.activated[squad] = 1;
  if (members.length > 1) tell(m, 'squad', () => [`${name} is activated.`, { squad }]);
  if (m.state.rebooting[squad] > 0) {
    reboot(m, squad, (model, actions) => activate(m, model, actions));
    return;
  }
  const price = isInTheAir(m, squad) ? m.matchup.settings[seat].para.drop.cost : 0;
  if (isInTheAir(m, squad) && !comeDown(m, squad)) return;
  const waiting = membersLeft(m, squad);
  while (waiting.length > 0 && !m.state.over) {
    const weigh = (option: number, into: Float64Array) => {
      into[HARM] = promiseOf(m, waiting[option]);
    };
    const label = whom('activate', m, waiting);
    const picked = decide(m, seat, 'DX-D-02', waiting[0], waiting.length, weigh, { label });
    const [model] = waiting.splice(picked, 1);
    if (!isAlive(m, model)) continue;
    noteBudget(m, model);
    activate(m, model, m.matchup.actions[model] - price);
  }
}

/** Activates the squad that a commander has called. */
function answerCall(m: Match): void {
  const squad = m.state.called;
  if (squad === NO_UNIT) return;
  m.state.called = NO_UNIT;
  activateSquad(m, squad);
}

/** @param actions it has, those it has lost among them */
function activate(m: Match, model: Model, actions: number): void {
  beginToAct(m, model);
  takeActions(m, model, actions);
  m.state.aim[model] = NOBODY;
  ceaseToAct(m, model);
}

function takeActions(m: Match, model: Model, actions: number): void {
  const seat = seatOf(m, model);
  count(m, seat, 'activations');
  acted(m, CLAUSE.actions.budget);
  tellOf(m, 'activation', model, 'is activated');
  m.state.waiting[model] = 0;
  // Coming down is a move of this activation (DX-STILL-ASM).
  m.state.moved[model] = hasComeDown(m, squadOf(m, model)) ? 1 : 0;
  const effort = effortOf(model, Math.max(0, actions - m.state.lost[model] - actionsLost(m, model)));
  m.state.lost[model] = 0;
  if (isUnsettled(m, model) && !stepsOut(m, effort)) return;
  if (!comesRound(m, model)) return;
  if (isAboard(m, model) && !getsOut(m, effort)) return;
  const before = gapOf(m, model);
  if (effort.left > 0 && isDeranged(m, model)) {
    effort.left--;
    effort.taken++;
    lashOut(m, model);
  }
  if (m.matchup.models[model].profile.summoned) breakLoose(m, effort);
  const plans = plansOf(m, model);
  while (effort.left > 0 || effort.taken === 0) {
    if (m.state.over || !isAlive(m, model) || isAboard(m, model) || !takeAction(m, effort, plans)) break;
    answerCall(m);
  }
  if (effort.taken === 0) count(m, seat, 'action:none');
  countDead(m, model, effort, before);
}

function isDeranged(m: Match, model: Model): boolean {
  return m.state.unhinged[model] === DERANGED && isAlive(m, model);
}

/** Whether a model has an action and the heart to go on Wait (DX-WAI-01, DX-MOR-08). */
function mayWait(m: Match, { model, left }: Effort): boolean {
  const own = settingsOf(m, model);
  return own.wait.on && own.wait.action.on && left > 0 && mayDare(own, moraleOf(m, model));
}

/**
 * A concealed model acts from one of its markers, or stays among them, on Wait or not (DX-CNC-ASM, DX-D-09). Returns
 * whether it acts.
 */
function stepsOut(m: Match, effort: Effort): boolean {
  const { model } = effort;
  const places = markersOf(m, model);
  const seat = seatOf(m, model);
  const canWait = mayWait(m, effort);
  const last = places.length + 1;
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return;
    if (option === last) {
      into[HARM] = Math.max(...places.map((one) => waitingWorth(m, model, one)));
      return;
    }
    asIf(m.state.point, [model], places[option - 1], () => planOf(m, model, 2).weighStay(2, into));
  };
  const uses = (option: number) => (option === last ? ON_WAIT : NO_USE);
  const label = (option: number) => {
    if (option === last) return 'go on Wait unseen';
    return option === 0 ? 'stay hidden' : `act from ${placeAt(m.battlefield.ground, places[option - 1])}`;
  };
  const told = { label, uses };
  if (canWait) count(m, seat, 'legal:wait');
  const picked = decide(m, seat, 'DX-D-09', model, canWait ? last + 1 : last, weigh, told);
  if (picked > 0 && picked < last) {
    settle(m, model, places[picked - 1]);
    acted(m, CLAUSE.spotting.markers);
    return true;
  }
  if (picked === last) {
    count(m, seat, 'chosen:wait');
    count(m, seat, 'action:wait');
    goOnWait(m, model);
  } else {
    count(m, seat, 'action:none');
    count(m, seat, 'dead-turns');
  }
  return false;
}

const ON_WAIT: readonly string[] = ['wait'];
const NO_USE: readonly string[] = [];
