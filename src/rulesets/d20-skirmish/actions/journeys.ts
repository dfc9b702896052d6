import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { goingTo } from '../../../rules/labels.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { acted, decide, type Match, moraleOf, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { nearerToQuarry } from '../match/quarry.ts';
import { testLeadership } from '../match/tests.ts';
import { BROKEN, PANICKED } from '../matchup/modifiers.ts';
import { makeMove } from '../moves/moves.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { canMove, startsToMove } from '../ways/driving.ts';
import { ACROSS, type Crossing, crossingsOf, type Ends, nearestEnemy } from '../ways/reach.ts';

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
      const ends = plan.worthwhile(withoutNearer(m, model, plan.ends(crossing)), attacks);
      if (ends.barredBy >= 0) acted(m, ends.barredBy);
      const { places, costs } = ends;
      const weigh = (option: number, into: Float64Array) => plan.weighAt(places[option], attacks, into);
      const nearer = nearerToQuarry(m, model);
      const quarry = (option: number) => nearer(places[option]);
      const from = m.state.point[model];
      const label = (option: number) => goingTo(m.battlefield.ground, from, places[option]);
      const told = { label, quarry };
      const picked = decide(m, seatOf(m, model), 'DX-D-04', model, places.length, weigh, told);
      if (!daresTo(m, model, places[picked])) return;
      makeMove(m, model, places[picked], costs[picked], crossing);
    },
  };
}

/** A Broken model goes nowhere that is nearer to what broke it (DX-MOR-10). */
function withoutNearer(m: Match, model: Model, ends: Ends): Ends {
  if (moraleOf(m, model) < BROKEN || !settingsOf(m, model).broken.acts.on) return ends;
  const kept = ends.places.map((place) => !isNearer(m, model, place));
  return {
    ...ends,
    places: ends.places.filter((_, i) => kept[i]),
    costs: ends.costs.filter((_, i) => kept[i]),
  };
}

/** Whether a place is nearer to the nearest enemy than where a model is. */
function isNearer(m: Match, model: Model, place: Point): boolean {
  const cause = nearestEnemy(m, model);
  if (cause === NOBODY) return false;
  const { distance } = m.battlefield;
  const at = m.state.point[cause];
  return distance(place, at) < distance(m.state.point[model], at);
}

/** A Panicked model tests its LD to go nearer to what frightens it, and wastes the action otherwise (DX-MOR-08). */
function daresTo(m: Match, model: Model, place: Point): boolean {
  const { acts } = settingsOf(m, model).panicked;
  if (moraleOf(m, model) !== PANICKED || !acts.on || !isNearer(m, model, place)) return true;
  acted(m, CLAUSE.panicked.acts);
  acted(m, CLAUSE.morale.cause);
  if (testLeadership(m, model)) return true;
  tellOf(m, 'wasted', model, 'does not dare to go nearer');
  return false;
}
