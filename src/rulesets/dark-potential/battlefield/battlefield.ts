import { distanceOn } from '../../../kernel/base.ts';
import type { Point } from '../../../kernel/entities.ts';
import { isContact } from '../../../kernel/field/contact.ts';
import { type HomeEdges, homeEdgesOf } from '../../../kernel/field/home-edges.ts';
import { type BaseRoom, baseRoomOn } from '../../../kernel/field/occupancy.ts';
import { type Outline, outlineOf } from '../../../kernel/geometry/outline.ts';
import { crossesAny } from '../../../kernel/geometry/spans.ts';
import { createSurface, type Surface } from '../../../kernel/geometry/template.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Guide } from '../../../kernel/guides/guide.ts';
import { createTurningGuide } from '../../../kernel/guides/turning-guide.ts';
import { type Length, MILLIMETRE } from '../../../kernel/length.ts';
import { landmarksOf } from '../../../kernel/movement/landmarks.ts';
import { piecesThat } from '../../../kernel/terrain.ts';
import type { MoveCosts, Ways } from '../../../kernel/ways.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Field } from '../../../rules/ruleset.ts';
import { createKeptPairs, type KeptPairs } from '../../../rules/survey/kept-pairs.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { type Activation, createActivation } from './activation-columns.ts';
import { type Bearings, createBearings } from './bearings.ts';
import { type Columns, createColumns } from './columns.ts';
import { type Compass, createCompass } from './compass.ts';
import { createMenu, type Menu } from './menu.ts';
import { createPlacesUnder, type PlacesUnder } from './places-under.ts';
import { createSightlines, type Sightlines } from './sightlines.ts';
import { createSuppressionColumns, type SuppressionColumns } from './suppression-columns.ts';
import { createWatch, type Watch } from './watch.ts';
import { createWatchColumns, type WatchColumns } from './watch-columns.ts';

/** The table as the compiled rules read it: distances, contact, sight and cover, ways; edges are measured from middles. */
export interface Battlefield extends BaseRoom, HomeEdges {
  readonly ground: Ground;
  readonly lines: Sightlines;
  /** By seat. */
  readonly ways: readonly [Ways, Ways];
  /** Ways at plain cost that avoid difficult ground, for the reading that halves a whole move (V-04); else null. */
  readonly open: readonly [Ways | null, Ways | null];
  /** Rough lengths of ways, by seat. */
  readonly guides: readonly [Guide, Guide];
  /** Distance between models on two points, as DP-MEAS-04/05 measure it. */
  distance(a: Point, b: Point): Length;
  /** Bases on two points touch, or count as touching across a linear obstacle for that seat (DP-CC-04). */
  touch(a: Point, b: Point, seat: Seat): boolean;
  /** Radius of a base as distances, arcs and templates reckon with it (DP-MEAS-02). */
  readonly base: Length;
  /** What distances leave out between two centres, and whether they go by heights too (DP-MEAS-04/05). */
  readonly diameter: Length;
  readonly slanted: boolean;
  /** Pieces of difficult ground, as bits. */
  readonly difficult: number;
  /** Nothing but a linear obstacle keeps bases on two points from touching (DP-CC-04). */
  isAcross(a: Point, b: Point): boolean;
  /** A straight step between two points crosses a linear obstacle. */
  crossesObstacle(from: Point, to: Point): boolean;
  /** By point, 1 where terrain begins or ends. */
  readonly landmarks: Uint8Array;
  readonly compass: Compass;
  readonly bearings: Bearings;
  readonly surface: Surface;
  readonly placesUnder: PlacesUnder;
  /** Room for what movers make of places. */
  readonly columns: Columns;
  /** What enemies in the open make of places, by the seat of the mover. */
  readonly watch: readonly [Watch, Watch];
  /** What the model at hand may do, and room to reckon what that is worth. */
  readonly menu: Menu;
  readonly suppressing: SuppressionColumns;
  readonly watching: WatchColumns;
  readonly threats: KeptPairs;
  /** What the activation at hand remembers. */
  readonly activation: Activation;
}

