import type { Seat } from '../../../rules/decision.ts';
import type { USES } from '../matchup/counters.ts';
import { rules } from '../rules/index.ts';
import { incomeOf, mostKept, pointsInWords } from './income.ts';
import { count, isInPlay, livingOf, type Match, tell } from './match.ts';

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
  // What the initiative is bid for is told with the bonus that it gives.
  if (points === 0 || use === 'seize') return;
  const left = m.state.points[seat];
  tell(m, 'points', () => [
    `${'AB'[seat]} spends ${pointsInWords(points)} on ${titleOf(use)}, and has ${left} left.`,
    { seat, points, left },
  ]);
}

function titleOf(use: PointUse): string {
  return rules.find(({ id }) => id === use)!.title;
}

/**
 * What a side reckons a point is worth now: little when it has more of them than models left to use them, but for those
 * that it may keep for the round to come (PC-CP-02).
 */
export function pointPrice(m: Match, seat: Seat): number {
  const points = m.state.points[seat];
  let waiting = 0;
  for (const model of m.matchup.force[seat])
    if (isInPlay(m, model) && m.state.activated[model] === 0) waiting++;
  return LATE_WORTH + POINT_WORTH * Math.max(shareUsed(waiting, points), shareKept(m, seat, points));
}

/** The share of so many points that so many models come to use. */
function shareUsed(waiting: number, points: number): number {
  return points === 0 ? 0 : Math.min(1, waiting / points);
}

/** The same of a point kept for the next round, when others come in beside it; none where it would be lost. */
function shareKept(m: Match, seat: Seat, points: number): number {
  const { end } = m.matchup.settings[seat].sequence;
  const isKept = points > 0 && points <= mostKept(m, seat) && m.state.round < end.rounds;
  return !isKept ? 0 : shareUsed(livingOf(m, seat).length, points + incomeOf(m, seat));
}
