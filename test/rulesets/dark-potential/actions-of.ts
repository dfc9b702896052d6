import { DOING } from '../../../src/rulesets/dark-potential/actions/actions.ts';
import { settleSuppression } from '../../../src/rulesets/dark-potential/actions/suppressing.ts';
import { clearMenu, isSpecial, kindOf } from '../../../src/rulesets/dark-potential/battlefield/menu.ts';
import { openActivation } from '../../../src/rulesets/dark-potential/match/activation.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import type { ActionKind } from '../../../src/rulesets/dark-potential/matchup/action.ts';
import { payFor } from '../../../src/rulesets/dark-potential/points/payment.ts';

/** A row of a menu; good until another one is listed. */
export interface Listed {
  readonly kind: ActionKind;
  weigh(into: Float64Array): void;
  act(): void;
}

/** What a model may do of some kinds, as in an activation of its own; Suppressing Fire in doubt. */
export function actionsOf(m: Match, model: number, ...kinds: readonly ActionKind[]): Listed[] {
  const { menu } = m.battlefield;
  clearMenu(menu);
  for (const kind of kinds) DOING[kind].list(m, menu, model);
  return onTheMenu(m, model);
}

/** What is listed. */
export function onTheMenu(m: Match, model: number): Listed[] {
  const { menu } = m.battlefield;
  const activation = openActivation(m, m.matchup.models[model].unit, [model]);
  return Array.from({ length: menu.rows - 1 }, (_, i) => {
    const row = i + 1;
    const kind = kindOf(menu, row);
    return {
      kind,
      weigh: (into) => DOING[kind].weigh(m, menu, model, row, into, activation),
      act() {
        m.state.acted[model]++;
        if (isSpecial(kind)) payFor(m, model, kind);
        DOING[kind].carryOut(m, menu, model, row, activation);
      },
    };
  });
}

export const overwatchOptions = (m: Match, model: number) => actionsOf(m, model, 'overwatch');
export const combatReadyOptions = (m: Match, model: number) => actionsOf(m, model, 'combat-ready');

/** All templates that a model may lay. */
export function suppressionOptions(m: Match, model: number): Listed[] {
  actionsOf(m, model, 'suppressing-fire');
  settleSuppression(m, m.battlefield.menu, model, 1);
  return onTheMenu(m, model);
}
