import type { Length } from '../../../kernel/length.ts';
import { chosenInOwnFrame } from '../../../kernel/own-frame.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { IN_OPEN } from '../battlefield/sightlines.ts';
import { shelterOf } from '../match/fortification.ts';
import { isInTheAir } from '../match/hull.ts';
import { isLeft, type Match, placeOf, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { sees } from '../match/sight.ts';
import { screensOf } from '../match/smoke.ts';
import { findOnWay } from '../moves/markers.ts';
import { type Going, inTheWay, meetsEnemy, moveTo, roomFor, waysOf, wayTo } from '../moves/moves.ts';
import { NONE, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { boggedAt, tellOfBogging } from './bogging.ts';
import type { Journey, Stop } from './journey.ts';
import { meetMines } from './mines.ts';
import { interrupt } from './opportunity.ts';

/**
 * Moves a unit to a place, unless opportunity fire keeps it from it; returns whether it got there.
 *
 * @param going how it gets about; in a single leap where it is left out
 */
export function travel(
  m: Match,
  unit: Unit,
  to: Point,
  allowance: Length,
  how: string,
  going?: Going,
): boolean {
  const from = placeOf(m, unit);
  if (to === from) return true;
  const path = going === undefined ? [from, to] : wayTo(m, unit, to, allowance, going);
  return follow(m, { unit, path, to }, allowance, how, going);
}

/** Goes a way with all that meets a unit on it: opportunity fire, soft ground, mines. Returns whether it got there. */
export function follow(m: Match, journey: Journey, allowance: Length, how: string, going?: Going): boolean {
  const { unit, to } = journey;
  // Whoever is on the way has not stayed where it was (SQ-SNP-02).
  m.state.moved[unit] = 1;
  const stop = interrupt(m, journey);
  if (!isLeft(m, unit)) return false;
  const gone = stop === undefined ? journey.path : wayTaken(m, journey, stop, allowance, going);
  const last = boggedAt(m, unit, gone);
  const walked = gone.slice(0, last + 1);
  if (!meetMines(m, unit, walked, journey.comesOn)) return false;
  const isBogged = last < gone.length - 1;
  if (isBogged) moveTo(m, unit, nearestStop(m, unit, gone, last), 'only gets');
  else if (stop === undefined) moveTo(m, unit, to, how);
  else moveTo(m, unit, nearestStop(m, unit, gone, last), stop.shelters ? 'is repulsed' : 'is stopped');
  if (stop !== undefined && placeOf(m, unit) === journey.path[0])
    tellOf(m, 'held', unit, `is ${stop.shelters ? 'repulsed to' : 'stopped'} where it was`);
  tellOfBogging(m, unit);
  findOnWay(m, unit, walked);
  return !isBogged && stop === undefined;
}

/** The way of a unit that is stopped, and on to cover where it is repulsed: the ground counts there as anywhere. */
function wayTaken(
  m: Match,
  { unit, path }: Journey,
  { step, shelters, shooter }: Stop,
  allowance: Length,
  going: Going | undefined,
): Point[] {
  const gone = path.slice(0, step + 1);
  if (!shelters) return gone;
  const at = path[step];
  // A leap is done with at once.
  const spent =
    going === undefined ? allowance : waysOf(m, unit, going).cost(path[0], at, allowance, inTheWay(m, unit));
  const left = Math.floor(Math.max(0, allowance - spent));
  const end = shelterFrom(m, unit, at, left, shooter);
  if (end === at || end === NOWHERE) return gone;
  const back = waysOf(m, unit).path(at, end, left, inTheWay(m, unit));
  return [...gone, ...(back.length > 1 ? Array.from(back).slice(1) : [end])];
}

/** The last place on its way where a unit finds room to stop. */
function nearestStop(m: Match, unit: Unit, path: readonly Point[], step: number): Point {
  const isFree = roomFor(m, unit);
  const meets = meetsEnemy(m, unit);
  for (let i = step; i > 0; i--) if (isFree(path[i]) && !meets(path[i])) return path[i];
  return path[0];
}

/** The nearest cover from a shooter that is no nearer to him, or as far from him as it can get; NOWHERE without room (SQ-OP-07). */
function shelterFrom(m: Match, unit: Unit, at: Point, left: Length, shooter: Unit): Point {
  const { lines, distance } = m.battlefield;
  const seat = seatOf(m, unit);
  const isFree = roomFor(m, unit);
  const meets = meetsEnemy(m, unit);
  const enemy = placeOf(m, shooter);
  const least = distance(at, enemy);
  const open = chosenInOwnFrame(
    waysOf(m, unit).reach(at, left, inTheWay(m, unit)),
    seat,
    (place) => isFree(place) && !meets(place) && distance(place, enemy) >= least,
  );
  const [their, screens] = [otherSeat(seat), screensOf(m)];
  const isBare = isInTheAir(m, unit);
  const { cover } = settingsOf(m, unit).fortifications;
  const isCovered = (place: Point) =>
    !sees(m, their, enemy, place, screens) ||
    (!isBare && lines.look(their, enemy, place) > IN_OPEN) ||
    (cover.on && shelterOf(m, unit, place) !== NONE);
  const shelter = open.find(isCovered);
  if (shelter !== undefined) return shelter;
  let farthest: Point = NOWHERE;
  let most = -1;
  for (const place of open) {
    if (distance(place, enemy) <= most) continue;
    [farthest, most] = [place, distance(place, enemy)];
  }
  return farthest;
}
