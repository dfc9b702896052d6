import { seededDice } from '../../kernel/dice.ts';
import { beginRound } from '../../kernel/luck.ts';
import type { Player } from '../../rules/decision.ts';
import type { EventLog, Field, Game } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';
import { faultsOf } from './faults.ts';
import type { Match } from './match.ts';
import { advanceMatch } from './rounds.ts';
import { outcomeOf, survivorsOf } from './score.ts';
import { setUp } from './setup.ts';
import { copyState, createState, digestState, type State } from './state.ts';
import { openTheatre } from './theatre.ts';

/** The pass-counter game on a table: the engine's interface to everything in this folder. */
export function openGame(book: Book, field: Field, clauses: number): Game<State> {
  const theatre = openTheatre(book, field);

  function matchOf(state: State, players: readonly [Player, Player], log?: EventLog): Match {
    return { book, theatre, state, players, dice: seededDice(state.luck), log };
  }

  return {
    start(seed, players, log) {
      const state = createState(book, seed, book.kills.counters, clauses);
      beginRound(state.luck, 0);
      setUp(matchOf(state, players, log));
      return state;
    },
    advance(state, players, log) {
      advanceMatch(matchOf(state, players, log));
    },
    isOver: (state) => state.over,
    result(state) {
      const m = matchOf(state, [unasked, unasked]);
      const survivors = survivorsOf(m);
      const margin = survivors[0].worth - survivors[1].worth;
      return { outcome: outcomeOf(m), margin, rounds: state.round, survivors };
    },
    copy: copyState,
    digest: digestState,
    faults: (state) => faultsOf(matchOf(state, [unasked, unasked])),
  };
}

const unasked: Player = () => {
  throw new Error('Nobody is asked once a match is over.');
};
