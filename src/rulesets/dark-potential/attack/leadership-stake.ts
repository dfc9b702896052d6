import type { Model } from '../../../kernel/entities.ts';
import { CALM, NO_REACTION } from '../battlefield/state.ts';
import { isOnTable, type Match, settingsOf } from '../match/match.ts';
import { loses } from '../match/reactions.ts';
import { suppressionBites } from '../matchup/suppression-bites.ts';

/** Share of a model that being suppressed costs its side. */
const SUPPRESSED = 0.35;
/** What a reaction is worth that is lost. */
const REACTION = 0.1;

/** What hangs on a Leadership test, in harm: of all in a squad that fails together, without DP-LDR-04. */
export function stakeOfTest(m: Match, model: Model): number {
  if (settingsOf(m, model).leadership.perModel.on) return stakeFor(m, model);
  const { members } = m.matchup.units[m.matchup.models[model].unit];
  return members.reduce((sum, mate) => sum + (isOnTable(m, mate) ? stakeFor(m, mate) : 0), 0);
}

/**
 * The same of one model: no suppression where a failure brings none, or none that takes anything, or
 * where the model has failed before this turn and still pays for that (DP-LDR-03 off, DP-Q-139).
 */
function stakeFor(m: Match, model: Model): number {
  const failedAlready = m.state.failed[model] > 0 && m.state.suppressed[model] !== CALM;
  if (!failedAlready && suppressionBites(settingsOf(m, model))) return stakeOfRally(m, model);
  const reaction = m.state.reaction[model];
  return reaction !== NO_REACTION && loses(m, model, reaction, 'leadership') ? REACTION : 0;
}

/** What hangs on a roll that lifts suppression. */
export function stakeOfRally(m: Match, model: Model): number {
  return suppressionBites(settingsOf(m, model)) ? SUPPRESSED * m.matchup.harm.worth[model] : 0;
}
