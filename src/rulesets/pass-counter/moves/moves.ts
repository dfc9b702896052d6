import type { Model, Point } from '../../../kernel/entities.ts';
import { pathData, placeAt } from '../../../kernel/field/place-words.ts';
import { isFree, pointsOf, takenPoints } from '../../../kernel/field/taken-points.ts';
import { distance, squaredToSegment } from '../../../kernel/geometry/distances.ts';
import type { Length } from '../../../kernel/length.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { attack } from '../attack/retaliation.ts';
import { bestBlow } from '../attack/volley.ts';
import { canStrike, engagersAt, engages } from '../match/engagement.ts';
import { acted, enemiesOf, isInPlay, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { reachPast } from '../match/reachable.ts';
import { allowance } from '../matchup/allowance.ts';
import { CLAUSE } from '../rules/index.ts';

/** A model's SP times a factor, and some inches more; users' rules add to the SP. */
export function allowanceOf(m: Match, model: Model, factor: number, more = 0): Length {
  return allowance(m.matchup.speed[model], factor, more);
}

/** Whether a model could walk and attack in one activation, or when it is activated again (PC-ACT-01, PC-CP-06). */
export function walksFirst(m: Match, model: Model, again = false): boolean {
  const { activation, moving, reactivation } = settingsOf(m, model);
  if (!again) return moving.walk.on && activation.budget.shorts > 1;
  const isBarred = moving.walk.barred === 'round' && m.state.dashed[model] > 0;
  return moving.walk.on && reactivation.buy.shorts > 1 && !isBarred;
}

/**
 * How far from base to base an enemy may be whom a model can strike after a charge, or after a walk in one activation;
 * after a walk alone when it is activated again.
 */
export function strikingRange(m: Match, model: Model, again = false): Length {
  const { charge, moving } = settingsOf(m, model);
  const walk = walksFirst(m, model, again) ? allowanceOf(m, model, moving.walk.factor) : 0;
  const move = charge.on && !again ? Math.max(walk, allowanceOf(m, model, 1, charge.move.inches)) : walk;
  return move + m.battlefield.engagement;
}

/** Focus bonuses that come with striking so: with a charge, which may have one. */
export function chargeBonuses(m: Match, model: Model): number {
  const { charge } = settingsOf(m, model);
  return charge.on && charge.focus.on ? 1 : 0;
}

/** Points of enemies, whom nobody moves through. */
export function enemiesInTheWay(m: Match, model: Model): Point[] {
  return pointsOf(m.state.point, enemiesOf(m, model));
}

/** Where a model could go and stand, and what it costs to get there. */
export interface Reachable {
  readonly places: readonly Point[];
  readonly costs: readonly Length[];
}

/** Everywhere a model could go and stand, cheapest first, in its side's own frame; where it is comes first. */
export function destinations(
  m: Match,
  model: Model,
  within: Length,
  blockers: readonly number[] = enemiesInTheWay(m, model),
): Reachable {
  const from = m.state.point[model];
  const { count, point, cost } = reachPast(m, model, within, blockers);
  const { occupancy } = m.battlefield;
  occupancy.follow(m.state.point, model);
  const places: Point[] = [];
  const costs: number[] = [];
  for (let i = 0; i < count; i++) {
    if (point[i] !== from && !occupancy.isFree(point[i])) continue;
    places.push(point[i]);
    costs.push(cost[i]);
  }
  return { places, costs };
}

/**
 * Moves a model; it ends where it first meets an enemy (PC-A4), and those it leaves on the way to there strike at it
 * (PC-DIS-01). Whoever is removed or knocked down by one of them goes no farther.
 */
export function makeMove(m: Match, model: Model, to: Point, cost: Length): void {
  noteChanges(m, m.matchup.active[seatOf(m, model)], 'move', [m.matchup.models[model]]);
  const from = m.state.point[model];
  if (to === from) return;
  const way = wayTo(m, model, to, cost, enemiesInTheWay(m, model));
  const end = firstMeeting(m, model, way);
  const path = Array.from(way).slice(0, end + 1);
  let done = 0;
  for (const { enemy, step } of disengagementsOf(m, model, path)) {
    advance(m, model, path.slice(done, step + 1));
    done = step;
    if (!getsAway(m, model, enemy)) return;
  }
  advance(m, model, path.slice(done));
  if (end < way.length - 1) acted(m, CLAUSE.engagement.range);
  if (m.battlefield.isSlow(from) || m.battlefield.isSlow(to)) acted(m, CLAUSE.moving.ground);
}

/** The way a model takes to a place; nothing but its ends where it can meet nobody. */
function wayTo(
  m: Match,
  model: Model,
  to: Point,
  cost: Length,
  blockers: readonly number[],
): ArrayLike<number> {
  const from = m.state.point[model];
  if (!mayMeet(m, model, to, cost)) return [from, to];
  return m.battlefield.ways[seatOf(m, model)].path(from, to, cost, blockers);
}

/** Where a move to a place past some points really ends, unless somebody strikes the model down on the way. */
export function stopOf(
  m: Match,
  model: Model,
  to: Point,
  cost: Length,
  blockers: readonly number[] = enemiesInTheWay(m, model),
): number {
  const way = wayTo(m, model, to, cost, blockers);
  return way[firstMeeting(m, model, way)];
}

/** Puts a model at the end of a way and tells it. */
function advance(m: Match, model: Model, path: readonly Point[]): void {
  if (path.length < 2) return;
  const { ground } = m.battlefield;
  const end = path[path.length - 1];
  m.state.point[model] = end;
  tellOf(m, 'move', model, () => [`moves to ${placeAt(ground, end)}`, pathData(ground, path)]);
}

/** Whether a way of some length can come near an enemy at all, but for one: then it matters by which points it goes. */
export function mayMeet(m: Match, model: Model, to: Point, cost: Length, but?: number): boolean {
  const { x, y, radius } = m.battlefield.ground;
  const from = m.state.point[model];
  const straight = distance(x[from], y[from], x[to], y[to]);
  // No way of that length goes further aside from the straight one.
  const aside = Math.sqrt(Math.max(0, cost * cost - straight * straight)) / 2;
  const nearby = m.battlefield.reach + 2 * radius + aside;
  return enemiesOf(m, model).some((enemy) => {
    const at = m.state.point[enemy];
    const isOther = enemy !== but && isInPlay(m, enemy);
    return isOther && squaredToSegment(x[at], y[at], x[from], y[from], x[to], y[to]) <= nearby * nearby;
  });
}

/** An enemy whose engagement a way leaves, and the step of it at which he strikes. */
interface Disengagement {
  readonly enemy: Model;
  readonly step: number;
}

/**
 * Enemies whose engagement a way leaves, in the order in which they strike: whoever engages the model where it starts
 * before it goes, the others at the last place before it leaves them where it could stand.
 */
function disengagementsOf(m: Match, model: Model, path: readonly Point[]): Disengagement[] {
  const disengagements: Disengagement[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (!engages(m, enemy)) continue;
    const at = m.state.point[enemy];
    const met = path.findIndex((point) => m.battlefield.near(point, at));
    if (met < 0) continue;
    const left = path.findIndex((point, i) => i > met && !m.battlefield.near(point, at));
    if (left > 0) disengagements.push({ enemy, step: met === 0 ? 0 : lastFree(m, model, path, left - 1) });
  }
  return disengagements.sort((a, b) => a.step - b.step);
}

/** The last step of a way, up to one of them, at which a model has room to stand. */
function lastFree(m: Match, model: Model, path: ArrayLike<Point>, last: number): number {
  const taken = takenPoints(m.state.point, model);
  let step = last;
  while (step > 0 && !isFree(m.battlefield, path[step], taken)) step--;
  return step;
}

/** Lets an enemy strike who is left; whether the model can go on. */
function getsAway(m: Match, model: Model, enemy: Model): boolean {
  const { on, strike } = settingsOf(m, enemy).disengaging;
  if (!on || !strike.on) return true;
  const blow = bestBlow(m, 'disengaging', enemy, model);
  if (!blow) return true;
  if (!canStrike(m, enemy)) {
    acted(m, CLAUSE.knockedDown.attack);
    return true;
  }
  acted(m, CLAUSE.disengaging.strike);
  attack(m, blow);
  if (!isInPlay(m, model) || m.state.over || m.state.down[model] > 0) return false;
  return strike.survivor === 'continues';
}

/**
 * Where on its way a model first meets an enemy it was not engaged with, with room to stand: past friends as long as
 * it still meets somebody there, and before them otherwise.
 */
function firstMeeting(m: Match, model: Model, path: ArrayLike<Point>): number {
  const last = path.length - 1;
  if (m.matchup.settings[0].engagement.range.stops === 'never') return last;
  const engagers = engagersAt(m, model, m.state.point[model]);
  const meets = (at: Point) => engagersAt(m, model, at).some((enemy) => !engagers.includes(enemy));
  let met = 1;
  while (met < last && !meets(path[met])) met++;
  if (met >= last) return last;
  const taken = takenPoints(m.state.point, model);
  let end = met;
  while (!isFree(m.battlefield, path[end], taken) && end < last && meets(path[end + 1])) end++;
  return lastFree(m, model, path, end);
}
