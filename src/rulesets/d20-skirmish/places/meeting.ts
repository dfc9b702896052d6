import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Columns } from '../battlefield/columns.ts';
import { judgedAt } from '../matchup/gunnery.ts';
import { lookBack, lookThere, SEEN } from '../matchup/looks.ts';
import { bandOf } from '../units/bands.ts';
import type { Eyes } from './eyes.ts';
import { blowBy, blowOn, chargeBy, type Foe } from './foes.ts';
import { NO_CLASH, type Prospects } from './prospects.ts';

/**
 * Adds to a row what a mover and a foe could do to each other there, who see each other as given, so far apart, in contact
 * or not.
 *
 * @param isSought the mover makes for such a foe
 */
export function meetingOf(
  columns: Columns,
  eyes: Eyes,
  foe: Foe,
  prospects: Prospects,
  isSought: boolean,
): (row: number, both: number, gap: Length, isClose: boolean) => void {
  const { place, harm, clash, danger, small, shelter, lag, close, struck } = columns;
  const { worksLook } = eyes;
  const { point, far, readiness, known, shielded, bound, holdsFire, spares } = foe;
  return (row, both, gap, isClose) => {
    const at = place[row];
    const bare = lookThere(both);
    const look = eyes.isUp
      ? bare & SEEN
      : worksLook === undefined || bare === 0
        ? bare
        : bare | worksLook(point, at);
    const blow = isClose ? blowBy(foe) : gap <= foe.stride ? chargeBy(foe) : 0;
    shelter[row] += eyes.shelter[look];
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
        const shot = judgedAt(foe.shots, band, shift);
        if (shot > harm[row]) {
          harm[row] = shot;
          clash[row] = NO_CLASH;
        }
      }
    }
    if (isClose) close[row] = 1;
    if (blow > 0) struck[row] += readiness * blow;
    if (known && isClose) harm[row] = Math.max(harm[row], blowOn(foe));
    else if (known && gap <= prospects.reach) prospects.note(row, gap);
    danger[row] += readiness * Math.max(open, blow);
    small[row] += readiness * Math.max(low, blow);
    if (look !== 0 && gap <= eyes.standoff) lag[row] = 0;
    else if (isSought && gap < lag[row]) lag[row] = Math.min(lag[row], Math.max(far[at] * GUIDE_STEP, gap));
  };
}
