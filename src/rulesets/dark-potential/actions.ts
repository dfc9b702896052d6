import type { Length } from '../../kernel/length.ts';
import { LONGEST_MOVE } from '../../kernel/ways.ts';
import { HARM, RESERVE, type Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { once } from '../../rules/weighing.ts';
import { ACTION_KINDS, type Action, type ActionKind } from './action.ts';
import { expectedHarm } from './area-harm.ts';
import { resolveAttack } from './attack.ts';
import { barrageOnAction } from './barrage.ts';
import { attackBase } from './base-attack.ts';
import { bestShot, GOOD_SHOT } from './best-shot.ts';
import { type ChargeOption, charge, chargeOptions } from './charging.ts';
import { answerMove } from './combat-ready.ts';
import type { CounterName } from './counters.ts';
import { noteAction } from './dead-turns.ts';
import { facingsToFoes } from './facings-to-foes.ts';
import { isHeldOff } from './held-off.ts';
import { acted, count, decide, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { type Made, makeMove } from './moves.ts';
import { basesInSight, checkBase, perceptionTarget } from './perception.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { shots } from './shooting.ts';
import { basesOf } from './stealth.ts';
import { planPath, secondMoveGain } from './steps.ts';
import { bestBlow, mayBeMade, type Strike } from './strike.ts';
import { suppressionOptions } from './suppressing.ts';
import { combatReadyOptions, overwatchOptions } from './waiting.ts';
import { waitingWorth } from './waiting-worth.ts';
import { allowanceOf } from './ways-out.ts';
import { contacts } from './weapons.ts';

/** What of its unit's orders bears on a model's action. */
export interface Order {
  /** Under a Tactical Manoeuvre that covers movement in the action too. */
  readonly shielded: boolean;
  /** Movement left over that a second Movement may use, without DP-CLIMB-04. */
  readonly spare: Length;
  /** Follows a second Movement that is over. */
  readonly moved: (made: Made) => void;
}

/** What a model may do with its action, worth considering or not; the first option is to do nothing (DP-ACTN-02). */
export function actionsOf(
  m: Match,
  model: number,
  allowed: (kind: ActionKind) => boolean,
  order: Order,
): Action[] {
  const actions: Action[] = [idle(m, model)];
  const add = (kind: ActionKind, make: () => readonly Action[]) => {
    if (allowed(kind)) for (const action of make()) actions.push(action);
  };
  const bases = once(() => basesInSight(m, model));
  const facings = once(() => facingsToFoes(m, model));
  add('ranged-attack', () => shots(m, model, bases));
  add('close-combat', () => blows(m, model, bases));
  add('charge', () => charges(m, model, order));
  add('suppressing-fire', () => suppressionOptions(m, model));
  add('overwatch', () => overwatchOptions(m, model, facings));
  add('combat-ready', () => combatReadyOptions(m, model, facings));
  add('perception', () => looks(m, model, bases));
  add('second-move', () => secondMoves(m, model, order));
  return actions;
}

/** Doing nothing, which keeps what the model still waits for from an earlier turn. */
function idle(m: Match, model: number): Action {
  return {
    kind: 'none',
    weigh: (into) => {
      into[HARM] = waitingWorth(m, model);
    },
    act: () => {},
  };
}

/** Chooses and carries out one action of a model; returns its kind (DP-D-20 to DP-D-29). */
export function takeAction(
  m: Match,
  model: number,
  allowed: (kind: ActionKind) => boolean,
  order: Order,
): ActionKind {
  const seat = seatOf(m, model);
  const actions = actionsOf(m, model, allowed, order);
  countLegal(m, seat, actions);
  const weigh = (i: number, into: Float64Array) => actions[i].weigh(into);
  const atMost = (i: number, into: Float64Array) => actions[i].atMost?.(into) ?? false;
  const action = actions[decide(m, seat, 'DP-D-20', model, actions.length, weigh, atMost)];
  count(m, seat, TAKEN[action.kind]);
  m.state.acted[model] = 1;
  noteAction(m, action.kind);
  acted(m, CLAUSE.actions.one);
  if (action.kind === 'none') return 'none';
  acted(m, CLAUSE.actions.menu);
  if (m.state.waited[model] > 0) loseReaction(m, model, 'moved');
  barrageOnAction(m, model, 'before');
  if (isOnTable(m, model) && !m.state.over) action.act();
  barrageOnAction(m, model, 'after');
  return action.kind;
}

const TAKEN = countersOf('action');
const LEGAL = countersOf('legal');

function countersOf(what: 'action' | 'legal') {
  const named = ACTION_KINDS.map((kind) => [kind, `${what}:${kind}`]);
  return Object.fromEntries(named) as Record<ActionKind, CounterName>;
}

/** Counts each kind of action that there is once; options of a kind follow each other. */
function countLegal(m: Match, seat: Seat, actions: readonly Action[]): void {
  let last: ActionKind = 'none';
  for (const { kind } of actions) {
    if (kind !== last) count(m, seat, LEGAL[kind]);
    last = kind;
  }
}

/** A blow at each enemy in base contact (DP-CC-01, DP-D-23), and without DP-STL-06 at each stealth base. */
function blows(m: Match, model: number, bases: () => readonly number[]): Action[] {
  const actions: Action[] = [];
  for (const target of contacts(m, model)) {
    const attack = (strike: Strike) => resolveAttack(m, strike);
    addBlow(m, model, target, m.state.point[target], attack, actions);
  }
  const seat = seatOf(m, model);
  if (m.book.settings[otherSeat(seat)].stealth.untargetable.on) return actions;
  for (const slot of bases()) {
    const at = m.state.base[slot];
    const attack = (strike: Strike) => attackBase(m, slot, strike);
    if (m.theatre.touch(m.state.point[model], at, seat))
      addBlow(m, model, m.book.baseOwner[slot], at, attack, actions);
  }
  return actions;
}

function addBlow(
  m: Match,
  attacker: number,
  target: number,
  at: number,
  attack: (strike: Strike) => void,
  actions: Action[],
): void {
  const weapon = bestBlow(m, attacker, target);
  const from = m.state.point[attacker];
  const strike: Strike = { kind: 'close-combat', attacker, weapon, target, from, at };
  if (weapon < 0 || !mayBeMade(m, strike)) return;
  actions.push({
    kind: 'close-combat',
    weigh: (into) => {
      into[HARM] = expectedHarm(m, strike);
    },
    act: () => {
      acted(m, CLAUSE.closeCombat.attack);
      acted(m, CLAUSE.closeCombat.wounding);
      attack(strike);
    },
  });
}

function charges(m: Match, model: number, { shielded }: Order): Action[] {
  return chargeOptions(m, model).map((option) => chargeAction(m, model, option, shielded));
}

function chargeAction(m: Match, model: number, option: ChargeOption, shielded: boolean): Action {
  return {
    kind: 'charge',
    weigh: (into) => {
      into[HARM] = option.harm;
      into[RESERVE] = -0.001 * option.cost;
    },
    act: () => {
      const answer = (trail: readonly number[], moment: 'charge-moved' | 'charged') => {
        if (!isHeldOff(m, model, shielded)) answerMove(m, model, trail, moment);
      };
      const trail = charge(m, model, option, shielded, 'charge', (way) => answer(way, 'charge-moved'));
      answer(trail, 'charged');
    },
  };
}

/** Active Perception at one base in sight (DP-PER-03). */
function looks(m: Match, model: number, bases: () => readonly number[]): Action[] {
  const own = settingsOf(m, model).perception;
  if (!own.on || own.occasions.active === 0 || m.book.models[model].profile.perception === null) return [];
  const slots = bases();
  return slots.map((slot) => ({
    kind: 'perception' as const,
    weigh: (into: Float64Array) => {
      const hidden = m.book.baseOwner[slot];
      const chance = m.book.tests[seatOf(m, model)].chance(
        perceptionTarget(m, model, m.state.base[slot], true),
      );
      into[HARM] = (0.35 * chance * m.book.harm.worth[hidden]) / Math.max(1, basesOf(m, hidden).length);
    },
    act: () => {
      // Without DP-PER-03 one action looks at all of them.
      for (const other of own.single.on ? [slot] : slots)
        if (m.state.base[other] >= 0) checkBase(m, model, other, true);
    },
  }));
}

/** Moving again; offered as one action whose way is then chosen like that of the first move (DP-ACTN-04). */
function secondMoves(m: Match, model: number, { shielded, spare, moved }: Order): Action[] {
  const { move } = settingsOf(m, model).secondMove;
  if (!move.on) return [];
  const allowance = Math.min(LONGEST_MOVE, allowanceOf(m, model, move.fraction) + spare);
  return [
    {
      kind: 'second-move',
      weigh: (into) => {
        if (bestShot(m, model, m.state.moved[model] > 0) >= GOOD_SHOT) into[HARM] = -GOOD_SHOT;
        else into.set(secondMoveGain(m, model, allowance));
      },
      act: () => {
        acted(m, CLAUSE.secondMove.move);
        acted(m, CLAUSE.climbing.separate);
        const made = makeMove(m, {
          model,
          kind: 'second-move',
          allowance,
          shielded,
          plan: (left, again) => planPath(m, model, left, again ? 'DP-D-16' : 'DP-D-29', false),
        });
        moved(made);
      },
    },
  ];
}
