import { type Match, settingsOf } from '../match/match.ts';
import { isDeviation } from '../rolls/exchange-rules.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import { pay } from './point-pool.ts';

/**
 * The limit on moving a roll of one's own kept for each owner of points, a reading of DP-Q-27: how many more times
 * it can be moved, and a payment from whoever may still make one. `shifted` lists the pools that paid.
 */
export function ownersLeft(
  m: Match,
  opposed: OpposedTest,
  pools: readonly number[],
  shifted: readonly number[],
): number {
  return pools.reduce((sum, pool) => sum + usesOf(m, opposed, pool, shifted), 0);
}

export function payFromOne(
  m: Match,
  opposed: OpposedTest,
  pools: readonly number[],
  shifted: number[],
): number {
  const pool = pools.find((one) => usesOf(m, opposed, one, shifted) > 0)!;
  shifted.push(pool);
  return pay(m, opposed.roller, [pool], 1, 'shift');
}

function usesOf(m: Match, { roller, roll }: OpposedTest, pool: number, shifted: readonly number[]): number {
  const { shift, limit } = settingsOf(m, roller).commandPoints;
  if (!shift.on) return 0;
  // Deviation is no test, so by the default of DP-Q-30 nothing limits it.
  if (isDeviation(roll) && limit.rolls === 'tests') return m.state.points[pool];
  const used = shifted.filter((one) => one === pool).length;
  return Math.min(m.state.points[pool], limit.perTest - used);
}
