import type { Model } from '../../../kernel/entities.ts';
import { HARM, RESERVE } from '../../../rules/decision.ts';
import { strikesOf } from '../attack/attack.ts';
import { focusAddsToCharges, focusedHarm } from '../attack/volley.ts';
import type { Action } from '../match/action.ts';
import { costOf, type Effort } from '../match/effort.ts';
import { acted, type Match, seatOf, tellOf } from '../match/match.ts';
import { pointPrice } from '../match/point-pool.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { chargeActions } from './charging.ts';

/** Aiming, or focusing, is worth what it adds to the attack that follows, if one does (PC-ACT-07, PC-ACT-08). */
export function prepares(m: Match, effort: Effort, plan: Plan, kind: 'aim' | 'focus'): Action[] {
  const { model } = effort;
  const { ranged, melee } = m.matchup.models[model];
  const [prepared, weapons] = kind === 'aim' ? [m.state.aimed, ranged] : [m.state.focused, melee];
  if (prepared[model] > 0 || weapons.length === 0) return [];
  return [
    {
      kind,
      label: () => kind,
      counter: `action:${kind}`,
      weigh: (into) => weighPreparing(m, effort, plan, kind, into),
      act() {
        prepared[model] = 1;
        acted(m, CLAUSE[kind].action);
        tellOf(m, kind, model, kind === 'aim' ? 'aims' : 'focuses');
      },
    },
  ];
}

function weighPreparing(
  m: Match,
  effort: Effort,
  plan: Plan,
  kind: 'aim' | 'focus',
  into: Float64Array,
): void {
  const { model } = effort;
  plan.weighStay(into);
  const price = priceOf(m, effort, kind, 'attack');
  const harm = price === Infinity ? 0 : asPrepared(m, model, kind, () => preparedHarm(m, model, kind));
  const charge = kind === 'focus' ? focusedCharge(m, effort, plan) : undefined;
  if (charge && (price === Infinity || charge.harm - charge.price > harm - price)) {
    charge.action.weigh(into);
    into[HARM] = charge.harm;
    into[RESERVE] -= charge.price;
  } else if (price < Infinity) {
    into[RESERVE] -= price;
    into[HARM] += harm;
  }
}

/** What an attack costs beyond preparing for it, whose own cost is taken off by whoever asks; Infinity where it cannot be. */
function priceOf(m: Match, effort: Effort, kind: 'aim' | 'focus', then: 'attack' | 'charge'): number {
  const cost = costOf(m, effort, kind, then);
  if (cost === Infinity) return cost;
  return pointPrice(m, seatOf(m, effort.model)) * (cost - costOf(m, effort, kind));
}

/** Answers something as if a model had prepared. */
function asPrepared<T>(m: Match, model: Model, kind: 'aim' | 'focus', ask: () => T): T {
  const column = kind === 'aim' ? m.state.aimed : m.state.focused;
  column[model] = 1;
  const answer = ask();
  column[model] = 0;
  return answer;
}

function preparedHarm(m: Match, model: Model, kind: 'aim' | 'focus'): number {
  let best = 0;
  for (const strike of strikesOf(m, model)) {
    if ((strike.kind === 'ranged') === (kind === 'aim')) best = Math.max(best, focusedHarm(m, strike));
  }
  return best;
}

interface FocusedCharge {
  readonly action: Action;
  readonly harm: number;
  readonly price: number;
}

/** The Charge that does the most after Focus, where that adds to what a Charge has by itself (PC-MEL-03, PC-AMB-07). */
function focusedCharge(m: Match, effort: Effort, plan: Plan): FocusedCharge | undefined {
  const { model } = effort;
  if (!focusAddsToCharges(m, model)) return undefined;
  const price = priceOf(m, effort, 'focus', 'charge');
  if (price === Infinity) return undefined;
  return asPrepared(m, model, 'focus', () => {
    let best: FocusedCharge | undefined;
    for (const action of chargeActions(m, model, plan)) {
      const harm = action.blow?.harm() ?? 0;
      if (harm > (best?.harm ?? 0)) best = { action, harm, price };
    }
    return best;
  });
}
