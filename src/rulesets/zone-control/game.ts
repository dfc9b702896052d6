import { gameOf } from '../../rules/match-game.ts';
import type { Field, Game } from '../../rules/ruleset.ts';
import { openBattlefield } from './battlefield.ts';
import type { CompiledMatchup } from './compiled-matchup.ts';
import { faultsOf } from './faults.ts';
import { advanceMatch } from './phases.ts';
import { outcomeOf, remainingOf, survivorsOf } from './score.ts';
import { setUp } from './setup.ts';
import { createState, type State } from './state.ts';

/** Zone Control on a table: the engine's interface to everything in this folder. */
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
