import type { Model } from '../../../kernel/entities.ts';
import { goingTo } from '../../../rules/play/labels.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { acted, decideLoosely, type Match, seatOf } from '../match/match.ts';
import { nearerToQuarry } from '../match/quarry.ts';
import { makeMove } from '../moves/moves.ts';
import type { Plan } from '../places/plan.ts';
import { canMove, startsToMove } from '../ways/driving.ts';
import { narrowsOf } from '../ways/narrows.ts';
import { ACROSS, type Crossing, crossingsOf, type Ends } from '../ways/reach.ts';
import { daresTo, mayGoTo } from './fear.ts';

/** Moves, past limiting terrain or across it, whose ways are chosen once they are taken (DX-D-04). */
export function moves(m: Match, effort: Effort, plan: Plan): Action[] {
  if (!canMove(m, effort.model)) return [];
  return crossingsOf(m, effort.model, plan.left).map(([crossing, cost]) =>
    journey(m, effort, plan, crossing, cost),
  );
}

function journey(m: Match, effort: Effort, plan: Plan, crossing: Crossing, cost: number): Action {
  const { model } = effort;
  const attacks = plan.left - cost;
  return {
    name: 'move',
    label: () => `move${ACROSS[crossing]}`,
    cost,
    weigh: (into) => plan.weighBest(crossing, attacks, into),
    act() {
      effort.free = false;
      if (!startsToMove(m, model)) return;
      const ends = plan.worthwhile(crossing, allowed(m, model, plan.ends(crossing)), attacks);
      if (ends.barredBy >= 0) acted(m, ends.barredBy);
      const [places, costs] = [[...ends.places], [...ends.costs]];
      const narrows = narrowsOf(m, model, crossing);
      /** Leaves an end out whose way turns out to lead through a gap that is too narrow, and looks along its lines of fire. */
      const settle = (option: number) => {
        if (attacks > 0 && plan.clear(places[option])) return true;
        const gate = narrows(places[option], costs[option]);
        if (gate === undefined) return false;
        acted(m, gate.clause);
        places.splice(option, 1);
        costs.splice(option, 1);
        return true;
      };
      const weigh = (option: number, into: Float64Array) => plan.weighAt(places[option], attacks, into);
      const nearer = nearerToQuarry(m, model);
      const quarry = (option: number) => nearer(places[option]);
      const from = m.state.point[model];
      const label = (option: number) => goingTo(m.battlefield.ground, from, places[option]);
      const told = { label, quarry };
      const seat = seatOf(m, model);
      const picked = decideLoosely(m, seat, 'DX-D-04', model, () => places.length, weigh, told, settle);
      if (!daresTo(m, model, places[picked])) return;
      makeMove(m, model, places[picked], costs[picked], crossing);
    },
  };
}

/** The ends that fear lets a model make for. */
function allowed(m: Match, model: Model, ends: Ends): Ends {
  const mayGo = mayGoTo(m, model);
  if (mayGo === undefined) return ends;
  const kept = ends.places.map(mayGo);
  if (!kept.includes(false)) return ends;
  return {
    ...ends,
    places: ends.places.filter((_, i) => kept[i]),
    costs: ends.costs.filter((_, i) => kept[i]),
  };
}
