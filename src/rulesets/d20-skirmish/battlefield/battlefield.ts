import { gapOver } from '../../../kernel/base.ts';
import type { Model, Point, Seat } from '../../../kernel/entities.ts';
import { isContact } from '../../../kernel/field/contact.ts';
import { type Homes, homesOf } from '../../../kernel/field/home-edges.ts';
import { type BaseRoom, baseRoomOn } from '../../../kernel/field/occupancy.ts';
import { distance, type Outline, outlineOf, spanInOutline } from '../../../kernel/geometry.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Guide } from '../../../kernel/guides/guide.ts';
import { createTurningGuide } from '../../../kernel/guides/turning-guide.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import { piecesThat } from '../../../kernel/terrain.ts';
import type { MoveCosts, Ways } from '../../../kernel/ways.ts';
import type { Field } from '../../../rules/ruleset.ts';
import { allowance, type CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { Gait } from '../matchup/gaits.ts';
import { type Columns, createColumns } from './columns.ts';
import { createLeaps, type Leaps } from './leaps.ts';
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
export interface Battlefield extends BaseRoom, Homes {
  readonly ground: Ground;
  readonly lines: Sightlines;
  /** Lines between models in the air, or one of them: how far they are above their points. */
  readonly linesAbove: SightlinesAbove;
  /** By model; and those of whoever is in deep water, which lead out of it. */
  readonly ways: readonly SideWays[];
  readonly waysOut: readonly SideWays[];
  /** Straight ways of those who pass over things. */
  readonly overflight: Overflight;
  /** Rough lengths of ways, by seat. */
  readonly guides: readonly [Guide, Guide];
  /** Distance from base to base, where the one is so much farther above its point than the other. */
  distance(a: Point, b: Point, above?: Length): Length;
  /** Bases on two points are in contact, across limiting terrain too. */
  touch(a: Point, b: Point): boolean;
  /** They are, and limiting terrain is between them. */
  isAcross(a: Point, b: Point): boolean;
  /** Room for surveys; what is in it is used before the next. */
  readonly columns: Columns;
  /** Room for a list of points that is used at once. */
  readonly room: Uint16Array;
  /** Where jumps may lead. */
  readonly leaps: Leaps;
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
  /** So near limiting terrain that a move of a model may cross it. */
  isNearLinear(model: Model, point: Point): boolean;
  /** Next to a wall or another block, and in a doorway or a similar place. */
  isWalled(point: Point): boolean;
  isNarrow(point: Point): boolean;
}

export function openBattlefield(matchup: CompiledMatchup, field: Field): Battlefield {
  const { ground, sight } = field;
  const { x, y, touches, inside, spec } = ground;
  const rough = piecesThat(spec, ({ difficult }) => difficult);
  const poolBits = piecesThat(spec, ({ name }) => name === 'crater');
  const pools = spec.pieces.filter(({ name }) => name === 'crater').map(({ outline }) => outlineOf(outline));
  const blocks = piecesThat(spec, ({ area, kind }) => !area && kind !== 'linear');
  const narrow = narrowPlaces(ground, blocks);
  const obstacles = obstaclesOf(ground);
  const ways = ({ plain, across }: Pick<Gait, 'plain' | 'across'>): SideWays => ({
    plain: field.ways(plain),
    across: field.ways(across),
  });
  const guide = (seat: Seat) => createTurningGuide(ground, field.guide(matchup.onFoot[seat].across));
  const within = inches(matchup.settings[0].cover.distance.inches);

  return {
    ground,
    ...field.common(`looks ${within}`, () => createSightlines(ground, sight, within)),
    ways: matchup.gaits.map(ways),
    waysOut: matchup.gaits.map(({ plain, across }) =>
      ways({ plain: drained(plain), across: drained(across) }),
    ),
    overflight: createOverflight(ground),
    guides: [guide(0), guide(1)],
    ...contactOn(ground),
    ...baseRoomOn(ground),
    columns: createColumns(ground),
    room: new Uint16Array(ground.count),
    leaps: createLeaps(
      ground,
      spec.pieces.filter(({ kind }) => kind === 'block').map(({ outline }) => outlineOf(outline)),
    ),
    solidsNear: createSolidsNear(ground),
    obstacles,
    obstaclesBeside: createObstaclesBeside(ground, obstacles),
    isRough: (point) => (inside[point] & rough) !== 0,
    waterOnWay: createWaterOnWay(ground, pools),
    pools,
    isPool: (point) => (inside[point] & poolBits) !== 0,
    isStraight: (from, to, cost) => cost <= distance(x[from], y[from], x[to], y[to]) + ROUNDED,
    isNearLinear: nearLinear(ground, longestMoves(matchup)),
    isWalled: (point) => (touches[point] & blocks) !== 0,
    isNarrow: (point) => narrow[point] > 0,
    ...homesOf(ground, matchup.settings[0].sequence.setUp.depth * INCH),
  };
}

/** By model, the longest of its moves, charges and jumps (DX-MOV-LIM, DX-JMP-02). */
function longestMoves({ models, speed, settings }: CompiledMatchup): Length[] {
  return models.map(({ seat }, model) => {
    const { moving, charge } = settings[seat];
    return allowance(speed[model], Math.max(1, moving.move.factor, charge.move.factor));
  });
}

/** How far bases are from each other, and which touch. */
function contactOn(ground: Ground): Pick<Battlefield, 'distance' | 'touch' | 'isAcross'> {
  const { x, y, z, radius } = ground;
  const isAcross = (a: Point, b: Point) => isContact(ground.across, ground.acrossStart, a, b);
  // Across limiting terrain bases touch that are up to an inch and a rank of points apart.
  const farthest = ground.pitch + INCH + 2 * radius;
  return {
    isAcross,
    distance(a, b, above = 0) {
      const dx = x[a] - x[b];
      const dy = y[a] - y[b];
      return gapOver(dx * dx + dy * dy, z[a] - z[b] + above, 2 * radius);
    },
    touch(a, b) {
      const dx = x[a] - x[b];
      const dy = y[a] - y[b];
      if (dx * dx + dy * dy > farthest * farthest) return false;
      return isContact(ground.touching, ground.touchingStart, a, b) || isAcross(a, b);
    },
  };
}

/** The same costs where craters are difficult ground like other. */
function drained({ craters: _, ...costs }: MoveCosts): MoveCosts {
  return costs;
}

/** Costs of ways are whole numbers. */
const ROUNDED: Length = 1;

function createWaterOnWay({ x, y }: Ground, pools: readonly Outline[]): Battlefield['waterOnWay'] {
  return (from, to) =>
    pools.reduce((sum, pool) => {
      const span = spanInOutline(pool, x[from], y[from], x[to], y[to]);
      const length = distance(x[from], y[from], x[to], y[to]);
      return span === null ? sum : sum + (span[1] - span[0]) * length;
    }, 0);
}
