import { describe, expect, it } from 'vitest';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { DANGER } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { postures } from '../../../src/rulesets/d20-skirmish/actions/postures.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { SYSTEMS } from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { alike } from '../scene.ts';
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
    const misses = alike(3, 'shot', 19);
    const m = stage(position, free).scripted(misses, createPlayer('veteran'));
    const effort = effortOf(0, 3);
    const plans = plansOf(m, 0);
    while (effort.left > 0 && takeAction(m, effort, plans));
    m.dice.finish();
    expect(m.state.posture[0]).toBe(1);
  });
});

describe('MP', () => {
  const pieces = [buildPiece({ kind: 'wall', at: [0, 4.5], length: 24, turn: 0, height: 4 })];
  const position = 'A1 trooper 0,0 | B1 trooper 0,9';
  /** Danger in MP, where no enemy sees the place yet. */
  const dangerOf = (words: string, penalty: number, hits = 0) => {
    const set = { 'presence.small.penalty': penalty, 'system-failures.weapons.again': 'each' };
    const m = stage(words, { pieces, set }).scripted([]);
    m.state.systems[SYSTEMS.length + SYSTEMS.indexOf('weapons')] = hits;
    const weighing = new Float64Array(WIDTH);
    planOf(m, 0, 1).weighStay(0, weighing, 1);
    return weighing[DANGER];
  };

  it('spares what enemies would do who come into sight, the more the higher its modifier', () => {
    expect([dangerOf(position, 0), dangerOf(position, 2) < 0]).toEqual([0, true]);
    expect(dangerOf(position, 8)).toBeLessThan(dangerOf(position, 2));
  });

  it('spares less where hits on its weapons leave a vehicle little to do (DX-VEH-07)', () => {
    const walker = 'A1 trooper 0,0 | B1 walker 0,9';
    const [whole, hit, ruined] = [0, 1, 3].map((hits) => dangerOf(walker, 8, hits));
    expect(whole).toBeLessThan(hit);
    expect(hit).toBeLessThan(0);
    // Nothing but a 1 hits as it is.
    expect(ruined).toBeCloseTo(0, 12);
  });

  it('spares nothing of those whom a model locks in close combat', () => {
    expect(dangerOf('A1 trooper 0,0 | A2 trooper 0,10 | B1 trooper 0,9', 8)).toBe(0);
  });

  it('is what a veteran does who has nothing else to do, where it is worth much', () => {
    const m = stage('A1 trooper 0,0 | B1 heavy -2,9 | B2 heavy 2,9', {
      pieces,
      set: { 'presence.small.penalty': 8, 'moving.move.factor': 0.5, wait: 'off', jumping: 'off' },
    });
    const played = m.scripted([], createPlayer('veteran'));
    takeAction(played, effortOf(0, 1), plansOf(played, 0));
    expect(played.state.posture[0]).toBe(1);
  });
});

it('lying prone is as dangerous as it makes shots and blows easier (DX-RM-10, DX-CM-07)', () => {
  const worse = (position: string, set = {}) => {
    const plan = planOf(stage(position, { set }).scripted([]), 0, 3);
    const danger = (posture: number) => {
      const weighing = new Float64Array(WIDTH);
      plan.weighStay(0, weighing, posture);
      return weighing[DANGER];
    };
    return Number((danger(2) / danger(0)).toFixed(6));
  };
  const [shot, struck] = ['A1 trooper 0,0 | B1 trooper 0,9', 'A1 trooper 0,0 | B1 trooper 0,1'];
  expect([worse(shot), worse(struck)]).toEqual([1.5, 1.5]);
  expect([worse(shot, { 'presence.prone.modifier': 8 }), worse(shot, { 'presence.prone': 'off' })]).toEqual([
    2, 1,
  ]);
  expect([worse(struck, { 'presence.down': 'off' }), worse(struck, { 'presence.prone': 'off' })]).toEqual([
    1, 1.5,
  ]);
});
