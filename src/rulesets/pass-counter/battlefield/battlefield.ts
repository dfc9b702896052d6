import { distanceOn } from '../../../kernel/base.ts';
import type { Point } from '../../../kernel/entities.ts';
import { isContact } from '../../../kernel/field/contact.ts';
import { homesOf } from '../../../kernel/field/home-edges.ts';
import { baseRoomOn } from '../../../kernel/field/occupancy.ts';
import { createTurningGuide } from '../../../kernel/guides/turning-guide.ts';
import { INCH } from '../../../kernel/length.ts';
import { piecesThat } from '../../../kernel/terrain.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Field } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { createColumns } from './columns.ts';
import { createSightlines } from './sightlines.ts';

/** The table as the compiled rules read it: distances, engagement, sight, ways. */
export type Battlefield = Readonly<ReturnType<typeof openBattlefield>>;

export function openBattlefield(matchup: CompiledMatchup, field: Field) {
  const { ground, sight } = field;
  const { x, y, z, radius } = ground;
  const { means, inches } = matchup.settings[0].engagement.range;
  const difficult = piecesThat(ground.spec, (piece) => piece.difficult);
  const distance = distanceOn(ground);

  // Across a low obstacle bases touch that are up to an inch and a rank of points apart.
  const engagement = means === 'contact' ? 0 : inches * INCH;
  const reach = ground.pitch + Math.max(INCH, engagement);
  const farthest = reach + 2 * radius;
  const touch = (a: Point, b: Point) =>
    isContact(ground.touching, ground.touchingStart, a, b) ||
    isContact(ground.across, ground.acrossStart, a, b);
  const within = (a: Point, b: Point) => distance(a, b) <= engagement && sight.record(sight.code(a, b)).seen;

  function near(a: Point, b: Point): boolean {
    const dx = x[a] - x[b];
    const dy = y[a] - y[b];
    if (dx * dx + dy * dy > farthest * farthest) return false;
    return touch(a, b) || (means === 'within' && within(a, b));
  }

  const guide = (seat: Seat) => createTurningGuide(ground, field.guide(matchup.costs[seat]));
  return {
    ground,
    lines: createSightlines(field, matchup.settings),
    ways: [field.ways(matchup.costs[0]), field.ways(matchup.costs[1])] as const,
    /** Rough lengths of ways, by seat. */
    guides: [guide(0), guide(1)] as const,
    /** Distance from base to base. */
    distance,
    /** From base to base: how near is near where nothing is in between, and never near enough beyond. */
    engagement,
    reach,
    /** Near enough to be engaged (PC-A4). */
    near,
    ...baseRoomOn(ground),
    /** Room for surveys; what is in it is used before the next. */
    columns: createColumns(ground),
    /** In difficult ground or above the ground. */
    isSlow: (point: Point) => (ground.inside[point] & difficult) !== 0 || z[point] > 0,
    ...homesOf(ground, matchup.settings[0].sequence.setUp.depth * INCH),
  };
}
