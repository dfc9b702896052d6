import type { Unit } from '../../../kernel/entities.ts';
import { type Match, tellOf } from './match.ts';

/** Tells who leads a squad from now on, which both sides know (DP-SQD-02, DP-SQD-03); nobody does without the clause. */
export function tellLeader(m: Match, unit: Unit): void {
  const { seat, name } = m.matchup.units[unit];
  if (!m.matchup.settings[seat].squads.leader.on) return;
  const model = m.state.leader[unit];
  tellOf(m, 'leader', model, () => [`leads ${name}`, { unit }]);
}
