import { thinnedBetweenLandmarks } from '../../kernel/landmarks.ts';
import type { Length } from '../../kernel/length.ts';
import { countWithin } from '../../kernel/movement/reach-list.ts';
import { reachInOwnFrame } from '../../kernel/own-frame.ts';
import { CLEAR, LOST, type Reach } from '../../kernel/ways.ts';
import { ANYWHERE, type Bound, contactBound, leashOf, maySetDownAcross, placesAcross } from './endings.ts';
import { type Match, seatOf } from './match.ts';
import { enemiesInTheWay, reachAlone, reachFrom, roomFor } from './ways-out.ts';

/** Which places are asked about: all, or those that are worth weighing. */
type Which = 'all' | 'strides';

/** Where a model could stand, cheapest first, in its side's own frame (ties of cost are mirrored for seat 1). */
export function destinations(m: Match, model: number, from: number, allowance: Length, slot = -1): number[] {
  if (slot >= 0) return freePlaces(m, model, from, allowance, 'all', ANYWHERE, slot);
  const found = freePlaces(m, model, from, allowance, 'all', leashOf(m, model, from));
  return maySetDownAcross(m, model) ? found.concat(placesAcross(m, model, found)) : found;
}

/** Where a Movement could end that is worth weighing (DP-MOV-03), in the order of `destinations`. */
export function endsOfMove(m: Match, model: number, from: number, allowance: Length): number[] {
  const allowed = contactBound(m, model, from);
  const ends = thinnedDestinations(m, model, from, allowance);
  return allowed === ANYWHERE ? ends : ends.filter(allowed);
}

/** Destinations between landmarks; the others are not even looked at, unless places beyond an obstacle go by them. */
function thinnedDestinations(m: Match, model: number, from: number, allowance: Length): number[] {
  if (maySetDownAcross(m, model))
    return thinnedBetweenLandmarks(m.theatre, from, destinations(m, model, from, allowance));
  return freePlaces(m, model, from, allowance, 'strides', leashOf(m, model, from));
}

/** Where it starts, and the places within reach that others leave free and that are allowed. */
function freePlaces(
  m: Match,
  model: number,
  from: number,
  allowance: Length,
  which: Which,
  allowed: Bound,
  slot = -1,
): number[] {
  const { isFree } = roomFor(m, model, slot);
  const mayEnd = (at: number) => at === from || (isFree(at) && (allowed === ANYWHERE || allowed(at)));
  return (
    clearPlaces(m, model, from, allowance, which, mayEnd) ??
    placesPast(m, model, from, allowance, which).filter(mayEnd)
  );
}

/**
 * Those of the places within reach where a mover may end, if who is in its way changes the cost of none of them; else
 * null. The ways past others take long to find, and are seldom those that count.
 */
function clearPlaces(
  m: Match,
  model: number,
  from: number,
  allowance: Length,
  which: Which,
  mayEnd: Bound,
): number[] | null {
  const seat = seatOf(m, model);
  if (m.theatre.open[seat]) return null;
  const places = placesAlone(m, model, from, allowance, which);
  const { fate } = m.theatre.ways[seat].cutOff(from, allowance, enemiesInTheWay(m, model));
  const found: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const at = places[i];
    if (fate[at] === LOST || !mayEnd(at)) continue;
    if (fate[at] !== CLEAR) return null;
    found.push(at);
  }
  return found;
}

/** The places within reach past those in the way, with what it costs to get round them. */
function placesPast(m: Match, model: number, from: number, allowance: Length, which: Which): number[] {
  return Array.from(listed(m, model, reachFrom(m, model, from, allowance), which));
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
  if (m.theatre.open[seat]) return listed(m, model, reachAlone(m, model, from, allowance), which);
  const { point, cost, stride, strideCost } = m.theatre.ways[seat].listed(seat, from, allowance);
  return which === 'all'
    ? point.subarray(0, countWithin(cost, cost.length, allowance))
    : stride.subarray(0, countWithin(strideCost, strideCost.length, allowance));
}

/** Places of a list in the mover's own frame. */
function listed(m: Match, model: number, reach: Reach, which: Which): Uint16Array {
  const own = reachInOwnFrame(reach, seatOf(m, model));
  return which === 'all' ? own : Uint16Array.from(thinnedBetweenLandmarks(m.theatre, reach.point[0], own));
}
