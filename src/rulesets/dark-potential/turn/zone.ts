import type { Point, Seat } from '../../../kernel/entities.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import type { Match } from '../match/match.ts';

/** Where a side deploys: standing points in its own frame, those in or against terrain, and the others. */
export interface Zone {
  readonly points: readonly Point[];
  readonly byTerrain: readonly Point[];
  readonly rest: readonly Point[];
  /** Whether it sees nothing of where the other side has gone. */
  readonly blind: boolean;
}

/** The deployment zone of a seat: whole base within the depth of its edge. */
export function zoneOf(m: Match, seat: Seat, depthInches: number, blind: boolean): Zone {
  const { ground, fromHome } = m.battlefield;
  const { inside, touches } = ground;
  const whole = m.matchup.settings[seat].scenario.firstDeployment.base === 'whole';
  const depth = depthInches * m.matchup.inch + (whole ? -m.battlefield.base : m.battlefield.base);
  const points: Point[] = [];
  const byTerrain: Point[] = [];
  const rest: Point[] = [];
  for (const at of pointsInOwnFrame(ground, seat)) {
    if (fromHome(seat, at) > depth) continue;
    points.push(at);
    ((inside[at] | touches[at]) !== 0 ? byTerrain : rest).push(at);
  }
  return { points, byTerrain, rest, blind };
}

/** Places of a zone near to one of them. */
export function near(m: Match, { points }: Zone, anchor: Point): Point[] {
  return points.filter((at) => m.battlefield.distance(at, anchor) <= 4 * m.matchup.inch);
}
