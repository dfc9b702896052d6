import { HARM } from '../../rules/decision.ts';
import { takeAction } from './actions.ts';
import { getsOut } from './boarding.ts';
import { actionsOfModel } from './budget.ts';
import { comesRound } from './channeling.ts';
import { isUnsettled, markersOf, settle } from './concealment.ts';
import { actionsLost } from './damage.ts';
import { countDead, gapOf } from './dead-turns.ts';
import { effortOf } from './effort.ts';
import {
  acted,
  count,
  decide,
  isAlive,
  type Match,
  membersLeft,
  seatOf,
  settingsOf,
  tell,
  tellOf,
} from './match.ts';
import { DERANGED } from './modifiers.ts';
import { planOf, plansOf } from './plan.ts';
import { promiseOf } from './promise.ts';
import { breakLoose } from './rampage.ts';
import { reboot } from './reboot.ts';
import { CLAUSE } from './rules/index.ts';
import { NOWHERE } from './state.ts';
import { lashOut } from './unhinging.ts';
import { goOnWait, waitingWorth } from './waiting.ts';

/** Activates all models of a squad, one after the other in an order of its side's choice (DX-TURN-ASM, DX-D-02). */
export function activateSquad(m: Match, squad: number): void {
  const { seat, name, members } = m.book.squads[squad];
  m.state.activated[squad] = 1;
  if (members.length > 1)
    tell(
      m,
      'squad',
      () => `${name} is activated.`,
      () => ({ squad }),
    );
  if (m.state.rebooting[squad] > 0) {
    reboot(m, squad, (model, actions) => activate(m, model, actions));
    return;
  }
  const waiting = membersLeft(m, squad);
  while (waiting.length > 0 && !m.state.over) {
    const picked = decide(m, seat, 'DX-D-02', waiting[0], waiting.length, (option, into) => {
      into[HARM] = promiseOf(m, waiting[option]);
    });
    const [model] = waiting.splice(picked, 1);
    if (isAlive(m, model)) activate(m, model, actionsOfModel(m, model));
  }
}

/** Activates the squad that a commander has called. */
function answerCall(m: Match): void {
  const squad = m.state.called;
  if (squad === NOWHERE) return;
  m.state.called = NOWHERE;
  activateSquad(m, squad);
}

/** @param actions it has, those it has lost among them */
function activate(m: Match, model: number, actions: number): void {
  const seat = seatOf(m, model);
  count(m, seat, 'activations');
  acted(m, CLAUSE.actions.budget);
  tellOf(m, 'activation', model, 'is activated');
  m.state.waiting[model] = 0;
  const effort = effortOf(model, Math.max(0, actions - m.state.lost[model]));
  effort.left = Math.max(0, effort.left - actionsLost(m, model));
  m.state.lost[model] = 0;
  m.state.moved[model] = 0;
  if (isUnsettled(m, model) && !stepsOut(m, model)) return;
  if (!comesRound(m, model) || !getsOut(m, effort)) return;
  const before = gapOf(m, model);
  if (isDeranged(m, model)) {
    effort.left--;
    effort.taken++;
    lashOut(m, model);
  }
  if (m.book.models[model].profile.summoned) breakLoose(m, effort);
  const plans = plansOf(m, model);
  while (effort.left > 0 || effort.taken === 0) {
    if (m.state.over || !isAlive(m, model) || !takeAction(m, effort, plans)) break;
    answerCall(m);
  }
  if (effort.taken === 0) count(m, seat, 'action:none');
  countDead(m, model, effort, before);
  m.state.aim[model] = NOWHERE;
  m.state.confused[model] = 0;
}

function isDeranged(m: Match, model: number): boolean {
  return m.state.unhinged[model] === DERANGED && isAlive(m, model);
}

/**
 * A concealed model acts from one of its markers, or stays among them, on Wait where there is one (DX-CNC-ASM,
 * DX-D-09). Returns whether it acts.
 */
function stepsOut(m: Match, model: number): boolean {
  const places = markersOf(m, model);
  const { point } = m.state;
  const { wait } = settingsOf(m, model);
  const canWait = wait.on && wait.action.on;
  const picked = decide(m, seatOf(m, model), 'DX-D-09', model, places.length + 1, (option, into) => {
    const at = option === 0 ? places[0] : places[option - 1];
    point[model] = at;
    if (option === 0)
      into[HARM] = canWait ? Math.max(...places.map((one) => waitingWorth(m, model, one))) : 0;
    else planOf(m, model, 2).weighStay(m.state.posture[model], 2, into);
    point[model] = NOWHERE;
  });
  if (picked > 0) {
    settle(m, model, places[picked - 1]);
    acted(m, CLAUSE.spotting.markers);
    return true;
  }
  count(m, seatOf(m, model), 'action:wait');
  if (canWait) goOnWait(m, model);
  return false;
}
