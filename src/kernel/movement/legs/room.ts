import { BASE_RADIUS, MODEL_HEIGHT } from '../../base.ts';
import { squaredToSegment } from '../../geometry/distances.ts';
import { outlineOf } from '../../geometry/outline.ts';
import { type Prism, reachesInto, slabsOf, solidsOf } from '../../geometry/prism.ts';
import { type Shape, shapeOf, shapesNear, sweepOverlaps } from '../../geometry/shape.ts';
import { spanInOutline } from '../../geometry/spans.ts';
import { INCH, inches, type Length } from '../../length.ts';
import type { TableSpec } from '../../terrain.ts';
import type { MoveCosts } from '../../ways.ts';

/** Bases keep this far from what is solid; half a hundredth of a millimetre is rounding. */
const SLACK: Length = 0.5;
const KEEP: Length = BASE_RADIUS - SLACK;
/** Bases keep this far from each other's centres, on surfaces less than an inch apart. */
export const APART: Length = 2 * BASE_RADIUS - SLACK;
export const LEVEL_LIMIT: Length = INCH;
/** As a share of a segment. */
const ROUNDING = 1e-6;

/** A height at which models can stand. */
export interface Level {
  readonly z: Length;
  /** What no base at this level may overlap. */
  readonly obstacles: readonly Shape[];
  /** What carries models; empty on the ground, which carries them everywhere. */
  readonly floors: readonly Shape[];
  /** Bases that stand in the way at this height. */
  readonly bases: readonly Base[];
}

/** Where a base stands. */
export interface Base {
  readonly x: Length;
  readonly y: Length;
  readonly z: Length;
}

interface Block extends Shape {
  readonly from: Length;
  readonly to: Length;
}

/** The room a table, or some part of it, leaves for moving bases. */
export interface Room {
  /** Lowest first; the ground is first. */
  readonly levels: readonly Level[];
  levelAt(z: Length): Level;
  /** The part of it within `reach` of (x, y) to all sides, with bases standing in it. */
  around(x: number, y: number, reach: Length, bases: readonly Base[]): Room;
  /** The nearest place to (x, y) at which a base is on the table. */
  onto(x: number, y: number): [number, number];
  /** Whether a base is wholly on the table. */
  onTable(x: number, y: number): boolean;
  /** Whether a base moved straight from a to b overlaps no obstacle and no base of a level. */
  isClear(level: Level, ax: number, ay: number, bx: number, by: number): boolean;
  /** Whether the surface of a level carries the centre of a base all the way from a to b. */
  carries(level: Level, ax: number, ay: number, bx: number, by: number): boolean;
  /** Whether a base can be lifted from one height to another at (x, y). */
  columnIsFree(x: number, y: number, low: Length, high: Length): boolean;
}

/**
 * Linear obstacles are not solid for movement; where the costs make them impassable they are closed like the
 * footprints of impassable pieces, at ground level.
 */
export function roomOn(spec: TableSpec, costs: MoveCosts): Room {
  const solids = spec.pieces.filter((piece) => piece.kind !== 'linear').flatMap(solidsOf);
  const slabs = spec.pieces.flatMap(slabsOf);
  const closed = spec.pieces
    .filter((piece) => piece.impassable || (piece.kind === 'linear' && costs.linear === 'impassable'))
    .map((piece) => shapeOf(outlineOf(piece.outline)));
  const blocks = [...solids, ...slabs].map((prism): Block => ({ ...shapeOf(prism.outline), ...prism }));
  const heights = [...new Set([0, ...slabs.map((slab) => slab.to)])].sort((a, b) => a - b);
  const levels = heights.map((z) => levelOf(z, solids, slabs, z === 0 ? closed : []));
  return roomOf(levels, blocks, inches(spec.width / 2) - BASE_RADIUS, inches(spec.depth / 2) - BASE_RADIUS);
}

function roomOf(
  levels: readonly Level[],
  blocks: readonly Block[],
  halfWidth: Length,
  halfDepth: Length,
): Room {
  return {
    levels,
    levelAt(z) {
      let i = 0;
      while (levels[i].z !== z) i++;
      return levels[i];
    },
    around(x, y, reach, bases) {
      const parts = levels.map(({ z, obstacles, floors }) => ({
        z,
        obstacles: shapesNear(obstacles, x, y, reach),
        floors: shapesNear(floors, x, y, reach),
        bases: bases.filter((base) => Math.abs(base.z - z) < LEVEL_LIMIT),
      }));
      return roomOf(parts, shapesNear(blocks, x, y, reach), halfWidth, halfDepth);
    },
    onto: (x, y) => [
      Math.max(-halfWidth, Math.min(halfWidth, x)),
      Math.max(-halfDepth, Math.min(halfDepth, y)),
    ],
    onTable: (x, y) => Math.abs(x) <= halfWidth + SLACK && Math.abs(y) <= halfDepth + SLACK,
    isClear(level, ax, ay, bx, by) {
      for (const base of level.bases) {
        if (squaredToSegment(base.x, base.y, ax, ay, bx, by) < APART * APART) return false;
      }
      for (const obstacle of level.obstacles) {
        if (sweepOverlaps(obstacle, KEEP, ax, ay, bx, by)) return false;
      }
      return true;
    },
    carries(level, ax, ay, bx, by) {
      return level.z === 0 || isCovered(level.floors, ax, ay, bx, by);
    },
    columnIsFree(x, y, low, high) {
      for (const block of blocks) {
        const between = block.from < high + MODEL_HEIGHT && block.to > low;
        if (between && sweepOverlaps(block, KEEP, x, y, x, y)) return false;
      }
      return true;
    },
  };
}

function levelOf(
  z: Length,
  solids: readonly Prism[],
  slabs: readonly Prism[],
  closed: readonly Shape[],
): Level {
  const above = slabs.filter((slab) => slab.to > z);
  const inTheWay = [...solids, ...above].filter((prism) => reachesInto(prism, z));
  return {
    z,
    obstacles: [...inTheWay.map((prism) => shapeOf(prism.outline)), ...closed],
    floors: z === 0 ? [] : slabs.filter((slab) => slab.to === z).map((slab) => shapeOf(slab.outline)),
    bases: [],
  };
}

function isCovered(floors: readonly Shape[], ax: number, ay: number, bx: number, by: number): boolean {
  let covered = 0;
  for (let before = -1; before < covered; ) {
    before = covered;
    for (const floor of floors) {
      const span = spanInOutline(floor.outline, ax, ay, bx, by);
      if (span === null || span[0] > covered + ROUNDING) continue;
      if (span[1] >= 1 - ROUNDING) return true;
      if (span[1] > covered) covered = span[1];
    }
  }
  return false;
}
