import type { Seat } from '../../../rules/decision.ts';
import { rollOff } from '../../../rules/play/roll-off.ts';
import { ROLL } from '../rolls/rolls.ts';
import { count, type Match } from './match.ts';

/** Both sides roll a die until one is higher (DP-SCEN-01); returns the winner. */
export function rollForTurn(m: Match): Seat {
  return rollOff((seat) => {
    count(m, seat, 'rolls');
    return m.dice.roll(ROLL['roll-off'], m.matchup.models[m.matchup.force[seat][0]].roller, 1, 6);
  });
}
