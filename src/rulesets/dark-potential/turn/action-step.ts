import type { Model } from '../../../kernel/entities.ts';
import { takeAction } from '../actions/actions.ts';
import { isShieldedToAct, noteSecondMove } from '../actions/second-move.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { revealToAct } from '../hidden/revealing.ts';
import { actHidden, actUnseen } from '../hidden/stealth-moves.ts';
import { isPaying } from '../match/activation.ts';
import { acted, hasActions, isAlive, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { mustRunOn, postureOf, staysPut, suppressionAllows } from '../places/forced.ts';
import { CLAUSE } from '../rules/index.ts';
import { runForCover } from './move-step.ts';

/** The Action step of one model (DP-ACTN-01). */
export function actionStep(m: Match, a: Activation, model: Model): void {
  const { actions, stealth } = settingsOf(m, model);
  for (let i = 0; i < actions.one.count && hasActions(m, model) && isAlive(m, model) && !m.state.over; i++) {
    if (m.state.hidden[model] && !showsToAct(m, a, model)) {
      if (stealth.moves.on) moveHidden(m, a, model);
      else {
        a.unseen[model] = 1;
        actUnseen(m, model, () => choose(m, a, model));
        a.unseen[model] = 0;
      }
    } else if (!isOnTable(m, model)) return;
    else if (mustRun(m, a, model)) {
      m.state.acted[model]++;
      noteSecondMove(m, a, model, runForCover(m, model, a));
    } else {
      if (isPaying(m, a, model)) fallSilent(m, model);
      choose(m, a, model);
    }
  }
}

/** In cover there is no Movement for Move or Shoot, though suppression came after a Move step spent standing still (DP-LDR-07, DP-Q-128). */
function fallSilent(m: Match, model: Model): void {
  const { forfeit } = settingsOf(m, model).leadership;
  if (forfeit.countsAsMove > 0 && staysPut(postureOf(m, model), forfeit.on)) m.state.moved[model] = 1;
}

function showsToAct(m: Match, a: Activation, model: Model): boolean {
  if (!revealToAct(m, model, a.veiled[model] > 0)) return false;
  a.shown[model] = 1;
  return true;
}

/** The one action of a hidden model, where suppression leaves it that. */
function moveHidden(m: Match, a: Activation, model: Model): void {
  if (isPaying(m, a, model) && !suppressionAllows(m, model, 'second-move')) return;
  const found = actHidden(m, a, model, isShieldedToAct(m, a, model));
  if (found) noteSecondMove(m, a, model, found);
}

function choose(m: Match, a: Activation, model: Model): void {
  const kind = takeAction(m, a, model);
  a.shown[model] = 0;
  if (kind === 'none') return;
  if (a.firstAction !== null && kind !== a.firstAction) acted(m, CLAUSE.actions.different);
  a.firstAction ??= kind;
}

/** A suppressed model still in the open spends its Action too (DP-LDR-06). */
function mustRun(m: Match, a: Activation, model: Model): boolean {
  return isPaying(m, a, model) && mustRunOn(m, model);
}
