import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Occupancy } from '../../../kernel/field/occupancy.ts';
import { pathData, placeAt, pointData } from '../../../kernel/field/place-words.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Length } from '../../../kernel/length.ts';
import { type LooseEnds, looseEnds, sureEnds } from '../../../kernel/movement/loose-ends.ts';
import { chosenInOwnFrame } from '../../../kernel/own-frame.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { loseOverEdge } from '../attack/removal.ts';
import { noteAdvance } from '../match/dead-turns.ts';
import { acted, enemiesOf, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { meleeReach } from '../matchup/reach.ts';
import { CLAUSE } from '../rules/index.ts';

/** Enemies, which cannot be moved through (ZC-X-01). */
function inTheWay(m: Match, model: Model): Point[] {
  if (!settingsOf(m, model).movement.passing.on) return [];
  return pointsOf(m.state.point, enemiesOf(m, model));
}

/**
 * Where a model could go and stand, as far as it is worth weighing, cheapest first, in its side's own frame; where it
 * is comes first. Each place counts from which it would reach somebody in melee.
 */
export function destinations(m: Match, model: Model, allowance: Length): LooseEnds {
  const { ground, ends } = m.battlefield;
  const reach = meleeReach(settingsOf(m, model));
  const farthest = Math.max(m.matchup.gaps.widest(allowance + reach), square(allowance + 2 * ground.radius));
  const met = enemiesWithin(m, model, farthest);
  if (met.length > 0) return destinationsAmong(m, model, allowance, met);
  const { isFree } = occupancyFor(m, model);
  const from = m.state.point[model];
  const list = ends[seatOf(m, model)](from, allowance);
  const places = [from];
  for (let i = 1; i < list.length; i++) if (isFree(list[i])) places.push(list[i]);
  return sureEnds(places);
}

/**
 * The same among enemies on some points, who may be in the way or near enough to be fought. Whoever takes the best may
 * have it in doubt what is there.
 */
function destinationsAmong(m: Match, model: Model, allowance: Length, met: readonly Point[]): LooseEnds {
  const { ground, worthWeighing, ways } = m.battlefield;
  const seat = seatOf(m, model);
  const from = m.state.point[model];
  const melee = m.matchup.gaps.widest(meleeReach(settingsOf(m, model)));
  const isMelee = (at: Point) => {
    for (const enemy of met) if (squareBetween(ground, at, enemy) <= melee) return true;
    return false;
  };
  const { isFree } = occupancyFor(m, model);
  const counts = (at: Point) => at === from || ((worthWeighing[at] === 1 || isMelee(at)) && isFree(at));
  if (!m.players[seat].takesBest)
    return sureEnds(chosenInOwnFrame(reachOf(m, model, allowance), seat, counts));
  const open = chosenInOwnFrame(ways[seat].reach(from, allowance, []), seat, counts);
  return looseEnds(ways[seat], from, allowance, inTheWay(m, model), open);
}

/** Points of the enemies that are no further off than the root of a square, from middle to middle. */
function enemiesWithin(m: Match, model: Model, square: number): Point[] {
  const { ground } = m.battlefield;
  const { point } = m.state;
  const from = point[model];
  const found: Point[] = [];
  for (const enemy of enemiesOf(m, model)) {
    const at = point[enemy];
    if (at !== NOWHERE && squareBetween(ground, at, from) <= square) found.push(at);
  }
  return found;
}

function square(length: Length): number {
  return length * length;
}

/** Tells where a model could stand, for now. */
function occupancyFor(m: Match, model: Model): Occupancy {
  m.battlefield.occupancy.follow(m.state.point, model);
  return m.battlefield.occupancy;
}

function reachOf(m: Match, model: Model, allowance: Length): Reach {
  return m.battlefield.ways[seatOf(m, model)].reach(m.state.point[model], allowance, inTheWay(m, model));
}

/** Puts a model somewhere else. */
function moveTo(m: Match, model: Model, to: Point): void {
  const from = m.state.point[model];
  if (to === from) return;
  m.state.moved[model] = 1;
  m.state.point[model] = to;
  acted(m, CLAUSE.movement.allowance);
  noteChanges(m, m.matchup.sides[seatOf(m, model)].rules, 'move', [m.matchup.models[model]]);
  const reach = m.matchup.allowance[model];
  if (inTheWay(m, model).some((at) => m.battlefield.distance(from, at) < reach))
    acted(m, CLAUSE.movement.passing);
  if ((m.battlefield.ground.inside[from] | m.battlefield.ground.inside[to]) !== 0) {
    acted(m, CLAUSE.movement.terrain);
    acted(m, CLAUSE.movement.costs);
  }
  tellOf(m, 'move', model, () => [
    `moves to ${placeOf(m, model)}`,
    pathData(m.battlefield.ground, [from, to]),
  ]);
}

/** Moves a model of its own accord. */
export function goTo(m: Match, model: Model, to: Point): void {
  const from = m.state.point[model];
  moveTo(m, model, to);
  noteAdvance(m, model, from, to);
}

/** Moves a model straight back as far as an allowance goes, over its own edge if it gets there (ZC-MOR-05/07). */
export function retreat(m: Match, model: Model, allowance: Length): void {
  const { fromHome, ground } = m.battlefield;
  const seat = seatOf(m, model);
  const { edge } = settingsOf(m, model).morale;
  const { isFree } = occupancyFor(m, model);
  let to = m.state.point[model];
  for (const { at, cost } of straightBack(m, model, allowance)) {
    const left = fromHome(seat, at);
    // The last rank of standing points is less than a rank away from the edge; friends on it are run past.
    if (edge.on && left < ground.pitch && cost + left <= allowance) return loseOverEdge(m, model);
    if (isFree(at)) to = at;
  }
  moveTo(m, model, to);
}

/** The places behind a model, one after the other from where it stands, up to whatever it cannot pass. */
function straightBack(m: Match, model: Model, allowance: Length): { at: Point; cost: Length }[] {
  const { fromHome, sideways, ground } = m.battlefield;
  const seat = seatOf(m, model);
  const from = m.state.point[model];
  const { count, point, cost } = reachOf(m, model, allowance);
  const behind: { at: Point; cost: Length }[] = [];
  for (let i = 0; i < count; i++) {
    const isBehind =
      sideways[point[i]] === sideways[from] && fromHome(seat, point[i]) <= fromHome(seat, from);
    if (isBehind) behind.push({ at: point[i], cost: cost[i] });
  }
  behind.sort((a, b) => fromHome(seat, b.at) - fromHome(seat, a.at));
  const gap = behind.findIndex(
    ({ at }, i) => i > 0 && fromHome(seat, behind[i - 1].at) - fromHome(seat, at) > ground.pitch,
  );
  return gap < 0 ? behind : behind.slice(0, gap);
}

/** Tells that a model comes onto the board. */
export function tellPlace(m: Match, kind: string, model: Model, comes: string): void {
  tellOf(m, kind, model, () => [
    `${comes} at ${placeOf(m, model)}`,
    pointData(m.battlefield.ground, m.state.point[model]),
  ]);
}

/** Where a model stands, in inches from the corner at seat 0's left, with its zone. */
function placeOf(m: Match, model: Model): string {
  const { ground, grid, zone } = m.battlefield;
  const at = m.state.point[model];
  const where = zone[at] < 0 ? 'between zones' : `zone ${zoneName(grid.columns, zone[at])}`;
  return `${placeAt(ground, at)} (${where})`;
}

/** Columns are letters from the left, rows numbers from seat 0's edge. */
export function zoneName(columns: number, zone: number): string {
  return `${String.fromCharCode(97 + (zone % columns))}${1 + Math.floor(zone / columns)}`;
}
