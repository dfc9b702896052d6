import type { Model } from '../../../kernel/entities.ts';
import { byMore } from '../../../rules/play/match-game.ts';
import { pointsTaken, scoring } from '../../../rules/play/survivors.ts';
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
  const left = [livingOf(m, 0).length, livingOf(m, 1).length] as const;
  if (left[0] === 0 || left[1] === 0) return byMore(...left);
  if (m.state.stopped) return 'unresolved';
  return byMore(...takenOf(m));
}

/** By seat, points of the enemies that are removed or, where that counts, Broken (DX-END-ASM). */
export function takenOf(m: Match): readonly [number, number] {
  const { counts } = m.matchup.settings[0].sequence.end;
  const isTaken = (model: Model) => !isAlive(m, model) || (counts === 'broken' && isBroken(m, model));
  return pointsTaken(m.matchup, isTaken);
}
