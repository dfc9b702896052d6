import { gapOver } from '../../../kernel/base.ts';
import type { Point } from '../../../kernel/entities.ts';
import { type Box, boxAround, squareToBox } from '../../../kernel/geometry/box.ts';
import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import type { Sightlines } from '../battlefield/sightlines.ts';
import { rangeOf, rowFor } from '../matchup/gunnery.ts';
import { COVERED, KNOWN, LOOKS, OBSCURED, SEEN, UNKNOWN } from '../matchup/looks.ts';
import type { Settings } from '../rules/index.ts';
import type { Foe } from './foes.ts';

/** How a mover looks at places. */
interface Eyes {
  readonly seat: Seat;
  readonly down: boolean;
  /** Within this distance it comes no closer to a foe in sight. */
  readonly wanted: Length;
  /** Whether the engaged cannot shoot, and whether they cannot be shot at. */
  readonly bound: boolean;
  readonly sheltered: boolean;
  /** The shelter that looks leave, see `shelterUnder`. */
  readonly shelter: Float64Array;
}

/** What being obscured, and being in cover, counts of being out of sight. */
const HIDING = 0.4;

/** The shelter that a foe's look leaves a model from his shots, by its bits; none by what is nothing to its side. */
export function shelterUnder({ cover, obscured }: Settings): Float64Array {
  const serving = (obscured.penalty.hit > 0 ? OBSCURED : 0) | (cover.ranged.armour > 0 ? COVERED : 0);
  return Float64Array.from({ length: LOOKS }, (_, look) => {
    if ((look & SEEN) === 0) return 1;
    return HIDING * ((look & serving & OBSCURED ? 1 : 0) + (look & serving & COVERED ? 1 : 0));
  });
}

/**
 * Enemies attack one target each, and the one they can do most to: of what one could do to a mover this share counts, and
 * of what that is beyond the most he could do to a friend of it where that stands the other.
 */
const DRAWN = 0.03;
const SOUGHT = 0.5;

/** Fills the columns from some row on. */
export function survey(battlefield: Battlefield, eyes: Eyes, foes: readonly Foe[], first: number): void {
  const { count, place, engaged, harm, danger, shelter, lag } = battlefield.columns;
  const { x, y } = battlefield.ground;
  engaged.fill(0, first, count);
  harm.fill(0, first, count);
  danger.fill(0, first, count);
  shelter.fill(0, first, count);
  lag.fill(Infinity, first, count);
  const box = boxAround(battlefield.ground, place.subarray(first, count));
  for (const foe of foes) if (foe.holds) engage(battlefield, box, foe.point, first);
  for (const foe of foes) {
    const apart = Math.sqrt(squareToBox(box, x[foe.point], y[foe.point]));
    const afar = horizonOf(battlefield, eyes, foe);
    if (apart > afar) passBy(battlefield, foe, apart, first);
    else surveyFoe(battlefield, eyes, foe, afar, first);
  }
}

/** Distance between centres beyond which nothing of a foe matters but the way to it. */
function horizonOf(
  { ground, reach }: Battlefield,
  { wanted }: Eyes,
  { shots, answers, shielded, stride }: Foe,
): Length {
  const inSight = shielded ? wanted : Math.max(wanted, rangeOf(shots));
  return Math.max(rangeOf(answers), inSight, stride, reach) + 2 * ground.radius;
}

/** Notes where somebody on a point would engage the mover. */
function engage({ ground, columns, near, reach }: Battlefield, box: Box, point: Point, first: number): void {
  const { x, y, place, engaged, count } = columns;
  const farthest = (reach + 2 * ground.radius) * (reach + 2 * ground.radius);
  if (squareToBox(box, ground.x[point], ground.y[point]) > farthest) return;
  for (let i = first; i < count; i++) {
    const dx = x[i] - ground.x[point];
    const dy = y[i] - ground.y[point];
    if (dx * dx + dy * dy <= farthest && near(place[i], point)) engaged[i] = 1;
  }
}

