import type { Model, Unit } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import type { Action } from '../match/action.ts';
import { isInCommand, isSpecial } from '../match/commanding.ts';
import {
  acted,
  decide,
  type Match,
  membersLeft,
  seatOf,
  settingsOf,
  stands,
  tellOf,
} from '../match/match.ts';
import type { Plan } from '../places/plan.ts';
import { promise } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';

/** What it is worth to act before the enemy does, of what a squad could do at once. */
const SOONER = 0.12;

/** A commander's order to a unit that has not been activated, once a turn (DX-CMD-02). */
export function orders(m: Match, model: Model, plan: Plan): Action[] {
  const { command } = settingsOf(m, model);
  if (!command.on || !command.order.on || !m.matchup.models[model].profile.commander) return [];
  if (m.state.ordered[model] > 0 || !stands(m, model)) return [];
  const squads = m.matchup.squadsOf[seatOf(m, model)].filter((squad) => isInReach(m, model, squad));
  if (squads.length === 0) return [];
  const cost = command.order.costs === 'action' ? 1 : 0;
  return [
    {
      name: 'order',
      label: () => 'give an order',
      use: 'command',
      cost,
      weigh(into) {
        plan.weighStay(plan.left - cost, into);
        into[HARM] += SOONER * Math.max(...squads.map((squad) => promise(m, squad)));
      },
      act: () => give(m, model, squads),
    },
  ];
}

function isInReach(m: Match, model: Model, squad: Unit): boolean {
  if (m.state.activated[squad] > 0) return false;
  return membersLeft(m, squad).some((one) => isInCommand(m, model, one));
}

/** Calls a unit, which is activated at once; it may act on whom the commander has spotted (DX-SPT-04, DX-D-08). */
function give(m: Match, model: Model, squads: readonly Unit[]): void {
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = promise(m, squads[option]);
  };
  const label = (option: number) => `order ${m.matchup.squads[squads[option]].name} to act`;
  const picked = decide(m, seatOf(m, model), 'DX-D-08', model, squads.length, weigh, { label });
  const squad = squads[picked];
  m.state.ordered[model] = 1;
  acted(m, CLAUSE.command.order);
  if (isSpecial(m, squad)) acted(m, CLAUSE.para.command);
  if (settingsOf(m, model).command.distance.on) acted(m, CLAUSE.command.distance);
  tellOf(m, 'order', model, () => [`orders ${m.matchup.squads[squad].name} to act`, { squad }]);
  if (settingsOf(m, model).spotting.shared.on) shareSightings(m, model, squad);
  m.state.called = squad;
}

function shareSightings(m: Match, model: Model, squad: Unit): void {
  const { spotted, point } = m.state;
  for (const member of membersLeft(m, squad)) {
    for (let enemy = 0; enemy < point.length; enemy++)
      if (spotted[model * point.length + enemy] > 0) spotted[member * point.length + enemy] = 1;
  }
}
