import type { ActionKind } from './action.ts';
import { type Order, takeAction } from './actions.ts';
import { isPaying, spareOf } from './activation.ts';
import type { Activation } from './activation-columns.ts';
import { answerMove } from './combat-ready.ts';
import { postureOf, suppressionAllows } from './forced.ts';
import { isHeldOff } from './held-off.ts';
import { acted, isAlive, isOnTable, type Match, settingsOf } from './match.ts';
import { runForCover } from './move-step.ts';
import type { Made } from './moves.ts';
import { CLAUSE } from './rules/index.ts';
import { actHidden, actUnseen, revealToAct } from './stealth-moves.ts';

/** The Action step of one model (DP-ACTN-01). */
export function actionStep(m: Match, a: Activation, model: number): void {
  if (!isAlive(m, model) || m.state.acted[model] > 0) return;
  const own = settingsOf(m, model);
  const shielded = a.shielded[model] > 0 && own.manoeuvre.shield.scope === 'activation';
  const moved = ({ trail, left }: Made) => {
    a.spare[model] = left;
    if (!isHeldOff(m, model, shielded)) answerMove(m, model, trail, 'moved-again');
  };
  for (let i = 0; i < own.actions.one.count && isAlive(m, model) && !m.state.over; i++) {
    const act = () => choose(m, a, model, { shielded, spare: spareOf(m, a, model), moved });
    if (m.state.hidden[model] && !revealToAct(m, model, a.veiled[model] > 0)) {
      if (own.stealth.moves.on) {
        const goesOn = !isPaying(m, a, model) || suppressionAllows(m, model, 'second-move');
        const found = goesOn ? actHidden(m, a, model, shielded) : null;
        if (found) moved(found);
      } else actUnseen(m, model, act);
    } else if (!isOnTable(m, model)) return;
    else if (mustRun(m, a, model)) {
      m.state.acted[model] = 1;
      moved(runForCover(m, model, a));
    } else act();
  }
}

function choose(m: Match, a: Activation, model: number, order: Order): void {
  const kind = takeAction(m, model, (one) => mayTake(m, a, model, one), order);
  if (kind === 'none') return;
  if (a.firstAction !== null && kind !== a.firstAction) acted(m, CLAUSE.actions.different);
  a.firstAction ??= kind;
}

/** A suppressed model still in the open spends its Action too (DP-LDR-06). */
function mustRun(m: Match, a: Activation, model: number): boolean {
  const { forced } = settingsOf(m, model).leadership;
  return forced.on && forced.action > 0 && isPaying(m, a, model) && postureOf(m, model) === 'exposed';
}

/** What suppression, re-entered stealth and the squad's first action leave of the menu. */
function mayTake(m: Match, a: Activation, model: number, kind: ActionKind): boolean {
  const { stealth, actions } = settingsOf(m, model);
  const veiled = a.veiled[model] > 0 && stealth.reentryAction.reveal === 'may-not';
  if (veiled && kind !== 'second-move') return false;
  if (!actions.different.on && a.firstAction !== null && kind !== a.firstAction) return false;
  return !isPaying(m, a, model) || suppressionAllows(m, model, kind);
}
