import type { Model } from '../../../kernel/entities.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { noteTrail } from '../battlefield/trails.ts';
import { moveBases } from '../hidden/stealth-moves.ts';
import { isPaying, mayOnlyMove, spareOf } from '../match/activation.ts';
import { allowanceOf } from '../match/blockers.ts';
import { acted, isAlive, isOnTable, type Match, settingsOf, tellOf } from '../match/match.ts';
import { isHeldOff } from '../moves/held-off.ts';
import { type Made, makeMove } from '../moves/moves.ts';
import { planPath } from '../moves/steps.ts';
import { postureOf, staysPut, wayOfFailed, wayToCover } from '../places/forced.ts';
import { CLAUSE } from '../rules/index.ts';

/** The Move step of one model: where it likes, or what suppression leaves of that (DP-MOV-01, DP-LDR-06/07). */
export function moveStep(m: Match, a: Activation, model: Model): void {
  if (!isAlive(m, model) || m.state.acted[model] > 0) return;
  const { forced, forfeit } = settingsOf(m, model).leadership;
  const posture = isPaying(m, a, model) ? postureOf(m, model) : 'free';
  if (staysPut(posture, forfeit.on)) return giveUpMovement(m, model);
  const shielded = a.shielded[model] > 0;
  if (m.state.hidden[model]) {
    const made = moveBases(m, a, model, { kind: 'move', fraction: a.heldUp, shielded });
    if (made) note(m, a, model, made);
    return;
  }
  if (!isOnTable(m, model)) return;
  if (posture === 'exposed' && forced.on) return note(m, a, model, runForCover(m, model, a));
  const made = makeMove(m, {
    model,
    kind: 'move',
    allowance: allowanceOf(m, model, a.heldUp),
    shielded,
    plan: (left, again) =>
      wayOfFailed(m, model, left) ??
      planPath(m, model, left, { kind: 'move', again, acts: !mayOnlyMove(m, a, model), shielded }),
  });
  note(m, a, model, made);
}

function giveUpMovement(m: Match, model: Model): void {
  const { forfeit } = settingsOf(m, model).leadership;
  if (forfeit.countsAsMove > 0) m.state.moved[model] = 1;
  acted(m, CLAUSE.leadership.forfeit);
  tellOf(m, 'forfeit', model, 'is suppressed and gives up its Movement');
}

/** Remembers for the rest of the activation what a movement was like. */
function note(m: Match, a: Activation, model: Model, { trail, left, stop }: Made): void {
  if (!isHeldOff(m, model, a.shielded[model] > 0)) noteTrail(a.trails, model, trail);
  a.spare[model] = left;
  if (!stop) return;
  const { pauses } = settingsOf(m, stop.watcher).overwatch;
  if (!pauses.on || a.members.length < 2) return;
  acted(m, CLAUSE.overwatch.pauses);
  if (pauses.squad === 'lose-movement') a.heldUp = 0;
  else if (pauses.squad === 'frozen') a.heldUp = Math.min(a.heldUp, stop.share);
}

/** One movement of a suppressed model towards the nearest cover (DP-LDR-06). */
export function runForCover(m: Match, model: Model, a: Activation): Made {
  const { scope } = settingsOf(m, model).manoeuvre.shield;
  const allowance = allowanceOf(m, model, m.state.acted[model] > 0 ? 1 : a.heldUp);
  acted(m, CLAUSE.leadership.forced);
  acted(m, CLAUSE.leadership.inCover);
  return makeMove(m, {
    model,
    kind: 'forced',
    allowance: Math.min(LONGEST_MOVE, allowance + spareOf(m, a, model)),
    shielded: a.shielded[model] > 0 && (m.state.acted[model] === 0 || scope === 'activation'),
    plan: (left) => wayToCover(m, model, left),
  });
}
