import type { Model, Unit } from '../../../kernel/entities.ts';
import { BROKEN } from '../matchup/modifiers.ts';
import { type Match, moraleOf, settingsOf } from './match.ts';

/** What a squad in a state is called. */
export const STATES = ['in order', 'Panicked', 'Broken'] as const;

/** Whether a squad tests for what it loses; whoever tests once has nothing more to lose by it (DX-MOR-02). */
export function testsForLosses(m: Match, squad: Unit): boolean {
  const { half, later } = m.matchup.settings[m.matchup.squads[squad].seat].morale;
  return half.on && (m.state.tested[squad] === 0 || later.on);
}

/** Whether a squad of which so many are left is down to what has it test (DX-MOR-01). */
export function isHalved(m: Match, squad: Unit, left: readonly Model[]): boolean {
  const { seat, members } = m.matchup.squads[squad];
  return members.length - left.length >= m.matchup.settings[seat].morale.half.share * members.length;
}

/** Whether a model is one of the Broken who flee (DX-MOR-10). */
export function isFleeing(m: Match, model: Model): boolean {
  return moraleOf(m, model) >= BROKEN && settingsOf(m, model).broken.acts.on;
}

/** Whether the squad of a model is Broken or worse. */
export function isBroken(m: Match, model: Model): boolean {
  return m.state.morale[m.matchup.models[model].squad] >= BROKEN;
}
