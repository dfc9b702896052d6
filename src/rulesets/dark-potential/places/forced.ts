import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { where } from '../../../rules/play/labels.ts';
import { isSpecial } from '../battlefield/menu.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { CALM } from '../battlefield/state.ts';
import { reachFrom, roomFor } from '../match/blockers.ts';
import { pathPast } from '../match/breaking-contact.ts';
import { decide, enemiesOf, gapToEnemy, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { coverFrom } from '../match/sight.ts';
import { isEngaged } from '../match/weapons.ts';
import type { ActionKind } from '../matchup/action.ts';
import { contactBound } from './endings.ts';
import { outlook } from './outlook.ts';

/** What suppression asks of a model where it stands: nothing, to stay in cover, to run, to stay with whom it touches, or to fight. */
type Posture = 'free' | 'sheltered' | 'exposed' | 'staying' | 'fighting';

/** A hidden model is where nobody sees it, which is as good as cover (DP-Q-132). */
export function postureOf(m: Match, model: Model): Posture {
  const { forced, forfeit } = settingsOf(m, model).leadership;
  if (m.state.hidden[model]) return forfeit.unseen === 'free' ? 'free' : 'sheltered';
  const { engaged } = forced;
  const place = exposureAt(m, model, m.state.point[model]);
  if (place !== 'exposed' || engaged === 'leaves' || !isEngaged(m, model)) return place;
  return engaged === 'fights' ? 'fighting' : 'staying';
}

/** Whether suppression leaves a model no Movement where it stands (DP-LDR-07, DP-Q-133). */
export function staysPut(posture: Posture, forfeits: boolean): boolean {
  return posture === 'fighting' || posture === 'staying' || (posture === 'sheltered' && forfeits);
}

/**
 * The rest of its own Movement to a model that has failed in the middle of it, under a reading of DP-Q-128 that makes
 * this the suppressed one: a way to cover, or none. Null where it may go on as it likes.
 */
export function wayOfFailed(m: Match, model: Model, left: Length): ArrayLike<number> | null {
  const { suppressed, forced, forfeit } = settingsOf(m, model).leadership;
  const { ownActivation } = suppressed;
  if (m.state.suppressed[model] === CALM || (ownActivation !== 'at-once' && ownActivation !== 'both'))
    return null;
  const posture = postureOf(m, model);
  if (posture === 'exposed' && forced.on) return wayToCover(m, model, left);
  return staysPut(posture, forfeit.on) ? [] : null;
}

/** Whether suppression takes a model's Action: still in the open it has to run on for cover (DP-LDR-06). */
export function mustRunOn(m: Match, model: Model): boolean {
  const { forced } = settingsOf(m, model).leadership;
  return forced.on && forced.action > 0 && postureOf(m, model) === 'exposed';
}

/** What of its actions suppression leaves to a model in cover (DP-LDR-07, DP-Q-96, DP-Q-134); in the open all or none. */
export function suppressionAllows(m: Match, model: Model, kind: ActionKind): boolean {
  const { forfeit, forced } = settingsOf(m, model).leadership;
  const posture = postureOf(m, model);
  if (posture === 'free') return true;
  if (posture === 'exposed') return !mustRunOn(m, model);
  if (posture === 'fighting') return kind === 'close-combat';
  if (isSpecial(kind) && forced.specials === 'may-not') return false;
  // Whoever stays with an enemy moves nowhere, though cover would let it (DP-LDR-07 off).
  if (!forfeit.on && posture === 'sheltered') return true;
  if (forfeit.action === 'free') return true;
  if (forfeit.action === 'shoot-only') return kind === 'ranged-attack';
  return kind !== 'second-move' && kind !== 'charge';
}

/** Whether a place is in cover from at least one enemy in sight, or from all of them (DP-LDR-08, Q-131, Q-132). */
function exposureAt(m: Match, model: Model, at: Point): 'free' | 'sheltered' | 'exposed' {
  const { seat, profile } = m.matchup.models[model];
  const { inCover, forfeit } = settingsOf(m, model).leadership;
  let seen = 0;
  let covered = 0;
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const from = m.state.point[enemy];
    const penalty = coverFrom(m, from, at, seat, profile.dugIn);
    if (penalty === UNSEEN) continue;
    seen++;
    const counts = inCover.means !== 'full' || m.battlefield.lines.isFull(from, at, seat);
    if (penalty > 0 && counts) covered++;
  }
  if (seen === 0 && forfeit.unseen === 'free') return 'free';
  const byTerrain = seen === 0 ? forfeit.unseen === 'to-terrain' : inCover.means === 'terrain';
  if (byTerrain) return touchesTerrain(m, at) ? 'sheltered' : 'exposed';
  const enough = inCover.against === 'any' ? covered > 0 : covered === seen;
  return seen === 0 || enough ? 'sheltered' : 'exposed';
}

