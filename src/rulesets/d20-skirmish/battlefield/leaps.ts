import { type ClockCache, createClockCache } from '../../../kernel/caches/clock-cache.ts';
import type { Point, Seat } from '../../../kernel/entities.ts';
import { isIn, pointBits } from '../../../kernel/field/point-bits.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { type Shape, shapesNear } from '../../../kernel/geometry/shape.ts';
import { crossesAny } from '../../../kernel/geometry/spans.ts';
import { type Ground, pointsOfCell } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Reach } from '../../../kernel/ways.ts';

/**
 * Points no higher than another and no farther from it than some level distance, with nothing solid between, where
 * walking does not lead: where a jump may lead as far as the table is concerned. In a seat's own frame.
 */
type Leaps = (seat: Seat, from: Point, far: Length, walk: Reach) => Uint16Array;

/** Leaps from a point, and those that lead beyond where somebody walks. */
interface Known {
  readonly all: Uint16Array;
  walk?: Reach;
  beyond: Uint16Array;
}

/** Keeps those it has looked for: models jump by few different distances, and who comes back walks as far. */
export function createLeaps(ground: Ground, blocks: readonly Shape[]): Leaps {
  const kept = new Map<Length, readonly [ClockCache<Known>, ClockCache<Known>]>();

  function knownFrom(seat: Seat, from: Point, far: Length): Known {
    let bySeat = kept.get(far);
    if (bySeat === undefined) {
      bySeat = [createClockCache<Known>(ground.count), createClockCache<Known>(ground.count)];
      kept.set(far, bySeat);
    }
    let found = bySeat[seat].get(from);
    if (found === undefined) {
      const all = Uint16Array.from(leapsFrom(ground, blocks, seat, from, far));
      found = { all, beyond: all };
      bySeat[seat].set(from, found);
    }
    return found;
  }

  return (seat, from, far, walk) => {
    const known = knownFrom(seat, from, far);
    if (known.walk?.point !== walk.point || known.walk.count !== walk.count) {
      const walked = pointBits(ground.count, walk.point.subarray(0, walk.count));
      known.beyond = known.all.filter((at) => !isIn(walked, at));
      known.walk = walk;
    }
    return known.beyond;
  };
}

function leapsFrom(ground: Ground, blocks: readonly Shape[], seat: Seat, from: Point, far: Length): Point[] {
  const { x, y, z, column, row, pitch } = ground;
  const inTheWay = shapesNear(blocks, x[from], y[from], far).map(({ outline }) => outline);
  const isOpen = (at: Point) =>
    z[at] <= z[from] &&
    Math.sqrt(squareBetween(ground, at, from)) <= far &&
    !crossesAny(inTheWay, ground, from, at);
  const turn = seat === 0 ? 1 : -1;
  const cells = Math.ceil(far / pitch);
  const found: Point[] = [];
  for (let r = -cells; r <= cells; r++) {
    for (let c = -cells; c <= cells; c++) {
      for (const at of pointsOfCell(ground, column[from] + turn * c, row[from] + turn * r))
        if (isOpen(at)) found.push(at);
    }
  }
  return found;
}
