import { thinnedBetweenLandmarks } from '../../../kernel/landmarks.ts';
import type { Length } from '../../../kernel/length.ts';
import { countWithin } from '../../../kernel/movement/reach-list.ts';
import { reachInOwnFrame } from '../../../kernel/own-frame.ts';
import { CLEAR, LOST, type Reach } from '../../../kernel/ways.ts';
import { NOWHERE } from '../battlefield/state.ts';
import { enemiesInTheWay, reachAlone, reachFrom, roomFor } from '../match/blockers.ts';
import { type Match, seatOf } from '../match/match.ts';
import { ANYWHERE, type Bound, contactBound, leashOf, maySetDownAcross, placesAcross } from './endings.ts';

/** Which places are asked about: all, or those that are worth weighing. */
type Which = 'all' | 'strides';

/**
 * Where a movement could end, in the order of cost with nobody in the way. To some of the places who is in the way cuts
 * off the usual way: another may lead there, so that they come later in the order, or none within the allowance. All
 * others keep their order. To find out takes long, and seldom matters.
 */
export interface LooseEnds {
  readonly places: readonly number[];
  /** Those of them that are in doubt, in the same order. */
  readonly doubtful: readonly number[];
}

/** Where a model could stand, cheapest first, in its side's own frame (ties of cost are mirrored for seat 1). */
export function destinations(
  m: Match,
  model: number,
  from: number,
  allowance: Length,
  slot = NOWHERE,
): number[] {
  const allowed = slot === NOWHERE ? leashOf(m, model, from) : ANYWHERE;
  const found = freePlaces(m, {
    model,
    from,
    allowance,
    which: 'all',
    mayEnd: endsWithin(m, model, from, allowed, slot),
  });
  return slot === NOWHERE && maySetDownAcross(m, model) ? found.concat(placesAcross(m, model, found)) : found;
}

/** The same, some of it in doubt. */
export function looseDestinations(m: Match, model: number, from: number, allowance: Length): LooseEnds {
  if (maySetDownAcross(m, model)) return sure(destinations(m, model, from, allowance));
  const mayEnd = endsWithin(m, model, from, leashOf(m, model, from));
  return loosePlaces(m, { model, from, allowance, which: 'all', mayEnd });
}

/** Where a Movement could end that is worth weighing (DP-MOV-03), in the order of `destinations`. */
export function endsOfMove(m: Match, model: number, from: number, allowance: Length): number[] {
  if (!maySetDownAcross(m, model)) return freePlaces(m, strides(m, model, from, allowance));
  // Places beyond an obstacle go by all others, near landmarks or not.
  const ends = thinnedBetweenLandmarks(m.battlefield, from, destinations(m, model, from, allowance));
  return ends.filter(contactBound(m, model, from));
}

/** The same, some of it in doubt. */
export function looseEndsOfMove(m: Match, model: number, from: number, allowance: Length): LooseEnds {
  return maySetDownAcross(m, model)
    ? sure(endsOfMove(m, model, from, allowance))
    : loosePlaces(m, strides(m, model, from, allowance));
}

function sure(places: readonly number[]): LooseEnds {
  return { places, doubtful: [] };
}

/** Places asked about within reach of a mover: all, or those that are worth weighing. */
interface Asked {
  readonly model: number;
  readonly from: number;
  readonly allowance: Length;
  readonly which: Which;
  readonly mayEnd: Bound;
}

function strides(m: Match, model: number, from: number, allowance: Length): Asked {
  const leash = leashOf(m, model, from);
  const contact = contactBound(m, model, from);
  const allowed: Bound = contact === ANYWHERE ? leash : (at) => leash(at) && contact(at);
  return { model, from, allowance, which: 'strides', mayEnd: endsWithin(m, model, from, allowed) };
}

/** Where it starts, and places that others leave free and that are allowed. */
function endsWithin(m: Match, model: number, from: number, allowed: Bound, slot = NOWHERE): Bound {
  const { isFree } = roomFor(m, model, slot);
  return allowed === ANYWHERE
    ? (at) => at === from || isFree(at)
    : (at) => at === from || (isFree(at) && allowed(at));
}

function freePlaces(m: Match, asked: Asked): number[] {
  const { places, doubtful } = loosePlaces(m, asked);
  return doubtful.length === 0 ? places : placesPast(m, asked);
}

function loosePlaces(m: Match, asked: Asked): { places: number[]; doubtful: number[] } {
  const { model, from, allowance, which, mayEnd } = asked;
  const seat = seatOf(m, model);
  if (m.battlefield.open[seat]) return { places: placesPast(m, asked), doubtful: [] };
  const all = placesAlone(m, model, from, allowance, which);
  const { fate } = m.battlefield.ways[seat].cutOff(from, allowance, enemiesInTheWay(m, model));
  const places: number[] = [];
  const doubtful: number[] = [];
  for (let i = 0; i < all.length; i++) {
    const at = all[i];
    if (fate[at] === LOST || !mayEnd(at)) continue;
    places.push(at);
    if (fate[at] !== CLEAR) doubtful.push(at);
  }
  return { places, doubtful };
}

/** The places past those in the way, by what it costs to get round them. */
function placesPast(m: Match, { model, from, allowance, which, mayEnd }: Asked): number[] {
  return Array.from(listed(m, model, reachFrom(m, model, from, allowance), which)).filter(mayEnd);
}

/** The places that would be within reach if nobody stood in the way. */
export function placesAlone(
  m: Match,
  model: number,
  from: number,
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
function listed(m: Match, model: number, reach: Reach, which: Which): Uint16Array {
  const own = reachInOwnFrame(reach, seatOf(m, model));
  return which === 'all'
    ? own
    : Uint16Array.from(thinnedBetweenLandmarks(m.battlefield, reach.point[0], own));
}
