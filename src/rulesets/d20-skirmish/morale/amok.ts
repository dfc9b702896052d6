import type { Unit } from '../../../kernel/entities.ts';
import { acted, type Match, membersLeft, rollFor, tell } from '../match/match.ts';
import { confuse } from '../match/recognition-faults.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { speakerOf } from './speaker.ts';

/** Whether a squad runs amok instead of being Panicked: an A.I. leads it and tests for it (DX-AMK-ASM). */
export function runsAmok(m: Match, squad: Unit): boolean {
  const { seat } = m.matchup.squads[squad];
  const { amok } = m.matchup.settings[seat];
  return amok.on && amok.table.on && m.matchup.models[speakerOf(m, squad)].profile.machine > 0;
}

const RESULTS = ['a buffer overflow', 'a reboot', 'a recognition fault', 'a system reboot'] as const;

/** What of the table a roll comes to: 0 to 3. */
export function amokResult(face: number): number {
  return face <= 6 ? 0 : face <= 12 ? 1 : face <= 18 ? 2 : 3;
}

/** Rolls on the Amok table for a squad (DX-AMK-01). */
export function rollAmok(m: Match, squad: Unit): void {
  const { seat, name, members } = m.matchup.squads[squad];
  const { table } = m.matchup.settings[seat].amok;
  acted(m, CLAUSE.amok.table);
  const face = rollFor(m, ROLL.amok, members[0]);
  const result = amokResult(face);
  tell(m, 'amok', () => [`${name} has ${RESULTS[result]}: ${face}.`, { squad, result, face }]);
  for (const model of membersLeft(m, squad)) {
    if (result === 2) confuse(m, model);
    else m.state.lost[model] += result === 0 ? table.overflow : table.reboot;
  }
  if (result === 3) m.state.rebooting[squad] = 1;
}
