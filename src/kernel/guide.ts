import { type Outline, outlineOf, spanInOutline } from './geometry.ts';
import { type Ground, pointsOfCell } from './ground.ts';
import { createSpread, GUIDE_STEP, NO_WAY, type Steps } from './guide-field.ts';
import { INCH, type Length } from './length.ts';
import type { MoveCosts, Ways } from './ways.ts';

/**
 * Rough lengths of ways, for policies that ask how far off something is, never for rules: distances over the lattice
 * (up to 8 % long) to a point next to the goal, on its level.
 */
export interface Guide {
  /** Rough cost of the way between two standing points, in 1/100 mm; Infinity where there is none. */
  far(from: number, to: number): Length;
  /** The costs from every point to next to `to`, in steps of GUIDE_STEP; 65535 where there is no way. */
  field(to: number): Uint16Array;
}

/** What of a guide is kept between runs: its steps, and the fields of some blocks of points one after another. */
export interface KeptGuide extends Steps {
  readonly block: Uint16Array;
  readonly field: Uint16Array;
}

/** A guide that knows what is worth keeping. */
export interface KeepingGuide extends Guide {
  kept(): KeptGuide;
  /** How many fields were worked out here. */
  readonly made: number;
}

/** @param recalled what need not be worked out anew */
export function createGuide(ground: Ground, ways: Ways, recalled?: KeptGuide): KeepingGuide {
  const steps = recalled ?? stepsOf(ground, ways);
  const spread = createSpread(steps, ground.count);
  const { blockOf, middles } = blocks(ground);
  const fields: (Uint16Array | undefined)[] = new Array(middles.length).fill(undefined);
  recalled?.block.forEach((block, i) => {
    fields[block] = recalled.field.subarray(i * ground.count, (i + 1) * ground.count);
  });
  let made = 0;

  function field(to: number): Uint16Array {
    const block = blockOf[to];
    const known = fields[block];
    if (known !== undefined) return known;
    made++;
    fields[block] = spread(middles[block]);
    return fields[block];
  }

  function kept(): KeptGuide {
    const block = Uint16Array.from(fields.keys()).filter((one) => fields[one] !== undefined);
    const all = new Uint16Array(block.length * ground.count);
    block.forEach((one, i) => {
      all.set(fields[one]!, i * ground.count);
    });
    return { start: steps.start, to: steps.to, cost: steps.cost, block, field: all };
  }

  return {
    field,
    kept,
    get made() {
      return made;
    },
    far(from, to) {
      const cost = field(to)[from];
      return cost === NO_WAY ? Infinity : cost * GUIDE_STEP;
    },
  };
}

/** Steps from each point: to touching ones and round one corner on the level, across linear obstacles, up and down at the edges of floors. */
function stepsOf(ground: Ground, ways: Ways): Steps {
  const { costs } = ways;
  const start = new Uint32Array(ground.count + 1);
  const to: number[] = [];
  const cost: number[] = [];
  const climbs: Climb[][] = [];
  const slow = slowness(ground, costs);
  const linear = ground.spec.pieces.filter(({ kind }) => kind === 'linear');
  const obstacles = linear.map(({ outline }) => outlineOf(outline));
  for (let from = 0; from < ground.count; from++) {
    const level = onTheLevel(ground, from);
    for (const at of level) {
      to.push(at);
      cost.push((planar(ground, from, at) * (slow[from] + slow[at])) / 2);
    }
    for (const at of costs.linear === 'impassable' ? [] : crossings(ground, obstacles, from)) {
      to.push(at);
      cost.push(planar(ground, from, at));
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

function planar(ground: Ground, a: number, b: number): number {
  const dx = ground.x[a] - ground.x[b];
  const dy = ground.y[a] - ground.y[b];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Cost per length at each point. */
function slowness(ground: Ground, { difficult }: MoveCosts): Float64Array {
  let pieces = 0;
  ground.spec.pieces.forEach((piece, i) => {
    if (piece.difficult) pieces |= 1 << i;
  });
  return Float64Array.from(ground.inside, (inside) => ((inside & pieces) !== 0 ? difficult : 1));
}

/** Points that touch this one, and those that touch one of them in another row and column. */
function onTheLevel(ground: Ground, from: number): Set<number> {
  const found = new Set<number>();
  const near = touching(ground, from);
  for (const at of near) found.add(at);
  for (const at of near) {
    for (const next of touching(ground, at)) {
      const isCorner = ground.row[next] !== ground.row[from] && ground.column[next] !== ground.column[from];
      if (isCorner) found.add(next);
    }
  }
  return found;
}

function touching(ground: Ground, at: number): Uint16Array {
  return ground.touching.subarray(ground.touchingStart[at], ground.touchingStart[at + 1]);
}

/** Cells between the two sides of a linear obstacle at most. */
const LEAP = 4;

/** Points straight across a linear obstacle, where nobody can stand next to it. */
function crossings(ground: Ground, obstacles: readonly Outline[], from: number): number[] {
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
      const { x, y } = ground;
      const isCrossed = (outline: Outline) => spanInOutline(outline, x[from], y[from], x[at], y[at]) !== null;
      if (leap > 1 && obstacles.some(isCrossed)) found.push(at);
      break;
    }
  }
  return found;
}

/** A climb that costs more is not taken for one. */
const LONGEST_CLIMB: Length = 8 * INCH;

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
function climbsFrom(ground: Ground, ways: Ways, from: number): Climb[] {
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

function isClimb(ground: Ground, from: number, at: number): boolean {
  const [low, high] = ground.z[at] > ground.z[from] ? [from, at] : [at, from];
  if (ground.z[high] - ground.z[low] < INCH) return false;
  const overhead = pointsOfCell(ground, ground.column[low], ground.row[low]);
  return !overhead.some((over) => ground.z[over] > ground.z[low] && ground.z[over] <= ground.z[high]);
}

/** Blocks of two by two lattice cells on one level, each with one standing point of its own. */
function blocks(ground: Ground): { blockOf: Uint16Array; middles: number[] } {
  const blockOf = new Uint16Array(ground.count);
  const middles: number[] = [];
  const known = new Map<string, number>();
  for (let i = 0; i < ground.count; i++) {
    const key = `${ground.column[i] >> 1},${ground.row[i] >> 1},${ground.z[i]}`;
    let block = known.get(key);
    if (block === undefined) {
      block = middles.length;
      known.set(key, block);
      middles.push(i);
    }
    blockOf[i] = block;
  }
  return { blockOf, middles };
}
