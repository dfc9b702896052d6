import type { Model } from '../../../kernel/entities.ts';
import { goingTo } from '../../../rules/play/labels.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { acted, decideLoosely, type Match, seatOf } from '../match/match.ts';
import { nearerToQuarry } from '../match/quarry.ts';
import { makeMove } from '../moves/moves.ts';
import type { Plan } from '../places/plan.ts';
import { canMove, startsToMove } from '../ways/driving.ts';
import { narrowsOf } from '../ways/narrows.ts';
import { ACROSS, type Crossing, crossingsOf, type Ends } from '../ways/reach.ts';
import { daresTo, type Quest, questsOf, weighNerve } from './fear.ts';

/** Moves, past limiting terrain or across it, whose ways are chosen once they are taken (DX-D-04). */
export function moves(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  if (!canMove(m, model)) return [];
  const quests = questsOf(m, model);
  return crossingsOf(m, model, plan.left).flatMap(([crossing, cost]) => {
    const all = once(() => plan.ends(crossing));
    return quests.flatMap((quest) => {
      const ends = once(() => meant(m, model, quest, all()));
      const isOpen = quest.chance === 1 || ends().places.length > 1;
      return isOpen ? [journey(m, effort, plan, crossing, cost, quest, ends)] : [];
    });
  });
}

function journey(
  m: Match,
  effort: Effort,
  plan: Plan,
  crossing: Crossing,
  cost: number,
  quest: Quest,
  ends: () => Ends,
): Action {
  const { model } = effort;
  const attacks = plan.left - cost;
  return {
    name: 'move',
    label: () => `${quest.chance < 1 ? 'dare to move nearer' : 'move'}${ACROSS[crossing]}`,
    cost,
    weigh(into) {
      if (quest.isMeant === undefined) return plan.weighBest(crossing, attacks, into);
      const best = plan.bestOf(ends().places, attacks);
      const go: Action['weigh'] = (into) => plan.weighAt(best, attacks, into);
      const stay: Action['weigh'] = (into) => plan.weighStay(attacks, into);
      weighNerve(quest.chance, go, stay)(into);
    },
    act() {
      effort.free = false;
      if (!startsToMove(m, model)) return;
      // Engines may have failed since.
      const now = plan.worthwhile(crossing, meant(m, model, quest, plan.ends(crossing)), attacks);
      if (now.barredBy >= 0) acted(m, now.barredBy);
      const [places, costs] = [[...now.places], [...now.costs]];
      const narrows = narrowsOf(m, model, crossing);
      /** Leaves an end out whose way turns out to lead through a gap that is too narrow, and looks along its lines of fire. */
      const settle = (option: number) => {
        if (attacks > 0 && plan.clear(places[option])) return true;
        // Gaps on straight ways alone are counted, above: how many others are found out about hangs on who decides.
        if (narrows(places[option], costs[option]) === undefined) return false;
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

/** Those of the ends of a move that a model means to make for, and where it is. */
function meant(m: Match, model: Model, { isMeant }: Quest, ends: Ends): Ends {
  if (isMeant === undefined) return ends;
  const from = m.state.point[model];
  const kept = ends.places.map((place) => place === from || isMeant(place));
  if (!kept.includes(false)) return ends;
  return {
    ...ends,
    places: ends.places.filter((_, i) => kept[i]),
    costs: ends.costs.filter((_, i) => kept[i]),
  };
}
