import { pathData, placeAt } from '../../../kernel/field/place-words.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import type { Length } from '../../../kernel/length.ts';
import { chosenInOwnFrame } from '../../../kernel/own-frame.ts';
import type { Reach, Ways } from '../../../kernel/ways.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { CONTACT } from '../battlefield/battlefield.ts';
import { ON_TABLE, RIGGING } from '../battlefield/state.ts';
import { canRush, rushOf } from '../match/allowance.ts';
import { noteLeaving } from '../match/crew.ts';
import { isInTrench } from '../match/fortification.ts';
import { isAloft, isVehicle } from '../match/hull.ts';
import {
  acted,
  enemiesOf,
  gapToEnemy,
  type Match,
  nameOf,
  placeOf,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { keepsTouch } from '../match/partners.ts';
import { isSlowed, officerWith } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Point, type Unit } from '../units/entities.ts';

/** Enemies, which cannot be moved through (SQ-CORE-MOVE-passing). */
export function inTheWay(m: Match, unit: Unit): Point[] {
  if (!settingsOf(m, unit).movement.passing.on) return [];
  return pointsOf(m.state.point, enemiesOf(m, unit));
}

/** How a unit gets about: on the ground, or in bounds. */
export type Going = 'ways' | 'flights';

/** The ways of a unit that gets about in some manner; vehicles off the ground fly whatever they do. */
export function waysOf(m: Match, unit: Unit, going: Going = 'ways'): Ways {
  return m.battlefield[isAloft(m, unit) ? 'flights' : going][seatOf(m, unit)];
}

/** What a unit reaches where it stands: the beginning of all that it could reach if it rushed, which is asked for as well. */
export function reachOf(m: Match, unit: Unit, allowance: Length, going: Going = 'ways'): Reach {
  const { point, cost, count } = waysOf(m, unit, going).reach(
    placeOf(m, unit),
    searchedFor(m, unit, allowance, going),
    inTheWay(m, unit),
  );
  let within = count;
  while (within > 0 && cost[within - 1] > allowance) within--;
  return { point, cost, count: within };
}

/** How far ways are looked for where a unit goes so far: one search past the enemy serves its move, its rush and the way. */
export function searchedFor(m: Match, unit: Unit, allowance: Length, going: Going): Length {
  if (going === 'flights' || !settingsOf(m, unit).actions.moveOut.on) return allowance;
  return canRush(m, unit) && !isSlowed(m, unit) ? Math.max(allowance, rushOf(m, unit)) : allowance;
}

/** The points on the way of a unit to a place, both ends included. */
export function wayTo(m: Match, unit: Unit, to: Point, allowance: Length, going: Going): Point[] {
  const from = placeOf(m, unit);
  const way = waysOf(m, unit, going).path(from, to, allowance, inTheWay(m, unit));
  return way.length < 2 ? [from, to] : Array.from(way);
}

/** Tells where a unit finds room, for now. */
export function roomFor(m: Match, unit: Unit): (at: Point) => boolean {
  m.battlefield.occupancy.follow(m.state.point, unit);
  return m.battlefield.occupancy.isFree;
}

/** Tells whether a unit would be in contact with an enemy on a point that is no farther off than so far. */
export function meetsEnemy(m: Match, unit: Unit, farthest: Length = Infinity): (at: Point) => boolean {
  const { distance, touch } = m.battlefield;
  const from = placeOf(m, unit);
  const met = pointsOf(m.state.point, enemiesOf(m, unit)).filter(
    (enemy) => distance(from, enemy) <= farthest + CONTACT,
  );
  return (at) => {
    for (const enemy of met) if (touch(at, enemy)) return true;
    return false;
  };
}

/** Where a unit could go and stand, as far as it is worth weighing, cheapest first; where it is comes first. */
export function destinations(m: Match, unit: Unit, allowance: Length, going: Going = 'ways'): Point[] {
  return chosenInOwnFrame(reachOf(m, unit, allowance, going), seatOf(m, unit), mayEnd(m, unit, allowance));
}

/** Tells where a move of a unit may end that leads there and no farther than so far, as far as it is worth weighing. */
export function mayEnd(m: Match, unit: Unit, farthest: Length): (at: Point) => boolean {
  const from = placeOf(m, unit);
  const { worthWeighing } = m.battlefield;
  const isFree = roomFor(m, unit);
  const meets = meetsEnemy(m, unit, farthest);
  const keeps = keepsTouch(m, unit);
  return (at) => at === from || (worthWeighing[at] === 1 && isFree(at) && !meets(at) && keeps(at));
}

