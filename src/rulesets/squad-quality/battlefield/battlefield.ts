import { distanceOn } from '../../../kernel/base.ts';
import { homeEdgesOf } from '../../../kernel/field/home-edges.ts';
import { createOccupancy } from '../../../kernel/field/occupancy.ts';
import { createDepths } from '../../../kernel/geometry/depth.ts';
import { discOverlaps } from '../../../kernel/geometry/distances.ts';
import { outlineOf } from '../../../kernel/geometry/outline.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { landmarksAndLattice } from '../../../kernel/movement/landmarks.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import type { MoveCosts } from '../../../kernel/ways.ts';
import type { Seat } from '../../../rules/decision.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import { createSheet } from '../../../rules/play/weighing.ts';
import type { Field } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { Point } from '../units/entities.ts';
import { createSightlines } from './sightlines.ts';

/** A spot on the table that is fought for. */
interface Objective {
  readonly x: Length;
  readonly y: Length;
  readonly name: string;
}

/** Nothing slows whoever is off the ground. */
const FLYING: MoveCosts = { difficult: 1, climb: 1, mantle: 0, descent: 0, linear: 'free' };
/** Away from where terrain begins or ends, one column and row in so many is weighed. */
const STEP = 3;
/** Units with no more between their circles are in contact: neighbours on the lattice are so far apart. */
export const CONTACT: Length = 1.05 * INCH;

/** The table as the compiled rules read it: distances, sight, ways, objectives. */
export type Battlefield = Readonly<ReturnType<typeof openBattlefield>>;

export function openBattlefield(matchup: CompiledMatchup, field: Field) {
  const { ground } = field;
  const { x, y, spec } = ground;
  const taken = 2 * matchup.settings[0].movement.formation.radius * INCH;
  const lengthOf = (dx: Length, dy: Length) => Math.sqrt(dx * dx + dy * dy);
  const between = (a: number, b: number) => lengthOf(x[a] - x[b], y[a] - y[b]);
  const distance = distanceOn(ground, taken, false);
  const overlap = (a: number, b: number) => between(a, b) < taken;
  const edges = homeEdgesOf(ground, { radius: 0 });
  const { fromHome } = edges;
  const worthWeighing = landmarksAndLattice(ground, STEP);
  const forward = (seat: Seat) =>
    pointsInOwnFrame(ground, seat)
      .filter((at) => worthWeighing[at] === 1)
      .sort((a, b) => fromHome(seat, b) - fromHome(seat, a));
  const ahead = [forward(0), forward(1)] as const;
  const deep = matchup.settings[0].scenario.setUp.depth * INCH;
  const zone = (seat: Seat) => pointsInOwnFrame(ground, seat).filter((at) => fromHome(seat, at) <= deep);
  return {
    ground,
    lines: createSightlines(field, matchup.settings),
    ways: [field.ways(matchup.costs[0]), field.ways(matchup.costs[1])] as const,
    /** Over whatever is no higher than a figure, by seat (SQ-JET-04). */
    flights: [field.ways(FLYING), field.ways(FLYING)] as const,
    sheet: createSheet(),
    /** For whoever adds up what a shot comes to, good until the next does. */
    modifiers: createModifiers(),
    /** By point, 1 where terrain begins or ends, and on a lattice over all else. */
    worthWeighing,
    /** Those points by seat, the farthest from its own edge first. */
    forward: ahead,
    /** How much of the line between two points is inside a piece. */
    depthIn: createDepths(ground),
    objectives: objectivesOn(spec.width),
    /** Distance between units whose middles are on two points (SQ-CORE-FORM). */
    distance,
    /** The same from a spot. */
    distanceTo: (objective: Objective, at: Point) =>
      Math.max(0, lengthOf(x[at] - objective.x, y[at] - objective.y) - taken / 2),
    /** The same from a point that takes no room: a mine, a marker, a point that is aimed at. */
    distanceFrom: (point: Point, at: Point) => Math.max(0, between(point, at) - taken / 2),
    /** Distance of two points that take no room. */
    between,
    /** Units on two points would stand in each other. */
    overlap,
    /** Units on two points are in contact. */
    touch: (a: Point, b: Point) => distance(a, b) <= CONTACT,
    occupancy: createOccupancy(ground, taken, overlap),
    /** Of middles. */
    ...edges,
    /** By seat: standing points within the depth of the own edge, in its own frame (SQ-CORE-SCN-set-up). */
    zones: [zone(0), zone(1)] as const,
    /** By seat: points that its drop troops may aim at, whoever stands where, in its own frame (SQ-DROP-03). */
    landings: [landingsOf(matchup, ground, ahead[0], 0), landingsOf(matchup, ground, ahead[1], 1)] as const,
  };
}

/** Points of some that are away from difficult ground; none for a side that drops nobody (SQ-DROP-03). */
function landingsOf(
  { force, models, settings }: CompiledMatchup,
  { x, y, spec }: Ground,
  points: readonly number[],
  seat: Seat,
): readonly number[] {
  if (!force[seat].some((unit) => models[unit].profile.traits.includes('drop'))) return [];
  const radius = settings[seat].dropTroops.point.ground * INCH;
  const rough = spec.pieces.flatMap(({ difficult, outline }) => (difficult ? [outlineOf(outline)] : []));
  return points.filter((at) => !rough.some((outline) => discOverlaps(outline, x[at], y[at], radius)));
}

/** The middle of the table and a point on either flank, half-way to the side (SQ-CORE-SCN-objectives). */
function objectivesOn(width: number): Objective[] {
  const aside = Math.round((width / 3) * INCH);
  return [
    { x: -aside, y: 0, name: 'the left flank' },
    { x: 0, y: 0, name: 'the middle' },
    { x: aside, y: 0, name: 'the right flank' },
  ];
}
