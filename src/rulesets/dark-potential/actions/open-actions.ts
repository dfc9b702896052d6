import type { Model } from '../../../kernel/entities.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { isPaying, mayOnlyMove } from '../match/activation.ts';
import { type Match, settingsOf } from '../match/match.ts';
import type { ActionKind } from '../matchup/action.ts';
import { suppressionAllows } from '../places/forced.ts';

/** What suppression, re-entered stealth and the squad's first action leave of the menu. */
export function mayTake(m: Match, a: Activation, model: Model, kind: ActionKind): boolean {
  const { actions } = settingsOf(m, model);
  if (kind !== 'second-move' && mayOnlyMove(m, a, model)) return false;
  if (!actions.different.on && a.firstAction !== null && kind !== a.firstAction) return false;
  return !isPaying(m, a, model) || suppressionAllows(m, model, kind);
}
