import { gamesOf, type Left, leadBetween } from '../../../rules/play/match-game.ts';
import type { Outcome } from '../../../rules/ruleset.ts';
import { redrawIdentities } from '../attack/stealth.ts';
import { openBattlefield } from '../battlefield/battlefield.ts';
import { createState } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import type { Match } from '../match/match.ts';
import { advanceMatch, remainingOf, survivorsOf } from './phases.ts';
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

/** Elimination, or at the cap a result that says so (DP-SCEN-04/05, DP-Q-12, DP-Q-13). */
function outcomeOf(m: Match, left: Left): Outcome {
  const [ours, theirs] = left;
  if (ours.models === 0 && theirs.models === 0) {
    const winner = m.state.winnerOfBoth;
    return winner < 0 ? 'draw' : winner === 0 ? 'won' : 'lost';
  }
  if (ours.models === 0 || theirs.models === 0) return ours.models > 0 ? 'won' : 'lost';
  const lead = leadBetween(left);
  const { order, victory } = m.matchup.settings[0].scenario;
  const byWounds = !victory.on || order.cap === 'wounds';
  if (byWounds && lead !== 0) return lead > 0 ? 'won' : 'lost';
  return 'unresolved';
}
