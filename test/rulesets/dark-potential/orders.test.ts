import { describe, expect, it } from 'vitest';
import type { Activation } from '../../../src/rulesets/dark-potential/activation.ts';
import { COUNTERS } from '../../../src/rulesets/dark-potential/counters.ts';
import { orderManoeuvre } from '../../../src/rulesets/dark-potential/orders.ts';
import { ON_OVERWATCH } from '../../../src/rulesets/dark-potential/state.ts';
import { passive, stage } from './stage.ts';

const PAID = COUNTERS.indexOf('points:manoeuvre');

describe('a Tactical Manoeuvre', () => {
  it('is paid by the side that orders it', () => {
    const position = stage('A leader 0,0 | A leader 2,0 | B soldier 0,12 + soldier 1,12');
    position.start.reaction[0] = ON_OVERWATCH;
    position.start.points.fill(1);
    const m = position.scripted([], [passive, () => 1]);
    const activation: Activation = {
      unit: 2,
      members: [2, 3],
      suppressed: new Set(),
      shielded: new Set(),
      trails: new Map(),
      spare: new Map(),
      veiled: new Set(),
      heldUp: 1,
      firstAction: null,
    };
    orderManoeuvre(m, activation);
    expect(m.state.counters.map((own) => own[PAID])).toEqual([0, 1]);
    expect(activation.shielded).toContain(2);
  });
});
