import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Outline } from '../../../kernel/geometry/outline.ts';
import type { Length } from '../../../kernel/length.ts';
import { inOwnFrame } from '../../../kernel/movement/own-reach.ts';
import { DOUBTFUL, LONGEST_MOVE, type Reach } from '../../../kernel/ways.ts';
import { cheaperOf } from '../battlefield/overflight.ts';
import { isWinged, overOf } from '../match/altitude.ts';
import { areLevel } from '../match/engagement.ts';
import { enemiesOf, isOpen, type Match, nearestEnemy, seatOf, settingsOf } from '../match/match.ts';
import { followBases, worksInTheWay } from '../match/room.ts';
import { STANDING } from '../matchup/modifiers.ts';
import { type Bounds, boundsOf, closedAt } from './bounds.ts';
import { hindranceOf, isInDeep, leastOf, paceOf, shortened, sparedOn, waysOf } from './going.ts';
import { gateOnWay } from './spacing.ts';

/** Past limiting terrain, or across it. */
export type Crossing = 'plain' | 'across';

/** How that is said of a move. */
export const ACROSS: Readonly<Record<Crossing, string>> = { plain: '', across: ' across what limits it' };

/** How a move may take limiting terrain, and the actions it costs. */
export function crossingsOf(m: Match, model: Model, left: number): (readonly [Crossing, number])[] {
  const { plain, across } = m.battlefield.ways[model];
  const { more, less } = m.matchup.gaits[model];
  if (plain === across || left <= more) return [['plain', 1]];
  if (less === 0 && !m.battlefield.isNearLinear(model, m.state.point[model])) return [['plain', 1]];
  return [
    ['plain', 1],
    ['across', 1 + more],
  ];
}

/**
 * How far a move of a model goes: up to MV, or up to half of it by one that crawls (DX-MOV-01, DX-CRW-01).
 *
 * @param factor of MV, by one that stands; that of a plain move where there is none
 */
export function moveOf(m: Match, model: Model, factor?: number): Length {
  const { moving } = settingsOf(m, model);
  const crawls = m.state.posture[model] !== STANDING;
  const share = (factor ?? moving.move.factor) * (crawls ? moving.crawl.factor : 1);
  return Math.min(LONGEST_MOVE, paceOf(m, model, share) + m.matchup.gaits[model].afloat);
}

/** Whether rough terrain would leave a model less than it may (DX-MOV-03). */
export function isSpared(m: Match, model: Model): boolean {
  const far = moveOf(m, model);
  return sparedOn(m, model, far) > far;
}

/** Points of enemies whom everybody can see at the altitude of a model. */
export function enemyBases(m: Match, model: Model): Point[] {
  const enemies = enemiesOf(m, model).filter((enemy) => isOpen(m, enemy) && areLevel(m, model, enemy));
  return pointsOf(m.state.point, enemies);
}

/** Points of enemies, whom nobody moves through, and of works and wrecks. */
export function enemiesInTheWay(m: Match, model: Model): Point[] {
  if (isWinged(m, model)) return [];
  const enemies = enemyBases(m, model);
  return m.state.works.length > 0 ? [...enemies, ...worksInTheWay(m, model)] : enemies;
}

const NOTHING: readonly Outline[] = [];

/** What straight ways of a model go over none of. */
function shunnedBy(m: Match, model: Model): readonly Outline[] {
  const { shuns, slowed } = m.matchup.gaits[model];
  if (slowed) return m.battlefield.roughs;
  return shuns && !isInDeep(m, model) ? m.battlefield.pools : NOTHING;
}

/**
 * Everywhere a model could get within an allowance past some points, cheapest first, in its side's own frame; whom rough
 * ground would leave too little gets no farther by that than it must (DX-MOV-03).
 */
export function reachOf(
  m: Match,
  model: Model,
  crossing: Crossing,
  within: Length,
  blockers: readonly Point[],
): Reach {
  const spared = sparedOn(m, model, within);
  const reach = reachFor(m, model, crossing, spared, blockers);
  if (spared === within) return reach;
  const { ground } = m.battlefield;
  const [from, least] = [m.state.point[model], leastOf(m, model, within)];
  const isOpen = (i: number) =>
    reach.cost[i] <= within || squareBetween(ground, from, reach.point[i]) <= least * least;
  const kept = Array.from({ length: reach.count }, (_, i) => i).filter(isOpen);
  const column = (values: Uint16Array) => Uint16Array.from(kept, (i) => values[i]);
  return { count: kept.length, point: column(reach.point), cost: column(reach.cost) };
}

