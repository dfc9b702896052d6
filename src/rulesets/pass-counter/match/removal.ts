import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { CLAUSE } from '../rules/index.ts';
import { gainCounters } from './income.ts';
import { acted, livingOf, type Match, seatOf, tellOf } from './match.ts';

/** Takes a model out of play; the match is over once a side has nobody left (PC-A8). */
export function remove(m: Match, model: Model, how: string): void {
  m.state.wounds[model] = 0;
  m.state.point[model] = NOWHERE;
  for (const column of [m.state.down, m.state.aimed, m.state.focused]) column[model] = 0;
  tellOf(m, 'removed', model, how);
  const seat = seatOf(m, model);
  if (livingOf(m, seat).length > 0) return countersForLoss(m, seat);
  m.state.over = true;
  acted(m, CLAUSE.sequence.game);
}

/** By a reading a loss brings its side pass counters at once, when it has fewer models now (PC-AMB-05). */
function countersForLoss(m: Match, seat: Seat): void {
  const { counters, on } = m.matchup.settings[seat].passing;
  if (!on || counters.each === 0 || counters.deaths !== 'at-once' || !m.state.begun) return;
  if (livingOf(m, seat).length >= livingOf(m, otherSeat(seat)).length) return;
  gainCounters(m, seat, counters.each);
}
