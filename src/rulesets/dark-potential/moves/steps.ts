import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { COVER, DANGER, HARM, PROMISE, RESERVE, TACTICS, TEMPO } from '../../../rules/decision.ts';
import { called, goingTo } from '../../../rules/play/labels.ts';
import { once } from '../../../rules/play/weighing.ts';
import { NO_REACTION } from '../battlefield/state.ts';
import { allowanceOf, pathTo } from '../match/blockers.ts';
import { decide, enemiesOf, isOnTable, type Match, pick, seatOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { nearerToQuarry } from '../match/quarry.ts';
import { strikesHome } from '../match/strike.ts';
import { contacts, isEngaged } from '../match/weapons.ts';
import { destinations, endsOfMove, looseEndsOfMove } from '../places/destinations.ts';
import { wayTo } from '../places/endings.ts';
import { NEXT_TURN, type Outlook, outlook, type WeighPlace } from '../places/outlook.ts';
import { type Met, type OwnMove, reactionsMet, type Shield } from '../places/reactions-met.ts';
import type { DecisionPoint } from '../rolls/rolls.ts';
import { leavingHarm } from './free-strikes.ts';
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
    };
  };
  const point: DecisionPoint = again ? 'DP-D-16' : kind === 'move' ? 'DP-D-14' : 'DP-D-29';
  const to = pick(m, seatOf(m, model), point, model, optionsOf(places, doubtful), () => optionsOf(settled()));
  if (to === from) return [from];
  return chooseWay(m, model, [from, to], allowance, met);
}

/** What a movement from one place to another loses at the least to those who wait; nothing where it stays. */
function lossOf({ passing, ending }: Met, from: Point, to: Point): number {
  return to === from ? 0 : Math.max(passing(from), passing(to)) + ending(to);
}

/** Weighs where a movement could end, by the enemies it would leave too. */
function weighEnds(m: Match, model: Model, view: Outlook, ends: readonly Point[], still: Point): WeighPlace {
  const weigh = view.survey(ends, still);
  const leaving = leavingHarm(m, model);
  return (i, into) => {
    weigh(i, into);
    into[DANGER] += leaving(ends[i]);
  };
}

/** Share of Movement that a charge covers; none without it. */
export function chargeFraction(m: Match, model: Model): number {
  return m.matchup.settings[seatOf(m, model)].charge.move.fraction;
}

/** How far it brings a mover to strike, odd halves as they are: only as far as its contacts where a Charge is only a movement (DP-CHG-02). */
function blowDistance(m: Match, model: Model): Length {
  return strikesHome(m, model, 'close-combat')
    ? allowanceOf(m, model, chargeFraction(m, model))
    : farthestContact(m, model);
}

/** How far off those are whom a model is in contact with, which a linear obstacle may part from it (DP-CC-04). */
function farthestContact(m: Match, model: Model): Length {
  const from = m.state.point[model];
  const apart = (enemy: Model) => judgedDistance(m, model, from, m.state.point[enemy]);
  return Math.max(0, ...contacts(m, model).map(apart));
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

/**
 * What enemies who wait cost a mover: how much better the best place would be to it if a Tactical Manoeuvre held some of
 * them off. Nothing where it likes best to stay, or goes round them without loss.
 */
export function costOfReactions(m: Match, model: Model, held: Shield): number {
  const from = m.state.point[model];
  const [met, metHeld] = [reactionsMet(m, model, 'move', 'no'), reactionsMet(m, model, 'move', held)];
  const ends = endsOfMove(m, model, from, allowanceOf(m, model, 1));
  const weigh = weighEnds(m, model, outlook(m, model, blowDistance(m, model)), ends, from);
  const one = new Float64Array(TACTICS.length);
  let [open, shielded] = [-Infinity, -Infinity];
  ends.forEach((at, i) => {
    one.fill(0);
    weigh(i, one);
    const best = one[HARM] + prospects(one);
    open = Math.max(open, best - lossOf(met, from, at));
    shielded = Math.max(shielded, best - lossOf(metHeld, from, at));
  });
  return shielded - open;
}

/** How a second move would change a model's prospects, by the place that serves it best on the whole. */
export function secondMoveGain(m: Match, model: Model, allowance: Length): Float64Array {
  const from = m.state.point[model];
  const { places, doubtful } = looseEndsOfMove(m, model, from, allowance);
  const { best, gain } = gainAmong(m, model, [from, ...places]);
  // Among others a place in doubt changes nothing, since all keep their order.
  return doubtful.includes(best)
    ? gainAmong(m, model, [from, ...endsOfMove(m, model, from, allowance)]).gain
    : gain;
}

/** The best of some places, the first being where the model is, and what it gains by it. */
function gainAmong(
  m: Match,
  model: Model,
  places: readonly Point[],
): { readonly best: number; readonly gain: Float64Array } {
  const weigh = weighEnds(m, model, outlook(m, model, 0), places, NOWHERE);
  const gain = new Float64Array(TACTICS.length);
  const one = new Float64Array(TACTICS.length);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < places.length; i++) {
    const sum = prospects(weighed(weigh, i, one));
    if (sum > most) [best, most] = [i, sum];
  }
  gain.set(weighed(weigh, best, one));
  weighed(weigh, 0, one);
  for (let tactic = 0; tactic < gain.length; tactic++) gain[tactic] -= one[tactic];
  return { best: places[best], gain };
}

function weighed(weigh: WeighPlace, i: number, into: Float64Array): Float64Array {
  into.fill(0);
  weigh(i, into);
  postpone(into);
  return into;
}

/** What somebody could do from a place who has no action left is for the next turn. */
function postpone(weighing: Float64Array): void {
  weighing[PROMISE] = Math.max(weighing[PROMISE], NEXT_TURN * weighing[HARM]);
  weighing[HARM] = 0;
}

/** What cover and coming nearer count where places are told apart at a glance. */
const COVERED = 0.1;
const NEARER = 0.15;

function prospects(weighing: Float64Array): number {
  return (
    weighing[PROMISE] -
    weighing[DANGER] +
    COVERED * weighing[COVER] +
    NEARER * weighing[TEMPO] +
    weighing[RESERVE]
  );
}
