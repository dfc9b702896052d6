import { INCH, type Length } from '../../../kernel/length.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import { CONTACT } from '../battlefield/battlefield.ts';
import { gapToEnemy, type Match, seatOf, settingsOf } from '../match/match.ts';
import { inTheWay, roomFor, waysOf } from '../moves/moves.ts';
import type { Point, Unit } from '../units/entities.ts';

/** A way onto the table. */
interface Entrance {
  /** Where it begins, at an edge. */
  readonly from: Point;
  readonly to: Point;
  /** What a move from the edge has left there. */
  readonly allowance: Length;
}

/** An edge that may be crossed. */
interface Edge {
  gapTo(at: Point): Length;
  /** Points next to it where there is room. */
  readonly rim: readonly Point[];
}

/** Most places at which coming on is weighed. */
const PLACES = 40;

/**
 * Ways of a move from the edges that a test opens to whoever comes on (SQ-RES-03): by three passes that find no place
 * far enough from enemies and objectives those of two (SQ-Q-19).
 */
export function entrancesOf(m: Match, unit: Unit, passes: number): Entrance[] {
  const found = entrancesBy(m, unit, passes);
  return found.length > 0 || passes < 3 ? found : entrancesBy(m, unit, 2);
}

/** The same by so many passes and no fewer. */
function entrancesBy(m: Match, unit: Unit, passes: number): Entrance[] {
  const { ground, objectives, distanceTo, occupancy } = m.battlefield;
  const deep = m.matchup.moves[unit];
  const clearance = settingsOf(m, unit).reserves.edges.clearance * INCH;
  const own = pointsInOwnFrame(ground, seatOf(m, unit));
  const isOpen = (at: Point) => gapToEnemy(m, unit, at) > CONTACT;
  const isClear = (at: Point) =>
    gapToEnemy(m, unit, at) >= clearance &&
    objectives.every((objective) => distanceTo(objective, at) >= clearance);
  const isFree = roomFor(m, unit);
  const isAway = (at: Point) => isOpen(at) && (passes < 3 || isClear(at));
  const edges = gapsTo(m, unit, passes).map((gapTo): Edge => {
    const least = own.reduce((gap, at) => Math.min(gap, gapTo(at)), Infinity);
    return { gapTo, rim: own.filter((at) => gapTo(at) === least && isFree(at) && isAway(at)) };
  });
  const mayCome = (at: Point) => edges.some(({ gapTo }) => gapTo(at) <= deep) && isAway(at);
  return occupancy.freeAmong(own, PLACES, mayCome).flatMap((to) => entranceTo(m, unit, to, edges) ?? []);
}

/** How far it is to a point from each edge that a test opens: from the own one, those at its sides, the enemy's. */
function gapsTo({ battlefield, matchup }: Match, unit: Unit, passes: number): Edge['gapTo'][] {
  const { ground, fromHome, alongEdge } = battlefield;
  const { seat } = matchup.models[unit];
  const width = ground.spec.width * INCH;
  const depth = ground.spec.depth * INCH;
  return [
    (at: Point) => fromHome(seat, at),
    (at: Point) => ((1 + alongEdge(seat, at)) * width) / 2,
    (at: Point) => ((1 - alongEdge(seat, at)) * width) / 2,
    (at: Point) => depth - fromHome(seat, at),
  ].slice(0, EDGES[passes]);
}

/** How many of them. */
const EDGES = [0, 1, 3, 4];

/** The way to a place from the nearest point next to an edge; undefined where it is too long. */
function entranceTo(m: Match, unit: Unit, to: Point, edges: readonly Edge[]): Entrance | undefined {
  const { between } = m.battlefield;
  const deep = m.matchup.moves[unit];
  let best: Entrance | undefined;
  for (const { gapTo, rim } of edges) {
    if (gapTo(to) > deep) continue;
    for (const from of rim) {
      if (best !== undefined && between(from, to) >= between(best.from, to)) continue;
      best = { from, to, allowance: Math.floor(deep - gapTo(from)) };
    }
  }
  if (best === undefined || best.allowance < 0) return undefined;
  const { from, allowance } = best;
  const cost = waysOf(m, unit).cost(from, to, allowance, inTheWay(m, unit));
  return cost <= allowance ? best : undefined;
}
