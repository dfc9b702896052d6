import { gameOf } from '../../rules/match-game.ts';
import type { Field, Game } from '../../rules/ruleset.ts';
import { openBattlefield } from './battlefield.ts';
import type { Book } from './book.ts';
import { faultsOf } from './faults.ts';
import { outcomeOf, survivorsOf } from './score.ts';
import { setUp } from './setup.ts';
import { createState, type State } from './state.ts';
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
