import { gamesOf } from '../../../rules/play/match-game.ts';
import { redrawIdentities } from '../attack/stealth.ts';
import { openBattlefield } from '../battlefield/battlefield.ts';
import { createState } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import { outcomeOf, remainingOf, survivorsOf } from '../match/score.ts';
import { advanceMatch } from './phases.ts';
import { setUp } from './setup.ts';

/** Dark Potential on a table: the engine's interface to the whole ruleset. */
export const openGame = gamesOf({
  openBattlefield,
  createState,
  setUp,
  advanceMatch,
  survivorsOf,
  remainingOf,
  outcomeOf,
  redraw: redrawIdentities,
  faultsOf,
});
