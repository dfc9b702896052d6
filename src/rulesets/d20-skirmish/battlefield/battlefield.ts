import { gapOver } from '../../../kernel/base.ts';
import type { Point, Seat } from '../../../kernel/entities.ts';
import { isContact } from '../../../kernel/field/contact.ts';
import { homesOf } from '../../../kernel/field/home-edges.ts';
import { baseRoomOn } from '../../../kernel/field/occupancy.ts';
import { distance } from '../../../kernel/geometry/distances.ts';
import { type Outline, outlineOf } from '../../../kernel/geometry/outline.ts';
import { shapeOf } from '../../../kernel/geometry/shape.ts';
import { spanInOutline } from '../../../kernel/geometry/spans.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { createTurningGuide } from '../../../kernel/guides/turning-guide.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import { piecesThat } from '../../../kernel/terrain.ts';
import type { MoveCosts, Ways } from '../../../kernel/ways.ts';
import type { Field } from '../../../rules/ruleset.ts';
import { allowance, type CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { Gait } from '../matchup/gaits.ts';
import { createColumns } from './columns.ts';
import { createLeaps } from './leaps.ts';
import {
  createObstaclesBeside,
  createSolidsNear,
  narrowPlaces,
  nearLinear,
  obstaclesOf,
} from './neighbourhood.ts';
import { createOverflight } from './overflight.ts';
import { createSightlines } from './sightlines.ts';

/** The ways of a model: past limiting terrain, and across it. */
export interface SideWays {
  readonly plain: Ways;
  readonly across: Ways;
}

/** The table as the compiled rules read it: distances, contact, sight, ways. */
export type Battlefield = Readonly<ReturnType<typeof openBattlefield>>;

export function openBattlefield(matchup: CompiledMatchup, field: Field) {
  const { ground, sight } = field;
  const { x, y, spec } = ground;
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
    /** By model; and those of whoever is in deep water, which lead out of it. */
    ways: matchup.gaits.map(ways),
    waysOut: matchup.gaits.map(({ plain, across }) =>
      ways({ plain: drained(plain), across: drained(across) }),
    ),
    /** Straight ways of those who pass over things. */
    overflight: createOverflight(ground),
    /** Rough lengths of ways, by seat. */
    guides: [guide(0), guide(1)] as const,
    ...contactOn(ground),
    ...baseRoomOn(ground),
    ...terrainOn(ground),
    /** Room for surveys; what is in it is used before the next. */
    columns: createColumns(ground),
    /** Room for a list of points that is used at once. */
    room: new Uint16Array(ground.count),
    /** Where jumps may lead. */
    leaps: createLeaps(
      ground,
      spec.pieces.filter(({ kind }) => kind === 'block').map(({ outline }) => shapeOf(outlineOf(outline))),
    ),
    /** Where walls and blocks are nearest to a base on a point, of those that are near. */
    solidsNear: createSolidsNear(ground),
    /** Obstacles that can be destroyed, and those that a base on a point touches. */
    obstacles,
    obstaclesBeside: createObstaclesBeside(ground, obstacles),
    /** A way of some cost between two points is a straight line over open ground. */
    isStraight: (from: Point, to: Point, cost: Length) =>
      cost <= distance(x[from], y[from], x[to], y[to]) + ROUNDED,
    /** So near limiting terrain that a move of a model may cross it. */
    isNearLinear: nearLinear(ground, longestMoves(matchup)),
    ...homesOf(ground, matchup.settings[0].sequence.setUp.depth * INCH),
  };
}

/** What terrain a point is in or next to. */
function terrainOn(ground: Ground) {
  const { touches, inside, spec } = ground;
  const rough = piecesThat(spec, ({ difficult }) => difficult);
  const poolBits = piecesThat(spec, ({ name }) => name === 'crater');
  const pools = spec.pieces.filter(({ name }) => name === 'crater').map(({ outline }) => outlineOf(outline));
  const roughs = spec.pieces.filter(({ difficult }) => difficult).map(({ outline }) => outlineOf(outline));
  const blocks = piecesThat(spec, ({ area, kind }) => !area && kind !== 'linear');
  const narrow = narrowPlaces(ground, blocks);
  return {
    /** Rough terrain, craters among it, and whether a point is in some. */
    roughs,
    isRough: (point: Point) => (inside[point] & rough) !== 0,
    /** Craters, and whether a point is in one. */
    pools,
    isPool: (point: Point) => (inside[point] & poolBits) !== 0,
    /** Length of the straight line between two points that is in water, where craters hold some. */
    waterOnWay: createWaterOnWay(ground, pools),
    /** Next to a wall or another block, and in a doorway or a similar place. */
    isWalled: (point: Point) => (touches[point] & blocks) !== 0,
    isNarrow: (point: Point) => narrow[point] > 0,
  };
}

/** By model, the longest of its moves and charges (DX-MOV-LIM). */
function longestMoves({ models, speed, settings }: CompiledMatchup): Length[] {
  return models.map(({ seat }, model) => {
    const { moving, charge } = settings[seat];
    return allowance(speed[model], Math.max(moving.move.factor, charge.move.factor));
  });
}

/** How far bases are from each other, and which touch. */
function contactOn(ground: Ground) {
  const { x, y, z, radius } = ground;
  const isAcross = (a: Point, b: Point) => isContact(ground.across, ground.acrossStart, a, b);
  // Across limiting terrain bases touch that are up to an inch and a rank of points apart.
  const farthest = ground.pitch + INCH + 2 * radius;
  return {
    /** Bases on two points are in contact, and limiting terrain is between them. */
    isAcross,
    /** Distance from base to base, where the one is so much farther above its point than the other. */
    distance(a: Point, b: Point, above: Length = 0): Length {
      const dx = x[a] - x[b];
      const dy = y[a] - y[b];
      return gapOver(dx * dx + dy * dy, z[a] - z[b] + above, 2 * radius);
    },
    /** Bases on two points are in contact, across limiting terrain too. */
    touch(a: Point, b: Point): boolean {
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

function createWaterOnWay({ x, y }: Ground, pools: readonly Outline[]): (from: Point, to: Point) => Length {
  return (from, to) =>
    pools.reduce((sum, pool) => {
      const span = spanInOutline(pool, x[from], y[from], x[to], y[to]);
      const length = distance(x[from], y[from], x[to], y[to]);
      return span === null ? sum : sum + (span[1] - span[0]) * length;
    }, 0);
}
