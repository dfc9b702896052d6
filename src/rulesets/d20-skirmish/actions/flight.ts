import { type Model, NOBODY } from '../../../kernel/entities.ts';
import type { Action } from '../match/action.ts';
import { isEngaged } from '../match/engagement.ts';
import { acted, count, type Match, moraleOf, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { BROKEN } from '../matchup/modifiers.ts';
import { makeMove } from '../moves/moves.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { startsToMove } from '../ways/driving.ts';
import { endsOf, enemiesInTheWay, moveOf, nearestEnemy, reachOf } from '../ways/reach.ts';
import { tryToBreakAway } from './breaking.ts';

/** A Broken model may go on fleeing with any action. */
export function flights(m: Match, model: Model, plan: Plan): Action[] {
  if (moraleOf(m, model) < BROKEN || !settingsOf(m, model).broken.acts.on) return [];
  return [
    {
      name: 'flight',
      label: () => 'go on fleeing',
      cost: 1,
      weigh: (into) => plan.weighBest('plain', 0, into),
      act: () => flee(m, model, true),
    },
  ];
}

/** Moves a model directly away from what broke it, as far as it goes; one that is locked tries to get away. */
export function flee(m: Match, model: Model, counted = false): void {
  if (!counted) count(m, seatOf(m, model), 'action:flight');
  acted(m, CLAUSE.morale.cause);
  if (isEngaged(m, model) && settingsOf(m, model).breakAway.on && !tryToBreakAway(m, model)) return;
  if (!startsToMove(m, model)) return;
  const cause = nearestEnemy(m, model);
  if (cause === NOBODY) return;
  const reach = reachOf(m, model, 'plain', moveOf(m, model), enemiesInTheWay(m, model));
  const { places, costs } = endsOf(m, model, reach);
  const at = m.state.point[cause];
  const { distance } = m.battlefield;
  const best = places.reduce(
    (far, place, i) => (distance(place, at) > distance(places[far], at) ? i : far),
    0,
  );
  tellOf(m, 'flight', model, 'flees');
  makeMove(m, model, places[best], costs[best], 'plain');
}
