import { distance, isSegmentNear, squaredToOutline } from '../../geometry/distances.ts';
import type { Outline } from '../../geometry/outline.ts';
import type { Shape } from '../../geometry/shape.ts';
import { spanNearOutline } from '../../geometry/spans.ts';
import type { Ground } from '../../ground.ts';
import type { Length } from '../../length.ts';
import { OUTSIDE } from '../legs/edge-walk.ts';
import type { Legs } from '../legs/legs.ts';
import type { Level, Room } from '../legs/room.ts';
import { type Bend, bendsRound, cornersOf, openBend } from './bend.ts';

/** Just beside: two hundredths of a millimetre more than touching. */
const BESIDE: Length = 2;

type Place = readonly [x: number, y: number];

/** All places off the lattice where shortest ways over a table may turn. */
export function turningPlaces(ground: Ground, { room, slow }: Legs): Bend[] {
  const floors = room.levels.flatMap((level) => level.floors);
  const inTheWay = [...room.levels[0].obstacles, ...floors, ...slow.shapes];
  const slowBends = slow.shapes.flatMap((shape) => [
    ...cornersOf(shape.onTable, OUTSIDE).flatMap((corner) => ontoTable(room, corner)),
    ...squeezed(ground, room, shape, OUTSIDE, inTheWay).map(([x, y]) => openBend(x, y, 0)),
  ]);
  const feet = room.levels.flatMap((high) =>
    high.floors.flatMap((floor) =>
      feetAt(room, high, [
        ...placesRound(floor.outline, ground.radius, ground.pitch),
        ...squeezed(ground, room, floor, ground.radius, inTheWay),
      ]),
    ),
  );
  const round = room.levels.flatMap((level) =>
    level.obstacles
      .flatMap(({ outline }) => bendsRound(outline, level.z, ground.radius))
      .filter((bend) => hasRoom(room, level, bend)),
  );
  return [...round, ...slowBends, ...feet].filter(
    ({ x, y, z }) => room.onTable(x, y) && room.isClear(room.levelAt(z), x, y, x, y),
  );
}

/** Standing points on floors from which the way down or on goes over an edge: ways over the floor may pass by them. */
export function brinks(ground: Ground, { room, mantle }: Legs, near: PointsNear): Set<number> {
  const found = new Set<number>();
  for (const high of room.levels) {
    const places = high.floors.flatMap(({ outline }) =>
      placesRound(outline, ground.radius, ground.pitch / 2),
    );
    for (const { x, y } of feetAt(room, high, places)) {
      for (const point of near(x, y, mantle)) {
        const dx = ground.x[point] - x;
        const dy = ground.y[point] - y;
        if (ground.z[point] === high.z && dx * dx + dy * dy <= mantle * mantle) found.add(point);
      }
    }
  }
  return found;
}

type PointsNear = (x: number, y: number, reach: Length) => readonly number[];

/** The places from which a base can be lifted to a level, on the levels below. */
function feetAt(room: Room, high: Level, places: readonly Place[]): Bend[] {
  return places.flatMap(([x, y]) =>
    room.levels
      .filter((low) => low.z < high.z && room.carries(low, x, y, x, y) && room.isClear(low, x, y, x, y))
      .filter((low) => room.columnIsFree(x, y, low.z, high.z))
      .map((low) => openBend(x, y, low.z)),
  );
}

/**
 * Whether ways turn at a bend: a base can come to it along one tangent and leave along the other. One of them is
 * enough where something else is in the way of the other, but not where a wall just goes on from the corner.
 */
function hasRoom(room: Room, level: Level, { x, y, cx, cy, reach, n1x, n1y, n2x, n2y }: Bend): boolean {
  if (!room.carries(level, x, y, x, y)) return false;
  const before = room.isClear(level, cx + reach * n1x, cy + reach * n1y, x, y);
  const after = room.isClear(level, x, y, cx + reach * n2x, cy + reach * n2y);
  if (before === after) return before;
  return level.obstacles.filter(({ outline }) => squaredToOutline(outline, cx, cy) <= 1).length === 1;
}

/** A corner at the edge of the table is passed on the table: beside either of its sides. */
function ontoTable(room: Room, corner: Bend): Bend[] {
  const { x, y, n1x, n1y, n2x, n2y } = corner;
  if (room.onTable(x, y)) return [corner];
  return [
    openBend(...room.onto(x + OUTSIDE * n1x, y + OUTSIDE * n1y), 0),
    openBend(...room.onto(x + OUTSIDE * n2x, y + OUTSIDE * n2y), 0),
  ];
}

/**
 * Places along the sides of a shape, `off` outside it, where it runs close to another shape or the edge of the table:
 * ways are squeezed there and may pass anywhere, above all just beside the other shape. Elsewhere single legs cross
 * its sides at the best place.
 */
function squeezed(ground: Ground, room: Room, shape: Shape, off: Length, others: readonly Shape[]): Place[] {
  const reach = 2 * ground.radius + off;
  const isClose = (squared: number) => squared < reach * reach;
  const close = others.filter(
    (other) => !sameOutline(shape, other) && areClose(shape.outline, other.outline, reach),
  );
  const along = placesRound(shape.outline, off, ground.pitch / 4).filter(
    ([x, y]) =>
      !room.onTable(x + reach, y + reach) ||
      !room.onTable(x - reach, y - reach) ||
      close.some(({ outline }) => isClose(squaredToOutline(outline, x, y))),
  );
  const beside = sidesOf(shape.outline, off).flatMap(([ax, ay, bx, by]) =>
    close
      .flatMap(({ outline }) => spanNearOutline(outline, ground.radius + BESIDE, ax, ay, bx, by) ?? [])
      .filter((t) => t > 0 && t < 1)
      .map((t): Place => [ax + t * (bx - ax), ay + t * (by - ay)]),
  );
  return [...along, ...beside];
}

function sameOutline(a: Shape, b: Shape): boolean {
  return a.outline.length === b.outline.length && a.outline.every((at, i) => at === b.outline[i]);
}

function areClose(a: Outline, b: Outline, reach: Length): boolean {
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2) {
    if (isSegmentNear(b, reach * reach, a[j], a[j + 1], a[i], a[i + 1])) return true;
  }
  return false;
}

/** Places round an outline, `off` outside it and at most `step` apart along its sides. */
function placesRound(outline: Outline, off: Length, step: Length): Place[] {
  const places: Place[] = bendsRound(outline, 0, off).map(({ x, y }) => [x, y]);
  for (const [ax, ay, bx, by] of sidesOf(outline, off)) {
    const parts = Math.ceil(distance(ax, ay, bx, by) / step);
    for (let k = 0; k <= parts; k++)
      places.push([ax + (k / parts) * (bx - ax), ay + (k / parts) * (by - ay)]);
  }
  return places;
}

/** The sides of an outline, moved outwards. */
function sidesOf(outline: Outline, off: Length): [number, number, number, number][] {
  return Array.from({ length: outline.length / 2 }, (_, corner) => {
    const i = 2 * corner;
    const j = (i + 2) % outline.length;
    const length = distance(outline[i], outline[i + 1], outline[j], outline[j + 1]);
    const ox = (off * (outline[j + 1] - outline[i + 1])) / length;
    const oy = (off * (outline[i] - outline[j])) / length;
    return [outline[i] + ox, outline[i + 1] + oy, outline[j] + ox, outline[j + 1] + oy];
  });
}
