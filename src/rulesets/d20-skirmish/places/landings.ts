import type { Model, Point } from '../../../kernel/entities.ts';
import { squareBetween, squaredToSegment } from '../../../kernel/geometry/distances.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { type Bounds, closedAt } from '../ways/bounds.ts';
import { isDeep } from '../ways/going.ts';
import { enemyBases, moveOf } from '../ways/reach.ts';
import { gateOnWay } from '../ways/spacing.ts';

/** Level distance of a jump, and how far down it goes; less than nothing for up. */
export function gapTo(m: Match, model: Model, at: Point): Length {
  return Math.sqrt(squareBetween(m.battlefield.ground, at, m.state.point[model]));
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

/** Where a jump may end. */
export interface Landings {
  readonly places: readonly Point[];
  /** The clause that bars others of the places within reach, -1 where none does. */
  readonly barredBy: number;
}

const NOWHERE_TO_LAND: Landings = { places: [], barredBy: -1 };

/**
 * Places in a straight line over nothing solid, as far as a jump goes, where a move of one action does not lead and that
 * are in no deep water (DX-MOV-06).
 *
 * @param reach where it does lead
 */
export function landingsOf(m: Match, model: Model, reach: Reach, bounds: Bounds): Landings {
  const { leaps, occupancy } = m.battlefield;
  const from = m.state.point[model];
  const far = leapOf(m, model);
  const [across, down] = [acrossOf(m, model), downOf(m, model)];
  const open = leaps(seatOf(m, model), from, far, reach);
  if (open.length === 0) return NOWHERE_TO_LAND;
  followBases(m, model);
  const isBlocked = blockedTo(m, model, far);
  const keepsDry = isDeep(m, model);
  const places: Point[] = [];
  let barredBy = -1;
  for (let i = 0; i < open.length; i++) {
    const at = open[i];
    if (gapTo(m, model, at) > (dropTo(m, model, at) >= INCH ? down : across)) continue;
    if (!occupancy.isFree(at) || isBlocked(at) || (keepsDry && m.battlefield.isPool(at))) continue;
    const bar = closedAt(m, at, bounds) ?? gateOnWay(m, bounds.gates, from, at);
    if (bar === undefined) places.push(at);
    else if (bar.clause >= 0) barredBy = bar.clause;
  }
  return { places, barredBy };
}

/** Whether an enemy who is no lower than where a jump starts is in its way to a place. */
function blockedTo(m: Match, model: Model, far: Length): (at: Point) => boolean {
  const { x, y, z, radius } = m.battlefield.ground;
  const from = m.state.point[model];
  const enemies = enemyBases(m, model).filter(
    (enemy) => z[from] - z[enemy] < INCH && gapTo(m, model, enemy) < far + 2 * radius,
  );
  const isPast = (enemy: Point, at: Point) =>
    squaredToSegment(x[enemy], y[enemy], x[from], y[from], x[at], y[at]) < 4 * radius * radius;
  return (at) => enemies.some((enemy) => isPast(enemy, at));
}
