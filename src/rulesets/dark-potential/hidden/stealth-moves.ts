import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { COVER, DANGER, HARM } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { basesOf, hide, reveal } from '../attack/stealth.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import type { BaseMove } from '../battlefield/passage.ts';
import { mayOnlyMove, spareOf } from '../match/activation.ts';
import { allowanceOf } from '../match/blockers.ts';
import {
  acted,
  count,
  decide,
  enemiesOf,
  isOnTable,
  type Match,
  seatOf,
  settingsOf,
} from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { sees } from '../match/sight.ts';
import { takesActions } from '../match/strike.ts';
import { isEngaged, weaponsOf } from '../match/weapons.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { moveBase } from '../moves/base-watch.ts';
import { strikeFrom } from '../moves/blow-in-reach.ts';
import type { Made } from '../moves/moves.ts';
import { leftOver } from '../moves/under-way.ts';
import { CLAUSE } from '../rules/index.ts';
import { blowsOfBase } from './base-blows.ts';
import { planBase } from './base-plan.ts';
import { hidingPlaces } from './hiding-places.ts';
import { lostInHiding } from './lost-in-hiding.ts';
import { bestSlot, blowOfBase, shotOfBase, showsItself } from './revealing.ts';
import { searchFrom } from './searching.ts';

const HIDING_AGAIN = { label: called('stay in the open', 'hide again'), uses: unlessFirst('stealth') };

/**
 * Step 1 of an activation: a hidden model may reveal, a discovered one may hide again (DP-STL-09/10, DP-D-09/10).
 * Returns whether it hid, which leaves it only a second movement as action.
 */
export function beginHidden(m: Match, model: Model): boolean {
  const own = settingsOf(m, model).stealth;
  if (!own.on || m.matchup.models[model].bases.length === 0) return false;
  if (m.state.hidden[model]) {
    const slot = bestSlot(m, model);
    const strike = blowOfBase(m, model, slot);
    // Who may show itself only now fires from where it is, or after the Movement that follows.
    const shot = own.moves.reveal === 'at-start' ? shotOfBase(m, model, slot, false) : 0;
    const best = Math.max(strike, shot, searchFrom(m, model, slot));
    // Bases can still move before a charge, so revealing now pays only when a blow is already in reach.
    if (showsItself(m, model, 'DP-D-09', 0.99 * strike, best)) reveal(m, model, slot);
    return false;
  }
  return mayHideAgain(m, model) && hidesAgain(m, model);
}

function mayHideAgain(m: Match, model: Model): boolean {
  const { reentry } = settingsOf(m, model).stealth;
  if (!isOnTable(m, model) || !reentry.on) return false;
  if (reentry.allowed === 'if-perceived') return m.state.found[model] > 0;
  return reentry.allowed !== 'not-in-contact' || !isEngaged(m, model);
}

/** Of what threatens a model so much is left when it has hidden again, since it may be found. */
const STILL_THREATENED = 0.4;

function hidesAgain(m: Match, model: Model): boolean {
  const seat = seatOf(m, model);
  count(m, seat, 'legal:stealth');
  const strike = strikeFrom(m, model, NO_SLOT) + lostInHiding(m, model);
  const threat = threatTo(m, model);
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = option === 0 ? strike : 0;
    into[DANGER] = option === 0 ? threat : STILL_THREATENED * threat;
    into[COVER] = option;
  };
  const picked = decide(m, seat, 'DP-D-10', model, 2, weigh, HIDING_AGAIN);
  if (picked === 0) return false;
  count(m, seat, 'chosen:stealth');
  acted(m, CLAUSE.stealth.reentry);
  const deferred = settingsOf(m, model).stealth.reentryRecord.identity === 'deferred';
  if (!deferred) acted(m, CLAUSE.stealth.reentryRecord);
  // Bases move without telling which is real, so that what the model waits for from an earlier turn goes as they are placed.
  loseReaction(m, model, 'moved');
  hide(m, model, hidingPlaces(m, model), deferred);
  return true;
}

/** Share of its worth that a model loses to each enemy who could shoot it, and to all of them at most. */
const SHOT = 0.15;
const MOST_SHOT = 0.5;

