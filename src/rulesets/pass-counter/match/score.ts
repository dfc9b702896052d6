import type { Model } from '../../../kernel/entities.ts';
import { byMore } from '../../../rules/play/match-game.ts';
import { pointsTaken, scoring } from '../../../rules/play/survivors.ts';
import type { Outcome } from '../../../rules/ruleset.ts';
import { isInPlay, livingOf, type Match } from './match.ts';

/** Log-odds to win for a lead of everything, as leads at the ends of rounds tell: `npm run regret -- pass-counter`. */
export const SLOPE = 8.6;

export const { survivorsOf, remainingOf, leadOf } = scoring(
  ({ matchup }: Match) => matchup.worth,
  ({ state }, model) => state.wounds[model],
);

/** The last side standing wins; at the end of the game whoever removed more (PC-A8). */
export function outcomeOf(m: Match): Outcome {
  const left = [livingOf(m, 0).length, livingOf(m, 1).length] as const;
  if (left[0] === 0 || left[1] === 0) return byMore(...left);
  if (m.state.stopped) return 'unresolved';
  const { counts } = m.matchup.settings[0].sequence.end;
  const isGone = (model: Model) => !isInPlay(m, model);
  return counts === 'models' ? byMore(...left) : byMore(...pointsTaken(m.matchup, isGone));
}
