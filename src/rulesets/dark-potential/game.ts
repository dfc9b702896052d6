import { seededDice } from '../../kernel/dice.ts';
import { beginRound } from '../../kernel/luck.ts';
import type { Player } from '../../rules/decision.ts';
import type { EventLog, Field, Game, Outcome, Result } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';
import { faultsOf } from './faults.ts';
import type { Match } from './match.ts';
import { advanceMatch, survivorsOf } from './phases.ts';
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
      const state = createState(book, seed, book.kills.counters, clauses);
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
  const survivors = survivorsOf(m);
  const margin = survivors[0].worth - survivors[1].worth;
  return { outcome: outcomeOf(m, survivors, margin), margin, rounds: m.state.round, survivors };
}

function outcomeOf(m: Match, [ours, theirs]: Result['survivors'], margin: number): Outcome {
  if (ours.models === 0 && theirs.models === 0) {
    const winner = m.state.winnerOfBoth;
    return winner < 0 ? 'draw' : winner === 0 ? 'won' : 'lost';
  }
  if (ours.models === 0 || theirs.models === 0) return ours.models > 0 ? 'won' : 'lost';
  const byWounds = m.book.settings[0].scenario.order.cap === 'wounds';
  if (byWounds && margin !== 0) return margin > 0 ? 'won' : 'lost';
  return 'unresolved';
}
