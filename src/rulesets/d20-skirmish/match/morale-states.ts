import type { Model } from '../../../kernel/entities.ts';
import { BROKEN } from '../matchup/modifiers.ts';
import { type Match, moraleOf, settingsOf } from './match.ts';

/** What a squad in a state is called. */
export const STATES = ['in order', 'Panicked', 'Broken'] as const;

/** Whether a model is one of the Broken who flee (DX-MOR-10). */
export function isFleeing(m: Match, model: Model): boolean {
  return moraleOf(m, model) >= BROKEN && settingsOf(m, model).broken.acts.on;
}

/** Whether the squad of a model is Broken or worse. */
export function isBroken(m: Match, model: Model): boolean {
  return m.state.morale[m.matchup.models[model].squad] >= BROKEN;
}
