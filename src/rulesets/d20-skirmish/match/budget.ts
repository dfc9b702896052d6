import type { Model } from '../../../kernel/entities.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import { type Match, settingsOf } from './match.ts';

/** Actions that a model has each activation (DX-AC-ASM). */
export function actionsOfModel(m: Match, model: Model): number {
  const spec = m.matchup.models[model];
  const { budget } = settingsOf(m, model).actions;
  const users = addUp(m.matchup.active[spec.seat], 'actions', [spec]);
  return Math.max(1, spec.profile.actions + budget.more - (budget.scale === 'fewer' ? 1 : 0) + users);
}
