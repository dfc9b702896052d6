import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import { expectedHarm } from '../attack/expected.ts';
import { canFireAt } from '../attack/targets.ts';
import type { Action } from '../match/action.ts';
import { acted, type Match, nameOf, settingsOf, tellOf } from '../match/match.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';

/** Aiming at somebody who can be shot at is worth what it adds to the shots that follow (DX-AIM-01). */
export function aims(m: Match, model: Model, plan: Plan): Action[] {
  const { aim } = settingsOf(m, model);
  if (!aim.on || !aim.action.on || plan.left <= aim.action.cost) return [];
  const others = plan
    .shots()
    .map(({ strike }) => strike)
    .filter(({ target }) => m.state.aim[model] !== target);
  const targets = [...new Set(others.map(({ target }) => target))];
  return targets.map((target) => ({
    name: 'aim',
    label: () => `aim at ${nameOf(m, target)}`,
    use: 'aim',
    cost: aim.action.cost,
    target,
    weigh(into) {
      const attacks = plan.left - aim.action.cost;
      const aimed = others.filter((strike) => strike.target === target);
      const harm = asIf(m.state.aim, [model], target, () =>
        Math.max(...aimed.map((strike) => expectedHarm(m, strike, attacks))),
      );
      plan.weighStay(0, into);
      into[HARM] += harm;
    },
    act() {
      m.state.aim[model] = target;
      acted(m, CLAUSE.aim.action);
      tellOf(m, 'aim', model, () => [`aims at ${nameOf(m, target)}`, { target }]);
    },
  }));
}

const ELSEWHERE: readonly string[] = ['ranged', 'melee', 'charge', 'channel', 'demolish'];

/** Aim is lost with a change of target, and where the target can no longer be shot at (DX-AIM-02). */
export function keepAim(m: Match, model: Model, { name, target }: Action): void {
  const aimed = m.state.aim[model];
  if (aimed === NOBODY) return;
  const isElsewhere = ELSEWHERE.includes(name) && target !== aimed;
  if (isElsewhere || !canFireAt(m, model, aimed)) m.state.aim[model] = NOBODY;
}