/** The same of an allowance that is all there is. */
function reachFor(
  m: Match,
  model: Model,
  crossing: Crossing,
  within: Length,
  blockers: readonly Point[],
): Reach {
  const seat = seatOf(m, model);
  const ways = waysOf(m, model)[crossing];
  const from = m.state.point[model];
  const far = crossing === 'across' ? shortened(m, model, within) : within;
  const over = overOf(m, model);
  const { overflight, ground } = m.battlefield;
  const shunned = shunnedBy(m, model);
  const straight = over < 0 ? undefined : overflight.reach(from, far, over, blockers, shunned);
  if (straight === undefined) return ways.reachAs(seat, from, far, blockers);
  if (isWinged(m, model)) return inOwnFrame(straight, seat);
  return inOwnFrame(cheaperOf(ground, from, straight, ways.reach(from, far, blockers), far), seat);
}

/**
 * What bases on some points make of the usual ways to those within reach without them: CLEAR, DOUBTFUL or LOST. Good
 * until the ways are asked again past other bases.
 */
export function fatesOf(
  m: Match,
  model: Model,
  crossing: Crossing,
  within: Length,
  blockers: readonly Point[],
): (at: Point) => number {
  // Whoever passes over things has other ways as well.
  if (overOf(m, model) >= 0) return () => DOUBTFUL;
  const spared = sparedOn(m, model, within);
  const far = crossing === 'across' ? shortened(m, model, spared) : spared;
  const { fate } = waysOf(m, model)[crossing].cutOff(m.state.point[model], far, blockers);
  return (at) => fate[at];
}

/** Where a move may end, and what it costs to get there; where the model is comes first. */
export interface Ends {
  readonly places: readonly Point[];
  readonly costs: readonly Length[];
  /** The clause that bars others of the places within reach, -1 where none does. */
  readonly barredBy: number;
}

/**
 * Places where a move may end: with room, not in contact with an enemy, which is for charges or takes room among those
 * who attack him, and past no gap that is too narrow for a straight way; ways that bend are looked into once they are to
 * be taken (`narrowsOf`).
 *
 * @param far how far it moves
 * @param bounds of moves that are as long, or longer
 */
export function endsOf(
  m: Match,
  model: Model,
  { count, point, cost }: Reach,
  far: Length = moveOf(m, model),
  bounds: Bounds = boundsOf(m, model, far),
): Ends {
  const { gates } = bounds;
  const { occupancy, room } = m.battlefield;
  const from = m.state.point[model];
  followBases(m, model);
  const isHindered = hindranceOf(m, model, far);
  let open = 0;
  let barredBy = -1;
  for (let i = 0; i < count; i++) {
    const at = point[i];
    if (at === from || !occupancy.isFree(at)) continue;
    if (isHindered?.(at, cost[i])) continue;
    const isLine = gates.length > 0 && m.battlefield.isStraight(from, at, cost[i]);
    const bar = closedAt(m, at, bounds) ?? (isLine ? gateOnWay(m, gates, from, at) : undefined);
    if (bar === undefined) room[open++] = i;
    else if (bar.clause >= 0) barredBy = bar.clause;
  }
  const places: Point[] = new Array(open + 1);
  const costs: Length[] = new Array(open + 1);
  places[0] = from;
  costs[0] = 0;
  for (let i = 0; i < open; i++) {
    places[i + 1] = point[room[i]];
    costs[i + 1] = cost[room[i]];
  }
  return { places, costs, barredBy };
}

/** Turns a model in MP to the nearest enemy (DX-MPP-01). */
export function faceNearest(m: Match, model: Model): void {
  const nearest = nearestEnemy(m, model);
  m.state.facing[model] = nearest === NOBODY ? NOWHERE : m.state.point[nearest];
}
