import type { Point } from '../../../kernel/entities.ts';
import { baseRoomOn } from '../../../kernel/field/occupancy.ts';
import { createDiscs, pointBits } from '../../../kernel/field/point-bits.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { createEndLists } from '../../../kernel/movement/end-lists.ts';
import { landmarksAndLattice } from '../../../kernel/movement/landmarks.ts';
import { createSheet } from '../../../rules/play/weighing.ts';
import type { Field } from '../../../rules/ruleset.ts';
import { createKeptPairs } from '../../../rules/survey/kept-pairs.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { Settings } from '../rules/index.ts';
import { createSightings } from '../sight/sightings.ts';
import { createGrid, insidesOf } from '../zones/grid.ts';
import { zonesOf } from '../zones/occupation.ts';
import { createPresence, createSurvey, createZoneSwing, type Foes, noOffer } from './columns.ts';
import { nearHomeOf } from './home-edges.ts';
import { nothingPromised } from './known-promises.ts';

/** All points, those in the open, and those in terrain. */
function stretchesOf({ count, inside }: Ground) {
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

/** The table as the compiled rules read it: zones, distances, sight, ways. */
export type Battlefield = Readonly<ReturnType<typeof openBattlefield>>;

export function openBattlefield(matchup: CompiledMatchup, field: Field) {
  const { ground } = field;
  const { radius } = ground;
  const [own, theirs] = matchup.settings;
  const squareOf = (a: Point, b: Point) => squareBetween(ground, a, b);
  const room = baseRoomOn(ground);
  const distance = (a: Point, b: Point) => matchup.gaps.of(squareOf(a, b));
  const grid = createGrid(ground, own.zones.grid.inches);
  const worthWeighing = landmarksAndLattice(ground, STEP);
  const ways = [field.ways(matchup.costs[0]), field.ways(matchup.costs[1])] as const;
  const models = matchup.models.length;
  return {
    ground,
    grid,
    /** By point: the zone for which a model counts there, or -1, see `zonesOf`. */
    zone: zonesOf(grid, own),
    /** By point, 1 where terrain begins or ends, and on a lattice over all else. */
    worthWeighing,
    /** By zone: where the centre of a base is that counts for it. */
    insides: insidesOf(grid, own.zones.wholly.on ? radius : 0),
    sightings: createSightings(field, matchup.settings, matchup.bands),
    /** For what is weighed last. */
    sheet: createSheet(),
    threats: createKeptPairs(models, 3),
    foes: { count: 0, feared: 0, all: [], order: [], least: [] } as Foes,
    survey: createSurvey(),
    /** What somebody who is held back was offered last. */
    offer: noOffer(models),
    /** Who stands where, and what a seat would gain in zones by changes of that. */
    presence: createPresence(grid, models),
    zoneSwings: [createZoneSwing(grid, 0, models), createZoneSwing(grid, 1, models)] as const,
    /** By seat: ways, and where moves may end, as far as it is worth weighing. */
    ways,
    ends: [createEndLists(ways[0], 0, worthWeighing), createEndLists(ways[1], 1, worthWeighing)] as const,
    /** Square of the distance between the middles of two points. */
    squareOf,
    /** Distance between models on two points (ZC-A6). */
    distance,
    /** By seat: what models promised last. */
    knownPromises: [nothingPromised(models), nothingPromised(models)] as const,
    /** By model: share of the board that it could shoot at from its own edge; none until somebody asks. */
    shootable: new Float64Array(models).fill(Number.NaN),
    /** By model: 1 where it does better to wait for the last round, 0 where not; none until somebody asks. */
    waits: new Float64Array(models).fill(Number.NaN),
    /** Around each point those whose bases would overlap its. */
    overlapping: createDiscs(ground, 2 * radius, room.overlap),
    /** By seat: around each point those too near to it for a deep strike, and for an ambush (ZC-DEP-01/02). */
    tooNear: [clearancesOf(ground, own, distance), clearancesOf(ground, theirs, distance)] as const,
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
) {
  const within = (inches: number) =>
    createDiscs(ground, inches * INCH + 2 * ground.radius, (a, b) =>
      deepStrike.exact === 'within' ? distance(a, b) <= inches * INCH : distance(a, b) < inches * INCH,
    );
  return { deepStrike: within(deepStrike.clearance), ambush: within(ambush.clearance) };
}