/** Surveys a foe that is at least so far from all places that nothing of it matters but the way to it. */
function passBy({ columns, ground }: Battlefield, { point, far }: Foe, apart: Length, first: number): void {
  const { x, y, z, place, count, shelter, lag } = columns;
  const diameter = 2 * ground.radius;
  const least = apart - diameter;
  for (let i = first; i < count; i++) {
    shelter[i] += 1;
    if (least >= lag[i]) continue;
    const dx = x[i] - ground.x[point];
    const dy = y[i] - ground.y[point];
    const gap = gapOver(dx * dx + dy * dy, z[i] - ground.z[point], diameter);
    if (gap < lag[i]) lag[i] = Math.min(lag[i], Math.max(far[place[i]] * GUIDE_STEP, gap));
  }
}

/** The look of somebody on a point at another, where it is not known yet as well. */
function lookOf(lines: Sightlines, kept: number, seat: Seat, down: boolean, from: Point, at: Point): number {
  return kept === UNKNOWN ? lines.look(seat, down, from, at) : kept - KNOWN;
}

/** Foe by foe and not place by place, since what is known of a foe lies side by side in memory. */
function surveyFoe(
  { columns, ground, lines, near, reach }: Battlefield,
  eyes: Eyes,
  foe: Foe,
  afar: Length,
  first: number,
): void {
  const diameter = 2 * ground.radius;
  const { x, y, z, place, count, engaged, harm, danger, shelter, lag } = columns;
  const { point, shots, answers, blows, blow, lunge, other, stride, readiness, sees, seen, far } = foe;
  const { seat, wanted } = eyes;
  const own = point * ground.count;
  const threat = rangeOf(answers);
  const range = foe.shielded ? -1 : rangeOf(shots);
  for (let i = first; i < count; i++) {
    const dx = x[i] - ground.x[point];
    const dy = y[i] - ground.y[point];
    const square = dx * dx + dy * dy;
    const rise = z[i] - ground.z[point];
    const at = place[i];
    if (square > afar * afar) {
      shelter[i] += 1;
      const ahead = lag[i] + diameter;
      if (square < ahead * ahead)
        lag[i] = Math.min(lag[i], Math.max(far[at] * GUIDE_STEP, gapOver(square, rise, diameter)));
      continue;
    }
    const gap = gapOver(square, rise, diameter);
    const touches = gap < reach && near(at, point);

    let answer = touches ? blow : gap <= stride ? lunge : 0;
    let isHidden = false;
    if (gap > threat) shelter[i] += 1;
    else {
      const look = lookOf(lines, sees[own + at], seat, eyes.down, point, at);
      // Standing models see each other or neither sees the other.
      isHidden = look === 0 && !eyes.down;
      shelter[i] += eyes.shelter[look];
      if (!(eyes.sheltered && engaged[i] > 0) && !(touches && foe.binds)) {
        const shot = answers.harm[LOOKS * rowFor(answers, gap) + look];
        if (shot > answer) answer = shot;
      }
    }
    danger[i] += readiness * (DRAWN * answer + SOUGHT * Math.max(0, answer - other));

    if (touches && blows[0] > harm[i]) harm[i] = blows[0];
    const isBarred = (eyes.bound && engaged[i] > 0) || (touches && foe.shieldable);
    const row = gap <= range && !isBarred ? rowFor(shots, gap) : -1;
    const couldHarm = row >= 0 && shots.most[row] > harm[i];
    const couldStay = gap <= wanted && lag[i] > 0;
    if (!isHidden && (couldHarm || couldStay)) {
      const look = lookOf(lines, seen[own + at], otherSeat(seat), foe.down, at, point);
      if (look !== 0 && gap <= wanted) lag[i] = 0;
      if (row >= 0) {
        const shot = shots.harm[LOOKS * row + look];
        if (shot > harm[i]) harm[i] = shot;
      }
    }
    if (gap < lag[i]) lag[i] = Math.min(lag[i], Math.max(far[at] * GUIDE_STEP, gap));
  }
}
