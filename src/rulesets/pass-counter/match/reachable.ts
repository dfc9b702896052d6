import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { reachWithin } from '../../../kernel/movement/reach-list.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { type Match, seatOf } from './match.ts';

/**
 * Everywhere a model could get with nobody in the way, cheapest first, in its side's own frame. It is looked for once,
 * as far as anybody goes; what is within less is the beginning of it.
 */
export function openReach(m: Match, model: Model): Reach {
  return reachPast(m, model, m.matchup.longest, []);
}

/** The same within an allowance, past the points of those who are in the way. */
export function reachPast(m: Match, model: Model, allowance: Length, blockers: readonly number[]): Reach {
  const seat = seatOf(m, model);
  const ways = m.battlefield.ways[seat];
  const from = m.state.point[model];
  if (blockers.length > 0) return ways.reachAs(seat, from, allowance, blockers);
  return reachWithin(ways.reachAs(seat, from, Math.max(allowance, m.matchup.longest), []), allowance);
}
