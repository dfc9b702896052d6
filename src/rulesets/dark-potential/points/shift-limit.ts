import { type Match, settingsOf } from '../match/match.ts';
import { isDeviation } from '../rolls/exchange-rules.ts';
import type { Contest } from '../rolls/roll-asked.ts';
import { pay } from './purse.ts';

/**
 * The limit on moving a roll of one's own kept for each owner of points, a reading of DP-Q-27: how many more times
 * it can be moved, and a payment from whoever may still make one. `shifted` lists the purses that paid.
 */
export function ownersLeft(
  m: Match,
  contest: Contest,
  purses: readonly number[],
  shifted: readonly number[],
): number {
  return purses.reduce((sum, purse) => sum + usesOf(m, contest, purse, shifted), 0);
}

export function payFromOne(m: Match, contest: Contest, purses: readonly number[], shifted: number[]): number {
  const purse = purses.find((one) => usesOf(m, contest, one, shifted) > 0)!;
  shifted.push(purse);
  return pay(m, contest.roller, [purse], 1, 'shift');
}

function usesOf(m: Match, { roller, roll }: Contest, purse: number, shifted: readonly number[]): number {
  const { shift, limit } = settingsOf(m, roller).commandPoints;
  if (!shift.on) return 0;
  // Deviation is no test, so by the default of DP-Q-30 nothing limits it.
  if (isDeviation(roll) && limit.rolls === 'tests') return m.state.points[purse];
  const used = shifted.filter((one) => one === purse).length;
  return Math.min(m.state.points[purse], limit.perTest - used);
}