export function openBattlefield(matchup: CompiledMatchup, field: Field): Battlefield {
  const { ground } = field;
  const { measurement } = matchup.settings[0];
  const base = Math.round((measurement.base.millimetres * MILLIMETRE) / 2);
  const diameter = measurement.edges.on ? 2 * base : 0;
  const slanted = measurement.slant.on;

  const obstacles = ground.spec.pieces
    .filter(({ kind }) => kind === 'linear')
    .map(({ outline }): Outline => outlineOf(outline));
  const crossesObstacle = (from: Point, to: Point) => crossesAny(obstacles, ground, from, to);

  const { isAcross, touch } = contactsUnder(ground, matchup);
  const whole = (seat: Seat, costs: Partial<MoveCosts>) =>
    matchup.settings[seat].movement.difficult.counts === 'whole-move' &&
    matchup.settings[seat].movement.difficult.on
      ? field.ways({ ...matchup.costs[seat], ...costs })
      : null;
  const landmarks = landmarksOf(ground);
  const lines = createSightlines(field, matchup.settings);
  const guide = (costs: MoveCosts) =>
    field.common(`guide ${JSON.stringify(costs)}`, () => createTurningGuide(ground, field.guide(costs)));
  const guides = [guide(matchup.costs[0]), guide(matchup.costs[1])] as const;
  const distance = distanceOn(ground, diameter, slanted);
  const watch = (seat: Seat) => createWatch(lines, guides[seat], distance, ground.count);
  return {
    ground,
    lines,
    ways: [
      whole(0, { difficult: 1 }) ?? field.ways(matchup.costs[0]),
      whole(1, { difficult: 1 }) ?? field.ways(matchup.costs[1]),
    ],
    open: [whole(0, { difficult: 1000 }), whole(1, { difficult: 1000 })],
    guides,
    distance,
    base,
    diameter,
    slanted,
    difficult: piecesThat(ground.spec, (piece) => piece.difficult),
    crossesObstacle,
    isAcross,
    touch,
    landmarks,
    compass: createCompass(ground),
    bearings: createBearings(ground, base, matchup.settings),
    surface: createSurface(ground),
    placesUnder: createPlacesUnder(ground, matchup.inch),
    ...baseRoomOn(ground),
    columns: createColumns(ground),
    watch: [watch(0), watch(1)],
    menu: createMenu(),
    suppressing: createSuppressionColumns(matchup.models.length),
    watching: createWatchColumns(matchup.models.length),
    threats: createKeptPairs(matchup.models.length, 4),
    activation: createActivation(matchup),
    ...homeEdgesOf(ground, { radius: 0 }),
  };
}

/** Who counts as touching whom, by the side that strikes. */
function contactsUnder(
  ground: Ground,
  { settings }: CompiledMatchup,
): Pick<Battlefield, 'isAcross' | 'touch'> {
  const { x, y, touching, touchingStart, across, acrossStart } = ground;
  const reach = Math.max(reachOf(ground, touching, touchingStart), reachOf(ground, across, acrossStart));
  const isApart = (a: Point, b: Point) => Math.abs(x[a] - x[b]) > reach || Math.abs(y[a] - y[b]) > reach;
  const strikesAcross = settings.map(
    ({ linearObstacles: { across: rule } }) => rule.on && rule.side === 'near',
  );
  return {
    isAcross: (a, b) => !isApart(a, b) && isContact(across, acrossStart, a, b),
    touch(a, b, seat) {
      if (isApart(a, b)) return false;
      return (
        isContact(touching, touchingStart, a, b) ||
        (strikesAcross[seat] && isContact(across, acrossStart, a, b))
      );
    },
  };
}

/** How far the points of any pair in lists of contacts are apart along an axis at most; most others are further. */
function reachOf({ x, y, count }: Ground, list: Uint16Array, start: Uint32Array): Length {
  let reach = -1;
  for (let a = 0; a < count; a++) {
    for (let i = start[a]; i < start[a + 1]; i++)
      reach = Math.max(reach, Math.abs(x[a] - x[list[i]]), Math.abs(y[a] - y[list[i]]));
  }
  return reach;
}
