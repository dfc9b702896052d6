import { gapOver } from '../../../kernel/base.ts';
import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import { INCH } from '../../../kernel/length.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import { lookThere, NEITHER, UNKNOWN } from '../matchup/looks.ts';
import { FARTHEST } from '../rules/limits.ts';
import type { Eyes } from './eyes.ts';
import type { Foe } from './foes.ts';
import { meetingOf } from './meeting.ts';
import { CHARGES, prospectsOf } from './prospects.ts';

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

function surveyFoe(battlefield: Battlefield, eyes: Eyes, foe: Foe, first: number, end: number): void {
  const { columns, touch, ground } = battlefield;
  const { place, shelter, lag } = columns;
  const { x, y, z } = ground;
  const diameter = 2 * ground.radius;
  const { point, lines, far, isLevel } = foe;
  const looks = lines.row(point);
  const reach = ground.pitch + INCH;
  // Whoever has neither gun nor power makes for those whom it can strike.
  const isSought = isLevel || eyes.harmsFromAfar;
  const px = x[point];
  const py = y[point];
  const pz = z[point] - foe.above;
  const prospects = prospectsOf(columns, eyes, foe);
  const meet = meetingOf(columns, eyes, foe, prospects, isSought);
  const horizon = Math.max(FARTHEST, CHARGES * eyes.stride) + diameter;
  // Beyond this, to a hundredth of a mm, nobody comes to blows, now or later, or to a shot that he has to come near for.
  const striking = Math.max(reach, foe.stride, prospects.reach) + diameter + 1;
  for (let i = first; i < end; i++) {
    const at = place[i];
    const dx = x[at] - px;
    const dy = y[at] - py;
    const dz = z[at] - pz;
    const square = dx * dx + dy * dy;
    const isBeyond = square > horizon * horizon;
    const kept = isBeyond ? NEITHER : looks[at];
    const both = kept === UNKNOWN ? lines.both(point, at) : kept;
    if (lookThere(both) === 0 && square > striking * striking) {
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
    meet(i, both, gap, isLevel && gap <= reach && touch(at, point));
  }
}