/** What enemies who could shoot it where it stands cost it, in worth. */
function threatTo(m: Match, model: Model): number {
  let sum = 0;
  const at = m.state.point[model];
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy) || weaponsOf(m, enemy, 'ranged').length === 0) continue;
    if (!takesActions(m, enemy)) continue;
    if (sees(m, m.state.point[enemy], at)) sum += SHOT * m.matchup.harm.worth[model];
  }
  return Math.min(sum, MOST_SHOT * m.matchup.harm.worth[model]);
}

/** A movement of all bases of a model: of a share of its Movement. */
interface BasesMove extends Pick<BaseMove, 'kind' | 'shielded'> {
  readonly fraction: number;
}

/**
 * Moves every base towards the enemy from cover to cover, each by the same weighing whichever is real, so that their
 * ways tell nothing (DP-STL-04, DP-D-15). Returns the movement of a model found on the way, null if it was not.
 */
export function moveBases(
  m: Match,
  a: Activation,
  model: Model,
  { kind, fraction, shielded }: BasesMove,
): Made | null {
  const own = allowanceOf(m, model, fraction);
  const acts = kind === 'move' && !mayOnlyMove(m, a, model) && takesActions(m, model);
  const strikes = acts && mayStillShow(m, model);
  for (const slot of strikes ? strikersFirst(m, model, own) : basesOf(m, model)) {
    if (m.state.over || m.state.base[slot] === NOWHERE || !m.state.hidden[model]) continue;
    const allowance = Math.min(LONGEST_MOVE, own + spareOf(m, a, model, m.state.base[slot]));
    const path = planBase(m, model, slot, allowance, strikes);
    if (path.length > 1) {
      acted(m, CLAUSE.stealth.moves);
      noteMoved(m, model, slot);
      const found = moveBase(m, { model, slot, path, kind, allowance, shielded, acts });
      if (found) return found;
    }
    if (m.state.base[slot] !== NOWHERE)
      a.spareOfBases.set(m.state.base[slot], leftOver(m, model, path, allowance));
  }
  return null;
}

/** A model moves with its real base (DP-WPN-MOS); while it is open which that is, with any of them. */
function noteMoved(m: Match, model: Model, slot: Slot): void {
  const real = m.state.real[model];
  if (real === slot || real === NO_SLOT) m.state.moved[model] = 1;
}

/** Whether the model under bases that move may still show itself before its action, or acts from hiding. */
function mayStillShow(m: Match, model: Model): boolean {
  const { moves } = settingsOf(m, model).stealth;
  return !moves.on || moves.reveal !== 'at-start';
}

/** Bases that may get within a Charge of an enemy go first, so that the others keep to them in coherency. */
function strikersFirst(m: Match, model: Model, allowance: Length): Slot[] {
  const strikes = (slot: Slot) => blowsOfBase(m, model, m.state.base[slot], allowance).length > 0;
  const bases = basesOf(m, model);
  return [...bases.filter(strikes), ...bases.filter((slot) => !strikes(slot))];
}

/** The one action of a hidden model: moving again (DP-STL-04). Returns its movement if it was found on the way. */
export function actHidden(m: Match, a: Activation, model: Model, shielded: boolean): Made | null {
  const { secondMove } = settingsOf(m, model);
  m.state.acted[model]++;
  if (!secondMove.move.on) return null;
  count(m, seatOf(m, model), 'legal:second-move');
  count(m, seatOf(m, model), 'action:second-move');
  return moveBases(m, a, model, { kind: 'second-move', fraction: secondMove.move.fraction, shielded });
}

/** Without DP-STL-04 a hidden model acts from its real base: it comes out, acts, and is hidden again. */
export function actUnseen(m: Match, model: Model, act: () => void): void {
  const slot = bestSlot(m, model);
  m.state.point[model] = m.state.base[slot];
  m.state.base[slot] = NOWHERE;
  m.state.hidden[model] = 0;
  act();
  if (!isOnTable(m, model)) {
    for (const own of m.matchup.models[model].bases) m.state.base[own] = NOWHERE;
    return;
  }
  m.state.base[slot] = m.state.point[model];
  m.state.point[model] = NOWHERE;
  m.state.hidden[model] = 1;
}
