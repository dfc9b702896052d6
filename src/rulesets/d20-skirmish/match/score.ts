import type { Seat } from '../../../kernel/entities.ts';
import { byMore } from '../../../rules/play/match-game.ts';
import { scoring } from '../../../rules/play/survivors.ts';
import type { Outcome } from '../../../rules/ruleset.ts';
import { isAlive, livingOf, type Match } from './match.ts';
import { isBroken } from './morale-states.ts';

/** Log-odds to win for a lead of everything; what a lead is worth is about that of its neighbours. */
export const SLOPE = 8;

export const { survivorsOf, remainingOf, leadOf } = scoring(
  ({ matchup }: Match) => matchup.worth,
  ({ state }, model) => state.wounds[model],
);

/** The last side standing wins; after the last turn whoever removed or broke more (DX-END-ASM). */
export function outcomeOf(m: Match): Outcome {
  const left = [livingOf(m, 0).length, livingOf(m, 1).length];
  if (left[0] === 0 || left[1] === 0) return byMore(left[0], left[1]);
  if (m.state.stopped) return 'unresolved';
  return byMore(pointsTaken(m, 1), pointsTaken(m, 0));
}

/** Points of a seat's models that the other side has removed or broken. */
function pointsTaken(m: Match, seat: Seat): number {
  const { counts } = m.matchup.settings[0].sequence.end;
  let points = 0;
  for (const model of m.matchup.force[seat]) {
    const isTaken = !isAlive(m, model) || (counts === 'broken' && isBroken(m, model));
    if (isTaken) points += m.matchup.models[model].profile.points;
  }
  return points;
}
