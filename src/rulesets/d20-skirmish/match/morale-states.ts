import type { Model } from '../../../kernel/entities.ts';
import { BROKEN } from '../matchup/modifiers.ts';
import type { Match } from './match.ts';

/** What a squad in a state is called. */
export const STATES = ['in order', 'Panicked', 'Broken'] as const;

/** Whether the squad of a model is Broken or worse. */
export function isBroken(m: Match, model: Model): boolean {
  return m.state.morale[m.matchup.models[model].squad] >= BROKEN;
}
