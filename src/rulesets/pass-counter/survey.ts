import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import type { Length } from '../../kernel/length.ts';
import type { Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import type { Foe } from './foes.ts';
import { rangeOf, shotAt } from './gunnery.ts';
import { COVERED, LOOKS, OBSCURED, SEEN, UNKNOWN } from './sightlines.ts';
import type { Theatre } from './theatre.ts';

/** How a mover looks at places. */
export interface Eyes {
  readonly seat: Seat;
  readonly down: boolean;
  /** Within this distance it comes no closer to a foe in sight. */
  readonly wanted: Length;
  /** Whether the engaged cannot shoot, and whether they cannot be shot at. */
  readonly bound: boolean;
  readonly sheltered: boolean;
}

/** What being obscured, and being in cover, counts of being out of sight. */
const HIDING = 0.4;
/** The shelter that a foe's look leaves, by its bits. */
const SHELTER = Float64Array.from({ length: LOOKS }, (_, look) => {
  if ((look & SEEN) === 0) return 1;
  return HIDING * ((look & OBSCURED ? 1 : 0) + (look & COVERED ? 1 : 0));
});

/** Fills the columns from some row on. */
export function survey(theatre: Theatre, eyes: Eyes, foes: readonly Foe[], first: number): void {
  const { count, engaged, harm, danger, shelter, lag } = theatre.columns;
  engaged.fill(0, first, count);
  harm.fill(0, first, count);
  danger.fill(0, first, count);
  shelter.fill(0, first, count);
  lag.fill(Infinity, first, count);
  for (const foe of foes) if (foe.holds) engage(theatre, foe.point, first);
  for (const foe of foes) surveyFoe(theatre, eyes, foe, first);
}

/** Notes where somebody on a point would engage the mover. */
function engage({ ground, columns, near, reach }: Theatre, point: number, first: number): void {
  const { x, y, radius } = ground;
  const { place, count, engaged } = columns;
  const farthest = reach + 2 * radius;
  for (let i = first; i < count; i++) {
    const dx = x[place[i]] - x[point];
    const dy = y[place[i]] - y[point];
    if (dx * dx + dy * dy <= farthest * farthest && near(place[i], point)) engaged[i] = 1;
  }
}

/** Distance from base to base by the square of that between centres, seen from above, and the difference in height. */
function gapOver(square: number, rise: Length, radius: Length): Length {
  const flat = Math.max(0, Math.sqrt(square) - 2 * radius);
  return rise === 0 ? flat : Math.sqrt(flat * flat + rise * rise);
}

/** Foe by foe and not place by place, since what is known of a foe lies side by side in memory. */
function surveyFoe(
  { columns, ground, lines, near, reach }: Theatre,
  eyes: Eyes,
  foe: Foe,
  first: number,
): void {
  const { x, y, z, radius } = ground;
  const { place, count, engaged, harm, danger, shelter, lag } = columns;
  const { point, shots, answers, blows, counters, stride, readiness, sees, seen, far } = foe;
  const { seat, wanted } = eyes;
  const threat = rangeOf(answers);
  const inSight = foe.shielded ? wanted : Math.max(wanted, rangeOf(shots));
  // Between centres, and beyond anything that matters but the way.
  const afar = Math.max(threat, inSight, stride, reach) + 2 * radius;
  for (let i = first; i < count; i++) {
    const at = place[i];
    const dx = x[at] - x[point];
    const dy = y[at] - y[point];
    const square = dx * dx + dy * dy;
    const rise = z[at] - z[point];
    const way = far[at] * GUIDE_STEP;
    if (square > afar * afar) {
      shelter[i] += 1;
      if (way < lag[i]) lag[i] = Math.min(lag[i], Math.max(way, gapOver(square, rise, radius)));
      continue;
    }
    const gap = gapOver(square, rise, radius);
    const touches = gap < reach && near(at, point);

    let answer = touches ? counters[0] : gap <= stride ? counters[1] : 0;
    let isHidden = false;
    if (gap > threat) shelter[i] += 1;
    else {
      let look = sees[at];
      if (look === UNKNOWN) look = lines.look(seat, eyes.down, point, at);
      // Standing models see each other or neither sees the other.
      isHidden = look === 0 && !eyes.down;
      shelter[i] += SHELTER[look];
      if (!(eyes.sheltered && engaged[i] > 0)) {
        const shot = shotAt(answers, gap, look);
        if (shot > answer) answer = shot;
      }
    }
    danger[i] += readiness * answer;

    let walk = Math.max(gap, way);
    if (touches && blows[0] > harm[i]) harm[i] = blows[0];
    if (gap <= inSight && !isHidden) {
      let look = seen[at];
      if (look === UNKNOWN) look = lines.look(otherSeat(seat), foe.down, at, point);
      if (look !== 0 && gap <= wanted) walk = 0;
      if (!foe.shielded && !(eyes.bound && engaged[i] > 0)) {
        const shot = shotAt(shots, gap, look);
        if (shot > harm[i]) harm[i] = shot;
      }
    }
    if (walk < lag[i]) lag[i] = walk;
  }
}
