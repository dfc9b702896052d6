import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { remove } from '../../../src/rulesets/pass-counter/match/removal.ts';
import { outcomeOf } from '../../../src/rulesets/pass-counter/match/score.ts';
import { isBroken, losesNerve } from '../../../src/rulesets/pass-counter/moves/broken.ts';
import { activate, reactivate } from '../../../src/rulesets/pass-counter/turn/activation.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { choosing, counted, type Script, spotOf, stage } from './stage.ts';

const FOUR = 'A trooper 0,0 | A trooper 4,0 | A trooper 8,0 | A trooper 11,0 | B trooper 0,11';

/** Teams are broken though nobody is gone. */
const ALL_BROKEN: Variant = { 'broken.threshold.share': 1, 'broken.threshold.half': 'yes' };

/** The first of four models, of whom some others are left. */
function last(left: number, set: Variant = {}, script: Script = [], position = FOUR) {
  const m = stage(position, { set }).scripted(script);
  for (let model = left; model < 4; model++) remove(m, model, 'is gone');
  return m;
}

describe('PC-BRK-01: a team that is broken', () => {
  it('has less than half of its models left, or half by a reading (PC-AMB-13)', () => {
    expect([1, 2, 3].map((left) => isBroken(last(left), 0))).toEqual([true, false, false]);
    expect(isBroken(last(2, { 'broken.threshold.half': 'yes' }), 0)).toBe(true);
    expect(isBroken(last(2, { 'broken.threshold.share': 0.6 }), 0)).toBe(true);
    expect(isBroken(last(1, { broken: 'off' }), 0)).toBe(false);
  });

  it('is not what has exactly the share, whatever that comes to in fractions of two', () => {
    const team = Array.from({ length: 25 }, (_, i) => `A trooper ${2 * (i % 5)},${2 * Math.floor(i / 5)}`);
    const set = { 'broken.threshold.share': 0.28 };
    const m = stage([...team, 'B trooper 0,11'].join(' | '), { set }).scripted([]);
    for (let model = 7; model < 25; model++) remove(m, model, 'is gone');
    expect(isBroken(m, 0)).toBe(false);
    remove(m, 6, 'is gone');
    expect(isBroken(m, 0)).toBe(true);
  });

  it('counts models on the ground, or not by a reading (PC-AMB-24)', () => {
    for (const [reading, broken] of [
      ['counted', false],
      ['out', true],
    ] as const) {
      const m = last(2, { 'broken.threshold.downed': reading });
      m.state.down[1] = 1;
      expect(isBroken(m, 0), reading).toBe(broken);
    }
  });
});

describe('PC-BRK-02 to PC-BRK-06: Fallback', () => {
  it('is a nerve test of whoever is activated, not of whoever is re-activated', () => {
    const m = last(1, {}, [['nerve', 4]]);
    activate(m, 0);
    reactivate(m, 0);
    m.dice.finish();
    expect(counted(m, 0, 'nerve-tests')).toBe(1);
  });

  it('is not asked of the engaged, nor of a team that is not broken', () => {
    expect(losesNerve(last(2), 0)).toBe(false);
    const engaged = FOUR.replace('B trooper 0,11', 'B trooper 0,1');
    expect(losesNerve(last(1, {}, [], engaged), 0)).toBe(false);
    expect(losesNerve(last(1, { 'broken.check': 'off' }), 0)).toBe(false);
  });

  it('moves twice the SP straight to the own edge and ends the activation', () => {
    const m = last(1, {}, [['nerve', 3]]);
    activate(m, 0);
    m.dice.finish();
    const [x, y] = spotOf(m, 0);
    expect(x).toBe(0);
    expect(y).toBeLessThan(-8.9);
    expect(y).toBeGreaterThanOrEqual(-10);
    expect(counted(m, 0, 'action:walk') + counted(m, 0, 'action:run')).toBe(0);
  });

  it('is a Run, after which nobody walks when he is re-activated in the round (PC-ACT-04, PC-AMB-25)', () => {
    const offered = (set: Variant = {}, position = FOUR) => {
      const asked: (readonly string[])[] = [];
      const stop = choosing({
        'PC-D-03': (one) => {
          asked.push(labelsOf(one));
          return 0;
        },
      });
      const m = stage(position, { set: { ...ALL_BROKEN, ...set } }).scripted([['nerve', 3]], stop);
      activate(m, 0);
      reactivate(m, 0);
      return asked.at(-1)!.includes('walk');
    };
    expect(offered()).toBe(false);
    expect(offered({ 'moving.walk.barred': 'activation' })).toBe(true);
    // Whoever stood up first has walked.
    expect(offered({}, FOUR.replace('A trooper 0,0', 'A trooper 0,0 down'))).toBe(true);
  });

  it('moves the SP after standing up, and nobody where it is off', () => {
    const lying = FOUR.replace('A trooper 0,0', 'A trooper 0,0 down');
    const m = last(1, {}, [['nerve', 3]], lying);
    activate(m, 0);
    expect(m.state.down[0]).toBe(0);
    expect(spotOf(m, 0)[1]).toBeLessThan(-3.9);
    expect(spotOf(m, 0)[1]).toBeGreaterThanOrEqual(-5);
    const scene = stage(lying, { set: ALL_BROKEN });
    activate(scene.scripted([['nerve', 3]]), 0);
    expect(scene.told.map(({ kind }) => kind)).toEqual(['activation', 'nerve', 'stand-up', 'move']);
    const stays = last(1, { 'broken.fallback': 'off' }, [['nerve', 3]]);
    activate(stays, 0);
    expect(spotOf(stays, 0)).toEqual([0, 0]);
  });
});

