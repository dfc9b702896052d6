/** The steps that rough ways are made of: from every standing point to others that are near. */
import type { Point } from '../entities.ts';
import { squareBetween } from '../geometry/distances.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import { crossesAny } from '../geometry/spans.ts';
import { type Ground, pointsOfCell } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { piecesThat } from '../terrain.ts';
import type { MoveCosts, Ways } from '../ways.ts';
import type { Steps } from './guide-field.ts';
import { passages } from './guide-passages.ts';

/**
 * Steps from each point: to touching ones and round one corner on the level, across linear obstacles, through what is too
 * narrow for a point, up and down at the edges of floors.
 */
export function stepsOf(ground: Ground, ways: Ways): Steps {
  const { costs } = ways;
  const start = new Uint32Array(ground.count + 1);
  const to: number[] = [];
  const cost: number[] = [];
  const neighbours = onTheLevel(ground);
  const narrow = passages(ground, ways, neighbours);
  const climbs: Climb[][] = [];
  const slow = slowness(ground, costs);
  const linear = ground.spec.pieces.filter(({ kind }) => kind === 'linear');
  const obstacles = linear.map(({ outline }) => outlineOf(outline));
  for (let from = 0; from < ground.count; from++) {
    for (const at of neighbours[from]) {
      to.push(at);
      cost.push((Math.sqrt(squareBetween(ground, from, at)) * (slow[from] + slow[at])) / 2);
    }
    for (const at of costs.linear === 'impassable' ? [] : crossings(ground, obstacles, from)) {
      const length = ways.cost(from, at, LONGEST_LEAP, []);
      if (length > LONGEST_LEAP) continue;
      to.push(at);
      cost.push(length);
    }
    for (const passage of narrow[from]) {
      to.push(passage.to);
      cost.push(passage.cost);
    }
    // Those of the opposite point turned round cost the same.
    const twin = ground.spec.symmetric ? ground.mirror[from] : from;
    climbs[from] =
      twin < from ? climbs[twin].map((climb) => turned(ground, climb)) : climbsFrom(ground, ways, from);
    for (const climb of climbs[from]) {
      to.push(climb.to);
      cost.push(climb.cost);
    }
    start[from + 1] = to.length;
  }
  return { start, to: Uint16Array.from(to), cost: Float64Array.from(cost) };
}

/** Cost per length at each point. */
function slowness(ground: Ground, { difficult }: MoveCosts): Float64Array {
  const pieces = piecesThat(ground.spec, (piece) => piece.difficult);
  return Float64Array.from(ground.inside, (inside) => ((inside & pieces) !== 0 ? difficult : 1));
}

/** Of each point those that touch it, and those that touch one of them in another row and column. */
function onTheLevel(ground: Ground): Point[][] {
  const { count, row, column, touching, touchingStart } = ground;
  /** By point: the last one, counted from 1, that it was found for. */
  const foundFor = new Uint16Array(count);
  return Array.from({ length: count }, (_, from) => {
    const found: Point[] = [];
    const add = (at: Point) => {
      if (foundFor[at] === from + 1) return;
      foundFor[at] = from + 1;
      found.push(at);
    };
    const [first, end] = [touchingStart[from], touchingStart[from + 1]];
    for (let i = first; i < end; i++) add(touching[i]);
    for (let i = first; i < end; i++) {
      const near = touching[i];
      for (let k = touchingStart[near]; k < touchingStart[near + 1]; k++) {
        const next = touching[k];
        if (row[next] !== row[from] && column[next] !== column[from]) add(next);
      }
    }
    return found;
  });
}

/** Cells between the two sides of a linear obstacle at most, and what it may cost to get across. */
const LEAP = 4;
const LONGEST_LEAP: Length = 8 * INCH;

/** Points straight across a linear obstacle, where nobody can stand next to it. */
function crossings(ground: Ground, obstacles: readonly Outline[], from: Point): number[] {
  const found: number[] = [];
  if (obstacles.length === 0) return found;
  for (const [dx, dy] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const) {
    for (let leap = 1; leap <= LEAP; leap++) {
      const cell = pointsOfCell(ground, ground.column[from] + dx * leap, ground.row[from] + dy * leap);
      const at = cell.find((point) => ground.z[point] === ground.z[from]);
      if (at === undefined) continue;
      if (leap > 1 && crossesAny(obstacles, ground, from, at)) found.push(at);
      break;
    }
  }
  return found;
}

/** A climb that costs more is not taken for one: nobody ends a move half way up, and this is how far most models go. */
const LONGEST_CLIMB: Length = 6 * INCH;

/** Cells between the foot of a climb and its top at most: bases keep clear of the wall below. */
const FOOTHOLD = 3;

/** A climb to a point, and what it costs. */
interface Climb {
  readonly to: number;
  readonly cost: Length;
}

function turned(ground: Ground, { to, cost }: Climb): Climb {
  return { to: ground.mirror[to], cost };
}

/** To points on another level straight or diagonally ahead, where nothing is above the lower of the two. */
function climbsFrom(ground: Ground, ways: Ways, from: Point): Climb[] {
  const found: Climb[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      for (let leap = 1; leap <= FOOTHOLD; leap++) {
        const cell = pointsOfCell(ground, ground.column[from] + dx * leap, ground.row[from] + dy * leap);
        for (const to of cell) {
          if (!isClimb(ground, from, to)) continue;
          const cost = ways.cost(from, to, LONGEST_CLIMB, []);
          if (cost <= LONGEST_CLIMB) found.push({ to, cost });
        }
        if (cell.length > 0) break;
      }
    }
  }
  return found;
}

function isClimb(ground: Ground, from: Point, at: Point): boolean {
  const [low, high] = ground.z[at] > ground.z[from] ? [from, at] : [at, from];
  if (ground.z[high] - ground.z[low] < INCH) return false;
  const overhead = pointsOfCell(ground, ground.column[low], ground.row[low]);
  return !overhead.some((over) => ground.z[over] > ground.z[low] && ground.z[over] <= ground.z[high]);
}
