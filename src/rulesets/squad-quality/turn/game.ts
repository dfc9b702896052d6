import { avalanche, below } from '../../../kernel/luck.ts';
import { gamesOf } from '../../../rules/play/match-game.ts';
import { openBattlefield } from '../battlefield/battlefield.ts';
import { createState } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import { redrawMarkers } from '../match/hidden.ts';
import type { Match } from '../match/match.ts';
import { outcomeOf, remainingOf, survivorsOf } from '../match/score.ts';
import { redrawMines } from '../ways/minefields.ts';
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
export const openGame = gamesOf({
  openBattlefield,
  createState,
  setUp,
  advanceMatch,
  survivorsOf,
  remainingOf,
  outcomeOf,
  redraw(m: Match, seat, bits) {
    const below = belowOf(bits);
    redrawMines(m, seat, below);
    redrawMarkers(m, seat, below);
  },
  faultsOf,
});
