import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { reachWithin } from '../../../kernel/movement/reach-list.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { RESERVE } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { attack } from '../attack/retaliation.ts';
import { bestBlow } from '../attack/volley.ts';
import type { Action } from '../match/action.ts';
import { canStrike } from '../match/engagement.ts';
import {
  acted,
  enemiesOf,
  isInPlay,
  type Match,
  nameOf,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { allowanceOf, destinations, enemiesInTheWay, makeMove, mayMeet, stopOf } from '../moves/moves.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';

/** What a charge that cannot get there is thought of. */
const IN_VAIN = 0.05;

/** Where a charge leads, and what it costs to get there. */
interface End {
  readonly point: Point;
  readonly cost: Length;
  /** Where it really stops, near its target; unset where it does not get there. */
  readonly stop?: Point;
}

/** A Charge at each enemy who can be reached or, by a reading, at anybody (PC-ACT-06, PC-AMB-06). */
export function chargeActions(m: Match, model: Model, plan: Plan): Action[] {
  const { charge } = settingsOf(m, model);
  if (m.matchup.models[model].melee.length === 0) return [];
  const from = m.state.point[model];
  const allowance = chargeOf(m, model);
  const { near, distance, reach } = m.battlefield;
  return enemiesOf(m, model).flatMap((target): Action[] => {
    if (!isInPlay(m, target)) return [];
    const at = m.state.point[target];
    if (charge.move.engaged === 'no' && near(from, at)) return [];
    // The ground covered is at least the distance, so that places need not be looked for beyond it.
    const isFar = distance(from, at) > allowance + reach;
    const open = isFar ? undefined : openEnd(m, model, at, plan.reach());
    const end = once(() => endOf(m, model, at, open));
    const straight = once(() => (open && openStop(m, model, target, open)) ?? NOWHERE);
    // Where somebody may be in the way of the open one, it takes long to find another.
    let isSettled = open === undefined || charge.move.reach === 'reachable';
    const stop = () => {
      if (open === undefined || straight() !== NOWHERE) return open && straight();
      return isSettled ? end().stop : open.point;
    };
    if (charge.move.reach === 'reachable' && stop() === undefined) return [];
    return [
      {
        kind: 'charge',
        label: () => `charge ${nameOf(m, target)}`,
        counter: 'action:charge',
        weigh(into) {
          const ended = stop();
          if (ended !== undefined) return plan.weighCharge(target, ended, into);
          plan.weighStay(into);
          into[RESERVE] -= IN_VAIN;
        },
        act: () => run(m, model, target, end()),
        blow: {
          target,
          harm() {
            const ended = stop();
            return ended === undefined ? 0 : plan.chargeHarm(target, ended);
          },
        },
        settle() {
          if (isSettled || straight() !== NOWHERE) return false;
          isSettled = true;
          return true;
        },
      },
    ];
  });
}

function chargeOf(m: Match, model: Model): Length {
  return allowanceOf(m, model, 1, settingsOf(m, model).charge.move.inches);
}

/** The cheapest place near an enemy's to which a charge would lead with no enemy about, if there is one. */
function openEnd(m: Match, model: Model, at: Point, open: Reach): End | undefined {
  const { near, occupancy } = m.battlefield;
  const from = m.state.point[model];
  if (near(from, at)) return { point: from, cost: 0 };
  const { count, point, cost } = reachWithin(open, chargeOf(m, model));
  occupancy.follow(m.state.point, model);
  for (let i = 1; i < count; i++) {
    if (near(point[i], at) && occupancy.isFree(point[i])) return { point: point[i], cost: cost[i] };
  }
  return undefined;
}

/** Where a charge ends that goes the open way, if it gets to its target on it; undefined where somebody else stops it. */
function openStop(m: Match, model: Model, target: Model, { point, cost }: End): number | undefined {
  if (!mayMeet(m, model, point, cost, target)) return point;
  const stop = stopOf(m, model, point, cost, []);
  return m.battlefield.near(stop, m.state.point[target]) ? stop : undefined;
}

/**
 * Where a charge at an enemy ends: at the cheapest place near him to which nobody else stops it, if `open` tells that
 * there may be one, else as near as it gets.
 */
function endOf(m: Match, model: Model, at: Point, open: End | undefined): End {
  if (open?.cost === 0) return { ...open, stop: open.point };
  const { near, distance } = m.battlefield;
  if (open && !isCutOff(m, model, open)) {
    // What nobody is in the way of is as cheap as it was, and all else no cheaper.
    const stop = stopOf(m, model, open.point, open.cost);
    if (near(stop, at)) return { ...open, stop };
  }
  const { places, costs } = destinations(m, model, chargeOf(m, model));
  for (let i = 1; open && i < places.length; i++) {
    if (!near(places[i], at)) continue;
    const stop = stopOf(m, model, places[i], costs[i]);
    if (near(stop, at)) return { point: places[i], cost: costs[i], stop };
  }
  const gaps = places.map((place) => distance(place, at));
  const nearest = gaps.reduce((best, gap, i) => (gap < gaps[best] ? i : best), 0);
  return { point: places[nearest], cost: costs[nearest] };
}

/** Whether enemies are in the way of the open way to a place. */
function isCutOff(m: Match, model: Model, { point }: End): boolean {
  const ways = m.battlefield.ways[seatOf(m, model)];
  return ways.isCut(m.state.point[model], point, chargeOf(m, model), enemiesInTheWay(m, model));
}

/** Moves, and attacks if it ends engaged with its target. */
function run(m: Match, model: Model, target: Model, { point, cost }: End): void {
  m.state.dashed[model] = 1;
  acted(m, CLAUSE.charge.move);
  tellOf(m, 'charge', model, () => [`charges ${nameOf(m, target)}`, { target }]);
  makeMove(m, model, point, cost);
  if (!isInPlay(m, model) || !isInPlay(m, target) || m.state.over || !canStrike(m, model)) return;
  if (!m.battlefield.near(m.state.point[model], m.state.point[target])) return;
  const blow = bestBlow(m, 'charge', model, target);
  if (blow) attack(m, blow);
}
