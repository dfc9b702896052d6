import { gameOf } from '../../../rules/match-game.ts';
import type { Field, Game } from '../../../rules/ruleset.ts';
import { openBattlefield } from '../battlefield/battlefield.ts';
import { createState, type State } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import { outcomeOf, survivorsOf } from '../match/score.ts';
import type { Book } from '../matchup/book.ts';
import { setUp } from './setup.ts';
import { advanceMatch } from './turns.ts';

/** The game on a table: the engine's interface to everything in this folder. */
export function openGame(book: Book, field: Field, clauses: number): Game<State> {
  const battlefield = openBattlefield(book, field);

  return gameOf(book, battlefield, {
    create: (seed) => createState(book, seed, book.kills.counters, clauses),
    setUp,
    advance: advanceMatch,
    survivors: survivorsOf,
    outcome: outcomeOf,
    faults: faultsOf,
  });
}
