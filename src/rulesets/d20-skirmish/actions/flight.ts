import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { acted, count, type Match, seatOf, tellOf } from '../match/match.ts';
import { isFleeing } from '../match/morale-states.ts';
import { breakFree, isCaught } from '../moves/break-away.ts';
import { makeMove } from '../moves/moves.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { causeOf, keepCause } from '../ways/cause.ts';
import { startsToMove } from '../ways/driving.ts';
import { bestEnd, type End } from '../ways/narrows.ts';

/** A Broken model may go on fleeing with any action. */
export function flights(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  if (!isFleeing(m, model)) return [];
  return [
    {
      name: 'flight',
      label: () => 'go on fleeing',
      cost: 1,
      weigh: (into) => weighFlight(m, effort, plan, into),
      act() {
        flee(m, effort, true);
      },
    },
  ];
}

/** Weighs being where flight leads, if anywhere. */
export function weighFlight(m: Match, effort: Effort, plan: Plan, into: Float64Array): void {
  const { model } = effort;
  const cause = isCaught(m, effort) ? NOBODY : causeOf(m, model);
  const refuge = cause === NOBODY ? undefined : refugeFrom(m, model, m.state.point[cause]);
  if (refuge) plan.weighAt(refuge.point, 0, into);
  else plan.weighStay(0, into);
}

/**
 * Whether a model has still to use an action to move directly away (DX-MOR-10): a locked one that has tried in vain to
 * get free does so once it is.
 */
export function mustFlee(m: Match, effort: Effort): boolean {
  const { model, fled, tried, left } = effort;
  return !fled && left > 0 && isFleeing(m, model) && !(tried && isCaught(m, effort));
}

/**
 * Moves a model directly away from what broke it, as far as it goes (DX-MOR-10); one that is locked tries to get away
 * first, which takes the action (DX-BRK-01).
 */
export function flee(m: Match, effort: Effort, counted = false): void {
  const { model } = effort;
  if (!counted) count(m, seatOf(m, model), 'action:flight');
  acted(m, CLAUSE.morale.cause);
  if (isCaught(m, effort) && !breakFree(m, effort)) return;
  effort.free = false;
  effort.fled = true;
  run(m, model);
}

function run(m: Match, model: Model): void {
  if (!startsToMove(m, model)) return;
  const cause = keepCause(m, model);
  if (cause === NOBODY) return;
  const refuge = refugeFrom(m, model, m.state.point[cause]);
  if (!refuge) return tellOf(m, 'flight', model, 'has nowhere to flee to');
  tellOf(m, 'flight', model, 'flees');
  makeMove(m, model, refuge.point, refuge.cost, 'plain');
}

/** A straight way gains this much of its length at least where it leads directly away (DX-CAU-ASM). */
const GAIN = 0.5;

/** Where the model gets that is directly away from a point and farthest from it; undefined where that is nowhere. */
function refugeFrom(m: Match, model: Model, point: Point): End | undefined {
  const { distance, ground } = m.battlefield;
  const from = m.state.point[model];
  const near = distance(from, point);
  const gain = (at: Point) => {
    const more = distance(at, point) - near;
    return more < GAIN * Math.sqrt(squareBetween(ground, at, from)) ? 0 : more;
  };
  const best = bestEnd(m, model, gain);
  return gain(best.point) > 0 ? best : undefined;
}
