import { overlapOn } from '../../../kernel/base.ts';
import type { Point, Seat } from '../../../kernel/entities.ts';
import { createOccupancy, type Occupancy } from '../../../kernel/field/occupancy.ts';
import { type Outline, outlineOf, spanInOutline } from '../../../kernel/geometry.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Guide } from '../../../kernel/guides/guide.ts';
import { createTurningGuide } from '../../../kernel/guides/turning-guide.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import { createFraming, pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import type { MoveCosts, Reach, Ways } from '../../../kernel/ways.ts';
import type { Field } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { Gait } from '../matchup/gaits.ts';
import { type Columns, createColumns } from './columns.ts';
import { createLeaps, createLeapsBeyond, type Leaps } from './leaps.ts';
import {
  createObstaclesBeside,
  createSolidsNear,
  narrowPlaces,
  nearLinear,
  type Obstacle,
  obstaclesOf,
  type Spot,
} from './neighbourhood.ts';
import { createOverflight, type Overflight } from './overflight.ts';
import { createSightlines, type Sightlines, type SightlinesAbove } from './sightlines.ts';

/** The ways of a model: past limiting terrain, and across it. */
export interface SideWays {
  readonly plain: Ways;
  readonly across: Ways;
}

/** The table as the compiled rules read it: distances, contact, sight, ways. */
export interface Battlefield {
  readonly ground: Ground;
  readonly lines: Sightlines;
  /** Lines between models in the air, or one of them: how far they are above their points. */
  readonly linesAbove: SightlinesAbove;
  /** By model; and those of whoever is in deep water, which lead out of it. */
  readonly ways: readonly SideWays[];
  readonly waysOut: readonly SideWays[];
  /** Straight ways of those who pass over things. */
  readonly overflight: Overflight;
  /** Turns what is within reach into a seat's own frame. */
  readonly framed: (reach: Reach, seat: Seat) => Reach;
  /** Rough lengths of ways, by seat. */
  readonly guides: readonly [Guide, Guide];
  /** Distance from base to base, where the one is so much farther above its point than the other. */
  distance(a: Point, b: Point, above?: Length): Length;
  /** Bases on two points are in contact, across limiting terrain too. */
  touch(a: Point, b: Point): boolean;
  /** They are, and limiting terrain is between them. */
  isAcross(a: Point, b: Point): boolean;
  /** Bases on two points would overlap. */
  overlap(a: Point, b: Point): boolean;
  /** Keeps track of taken points, for looking at many places at once. */
  readonly occupancy: Occupancy;
  /** Room for surveys; what is in it is used before the next. */
  readonly columns: Columns;
  /** Where jumps may lead. */
  readonly leaps: Leaps;
  readonly leapsBeyond: ReturnType<typeof createLeapsBeyond>;
  /** Where walls and blocks are nearest to a base on a point, of those that are near. */
  solidsNear(point: Point): readonly Spot[];
  /** Obstacles that can be destroyed, and those that a base on a point touches. */
  readonly obstacles: readonly Obstacle[];
  obstaclesBeside(point: Point): readonly Obstacle[];
  /** In rough terrain. */
  isRough(point: Point): boolean;
  /** Length of the straight line between two points that is in water, where craters hold some. */
  waterOnWay(from: Point, to: Point): Length;
  /** Craters, and whether a point is in one. */
  readonly pools: readonly Outline[];
  isPool(point: Point): boolean;
  /** A way of some cost between two points is a straight line over open ground. */
  isStraight(from: Point, to: Point, cost: Length): boolean;
  /** So near limiting terrain that a move may cross it. */
  isNearLinear(point: Point): boolean;
  /** Next to a wall or another block, and in a doorway or a similar place. */
  isWalled(point: Point): boolean;
  isNarrow(point: Point): boolean;
  /** Where a place is along a seat's own edge, from -1 at its left hand to 1 at the right. */
  alongEdge(seat: Seat, point: Point): number;
  /** Distance of a base from its seat's own edge. */
  fromHome(seat: Seat, point: Point): Length;
  /** By seat: standing points within the depth of the own edge, whole bases only. */
  readonly zones: readonly [readonly Point[], readonly Point[]];
}

