import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Action, ActionKind } from './action.ts';
import { areaHarm } from './area-harm.ts';
import { resolveAttack } from './attack.ts';
import { barrageOnAction } from './barrage.ts';
import { bestShot } from './best-shot.ts';
import { charge, chargeOptions } from './charging.ts';
import type { CounterName } from './counters.ts';
import { acted, count, decide, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { bestBlow, makeMove } from './moves.ts';
import { expectedHarm } from './overwatch.ts';
import { basesInSight, checkBase, perceptionTarget } from './perception.ts';
import { CLAUSE } from './rules/index.ts';
import { basesOf } from './stealth.ts';
import { planPath, secondMoveGain } from './steps.ts';
import { inReach, isImpossible, laysTemplate, type Strike } from './strike.ts';
import { suppressionOptions } from './suppressing.ts';
import { combatReadyOptions, overwatchOptions } from './waiting.ts';
import { allowanceOf } from './ways-out.ts';
import { canShoot, contacts, firearms, isEngaged } from './weapons.ts';

/** What a model may do with its action, worth considering or not; the first option is to do nothing (DP-ACTN-02). */
export function actionsOf(
  m: Match,
  model: number,
  allowed: (kind: ActionKind) => boolean,
  shielded: boolean,
): Action[] {
  const actions: Action[] = [{ kind: 'none', weigh: () => {}, act: () => {} }];
  const add = (kind: ActionKind, make: () => Action[]) => {
    if (allowed(kind)) actions.push(...make());
  };
  add('ranged-attack', () => shots(m, model));
  add('close-combat', () => blows(m, model));
  add('charge', () => chargeOptions(m, model).map((option) => chargeAction(m, model, option, shielded)));
  add('suppressing-fire', () => suppressionOptions(m, model));
  add('overwatch', () => overwatchOptions(m, model));
  add('combat-ready', () => combatReadyOptions(m, model));
  add('perception', () => looks(m, model));
  add('second-move', () => secondMoves(m, model, shielded));
  return actions;
}

/** Chooses and carries out one action of a model; returns its kind (DP-D-20 to DP-D-29). */
export function takeAction(
  m: Match,
  model: number,
  allowed: (kind: ActionKind) => boolean,
  shielded: boolean,
): ActionKind {
  const seat = seatOf(m, model);
  const actions = actionsOf(m, model, allowed, shielded);
  for (const kind of new Set(actions.map((action) => action.kind))) {
    if (kind !== 'none') count(m, seat, `legal:${kind}` as CounterName);
  }
  const action =
    actions[decide(m, seat, 'DP-D-20', model, actions.length, (i, into) => actions[i].weigh(into))];
  count(m, seat, `action:${action.kind}` as CounterName);
  m.state.acted[model] = 1;
  acted(m, CLAUSE.actions.one);
  if (action.kind === 'none') return 'none';
  const moves = action.kind === 'second-move' || action.kind === 'charge';
  if (!moves) barrageOnAction(m, model, 'before');
  if (isOnTable(m, model) && !m.state.over) action.act();
  if (!moves && isOnTable(m, model) && !m.state.over) barrageOnAction(m, model, 'after');
  return action.kind;
}

function strike(m: Match, kind: Strike['kind'], attacker: number, weapon: number, target: number): Strike {
  return { kind, attacker, weapon, target, from: m.state.point[attacker], at: m.state.point[target] };
}

function enemiesOf(m: Match, model: number): readonly number[] {
  return m.book.force[seatOf(m, model) === 0 ? 1 : 0];
}

/** Every ranged weapon at every enemy in sight and out of combat (DP-RNG-01, DP-RNG-03). */
function shots(m: Match, model: number): Action[] {
  const own = settingsOf(m, model).rangedAttack;
  if (!own.on || !own.attack.on || (own.combat.shooter === 'may-not' && isEngaged(m, model))) return [];
  const weapons = firearms(m, model, m.state.moved[model] > 0);
  if (weapons.length === 0) return [];
  const found: Action[] = [];
  for (const target of enemiesOf(m, model)) {
    if (!canShoot(m, model, target)) continue;
    for (const weapon of weapons) {
      const shot = strike(m, 'ranged', model, weapon, target);
      if (!inReach(m, shot) || isImpossible(m, shot)) continue;
      found.push({
        kind: 'ranged-attack',
        weigh: (into) => {
          into[HARM] = laysTemplate(m, shot) ? areaHarm(m, shot) : expectedHarm(m, shot);
        },
        act: () => {
          acted(m, CLAUSE.rangedAttack.attack);
          resolveAttack(m, shot);
          if (own.attack.weapons === 'all') fireTheRest(m, shot, weapons);
        },
      });
    }
  }
  return found;
}

/** Other weapons at the same target, under the reading that an attack uses them all (DP-Q-69). */
function fireTheRest(m: Match, first: Strike, weapons: readonly number[]): void {
  for (const weapon of weapons) {
    if (
      weapon === first.weapon ||
      m.state.over ||
      !isOnTable(m, first.target) ||
      !isOnTable(m, first.attacker)
    )
      continue;
    resolveAttack(m, { ...first, weapon });
  }
}

/** A blow at each enemy in base contact (DP-CC-01). */
function blows(m: Match, model: number): Action[] {
  const own = settingsOf(m, model).closeCombat;
  if (!own.on || !own.attack.on) return [];
  return contacts(m, model).flatMap((target) => {
    const weapon = bestBlow(m, model, target);
    if (weapon < 0) return [];
    const blow = strike(m, 'close-combat', model, weapon, target);
    return [
      {
        kind: 'close-combat' as const,
        weigh: (into: Float64Array) => {
          into[HARM] = expectedHarm(m, blow);
        },
        act: () => {
          acted(m, CLAUSE.closeCombat.attack);
          resolveAttack(m, blow);
        },
      },
    ];
  });
}

function chargeAction(
  m: Match,
  model: number,
  option: ReturnType<typeof chargeOptions>[number],
  shielded: boolean,
): Action {
  return {
    kind: 'charge',
    weigh: (into) => {
      into[HARM] = option.harm;
      into[RESERVE] = -0.01 * option.cost;
    },
    act: () => charge(m, model, option, shielded),
  };
}

/** Active Perception at one base in sight (DP-PER-03). */
function looks(m: Match, model: number): Action[] {
  const own = settingsOf(m, model).perception;
  if (!own.on || own.occasions.active === 0 || m.book.models[model].profile.perception === null) return [];
  const slots = basesInSight(m, model);
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

/** Expected harm of a shot that is not given up for another move. */
const GOOD_SHOT = 0.4;

/** Moving again; offered as one action whose way is then chosen like that of the first move (DP-ACTN-04). */
function secondMoves(m: Match, model: number, shielded: boolean): Action[] {
  const own = settingsOf(m, model).secondMove;
  if (!own.on || !own.move.on) return [];
  const allowance = allowanceOf(m, model, own.move.fraction);
  return [
    {
      kind: 'second-move',
      weigh: (into) => {
        if (bestShot(m, model, m.state.moved[model] > 0) >= GOOD_SHOT) into[HARM] = -GOOD_SHOT;
        else into.set(secondMoveGain(m, model, allowance));
      },
      act: () => {
        acted(m, CLAUSE.secondMove.move);
        tell(m, 'second-move', () => `${m.book.models[model].name} moves again.`);
        makeMove(m, {
          model,
          kind: 'second-move',
          allowance,
          shielded,
          plan: (left) => planPath(m, model, left, 'DP-D-29', false),
        });
      },
    },
  ];
}
