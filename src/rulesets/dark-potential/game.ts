import { seededDice } from '../../kernel/dice.ts';
import { beginRound } from '../../kernel/luck.ts';
import type { Player } from '../../rules/decision.ts';
import type { EventLog, Field, Game, Result } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';
import { COUNTERS } from './counters.ts';
import { faultsOf } from './faults.ts';
import { isAlive, type Match } from './match.ts';
import { advanceMatch, leadOf } from './phases.ts';
import { setUp } from './setup.ts';
import { copyState, createState, digestState, type State } from './state.ts';
import { openTheatre } from './theatre.ts';

/** Dark Potential on a table: the engine's interface to everything in this folder. */
export function openGame(book: Book, field: Field, clauses: number): Game<State> {
  const theatre = openTheatre(book, field);

  function matchOf(state: State, players: readonly [Player, Player], log?: EventLog): Match {
    return { book, theatre, state, players, dice: seededDice(state.luck), log };
  }

  return {
    start(seed, players, log) {
      const state = createState(book, seed, COUNTERS.length, clauses);
      beginRound(state.luck, 0);
      setUp(matchOf(state, players, log));
      return state;
    },
    advance(state, players, log) {
      advanceMatch(matchOf(state, players, log));
    },
    isOver: (state) => state.over,
    result: (state) => resultOf(matchOf(state, [unasked, unasked])),
    copy: copyState,
    digest: digestState,
    faults: (state) => faultsOf(matchOf(state, [unasked, unasked])),
  };
}

const unasked: Player = () => {
  throw new Error('Nobody is asked once a match is over.');
};

/** Elimination, or at the cap a result that says so (DP-SCEN-04/05, DP-Q-12, DP-Q-13). */
function resultOf(m: Match): Result {
  const margin = leadOf(m);
  const rounds = m.state.round;
  const left = m.book.force.map((models) => models.some((model) => isAlive(m, model)));
  if (left[0] !== left[1]) return { outcome: left[0] ? 'won' : 'lost', margin, rounds };
  if (!left[0]) {
    const winner = m.state.winnerOfBoth;
    return { outcome: winner < 0 ? 'draw' : winner === 0 ? 'won' : 'lost', margin, rounds };
  }
  if (m.book.settings[0].scenario.order.cap === 'wounds' && margin !== 0) {
    return { outcome: margin > 0 ? 'won' : 'lost', margin, rounds };
  }
  return { outcome: 'unresolved', margin, rounds };
}
