import { type Outline, squaredSegmentToOutline, squaredToOutline } from '../geometry.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { type Bend, bendsRound, cornersOf, openBend } from './bend.ts';
import { OUTSIDE } from './edge-walk.ts';
import type { Legs } from './legs.ts';
import type { Level, Room } from './room.ts';
import type { Shape } from './shape.ts';

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

/** Whether a base can come to a bend along one tangent and leave along the other. */
function hasRoom(room: Room, level: Level, { x, y, cx, cy, reach, n1x, n1y, n2x, n2y }: Bend): boolean {
  return (
    room.carries(level, x, y, x, y) &&
    room.isClear(level, cx + reach * n1x, cy + reach * n1y, x, y) &&
    room.isClear(level, x, y, cx + reach * n2x, cy + reach * n2y)
  );
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
 * Places along the sides of a shape, `off` outside it, where it runs close to another shape or the edge of the table: ways are squeezed there
 * and may pass anywhere; elsewhere single legs cross its sides at the best place.
 */
function squeezed(ground: Ground, room: Room, shape: Shape, off: Length, others: readonly Shape[]): Place[] {
  const reach = 2 * ground.radius + off;
  const isClose = (squared: number) => squared < reach * reach;
  const close = others.filter(
    (other) => !sameOutline(shape, other) && isClose(squaredBetween(shape.outline, other.outline)),
  );
  return placesRound(shape.outline, off, ground.pitch / 4).filter(
    ([x, y]) =>
      !room.onTable(x + reach, y + reach) ||
      !room.onTable(x - reach, y - reach) ||
      close.some(({ outline }) => isClose(squaredToOutline(outline, x, y))),
  );
}

function sameOutline(a: Shape, b: Shape): boolean {
  return a.outline.length === b.outline.length && a.outline.every((at, i) => at === b.outline[i]);
}

function squaredBetween(a: Outline, b: Outline): number {
  let least = Infinity;
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2) {
    least = Math.min(least, squaredSegmentToOutline(b, a[j], a[j + 1], a[i], a[i + 1]));
  }
  return least;
}

/** Places round an outline, `off` outside it and at most `step` apart along its sides. */
function placesRound(outline: Outline, off: Length, step: Length): Place[] {
  const places: Place[] = bendsRound(outline, 0, off).map(({ x, y }) => [x, y]);
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const ex = outline[i] - outline[j];
    const ey = outline[i + 1] - outline[j + 1];
    const length = Math.sqrt(ex * ex + ey * ey);
    const parts = Math.ceil(length / step);
    for (let k = 0; k <= parts; k++) {
      const x = outline[j] + (k / parts) * ex + (off * ey) / length;
      const y = outline[j + 1] + (k / parts) * ey - (off * ex) / length;
      places.push([x, y]);
    }
  }
  return places;
}
