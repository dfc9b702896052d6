import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { thinnedBetweenLandmarks } from '../../../kernel/movement/landmarks.ts';
import { countWithin } from '../../../kernel/movement/reach-list.ts';
import { reachInOwnFrame } from '../../../kernel/own-frame.ts';
import { CLEAR, LOST, type Reach } from '../../../kernel/ways.ts';
import { enemiesInTheWay, reachAlone, reachFrom, roomFor } from '../match/blockers.ts';
import { type Match, seatOf } from '../match/match.ts';
import { NO_SLOT } from '../matchup/slot.ts';
import { ANYWHERE, type Bound, contactBound, leashOf, maySetDownAcross, placesAcross } from './endings.ts';

/** Which places are asked about: all, or those that are worth weighing. */
type Which = 'all' | 'strides';

/**
 * Where a movement could end, in the order of cost with nobody in the way. To some of the places who is in the way cuts
 * off the usual way: another may lead there, so that they come later in the order, or none within the allowance. All
 * others keep their order. To find out takes long, and seldom matters.
 */
export interface LooseEnds {
  readonly places: readonly Point[];
  /** Those of them that are in doubt, in the same order. */
  readonly doubtful: readonly Point[];
}

/** Where a model could stand, cheapest first, in its side's own frame (ties of cost are mirrored for seat 1). */
export function destinations(
  m: Match,
  model: Model,
  from: Point,
  allowance: Length,
  slot = NO_SLOT,
): Point[] {
  const allowed = slot === NO_SLOT ? leashOf(m, model, from) : ANYWHERE;
  const found = freePlaces(m, {
    model,
    from,
    allowance,
    which: 'all',
    mayEnd: endsWithin(m, model, from, allowed, slot),
  });
  return slot === NO_SLOT && maySetDownAcross(m, model) ? found.concat(placesAcross(m, model, found)) : found;
}

/** The same, some of it in doubt. */
export function looseDestinations(m: Match, model: Model, from: Point, allowance: Length): LooseEnds {
  if (maySetDownAcross(m, model)) return sure(destinations(m, model, from, allowance));
  const mayEnd = endsWithin(m, model, from, leashOf(m, model, from));
  return loosePlaces(m, { model, from, allowance, which: 'all', mayEnd });
}

/** Where a Movement could end that is worth weighing (DP-MOV-03), in the order of `destinations`. */
export function endsOfMove(m: Match, model: Model, from: Point, allowance: Length): Point[] {
  if (!maySetDownAcross(m, model)) return freePlaces(m, strides(m, model, from, allowance));
  // Places beyond an obstacle go by all others, near landmarks or not.
  const ends = thinnedBetweenLandmarks(m.battlefield, from, destinations(m, model, from, allowance));
  return ends.filter(contactBound(m, model, from));
}

/** The same, some of it in doubt. */
export function looseEndsOfMove(m: Match, model: Model, from: Point, allowance: Length): LooseEnds {
  return maySetDownAcross(m, model)
    ? sure(endsOfMove(m, model, from, allowance))
    : loosePlaces(m, strides(m, model, from, allowance));
}

function sure(places: readonly Point[]): LooseEnds {
  return { places, doubtful: [] };
}

/** Places asked about within reach of a mover: all, or those that are worth weighing. */
interface Asked {
  readonly model: Model;
  readonly from: Point;
  readonly allowance: Length;
  readonly which: Which;
  readonly mayEnd: Bound;
}

function strides(m: Match, model: Model, from: Point, allowance: Length): Asked {
  const leash = leashOf(m, model, from);
  const contact = contactBound(m, model, from);
  const allowed: Bound = contact === ANYWHERE ? leash : (at) => leash(at) && contact(at);
  return { model, from, allowance, which: 'strides', mayEnd: endsWithin(m, model, from, allowed) };
}

/** Where it starts, and places that others leave free and that are allowed. */
function endsWithin(m: Match, model: Model, from: Point, allowed: Bound, slot = NO_SLOT): Bound {
  const { isFree } = roomFor(m, model, slot);
  return allowed === ANYWHERE
    ? (at) => at === from || isFree(at)
    : (at) => at === from || (isFree(at) && allowed(at));
}

function freePlaces(m: Match, asked: Asked): Point[] {
  const { places, doubtful } = loosePlaces(m, asked);
  return doubtful.length === 0 ? places : placesPast(m, asked);
}

function loosePlaces(m: Match, asked: Asked): { places: Point[]; doubtful: Point[] } {
  const { model, from, allowance, which, mayEnd } = asked;
  const seat = seatOf(m, model);
  if (m.battlefield.open[seat]) return { places: placesPast(m, asked), doubtful: [] };
  const all = placesAlone(m, model, from, allowance, which);
  const { fate } = m.battlefield.ways[seat].cutOff(from, allowance, enemiesInTheWay(m, model));
  const places: Point[] = [];
  const doubtful: Point[] = [];
  for (let i = 0; i < all.length; i++) {
    const at = all[i];
    if (fate[at] === LOST || !mayEnd(at)) continue;
    places.push(at);
    if (fate[at] !== CLEAR) doubtful.push(at);
  }
  return { places, doubtful };
}

/** The places past those in the way, by what it costs to get round them. */
function placesPast(m: Match, { model, from, allowance, which, mayEnd }: Asked): Point[] {
  return Array.from(listed(m, model, reachFrom(m, model, from, allowance), which)).filter(mayEnd);
}

/** The places that would be within reach if nobody stood in the way. */
export function placesAlone(
  m: Match,
  model: Model,
  from: Point,
  allowance: Length,
  which: Which,
): Uint16Array {
  const seat = seatOf(m, model);
  if (m.battlefield.open[seat]) return listed(m, model, reachAlone(m, model, from, allowance), which);
  const { point, cost, stride, strideCost } = m.battlefield.ways[seat].listed(seat, from, allowance);
  return which === 'all'
    ? point.subarray(0, countWithin(cost, cost.length, allowance))
    : stride.subarray(0, countWithin(strideCost, strideCost.length, allowance));
}

/** Places of a list in the mover's own frame. */
function listed(m: Match, model: Model, reach: Reach, which: Which): Uint16Array {
  const own = reachInOwnFrame(reach, seatOf(m, model));
  return which === 'all'
    ? own
    : Uint16Array.from(thinnedBetweenLandmarks(m.battlefield, reach.point[0], own));
}
