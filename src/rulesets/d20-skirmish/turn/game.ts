import { createWays } from '../../../kernel/create-ways.ts';
import { razed } from '../../../kernel/razed.ts';
import { createShelf } from '../../../kernel/shelf.ts';
import type { MoveCosts, Ways } from '../../../kernel/ways.ts';
import { gameOf } from '../../../rules/match-game.ts';
import type { Field, Game } from '../../../rules/ruleset.ts';
import { type Battlefield, openBattlefield } from '../battlefield/battlefield.ts';
import { createState, type State } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import { outcomeOf, survivorsOf } from '../match/score.ts';
import type { Book } from '../matchup/book.ts';
import { setUp } from './setup.ts';
import { advanceMatch } from './turns.ts';

/** Tables without what matches have destroyed, some MB each; hardly two matches in a row destroy the same. */
const RAZED_KEPT = 2;
/** Ways over one of them: the armies of a game share a few. */
const WAYS_KEPT = 8;

/** The game on a table: the engine's interface to everything in this folder. */
export function openGame(book: Book, field: Field, clauses: number): Game<State> {
  const battlefield = openBattlefield(book, field);
  const without = createShelf<Battlefield>(RAZED_KEPT);

  return gameOf(book, battlefield, {
    create: (seed) => createState(book, seed, book.kills.counters, clauses),
    setUp,
    advance: advanceMatch,
    survivors: survivorsOf,
    outcome: outcomeOf,
    faults: faultsOf,
    tableOf: ({ razed: gone }) =>
      gone === 0 ? battlefield : without.take(`${gone}`, () => openRazed(book, field, gone)),
  });
}

/**
 * The table without some obstacles. They are lower than eyes, so that they hid nobody and lines of sight are what they
 * were; rough lengths of ways take no notice.
 */
export function openRazed(book: Book, field: Field, pieces: number): Battlefield {
  const ground = razed(field.ground, pieces);
  const lists = createShelf<Ways>(WAYS_KEPT);
  const ways = (costs: MoveCosts) => lists.take(JSON.stringify(costs), () => createWays(ground, costs));
  const { sight, guide } = field;
  return openBattlefield(book, { ground, sight, ways, guide });
}
