import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { canStrike } from './engagement.ts';
import { acted, enemiesOf, isInPlay, type Match, nameOf, settingsOf, tell } from './match.ts';
import { allowanceOf, makeMove } from './moves.ts';
import type { Plan } from './plan.ts';
import { attack } from './retaliation.ts';
import { CLAUSE } from './rules/index.ts';
import { bestBlow } from './volley.ts';

/** What a charge that cannot get there is thought of. */
const IN_VAIN = 0.05;

/** A Charge at each enemy who can be reached or, by a reading, at anybody (PC-ACT-06, PC-AMB-06). */
export function chargeActions(m: Match, model: number, plan: Plan): Action[] {
  const { charge } = settingsOf(m, model);
  if (m.book.models[model].melee.length === 0) return [];
  const from = m.state.point[model];
  const allowance = allowanceOf(m, model, 1, charge.move.inches);
  const { near, distance, reach } = m.theatre;
  return enemiesOf(m, model).flatMap((target): Action[] => {
    if (!isInPlay(m, target)) return [];
    const at = m.state.point[target];
    if (charge.move.engaged === 'no' && near(from, at)) return [];
    // The ground covered is at least the distance, so that places need not be looked for beyond it.
    const isFar = distance(from, at) > allowance + reach;
    const place = isFar ? -1 : firstPlace(plan, (to) => near(to, at));
    if (place < 0 && charge.move.reach === 'reachable') return [];
    return [
      {
        kind: 'charge',
        counter: 'action:charge',
        weigh(into) {
          plan.weighEnd(Math.max(0, place), false, into);
          if (place >= 0) into[HARM] = plan.view().chargeAt(target);
          else into[RESERVE] -= IN_VAIN;
        },
        act: () => run(m, model, target, plan, place >= 0 ? place : nearestPlace(m, plan, at)),
      },
    ];
  });
}

/** Number of the cheapest place within a charge that will do; -1 without one. */
function firstPlace(plan: Plan, isGood: (point: number) => boolean): number {
  const { places } = plan.reachable();
  return plan.places('charge').find((place) => isGood(places[place])) ?? -1;
}

/** As near as a charge gets to an enemy out of its reach. */
function nearestPlace(m: Match, plan: Plan, at: number): number {
  const { places } = plan.reachable();
  const gap = (place: number) => m.theatre.distance(places[place], at);
  return plan.places('charge').reduce((best, place) => (gap(place) < gap(best) ? place : best), 0);
}

/** Moves, and attacks if it ends engaged with its target. */
function run(m: Match, model: number, target: number, plan: Plan, place: number): void {
  const { places, costs } = plan.reachable();
  m.state.dashed[model] = 1;
  acted(m, CLAUSE.charge.move);
  tell(m, 'charge', () => `${nameOf(m, model)} charges ${nameOf(m, target)}.`);
  makeMove(m, model, places[place], costs[place]);
  if (!isInPlay(m, model) || !isInPlay(m, target) || m.state.over || !canStrike(m, model)) return;
  if (!m.theatre.near(m.state.point[model], m.state.point[target])) return;
  const blow = bestBlow(m, 'charge', model, target);
  if (blow) attack(m, blow);
}
