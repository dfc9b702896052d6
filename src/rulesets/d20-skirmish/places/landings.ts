import type { Model, Point } from '../../../kernel/entities.ts';
import { isIn, pointBits } from '../../../kernel/field/point-bits.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { contactPoints } from '../match/engagement.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { allowance } from '../matchup/compiled-matchup.ts';

/** Level distance of a jump, and how far down it goes; less than nothing for up. */
export function gapTo(m: Match, model: Model, at: Point): Length {
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[model];
  const [dx, dy] = [x[at] - x[from], y[at] - y[from]];
  return Math.sqrt(dx * dx + dy * dy);
}

export function dropTo(m: Match, model: Model, at: Point): Length {
  const { z } = m.battlefield.ground;
  return z[m.state.point[model]] - z[at];
}

/**
 * Places in a straight line over nothing solid, as far as a jump goes, where a move of one action does not lead.
 *
 * @param reach where it does lead
 */
export function landingsOf(m: Match, model: Model, reach: Reach): Point[] {
  const { jumping } = settingsOf(m, model);
  const { leaps, occupancy, ground } = m.battlefield;
  const { z } = ground;
  const from = m.state.point[model];
  const far = allowance(m.matchup.speed[model], jumping.far.on ? 1 : jumping.across.factor);
  const walked = pointBits(ground.count, reach.point.subarray(0, reach.count));
  followBases(m, model);
  const contacts = contactPoints(m, model, far);
  const open = leaps(seatOf(m, model), from, far);
  const found: Point[] = [];
  for (let i = 0; i < open.length; i++) {
    const at = open[i];
    if (isIn(walked, at) || !(z[from] - z[at] >= INCH ? jumping.down.on : jumping.across.on)) continue;
    if (occupancy.isFree(at) && !contacts.has(at)) found.push(at);
  }
  return found;
}
