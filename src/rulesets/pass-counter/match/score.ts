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

/** What decides after the last round: points of enemies removed or, by a reading, models left; by seat (PC-A8). */
export function decidingCounts(m: Match): readonly [what: string, bySeat: readonly [number, number]] {
  const { counts } = m.matchup.settings[0].sequence.end;
  if (counts === 'models') return ['Models left', leftOf(m)];
  return ['Points of enemies removed', pointsTaken(m.matchup, (model) => !isInPlay(m, model))];
}

/** The last side standing wins; at the end of the game whoever removed more (PC-A8). */
export function outcomeOf(m: Match): Outcome {
  const left = leftOf(m);
  if (left[0] === 0 || left[1] === 0) return byMore(...left);
  if (m.state.stopped) return 'unresolved';
  const [, bySeat] = decidingCounts(m);
  return byMore(...bySeat);
}

function leftOf(m: Match): readonly [number, number] {
  return [livingOf(m, 0).length, livingOf(m, 1).length];
}
