import { gapOver } from '../../../kernel/base.ts';
import type { Point } from '../../../kernel/entities.ts';
import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import { judgedAt } from '../matchup/gunnery.ts';
import { HARD, LOOKS, lookBack, lookThere, NEITHER, SEEN, SOFT, UNKNOWN } from '../matchup/looks.ts';
import { FARTHEST } from '../rules/limits.ts';
import { bandOf } from '../units/bands.ts';
import { blowBy, blowOn, chargeBy, chargeOn, type Foe } from './foes.ts';

/** How a mover looks at places. */
export interface Eyes {
  /** What cover takes off shots at the mover, and at its foes, by look. */
  readonly cover: Float64Array;
  readonly coverOfFoes: Float64Array;
  /** What MP takes off shots at it, and what its state and hits on its weapons take off its own. */
  readonly small: number;
  readonly shift: number;
  /** It is above the ground, where terrain is no cover. */
  readonly isUp: boolean;
  /** How far it charges; 0 where it does not. */
  readonly stride: Length;
  /** What works add to looks; absent where there are none. */
  readonly worksLook?: (from: Point, at: Point) => number;
  /** Within this distance it comes no closer to a foe in sight. */
  readonly standoff: Length;
  /** How far it moves for a shot to come, where its guns reach so little that it has to come near for one; 0 for others. */
  readonly advance: Length;
}

/** So many moves away a charge is in prospect; it is as likely as this to be possible. */
const CHARGES = 3;
export const LIKELY = 0.7;
/** So many moves away a shot is in prospect of guns that reach little. */
const ADVANCES = 2;
/** Rough lengths of ways are no more than this above true ones. */
const ROUGH: Length = INCH;

/** The shelter that a foe's look leaves, by its bits. */
const SHELTER = Float64Array.from({ length: LOOKS }, (_, look) => {
  if ((look & SEEN) === 0) return 1;
  return look & HARD ? 0.5 : look & SOFT ? 0.35 : 0.1;
});

/** Fills the columns from one row to before another, foe by foe, since what is known of a foe lies side by side in memory. */
export function survey(
  battlefield: Battlefield,
  eyes: Eyes,
  foes: readonly Foe[],
  first: number,
  end: number,
): void {
  const { cleared, harm, soon, later, clash, clashSoon, danger, small, shelter, lag } = battlefield.columns;
  const { close, struck } = battlefield.columns;
  for (let i = first; i < end; i++) {
    cleared[i] = 0;
    harm[i] = 0;
    soon[i] = 0;
    later[i] = 0;
    clash[i] = 0;
    clashSoon[i] = 0;
    danger[i] = 0;
    close[i] = 0;
    struck[i] = 0;
    small[i] = 0;
    shelter[i] = 0;
    lag[i] = Infinity;
  }
  for (const foe of foes) surveyFoe(battlefield, eyes, foe, first, end);
}

