import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../../src/policies/index.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { postures } from '../../../src/rulesets/d20-skirmish/actions/postures.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { choosing, counted, stage } from './stage.ts';

describe('postures that cost nothing', () => {
  const free = { set: { 'presence.change.cost': 0 } };
  const position = 'A1 trooper 0,0 | B1 trooper 0,9';

  it('are offered again once something else has been done', () => {
    // Lying down is the last option, and a shot the first after doing nothing.
    const picks = [5, 1];
    const m = stage(position, free).scripted([['shot', 20]], choosing({ 'DX-D-03': () => picks.shift()! }));
    const effort = effortOf(0, 3);
    const offered = () => postures(m, effort, planOf(m, 0, 3)).length;
    expect(offered()).toBe(2);
    takeAction(m, effort, plansOf(m, 0));
    expect([m.state.posture[0], effort.left, offered()]).toEqual([2, 3, 0]);
    m.state.posture[0] = 0;
    takeAction(m, effort, plansOf(m, 0));
    expect([counted(m, 0, 'action:ranged'), offered()]).toEqual([1, 2]);
  });

  it('keep a veteran from nothing: he shoots out of MP', () => {
    const misses = [1, 2, 3].map(() => ['shot', 19] as const);
    const m = stage(position, free).scripted(misses, createPlayer('veteran'));
    const effort = effortOf(0, 3);
    const plans = plansOf(m, 0);
    while (effort.left > 0 && takeAction(m, effort, plans));
    m.dice.finish();
    expect(m.state.posture[0]).toBe(1);
  });
});
