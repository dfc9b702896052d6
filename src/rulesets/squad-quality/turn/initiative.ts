import type { Seat } from '../../../rules/decision.ts';
import { rollOff } from '../../../rules/play/roll-off.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, type Match, rollDie } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';

/** Who goes first this turn (SQ-CORE-TURN, SQ-Q-01). */
export function rollForFirst(m: Match): Seat {
  const { initiative } = m.matchup.settings[0].turn;
  if (m.state.round > 1 && !initiative.on) return m.state.first;
  acted(m, CLAUSE.turn.initiative);
  const isFirst = m.state.round <= 1;
  const roll = (seat: Seat) => rollDie(m, m.matchup.force[seat][0], 'initiative');
  const first = isFirst || initiative.ties === 'again' ? rollOff(roll) : higher(m, roll(0), roll(1));
  m.state.lost = otherSeat(first);
  return first;
}

function higher(m: Match, a: number, b: number): Seat {
  if (a === b) return m.state.lost;
  return a > b ? 0 : 1;
}
