import { describe, expect, it } from 'vitest';
import { openActivation } from '../../../src/rulesets/dark-potential/activation.ts';
import { COUNTERS } from '../../../src/rulesets/dark-potential/counters.ts';
import { orderManoeuvre } from '../../../src/rulesets/dark-potential/orders.ts';
import { COMBAT_READY, ON_OVERWATCH } from '../../../src/rulesets/dark-potential/state.ts';
import { passive, stage } from './stage.ts';

const PAID = COUNTERS.indexOf('points:manoeuvre');

describe('a Tactical Manoeuvre', () => {
  it('is paid by the side that orders it', () => {
    const position = stage('A leader 0,0 | A leader 2,0 | B soldier 0,12 + soldier 1,12');
    position.start.reaction[0] = ON_OVERWATCH;
    position.start.points.fill(1);
    const m = position.scripted([], [passive, () => 1]);
    const activation = openActivation(m, 2, [2, 3]);
    orderManoeuvre(m, activation);
    expect(m.state.counters.map((own) => own[PAID])).toEqual([0, 1]);
    expect(activation.shielded).toContain(2);
  });

  it('is offered where it holds off what is on the table (DP-Q-43)', () => {
    const shielded = (against: string) => {
      const set = { 'manoeuvre.shield.against': against };
      const position = stage('A leader 0,0 | B soldier 0,12 + soldier 1,12', { set });
      position.start.reaction[0] = COMBAT_READY;
      position.start.points.fill(1);
      const m = position.scripted([], [passive, () => 1]);
      const activation = openActivation(m, 1, [1, 2]);
      orderManoeuvre(m, activation);
      return activation.shielded.size;
    };
    expect(['overwatch', 'all-reactions'].map(shielded)).toEqual([0, 2]);
  });
});