/** Everywhere a unit could go and stand, cheapest first. */
function everywhere(m: Match, unit: Unit, allowance: Length): Point[] {
  const from = placeOf(m, unit);
  const isFree = roomFor(m, unit);
  const meets = meetsEnemy(m, unit, allowance);
  return chosenInOwnFrame(
    reachOf(m, unit, allowance),
    seatOf(m, unit),
    (at) => at === from || (isFree(at) && !meets(at)),
  );
}

/** Puts a unit somewhere else; tells it as some move. Whoever is with another unit leaves it. */
export function moveTo(m: Match, unit: Unit, to: Point, how: string): void {
  const from = placeOf(m, unit);
  if (to === from) return;
  const wasNear = gapAt(m, unit, from);
  if (isInTrench(m, unit)) acted(m, CLAUSE.fortifications.leaving);
  m.state.moved[unit] = 1;
  m.state.point[unit] = to;
  leave(m, unit);
  leaveCharges(m, unit);
  noteMove(m, unit, from, to);
  if (gapAt(m, unit, to) < wasNear) m.state.stirred[seatOf(m, unit)] = 1;
  tellOf(m, 'move', unit, () => [
    `${how} to ${placeAt(m.battlefield.ground, to)}`,
    { ...pathData(m.battlefield.ground, [from, to]) },
  ]);
}

/** A character that goes away leaves its unit, whose resolve is its own again (SQ-CHR-08). */
function leave(m: Match, unit: Unit): void {
  const host = m.state.host[unit];
  if (host === NO_UNIT) return;
  const { characters } = settingsOf(m, unit);
  const ledByIt = officerWith(m, host) === unit;
  m.state.host[unit] = NO_UNIT;
  m.state.whereabouts[unit] = ON_TABLE;
  if (isVehicle(m, host)) noteLeaving(m, unit, host);
  const verb = isVehicle(m, host) ? 'gets out of' : 'leaves';
  tellOf(m, 'leaves', unit, () => [`${verb} ${nameOf(m, host)}`, { host }]);
  if (!ledByIt) return;
  if (characters.leaving.on) acted(m, CLAUSE.characters.leaving);
  else m.state.kept[host] = 1;
}

/** Charges that take longer are rigged by whoever remains in place, and nobody who is driven off does (SQ-DEMO-04). */
export function leaveCharges({ state }: Match, unit: Unit): void {
  if (state.rigged[unit] === RIGGING) state.rigged[unit] = state.begunRigging[unit] = 0;
}

function noteMove(m: Match, unit: Unit, from: Point, to: Point): void {
  const { ground } = m.battlefield;
  acted(m, isVehicle(m, unit) ? CLAUSE.vehicles.classes : CLAUSE.movement.rates);
  noteChanges(m, m.matchup.sides[seatOf(m, unit)].rules, 'move', [m.matchup.models[unit]]);
  if ((ground.inside[from] | ground.inside[to]) !== 0) acted(m, CLAUSE.movement.difficult);
  const reach = m.matchup.rushes[unit];
  if (inTheWay(m, unit).some((at) => m.battlefield.distance(from, at) < reach))
    acted(m, CLAUSE.movement.passing);
}

/** Distance from a point to what is nearest of enemies of a unit and objectives. */
function gapAt(m: Match, unit: Unit, at: Point): Length {
  return m.battlefield.objectives.reduce(
    (gap, objective) => Math.min(gap, m.battlefield.distanceTo(objective, at)),
    gapToEnemy(m, unit, at),
  );
}

/** Moves a unit as far away from the enemy as an allowance goes, unless it makes a last stand (SQ-LST-02). */
export function retreat(m: Match, unit: Unit, allowance: Length, how: string): void {
  if (m.state.standing[unit] > 0) return;
  let best = placeOf(m, unit);
  let most = gapToEnemy(m, unit, best);
  for (const at of everywhere(m, unit, allowance)) {
    const gap = gapToEnemy(m, unit, at);
    if (gap > most) [best, most] = [at, gap];
  }
  moveTo(m, unit, best, how);
}
