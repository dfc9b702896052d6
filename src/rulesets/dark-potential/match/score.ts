import { type Left, leadBetween } from '../../../rules/play/match-game.ts';
import { scoring } from '../../../rules/play/survivors.ts';
import type { Outcome } from '../../../rules/ruleset.ts';
import type { Match } from './match.ts';

/** Log-odds to win for a lead of everything, as leads at the ends of rounds tell: `npm run regret -- dark-potential`. */
export const SLOPE = 5.5;

export const { survivorsOf, remainingOf, leadOf } = scoring(
  ({ matchup }: Match) => matchup.harm.worth,
  ({ state }, model) => state.wounds[model],
);

/** Elimination, or at the cap a result that says so (DP-SCEN-04/05, DP-Q-12, DP-Q-13). */
export function outcomeOf(m: Match, left: Left): Outcome {
  const [ours, theirs] = left;
  if (ours.models === 0 && theirs.models === 0) {
    const winner = m.state.winnerOfBoth;
    return winner < 0 ? 'draw' : winner === 0 ? 'won' : 'lost';
  }
  if (ours.models === 0 || theirs.models === 0) return ours.models > 0 ? 'won' : 'lost';
  const lead = leadBetween(left);
  const { order, victory } = m.matchup.settings[0].scenario;
  const byWounds = !victory.on || order.cap === 'wounds';
  if (byWounds && lead !== 0) return lead > 0 ? 'won' : 'lost';
  return 'unresolved';
}