export function openBattlefield(matchup: CompiledMatchup, field: Field): Battlefield {
  const { ground, sight } = field;
  const { touches, inside, spec } = ground;
  const bitsOf = (holds: (piece: Ground['spec']['pieces'][number]) => boolean) =>
    spec.pieces.reduce((bits, piece, p) => (holds(piece) ? bits | (1 << p) : bits), 0);
  const rough = bitsOf(({ difficult }) => difficult);
  const poolBits = bitsOf(({ name }) => name === 'crater');
  const pools = spec.pieces.filter(({ name }) => name === 'crater').map(({ outline }) => outlineOf(outline));
  const blocks = bitsOf(({ area, kind }) => !area && kind !== 'linear');
  const narrow = narrowPlaces(ground, blocks);
  const overlap = overlapOn(ground);
  const obstacles = obstaclesOf(ground);
  const ways = ({ plain, across }: Pick<Gait, 'plain' | 'across'>): SideWays => ({
    plain: field.ways(plain),
    across: field.ways(across),
  });
  const guide = (seat: Seat) => createTurningGuide(ground, field.guide(matchup.onFoot[seat].across));

  return {
    ground,
    ...createSightlines(ground, sight, inches(matchup.settings[0].cover.distance.inches)),
    ways: matchup.gaits.map(ways),
    waysOut: matchup.gaits.map(({ plain, across }) =>
      ways({ plain: drained(plain), across: drained(across) }),
    ),
    overflight: createOverflight(ground),
    framed: createFraming(),
    guides: [guide(0), guide(1)],
    ...contactOn(ground),
    overlap,
    occupancy: createOccupancy(ground, 2 * ground.radius, overlap),
    columns: createColumns(ground),
    leaps: createLeaps(
      ground,
      spec.pieces.filter(({ kind }) => kind === 'block').map(({ outline }) => outlineOf(outline)),
    ),
    leapsBeyond: createLeapsBeyond(ground),
    solidsNear: createSolidsNear(ground),
    obstacles,
    obstaclesBeside: createObstaclesBeside(ground, obstacles),
    isRough: (point) => (inside[point] & rough) !== 0,
    waterOnWay: createWaterOnWay(ground, pools),
    pools,
    isPool: (point) => (inside[point] & poolBits) !== 0,
    isStraight: (from, to, cost) => cost <= levelBetween(ground, from, to) + ROUNDED,
    isNearLinear: nearLinear(ground),
    isWalled: (point) => (touches[point] & blocks) !== 0,
    isNarrow: (point) => narrow[point] > 0,
    ...edgesOf(ground, matchup.settings[0].sequence.setUp.depth * INCH),
  };
}

/** How far bases are from each other, and which touch. */
function contactOn(ground: Ground): Pick<Battlefield, 'distance' | 'touch' | 'isAcross'> {
  const { x, y, z, radius } = ground;
  const isAcross = (a: Point, b: Point) => includes(ground.across, ground.acrossStart, a, b);
  // Across limiting terrain bases touch that are up to an inch and a rank of points apart.
  const farthest = ground.pitch + INCH + 2 * radius;
  return {
    isAcross,
    distance(a, b, above = 0) {
      const dx = x[a] - x[b];
      const dy = y[a] - y[b];
      const dz = z[a] - z[b] + above;
      const flat = Math.max(0, Math.sqrt(dx * dx + dy * dy) - 2 * radius);
      return dz === 0 ? flat : Math.sqrt(flat * flat + dz * dz);
    },
    touch(a, b) {
      const dx = x[a] - x[b];
      const dy = y[a] - y[b];
      if (dx * dx + dy * dy > farthest * farthest) return false;
      return includes(ground.touching, ground.touchingStart, a, b) || isAcross(a, b);
    },
  };
}

/** The same costs where craters are difficult ground like other. */
function drained({ craters: _, ...costs }: MoveCosts): MoveCosts {
  return costs;
}

/** Costs of ways are whole numbers. */
const ROUNDED: Length = 1;

function levelBetween({ x, y }: Ground, from: Point, to: Point): Length {
  const [dx, dy] = [x[to] - x[from], y[to] - y[from]];
  return Math.sqrt(dx * dx + dy * dy);
}

function createWaterOnWay({ x, y }: Ground, pools: readonly Outline[]): Battlefield['waterOnWay'] {
  return (from, to) =>
    pools.reduce((sum, pool) => {
      const span = spanInOutline(pool, x[from], y[from], x[to], y[to]);
      const [dx, dy] = [x[to] - x[from], y[to] - y[from]];
      return span === null ? sum : sum + (span[1] - span[0]) * Math.sqrt(dx * dx + dy * dy);
    }, 0);
}

/** Where places are from the edges of both seats, whose deployment zones are so deep. */
function edgesOf(ground: Ground, depth: Length): Pick<Battlefield, 'alongEdge' | 'fromHome' | 'zones'> {
  const { x, y, z, radius, spec } = ground;
  const half = (spec.depth * INCH) / 2;
  const halfEdge = (spec.width * INCH) / 2;
  const fromHome = (seat: Seat, point: Point) => half - radius + (seat === 0 ? y[point] : -y[point]);
  const zone = (seat: Seat) =>
    pointsInOwnFrame(ground, seat).filter((at) => z[at] === 0 && fromHome(seat, at) <= depth - 2 * radius);
  return {
    alongEdge: (seat, point) => (seat === 0 ? x[point] : -x[point]) / halfEdge,
    fromHome,
    zones: [zone(0), zone(1)],
  };
}

function includes(list: Uint16Array, start: Uint32Array, a: Point, b: Point): boolean {
  for (let i = start[a]; i < start[a + 1]; i++) if (list[i] === b) return true;
  return false;
}
