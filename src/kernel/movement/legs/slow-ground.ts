import { BASE_RADIUS } from '../../base.ts';
import { type Outline, outlineOf } from '../../geometry/outline.ts';
import { isNear, type Shape, shapeOf, shapesNear } from '../../geometry/shape.ts';
import { spanInOutline } from '../../geometry/spans.ts';
import { inches, type Length } from '../../length.ts';
import type { Piece, TableSpec } from '../../terrain.ts';
import type { MoveCosts } from '../../ways.ts';

/** A piece of difficult ground. */
interface SlowShape extends Shape {
  /** Cost of a length in it. */
  readonly factor: number;
  /** The part of its outline where centres of bases can be. */
  readonly onTable: Outline;
}

/** A stretch of a straight way at one cost inside difficult ground: where it begins and ends, and in which shapes. */
export interface SlowStretch {
  from: number;
  to: number;
  /** Cost of a length in it. */
  readonly factor: number;
  entered: SlowShape;
  left: SlowShape;
}

/** Ground that costs more than its length. */
export interface SlowGround {
  readonly shapes: readonly SlowShape[];
  /** The part of it within `reach` of (x, y) to all sides. */
  around(x: number, y: number, reach: Length): SlowGround;
  /**
   * Stretches of the segment from a to b inside it, in order and joined where shapes overlap; where their costs
   * differ the highest holds, and one stretch begins where the other ends.
   */
  stretches(ax: number, ay: number, bx: number, by: number): readonly SlowStretch[];
  /** Cost of going straight from a to b on the ground. */
  straight(ax: number, ay: number, bx: number, by: number): number;
}

const NONE: readonly SlowStretch[] = [];

/** Difficult pieces and, where the costs say so, linear obstacles; upper floors are open ground. */
export function slowGroundOn(spec: TableSpec, costs: MoveCosts): SlowGround {
  const shapes = spec.pieces
    .map((piece) => ({ factor: factorOf(piece, costs), shape: shapeOf(outlineOf(piece.outline)) }))
    .filter(({ factor }) => factor !== 1)
    .map(({ factor, shape }): SlowShape => ({ ...shape, factor, onTable: cutToTable(shape.outline, spec) }))
    .filter(({ onTable }) => onTable.length > 0);
  return slowGroundOf(shapes);
}

function factorOf({ name, area, cover, difficult, kind }: Piece, costs: MoveCosts): number {
  if (name === 'crater' && costs.craters !== undefined) return costs.craters;
  if (!difficult) return kind === 'linear' && costs.linear === 'difficult' ? costs.difficult : 1;
  const isDense = area && (cover === 'medium' || cover === 'heavy');
  return isDense ? (costs.dense ?? costs.difficult) : costs.difficult;
}

function slowGroundOf(shapes: readonly SlowShape[]): SlowGround {
  const stretches = (ax: number, ay: number, bx: number, by: number): readonly SlowStretch[] => {
    let found: SlowStretch[] | undefined;
    for (const shape of shapes) {
      if (!isNear(shape, 0, ax, ay, bx, by)) continue;
      const span = spanInOutline(shape.outline, ax, ay, bx, by);
      if (span === null || span[0] === span[1]) continue;
      found ??= [];
      found.push({ from: span[0], to: span[1], factor: shape.factor, entered: shape, left: shape });
    }
    if (found === undefined) return NONE;
    return found.length === 1 ? found : joined(found);
  };

  return {
    shapes,
    around: (x, y, reach) => slowGroundOf(shapesNear(shapes, x, y, reach)),
    stretches,
    straight(ax, ay, bx, by) {
      const dx = bx - ax;
      const dy = by - ay;
      let extra = 0;
      for (const { from, to, factor } of stretches(ax, ay, bx, by)) extra += (factor - 1) * (to - from);
      return Math.sqrt(dx * dx + dy * dy) * (1 + extra);
    },
  };
}

/** The part of an outline where centres of bases can be. */
function cutToTable(outline: Outline, spec: TableSpec): Outline {
  const halfWidth = inches(spec.width / 2) - BASE_RADIUS;
  const halfDepth = inches(spec.depth / 2) - BASE_RADIUS;
  let corners = outline;
  for (const [nx, ny, limit] of [
    [1, 0, halfWidth],
    [0, 1, halfDepth],
    [-1, 0, halfWidth],
    [0, -1, halfDepth],
  ]) {
    corners = cut(corners, nx, ny, limit);
  }
  return corners;
}

/** The part of an outline where nx * x + ny * y is at most `limit`. */
function cut(outline: Outline, nx: number, ny: number, limit: number): Outline {
  const kept: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    const here = limit - nx * outline[i] - ny * outline[i + 1];
    const next = limit - nx * outline[j] - ny * outline[j + 1];
    if (here >= 0) kept.push(outline[i], outline[i + 1]);
    if (here * next >= 0) continue;
    const share = here / (here - next);
    kept.push(
      outline[i] + share * (outline[j] - outline[i]),
      outline[i + 1] + share * (outline[j + 1] - outline[i + 1]),
    );
  }
  return Float64Array.from(kept);
}

function joined(stretches: readonly SlowStretch[]): SlowStretch[] {
  const [{ factor }] = stretches;
  if (stretches.every((stretch) => stretch.factor === factor)) return joinedAlike(stretches);
  const factors = [...new Set(stretches.map((stretch) => stretch.factor))].sort((a, b) => b - a);
  let result: SlowStretch[] = [];
  for (const one of factors) {
    const alike = joinedAlike(stretches.filter((stretch) => stretch.factor === one));
    result = [...result, ...alike.flatMap((stretch) => outside(stretch, result))];
  }
  return result.sort((a, b) => a.from - b.from);
}

function joinedAlike(stretches: readonly SlowStretch[]): SlowStretch[] {
  const result: SlowStretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last === undefined || stretch.from > last.to) {
      result.push({ ...stretch });
    } else if (stretch.to > last.to) {
      last.to = stretch.to;
      last.left = stretch.left;
    }
  }
  return result;
}

/** The parts of a stretch that none of the others, in order, holds. */
function outside(stretch: SlowStretch, others: readonly SlowStretch[]): SlowStretch[] {
  return others.reduce<SlowStretch[]>(
    (parts, { from, to }) =>
      parts.flatMap((part) => {
        if (to <= part.from || from >= part.to) return [part];
        const before = from > part.from ? [{ ...part, to: from }] : [];
        const after = to < part.to ? [{ ...part, from: to }] : [];
        return [...before, ...after];
      }),
    [stretch],
  );
}
