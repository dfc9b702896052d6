import type { Model } from '../../../kernel/entities.ts';
import { CALM, NO_REACTION } from '../battlefield/state.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { loses } from '../match/reactions.ts';
import { suppressionBites } from '../matchup/suppression-bites.ts';

/** Share of a model that being suppressed costs its side. */
const SUPPRESSED = 0.35;
/** What a reaction is worth that is lost. */
const REACTION = 0.1;

/**
 * What hangs on a Leadership test, in harm: no suppression where a failure brings none, or none that takes anything, or
 * where the model has failed before this turn and still pays for that (DP-LDR-03 off, DP-Q-139).
 */
export function stakeOfTest(m: Match, model: Model): number {
  const failedAlready = m.state.failed[model] > 0 && m.state.suppressed[model] !== CALM;
  if (!failedAlready && suppressionBites(settingsOf(m, model))) return stakeOfRally(m, model);
  const reaction = m.state.reaction[model];
  return reaction !== NO_REACTION && loses(m, model, reaction, 'leadership') ? REACTION : 0;
}

/** What hangs on a roll that lifts suppression. */
export function stakeOfRally(m: Match, model: Model): number {
  return suppressionBites(settingsOf(m, model)) ? SUPPRESSED * m.matchup.harm.worth[model] : 0;
}
