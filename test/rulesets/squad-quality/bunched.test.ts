import { describe, expect, it } from 'vitest';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { fireBonus } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { prepare } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { alike } from '../scene.ts';
import { aim, first, stage } from './stage.ts';

/** What is added to a shot of the machine gun at the levy in front of it. */
const bonus = (m: Match) => fireBonus(m, aim(m, undefined, 1, 2));

const POSITION = 'A guard 0,0 | A machine-gun 0,-6 | B levy 0,3';

/** The levy after a close assault with the guard that neither wins and in which nobody falls. */
function fought(set = {}): Match {
  const m = stage(POSITION, {
    set: { 'close-assault.numbers': 'off', 'close-assault.quality': 'off', ...set },
  });
  const played = m.scripted([
    ...alike(2, 'assault', 1),
    ...alike(2, 'assault', 3),
    ...alike(4 + 8, 'kill', 1),
    ...alike(3, 'response', 6),
  ]);
  assault(played, 0, 2);
  return played;
}

describe('those who stand close together (SQ-CORE-FE-bunched)', () => {
  it('are shot at with 2 more, if they are three or more', () => {
    const m = stage(POSITION).scripted([], first);
    const before = bonus(m);
    m.state.bunched[2] = 1;
    expect(bonus(m) - before).toBe(2);
    m.state.figures[2] = 2;
    expect(bonus(m)).toBe(before);
  });

  it('are those who have fought a close assault, by one reading, until they act (SQ-Q-13)', () => {
    const m = fought();
    expect([m.state.bunched[0], m.state.bunched[2]]).toEqual([1, 1]);
    prepare(m, 2);
    expect([m.state.bunched[0], m.state.bunched[2]]).toEqual([1, 0]);
    const { bunched } = fought({ 'shooting.bunched.when': 'flights' }).state;
    expect([bunched[0], bunched[2]]).toEqual([0, 0]);
  });
});
