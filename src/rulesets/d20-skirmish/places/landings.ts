import type { Model, Point } from '../../../kernel/entities.ts';
import { squaredToSegment } from '../../../kernel/geometry.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { type Bounds, closedAt } from '../ways/bounds.ts';
import { enemyBases, moveOf } from '../ways/reach.ts';
import { gateOnWay } from '../ways/spacing.ts';

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

/** How far a model jumps on the level (DX-JMP-01, DX-JMP-02). */
function acrossOf(m: Match, model: Model): Length {
  const { across, far } = settingsOf(m, model).jumping;
  return across.on ? moveOf(m, model, far.on ? 1 : across.factor) : 0;
}

/** How far away it lands that jumps down (DX-JMP-03). */
function downOf(m: Match, model: Model): Length {
  return settingsOf(m, model).jumping.down.on ? moveOf(m, model, 1) : 0;
}

/** How far a model jumps. */
export function leapOf(m: Match, model: Model): Length {
  return Math.max(acrossOf(m, model), downOf(m, model));
}

/**
 * Places in a straight line over nothing solid, as far as a jump goes, where a move of one action does not lead.
 *
 * @param reach where it does lead
 */
export function landingsOf(m: Match, model: Model, reach: Reach, bounds: Bounds): Point[] {
  const { leaps, occupancy } = m.battlefield;
  const from = m.state.point[model];
  const far = leapOf(m, model);
  const [across, down] = [acrossOf(m, model), downOf(m, model)];
  const open = leaps(seatOf(m, model), from, far, reach);
  if (open.length === 0) return [];
  followBases(m, model);
  const isBarred = barsTo(m, model, far, bounds);
  const found: Point[] = [];
  for (let i = 0; i < open.length; i++) {
    const at = open[i];
    if (gapTo(m, model, at) > (dropTo(m, model, at) >= INCH ? down : across)) continue;
    if (occupancy.isFree(at) && !closedAt(m, at, bounds) && !isBarred(at)) found.push(at);
  }
  return found;
}

/** What keeps a jump from a place: an enemy in the way who is no lower than it starts, or a narrow gap (DX-SPC-03). */
function barsTo(m: Match, model: Model, far: Length, { gates }: Bounds): (at: Point) => boolean {
  const { x, y, z, radius } = m.battlefield.ground;
  const from = m.state.point[model];
  const enemies = enemyBases(m, model).filter(
    (enemy) => z[from] - z[enemy] < INCH && gapTo(m, model, enemy) < far + 2 * radius,
  );
  const isPast = (enemy: Point, at: Point) =>
    squaredToSegment(x[enemy], y[enemy], x[from], y[from], x[at], y[at]) < 4 * radius * radius;
  return (at) =>
    enemies.some((enemy) => isPast(enemy, at)) || (gates.length > 0 && !!gateOnWay(m, gates, from, at));
}
