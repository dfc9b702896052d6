import { type Match, tell } from './match.ts';

/** Tells who leads a squad from now on, which both sides know (DP-SQD-02, DP-SQD-03); nobody does without the clause. */
export function tellLeader(m: Match, unit: number): void {
  const { seat, name } = m.book.units[unit];
  if (!m.book.settings[seat].squads.leader.on) return;
  const model = m.state.leader[unit];
  tell(
    m,
    'leader',
    () => `${m.book.models[model].name} leads ${name}.`,
    () => ({ unit, model }),
  );
}
