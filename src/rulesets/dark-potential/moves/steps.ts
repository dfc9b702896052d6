import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { DANGER } from '../../../rules/decision.ts';
import { called, goingTo } from '../../../rules/play/labels.ts';
import { once } from '../../../rules/play/weighing.ts';
import { NO_REACTION } from '../battlefield/state.ts';
import { pathTo } from '../match/blockers.ts';
import { decide, enemiesOf, isOnTable, type Match, pick, seatOf } from '../match/match.ts';
import { nearerToQuarry } from '../match/quarry.ts';
import { isEngaged } from '../match/weapons.ts';
import { destinations, endsOfMove, looseEndsOfMove } from '../places/destinations.ts';
import { wayTo } from '../places/endings.ts';
import { outlook } from '../places/outlook.ts';
import { type Met, type OwnMove, reactionsMet } from '../places/reactions-met.ts';
import type { DecisionPoint } from '../rolls/rolls.ts';
import { blowDistance, lossOf, postpone, weighEnds } from './ends-weighed.ts';
import { shieldOf } from './held-off.ts';

/** A movement that is planned. */
interface Plan {
  readonly kind: OwnMove;
  /** Not from its start: after a stop, or where its base was found. */
  readonly again: boolean;
  /** Whether the mover may act when it has moved. */
  readonly acts: boolean;
  /** Under a Tactical Manoeuvre (DP-TM-03). */
  readonly shielded: boolean;
}

/** Chooses where to go and how: the end point first, then the shortest or the least exposed way (DP-D-14, 16, 29). */
export function planPath(
  m: Match,
  model: Model,
  allowance: Length,
  { kind, again, acts, shielded }: Plan,
): ArrayLike<number> {
  const from = m.state.point[model];
  const settled = () => endsOfMove(m, model, from, allowance);
  let { places, doubtful } = looseEndsOfMove(m, model, from, allowance);
  // Without two that are sure it is open whether there is anything to choose.
  if (places.length - doubtful.length < 2) [places, doubtful] = [settled(), []];
  if (places.length < 2) return [from];
  const view = outlook(m, model, acts ? blowDistance(m, model) : 0);
  const met = reactionsMet(m, model, kind, shieldOf(m, model, shielded));
  const still = acts && m.state.moved[model] === 0 ? from : NOWHERE;
  const nearer = nearerToQuarry(m, model);
  const optionsOf = (options: readonly Point[], inDoubt: readonly Point[] = []) => {
    const weigh = weighEnds(m, model, view, options, still);
    return {
      options,
      doubtful: inDoubt,
      label: (i: number) => goingTo(m.battlefield.ground, from, options[i]),
      quarry: (i: number) => nearer(options[i]),
      weigh(i: number, into: Float64Array) {
        weigh(i, into);
        into[DANGER] += lossOf(met, from, options[i]);
        if (!acts) postpone(into);
      },
      atMost(i: number, into: Float64Array) {
        weigh.atMost(i, into);
        if (!acts) postpone(into);
        return true;
      },
    };
  };
  const point: DecisionPoint = again ? 'DP-D-16' : kind === 'move' ? 'DP-D-14' : 'DP-D-29';
  const to = pick(m, seatOf(m, model), point, model, optionsOf(places, doubtful), () => optionsOf(settled()));
  if (to === from) return [from];
  return chooseWay(m, model, [from, to], allowance, met);
}

/** Some enemy of a mover waits to react and sees some place, so that it matters by which of them a move goes. */
export function isWatched(m: Match, model: Model, places: () => readonly Point[]): boolean {
  const { lines } = m.battlefield;
  return enemiesOf(m, model).some((enemy) => {
    if (m.state.reaction[enemy] === NO_REACTION || !isOnTable(m, enemy)) return false;
    return places().some((at) => lines.sees(m.state.point[enemy], at));
  });
}

const GOING = { label: called('take the shortest way', 'stay clear of those who wait') };

/**
 * With nobody waiting and nobody to leave only the end counts. When enemies wait to react, two ways are weighed: the
 * shortest, and the one that stays clear of them; but no way is safer than one that draws no more than its ends.
 */
function chooseWay(
  m: Match,
  model: Model,
  [from, to]: readonly [number, number],
  allowance: Length,
  { passing }: Met,
): ArrayLike<number> {
  const seat = seatOf(m, model);
  const places = once(() => destinations(m, model, from, allowance));
  const watched = isWatched(m, model, places);
  if (!watched && !isEngaged(m, model)) return [from, to];
  const shortest = wayTo(m, model, from, to, allowance);
  if (!watched || shortest.length < 3) return shortest;
  const worst = (way: ArrayLike<Point>) =>
    Array.from(way, passing).reduce((most, one) => Math.max(most, one), 0);
  if (worst(shortest) <= worst([from, to])) return shortest;
  const exposure = new Float64Array(m.battlefield.ground.count);
  for (const at of places()) exposure[at] = passing(at);
  const hidden = pathTo(m, model, from, to, allowance, exposure);
  if (hidden.length < 2) return shortest;
  const ways = [shortest, hidden];
  const weigh = (i: number, into: Float64Array) => {
    into[DANGER] = worst(ways[i]);
  };
  return ways[decide(m, seat, 'DP-D-14', model, 2, weigh, GOING)];
}
