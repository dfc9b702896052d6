import type { Seat } from '../../../rules/decision.ts';
import type { USES } from '../matchup/counters.ts';
import { count, isInPlay, type Match } from './match.ts';

/** What a command point is used for; PC-CP-03 to PC-CP-09. */
type PointUse = (typeof USES)[number];

/** Worth of a command point while there is much left to spend it on, and of one that only buys the initiative. */
const POINT_WORTH = 0.32;
const LATE_WORTH = 0.02;

export function canPay(m: Match, seat: Seat, points: number): boolean {
  return m.state.points[seat] >= points;
}

export function pay(m: Match, seat: Seat, points: number, use: PointUse): void {
  m.state.points[seat] -= points;
  count(m, seat, `points:${use}`, points);
}

/** What a side reckons a point is worth now: little when it has more of them than models left to use them. */
export function pointPrice(m: Match, seat: Seat): number {
  const points = m.state.points[seat];
  let waiting = 0;
  for (const model of m.matchup.force[seat])
    if (isInPlay(m, model) && m.state.activated[model] === 0) waiting++;
  if (points === 0 || waiting === 0) return LATE_WORTH;
  return LATE_WORTH + POINT_WORTH * Math.min(1, waiting / points);
}
