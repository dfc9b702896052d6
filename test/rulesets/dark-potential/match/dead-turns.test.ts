import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import {
  noteAction,
  noteAdvance,
  takeGaps,
} from '../../../../src/rulesets/dark-potential/match/dead-turns.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { stage } from '../stage.ts';

/** Whether a turn is dead in which soldier 0 goes to where another model of the text stands. */
function isDead(position: string, to: number, arrange: (m: Match) => void = () => {}): boolean {
  const m = stage(position).scripted([]);
  arrange(m);
  const gaps = new Float64Array(m.matchup.models.length);
  takeGaps(m, [0], gaps);
  m.state.point[0] = to;
  noteAdvance(m, [0], gaps);
  return !m.state.stirred;
}

describe('a turn', () => {
  const position = 'A soldier 0,0 | A leader 0,2 | A sniper 0,-2 | B soldier 0,9 | B leader 0,-20';

  it('is dead when nobody comes nearer to the nearest enemy', () => {
    expect(isDead(position, 0)).toBe(true);
    expect(isDead(position, 2)).toBe(true);
    expect(isDead(position, 1)).toBe(false);
  });

  it('is measured by the enemies that are left', () => {
    const alone = (m: Match) => {
      m.state.point[3] = NOWHERE;
    };
    expect(isDead(position, 1, alone)).toBe(true);
    expect(isDead(position, 2, alone)).toBe(false);
  });

  it('is not dead after an action that is more than a move', () => {
    const stirs = (kind: Parameters<typeof noteAction>[1]) => {
      const m = stage(position).scripted([]);
      noteAction(m, kind);
      return m.state.stirred;
    };
    expect([stirs('none'), stirs('second-move')]).toEqual([false, false]);
    expect([stirs('ranged-attack'), stirs('overwatch'), stirs('perception')]).toEqual([true, true, true]);
  });
});
