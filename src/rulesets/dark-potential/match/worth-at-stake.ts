import type { Model } from '../../../kernel/entities.ts';
import { isAlive, type Match, seatOf } from './match.ts';

/** What the last model of a side is worth, since the match is lost with it. */
const MATCH_WORTH = 8;

/** Worth of a model to whoever would lose it now: more than its own if nobody else of its side is left. */
export function worthAtStake(m: Match, model: Model): number {
  const isLast = !m.matchup.force[seatOf(m, model)].some((other) => other !== model && isAlive(m, other));
  return isLast ? MATCH_WORTH : m.matchup.harm.worth[model];
}