function surveyFoe(
  { columns, touch, ground }: Battlefield,
  eyes: Eyes,
  foe: Foe,
  first: number,
  end: number,
): void {
  const { place, harm, soon, later, clash, clashSoon, danger, small, shelter, lag, close, struck } = columns;
  const { x, y, z } = ground;
  const diameter = 2 * ground.radius;
  const { worksLook } = eyes;
  const { point, lines, far, readiness, known, isLevel, shielded, bound, holdsFire, spares } = foe;
  const looks = lines.row(point);
  const reach = ground.pitch + INCH;
  // Whoever has no gun makes for those whom it can strike.
  const isSought = isLevel || eyes.standoff > 0;
  const px = x[point];
  const py = y[point];
  const pz = z[point] - foe.above;
  const horizon = Math.max(FARTHEST, CHARGES * eyes.stride) + diameter;
  const shooting = eyes.advance > 0 ? eyes.standoff + ADVANCES * eyes.advance : 0;
  const shotNear = shooting > 0 && known && !shielded ? LIKELY * shotFrom(foe, eyes) : 0;
  // Beyond this, to a hundredth of a mm, nobody comes to blows, now or later, or to a shot that he has to come near for.
  const striking = Math.max(reach, foe.stride, CHARGES * eyes.stride, shooting) + diameter + 1;
  const charge = eyes.stride > 0 ? chargeOn(foe) : 0;
  for (let i = first; i < end; i++) {
    const at = place[i];
    const dx = x[at] - px;
    const dy = y[at] - py;
    const dz = z[at] - pz;
    const square = dx * dx + dy * dy;
    const isBeyond = square > horizon * horizon;
    const kept = isBeyond ? NEITHER : looks[at];
    const both = kept === UNKNOWN ? lines.both(point, at) : kept;
    const bare = lookThere(both);
    if (bare === 0 && square > striking * striking) {
      shelter[i] += 1;
      // Hardly any but the nearest foe gets so far; the bound is a hundredth of a mm wide.
      const nearest = lag[i] + diameter + 1;
      if (isSought && square < nearest * nearest) {
        const way = Math.max(far[at] * GUIDE_STEP, gapOver(square, dz, diameter));
        if (way < lag[i]) lag[i] = way;
      }
      continue;
    }
    const gap = gapOver(square, dz, diameter);
    const isClose = isLevel && gap <= reach && touch(at, point);
    const look = eyes.isUp
      ? bare & SEEN
      : worksLook === undefined || bare === 0
        ? bare
        : bare | worksLook(point, at);
    const blow = isClose ? blowBy(foe) : gap <= foe.stride ? chargeBy(foe) : 0;
    shelter[i] += SHELTER[look];
    let open = 0;
    let low = 0;
    if (look !== 0) {
      const band = bandOf(gap, 'nearer');
      if (!bound && !(isClose && spares)) {
        const shift = foe.gunShift - eyes.cover[look];
        open = judgedAt(foe.answers, band, shift);
        low = judgedAt(foe.answers, band, shift - eyes.small);
      }
      if (known && !shielded && !(isClose && holdsFire)) {
        const back = lookBack(both);
        const there = worksLook === undefined ? back : back | worksLook(at, point);
        const shift = foe.shotShift + eyes.shift - eyes.coverOfFoes[foe.isUp ? SEEN : there];
        harm[i] = Math.max(harm[i], judgedAt(foe.shots, band, shift));
      }
    }
    if (isClose) close[i] = 1;
    if (blow > 0) struck[i] += readiness * blow;
    if (known && isClose) harm[i] = Math.max(harm[i], blowOn(foe));
    else if (known && gap <= CHARGES * eyes.stride) {
      const way = Math.max(gap, far[at] * GUIDE_STEP - ROUGH);
      const column = way <= eyes.stride ? harm : way <= 2 * eyes.stride ? soon : later;
      const promise = LIKELY * charge;
      if (promise > column[i]) {
        column[i] = promise;
        if (column === harm) clash[i] = readiness * blowBy(foe);
        else if (column === soon) clashSoon[i] = readiness * blowBy(foe);
      }
    }
    if (shotNear > 0 && gap > eyes.standoff && gap <= shooting) {
      const way = Math.max(gap, far[at] * GUIDE_STEP - ROUGH);
      const column = way <= eyes.standoff + eyes.advance ? soon : later;
      column[i] = Math.max(column[i], shotNear);
    }
    danger[i] += readiness * Math.max(open, blow);
    small[i] += readiness * Math.max(low, blow);
    if (look !== 0 && gap <= eyes.standoff) lag[i] = 0;
    else if (isSought && gap < lag[i]) lag[i] = Math.min(lag[i], Math.max(far[at] * GUIDE_STEP, gap));
  }
}

/** What shots come to from as far as the mover's guns reach, at a foe in the open. */
function shotFrom(foe: Foe, eyes: Eyes): number {
  const shift = foe.shotShift + eyes.shift - eyes.coverOfFoes[SEEN];
  return judgedAt(foe.shots, bandOf(eyes.standoff, 'nearer'), shift);
}
