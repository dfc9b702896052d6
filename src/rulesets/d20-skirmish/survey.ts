import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import { bandOf } from './bands.ts';
import type { Battlefield } from './battlefield.ts';
import type { Foe } from './foes.ts';
import { blowAt, shotAt } from './gunnery.ts';
import { FARTHEST } from './limits.ts';
import { HARD, KNOWN, LOOKS, SEEN, SOFT, UNKNOWN } from './sightlines.ts';

/** How a mover looks at places. */
export interface Eyes {
  /** What cover takes off shots at the mover, and at its foes, by look. */
  readonly cover: Float64Array;
  readonly coverOfFoes: Float64Array;
  /** What MP takes off shots at it, and what its state takes off its own attacks. */
  readonly small: number;
  readonly shift: number;
  /** How far it charges; 0 where it does not. */
  readonly stride: Length;
  /** Within this distance it comes no closer to a foe in sight. */
  readonly wanted: Length;
}

/** Attacks that a place is judged by: what a model makes with the actions of most of an activation. */
export const JUDGED = 2;

/** So many moves away a charge is in prospect; it is as likely as this to be possible. */
const CHARGES = 3;
const LIKELY = 0.7;
/** Rough lengths of ways are no more than this above true ones. */
const ROUGH: Length = INCH;

/** The shelter that a foe's look leaves, by its bits. */
const SHELTER = Float64Array.from({ length: LOOKS }, (_, look) => {
  if ((look & SEEN) === 0) return 1;
  return look & HARD ? 0.5 : look & SOFT ? 0.35 : 0.1;
});

/** Fills the columns from some row on, foe by foe, since what is known of a foe lies side by side in memory. */
export function survey(battlefield: Battlefield, eyes: Eyes, foes: readonly Foe[], first: number): void {
  const { count, harm, later, danger, small, shelter, lag } = battlefield.columns;
  for (const column of [harm, later, danger, small, shelter]) column.fill(0, first, count);
  lag.fill(Infinity, first, count);
  for (const foe of foes) surveyFoe(battlefield, eyes, foe, first);
}

function surveyFoe(
  { columns, lines, distance, touch, ground }: Battlefield,
  eyes: Eyes,
  foe: Foe,
  first: number,
): void {
  const { place, count, harm, later, danger, small, shelter, lag } = columns;
  const { point, sees, seen, far, readiness } = foe;
  const reach = ground.pitch + INCH;
  for (let i = first; i < count; i++) {
    const at = place[i];
    const gap = distance(at, point);
    const isClose = gap <= reach && touch(at, point);
    let blow = 0;
    if (isClose || gap <= foe.stride) blow = blowAt(foe.counters, JUDGED, foe.ownShift);
    let [open, low] = [0, 0];
    let hidden = true;
    if (gap <= FARTHEST) {
      const band = bandOf(gap, 'nearer');
      const kept = sees[at];
      const look = kept === UNKNOWN ? lines.look(point, at) : kept - KNOWN;
      hidden = look === 0;
      shelter[i] += SHELTER[look];
      if (!hidden && !foe.locked && !isClose) {
        const shift = foe.ownShift - eyes.cover[look];
        open = shotAt(foe.answers, JUDGED, band, shift);
        low = shotAt(foe.answers, JUDGED, band, shift - eyes.small);
      }
      if (!hidden && foe.known && !foe.locked && !isClose)
        harm[i] = Math.max(harm[i], shotHarm(lines, eyes, foe, seen, at, band));
    } else shelter[i] += 1;
    if (isClose && foe.known)
      harm[i] = Math.max(harm[i], blowAt(foe.blows, JUDGED, foe.blowShift + eyes.shift));
    else if (foe.known && gap <= CHARGES * eyes.stride) {
      const charge = blowAt(foe.blows, JUDGED, foe.blowShift + eyes.shift + 1);
      const isNear = gap <= eyes.stride && far[at] * GUIDE_STEP <= eyes.stride + ROUGH;
      if (isNear) harm[i] = Math.max(harm[i], LIKELY * charge);
      else later[i] = Math.max(later[i], LIKELY * charge);
    }
    danger[i] += readiness * Math.max(open, blow);
    small[i] += readiness * Math.max(low, blow);
    if (!hidden && gap <= eyes.wanted) lag[i] = 0;
    else if (gap < lag[i]) lag[i] = Math.min(lag[i], Math.max(far[at] * GUIDE_STEP, gap));
  }
}

function shotHarm(
  lines: Battlefield['lines'],
  eyes: Eyes,
  foe: Foe,
  seen: Uint8Array,
  at: number,
  band: number,
): number {
  const kept = seen[at];
  const look = kept === UNKNOWN ? lines.look(at, foe.point) : kept - KNOWN;
  return shotAt(foe.shots, JUDGED, band, foe.shotShift + eyes.shift - eyes.coverOfFoes[look]);
}
