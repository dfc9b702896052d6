import { avalanche, below } from '../../../kernel/luck.ts';
import { gameOf } from '../../../rules/play/match-game.ts';
import type { Field, Game } from '../../../rules/ruleset.ts';
import { openBattlefield } from '../battlefield/battlefield.ts';
import { createState } from '../battlefield/create-state.ts';
import type { State } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { redrawMines } from '../ways/mines.ts';
import { outcomeOf, remainingOf, survivorsOf } from './score.ts';
import { setUp } from './setup.ts';
import { advanceMatch } from './turns.ts';

/** Numbers below another, from bits that are stirred anew for each. */
function belowOf(bits: number): (n: number) => number {
  let word = bits;
  return (n) => {
    word = avalanche(word + 1);
    return below(n, word >>> 0);
  };
}

/** Squad Quality on a table: the engine's interface to the whole ruleset. */
export function openGame(matchup: CompiledMatchup, field: Field, clauses: number): Game<State> {
  return gameOf(matchup, openBattlefield(matchup, field), {
    create: (seed) => createState(matchup, seed, matchup.kills.counters, clauses),
    setUp,
    advance: advanceMatch,
    survivors: survivorsOf,
    remaining: remainingOf,
    outcome: outcomeOf,
    redraw: (m, seat, bits) => redrawMines(m, seat, belowOf(bits)),
    faults: faultsOf,
  });
}