describe('PC-BRK-07: the edge', () => {
  const NEAR = FOUR.replace('A trooper 0,0', 'A trooper 0,-8');

  it('asks for another test and takes whoever fails', () => {
    const lost = last(
      1,
      {},
      [
        ['nerve', 1],
        ['nerve', 3],
      ],
      NEAR,
    );
    activate(lost, 0);
    lost.dice.finish();
    expect(lost.state.over).toBe(true);
    expect(counted(lost, 0, 'lost:edge')).toBe(1);
    const kept = last(
      1,
      {},
      [
        ['nerve', 1],
        ['nerve', 4],
      ],
      NEAR,
    );
    activate(kept, 0);
    expect(kept.state.over).toBe(false);
  });

  it('is not reached by whoever is struck down on the way, where moves do not end at enemies', () => {
    const passing = NEAR.replace('0,-8', '0,-2').replace('B trooper 0,11', 'B trooper 1.9,-7');
    const m = last(
      1,
      { 'engagement.range.stops': 'never', reroll: 'off' },
      [
        ['nerve', 1],
        ['hit', 6],
        ['armour', 1],
        ['recovery', 1],
      ],
      passing,
    );
    activate(m, 0);
    m.dice.finish();
    expect(counted(m, 1, 'kills:disengaging')).toBe(1);
    expect(counted(m, 0, 'lost:edge')).toBe(0);
  });

  it('only stops them where it is off', () => {
    const m = last(1, { 'broken.edge': 'off' }, [['nerve', 1]], NEAR);
    activate(m, 0);
    m.dice.finish();
    expect(spotOf(m, 0)[1]).toBeLessThan(-11);
  });
});

describe('PC-A8: the end', () => {
  /** What the last round comes to, from seat A's side, with some models gone. */
  function ending(gone: readonly number[], set: Variant = {}): string {
    const scene = stage('A leader 0,-11 | A trooper 4,-11 | B trooper 0,11 | B trooper 4,11', { set });
    scene.start.round = 6;
    scene.start.out.fill(1);
    const m = scene.scripted([]);
    for (const model of gone) remove(m, model, 'is gone');
    if (!m.state.over) advanceMatch(m);
    expect(m.state.over).toBe(true);
    return outcomeOf(m);
  }

  it('goes to whoever removed more points, or has more models left by a reading', () => {
    expect(ending([])).toBe('draw');
    expect(ending([1, 2])).toBe('draw');
    expect(ending([0, 2])).toBe('lost');
    expect(ending([0, 2], { 'sequence.end.counts': 'models' })).toBe('draw');
    expect(ending([2])).toBe('won');
  });

  it('is told by what decides it', () => {
    const told = (set: Variant) => {
      const scene = stage('A leader 0,-11 | A trooper 4,-11 | B trooper 0,11 | B trooper 4,11', { set });
      scene.start.round = 6;
      scene.start.out.fill(1);
      const m = scene.scripted([]);
      remove(m, 2, 'is gone');
      advanceMatch(m);
      return scene.told.at(-1)!.text;
    };
    expect(told({})).toBe('Points of enemies removed: 10 for A, 0 for B.');
    expect(told({ 'sequence.end.counts': 'models' })).toBe('Models left: 2 for A, 1 for B.');
  });

  it('comes at once when a side has nobody left', () => {
    expect(ending([2, 3, 0])).toBe('won');
  });

  it('is only that where the rule is off, and what the bench stops is unresolved', () => {
    const scene = stage('A trooper 0,-11 | B trooper 0,11', { set: { 'sequence.end': 'off' } });
    scene.start.round = 20;
    scene.start.out.fill(1);
    const m = scene.scripted([]);
    advanceMatch(m);
    expect(outcomeOf(m)).toBe('unresolved');
  });
});