function touchesTerrain(m: Match, at: Point): boolean {
  const { inside, touches } = m.battlefield.ground;
  return (inside[at] | touches[at]) !== 0;
}

/**
 * The way of a suppressed model to the nearest cover: by least movement to a place in cover that is free (DP-LDR-06,
 * DP-Q-130); as far along it as the allowance goes. Ties go to the first in its own frame. Empty without one.
 */
export function wayToCover(m: Match, model: Model, allowance: Length): ArrayLike<number> {
  const from = m.state.point[model];
  const { nearest, path } = settingsOf(m, model).leadership.forced;
  if (path === 'any') {
    const chosen = chooseCover(m, model, from, allowance);
    if (chosen !== NOWHERE) return pathPast(m, model, from, chosen, allowance);
  }
  const wide = nearest === 'straight-line';
  for (let within = wide ? LONGEST_MOVE : allowance; ; within = Math.min(within + STEP, LONGEST_MOVE)) {
    const goal = nearestCover(m, model, from, within);
    if (goal !== NOWHERE) {
      const way = pathPast(m, model, from, goal, within);
      return within === allowance ? way : cut(m, model, way, allowance);
    }
    if (within === LONGEST_MOVE || (within === allowance && !leadsOn(m, model, from, allowance))) return [];
  }
}

/** Ways to cover out of reach are looked for in steps, since far ones take long to find. */
const STEP: Length = 4 * 2540;

/** Whether it is worth looking beyond a move: there is cover somewhere, and the model is not shut in by enemies. */
function leadsOn(m: Match, model: Model, from: Point, allowance: Length): boolean {
  const reach = reachFrom(m, model, from, allowance);
  return 2 * reach.cost[reach.count - 1] > allowance && hasCover(m, model);
}

/** Whether anywhere on the table is in cover and free. */
function hasCover(m: Match, model: Model): boolean {
  const { isFree } = roomFor(m, model);
  for (let at = 0; at < m.battlefield.ground.count; at++)
    if (exposureAt(m, model, at) !== 'exposed' && isFree(at)) return true;
  return false;
}

/** Any place in cover within reach, where the way is free (DP-Q-140, DP-D-17); NOWHERE without one. */
function chooseCover(m: Match, model: Model, from: Point, allowance: Length): Point {
  const reach = reachFrom(m, model, from, allowance);
  const mayEnd = endsOf(m, model, from);
  const goals = Array.from(reach.point.subarray(0, reach.count)).filter(
    (at) => mayEnd(at) && exposureAt(m, model, at) !== 'exposed',
  );
  if (goals.length === 0) return NOWHERE;
  const weigh = outlook(m, model, 0).survey(goals, NOWHERE);
  const label = where('take cover at', m.battlefield.ground, goals);
  return goals[decide(m, seatOf(m, model), 'DP-D-17', model, goals.length, weigh, { label })];
}

/** Places that are free, and without DP-MOV-03 out of contact, since only a Charge leads into it. */
function endsOf(m: Match, model: Model, from: Point): (at: Point) => boolean {
  const { isFree } = roomFor(m, model);
  const bound = contactBound(m, model, from);
  return (at) => isFree(at) && bound(at);
}

function nearestCover(m: Match, model: Model, from: Point, within: Length): Point {
  const { nearest } = settingsOf(m, model).leadership.forced;
  const seat = seatOf(m, model);
  const reach = reachFrom(m, model, from, within);
  const mayEnd = endsOf(m, model, from);
  const gap = nearest === 'not-forward' ? gapToEnemy(m, model, from) : 0;
  let best = NOWHERE;
  let least = Infinity;
  for (let i = 0; i < reach.count; i++) {
    const at = reach.point[i];
    const cost = nearest === 'straight-line' ? m.battlefield.distance(from, at) : reach.cost[i];
    if (cost > least || (cost === least && seat === 0)) continue;
    const serves =
      nearest === 'straight-line' ? touchesTerrain(m, at) : exposureAt(m, model, at) !== 'exposed';
    if (!serves || !mayEnd(at)) continue;
    if (nearest === 'not-forward' && gapToEnemy(m, model, at) < gap) continue;
    best = at;
    least = cost;
    if (nearest === 'least-movement' && seat === 0) break;
    if (nearest === 'least-movement' && i + 1 < reach.count && reach.cost[i + 1] > cost) break;
  }
  return best;
}

/** The part of a way that an allowance pays for, ending on a free point. */
function cut(m: Match, model: Model, path: ArrayLike<Point>, allowance: Length): ArrayLike<number> {
  const reach = reachFrom(m, model, path[0], allowance);
  const payable = new Set(reach.point.subarray(0, reach.count));
  const mayEnd = endsOf(m, model, path[0]);
  for (let end = path.length - 1; end > 0; end--) {
    if (payable.has(path[end]) && mayEnd(path[end])) return Array.from(path).slice(0, end + 1);
  }
  return [path[0]];
}
