import type { Box } from '../../../kernel/box.ts';
import type { Point } from '../../../kernel/entities.ts';
import { type BaseRoom, baseRoomOn } from '../../../kernel/field/occupancy.ts';
import { createDiscs, type Disc, type PointBits, pointBits } from '../../../kernel/field/point-bits.ts';
import { squareBetween } from '../../../kernel/geometry.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { createEndLists, type EndLists } from '../../../kernel/movement/end-lists.ts';
import { landmarksOf, latticeOf } from '../../../kernel/movement/landmarks.ts';
import type { Ways } from '../../../kernel/ways.ts';
import { createSheet, type Sheet } from '../../../rules/play/weighing.ts';
import type { Field } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { Settings } from '../rules/index.ts';
import { createSightings, type Sightings } from '../sight/sightings.ts';
import { createGrid, type Grid, insidesOf } from '../zones/grid.ts';
import { zonesOf } from '../zones/occupation.ts';
import {
  createPresence,
  createSurvey,
  createZoneSwing,
  type Foes,
  noOffer,
  type Offer,
  type Presence,
  type Survey,
  type ZoneSwing,
} from './columns.ts';
import { type NearHome, nearHomeOf } from './home-edges.ts';
import { type KnownPromises, nothingPromised } from './known-promises.ts';

/** The table as the compiled rules read it: zones, distances, sight, ways. */
export interface Battlefield extends BaseRoom, NearHome {
  readonly ground: Ground;
  readonly grid: Grid;
  /** By point: the zone for which a model counts there, or -1, see `zonesOf`. */
  readonly zone: Int16Array;
  /** By point, 1 where terrain begins or ends, and on a lattice over all else. */
  readonly worthWeighing: Uint8Array;
  /** By zone: where the centre of a base is that counts for it. */
  readonly insides: readonly Box[];
  readonly sightings: Sightings;
  /** For what is weighed last. */
  readonly sheet: Sheet;
  readonly foes: Foes;
  readonly survey: Survey;
  /** What somebody who is held back was offered last. */
  readonly offer: Offer;
  /** Who stands where, and what a seat would gain in zones by changes of that. */
  readonly presence: Presence;
  readonly zoneSwings: readonly [ZoneSwing, ZoneSwing];
  /** By seat: ways, and where moves may end, as far as it is worth weighing. */
  readonly ways: readonly [Ways, Ways];
  readonly ends: readonly [EndLists, EndLists];
  /** Square of the distance between the middles of two points. */
  squareOf(a: Point, b: Point): number;
  /** Distance between models on two points (ZC-A6). */
  distance(a: Point, b: Point): Length;
  /** By seat: what models promised last. */
  readonly knownPromises: readonly [KnownPromises, KnownPromises];
  /** Around each point those whose bases would overlap its. */
  readonly overlapping: (point: Point) => Disc;
  /** By seat: around each point those too near to it for a deep strike, and for an ambush (ZC-DEP-01/02). */
  readonly tooNear: readonly [Clearances, Clearances];
  readonly whole: Stretches;
}

interface Clearances {
  deepStrike(point: Point): Disc;
  ambush(point: Point): Disc;
}

/** All points, those in the open, and those in terrain. */
interface Stretches {
  readonly all: PointBits;
  readonly open: PointBits;
  readonly covered: PointBits;
}

function stretchesOf({ count, inside }: Ground): Stretches {
  const all = Array.from({ length: count }, (_, at) => at);
  const bitsOf = (points: readonly number[]) => pointBits(count, points);
  return {
    all: bitsOf(all),
    open: bitsOf(all.filter((at) => inside[at] === 0)),
    covered: bitsOf(all.filter((at) => inside[at] !== 0)),
  };
}

/** Away from where terrain begins or ends, one column and row in so many is weighed. */
const STEP = 3;

function placesWorthWeighing(ground: Ground): Uint8Array {
  const lattice = latticeOf(ground, STEP);
  return landmarksOf(ground).map((isLandmark, at) => isLandmark | lattice[at]);
}

export function openBattlefield(matchup: CompiledMatchup, field: Field): Battlefield {
  const { ground } = field;
  const { radius } = ground;
  const [own, theirs] = matchup.settings;
  const squareOf = (a: Point, b: Point) => squareBetween(ground, a, b);
  const room = baseRoomOn(ground);
  const distance = (a: Point, b: Point) => matchup.gaps.of(squareOf(a, b));
  const grid = createGrid(ground, own.zones.grid.inches);
  const worthWeighing = placesWorthWeighing(ground);
  const ways = [field.ways(matchup.costs[0]), field.ways(matchup.costs[1])] as const;
  const models = matchup.models.length;
  return {
    ground,
    grid,
    zone: zonesOf(grid, own),
    worthWeighing,
    insides: insidesOf(grid, own.zones.wholly.on ? radius : 0),
    sightings: createSightings(field, matchup.settings, matchup.bands),
    sheet: createSheet(),
    foes: { count: 0, feared: 0, all: [], order: [], least: [] },
    survey: createSurvey(),
    offer: noOffer(models),
    presence: createPresence(grid, models),
    zoneSwings: [createZoneSwing(grid, 0, models), createZoneSwing(grid, 1, models)],
    ways,
    ends: [createEndLists(ways[0], 0, worthWeighing), createEndLists(ways[1], 1, worthWeighing)],
    squareOf,
    distance,
    knownPromises: [nothingPromised(models), nothingPromised(models)],
    overlapping: createDiscs(ground, 2 * radius, room.overlap),
    tooNear: [clearancesOf(ground, own, distance), clearancesOf(ground, theirs, distance)],
    whole: stretchesOf(ground),
    ...room,
    ...nearHomeOf(ground, own),
  };
}

/** What a side's strikes and ambushes keep clear of. */
function clearancesOf(
  ground: Ground,
  { reserves: { deepStrike, ambush } }: Settings,
  distance: (a: Point, b: Point) => Length,
): Clearances {
  const within = (inches: number) =>
    createDiscs(ground, inches * INCH + 2 * ground.radius, (a, b) =>
      deepStrike.exact === 'within' ? distance(a, b) <= inches * INCH : distance(a, b) < inches * INCH,
    );
  return { deepStrike: within(deepStrike.clearance), ambush: within(ambush.clearance) };
}
