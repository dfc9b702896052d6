import { gameOf } from '../../../rules/play/match-game.ts';
import type { Field, Game } from '../../../rules/ruleset.ts';
import { openBattlefield } from '../battlefield/battlefield.ts';
import { createState, type State } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import { outcomeOf, remainingOf, survivorsOf } from '../match/score.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { advanceMatch } from './phases.ts';
import { setUp } from './setup.ts';

/** Zone Control on a table: the engine's interface to the whole ruleset. */
export function openGame(matchup: CompiledMatchup, field: Field, clauses: number): Game<State> {
  const battlefield = openBattlefield(matchup, field);

  return gameOf(matchup, battlefield, {
    create: (seed) => createState(matchup, seed, matchup.kills.counters, clauses),
    setUp,
    advance: advanceMatch,
    survivors: survivorsOf,
    remaining: remainingOf,
    outcome: outcomeOf,
    faults: faultsOf,
  });
}
