import { describe, expect, it } from 'vitest';
import { extraDice, needsFor, situationOf } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { activate } from '../../../src/rulesets/pass-counter/turn/activation.ts';
import { choosing, counted, last, type Script, type Staging, stage } from './stage.ts';
import { strike } from './strike.ts';

describe('PC-MEL-05: outnumbering', () => {
  const dice = (position: string, set: Staging['set'] = {}) => {
    const m = stage(position, { set }).scripted([]);
    return extraDice(m, strike(m, 'melee', 0, m.matchup.force[1][0]));
  };

  it('is one die for any number of friends who engage nobody else', () => {
    expect(dice('A trooper 0,0 | B trooper 0,1')).toBe(0);
    expect(dice('A trooper 0,0 | A trooper 1,1 | B trooper 0,1')).toBe(1);
    expect(dice('A trooper 0,0 | A trooper 1,1 | A trooper -1,1 | B trooper 0,1')).toBe(1);
    expect(dice('A trooper 0,0 | A trooper 2,1 | B trooper 0,1 | B trooper 3,1')).toBe(0);
  });

  it('is a die for each friend, or counts the attacker, by readings', () => {
    const each = { 'outnumbering.dice.friends': 'each' };
    expect(dice('A trooper 0,0 | A trooper 1,1 | A trooper -1,1 | B trooper 0,1', each)).toBe(2);
    expect(dice('A trooper 0,0 | B trooper 0,1', { 'outnumbering.dice.counted': 'attacker' })).toBe(1);
    expect(dice('A trooper 0,0 | A trooper 1,1 | B trooper 0,1', { outnumbering: 'off' })).toBe(0);
  });
});

describe('PC-ATK-05, PC-KD-05: recovery', () => {
  const shot = (position: string, script: Script, set: Staging['set'] = {}) => {
    const m = stage(position, { set }).scripted([['hit', 4], ['hit', 1], ['armour', 1], ...script]);
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    return { wounds: m.state.wounds[1], down: m.state.down[1] };
  };

  it('leaves a model with a wound, on the ground, or removes it', () => {
    expect(shot('A trooper 0,0 | B trooper 0,9', [['recovery', 5]])).toEqual({ wounds: 1, down: 1 });
    expect(shot('A trooper 0,0 | B trooper 0,9', [['recovery', 4]])).toEqual({ wounds: 0, down: 0 });
  });

  it('is not for those on the ground, nor for anybody without the rule', () => {
    expect(shot('A trooper 0,0 | B trooper 0,9 down', [])).toEqual({ wounds: 0, down: 0 });
    expect(shot('A trooper 0,0 | B trooper 0,9', [], { recovery: 'off' })).toEqual({ wounds: 0, down: 0 });
  });

  it('is not needed while wounds are left', () => {
    expect(shot('A trooper 0,0 | B leader 0,9', [])).toEqual({ wounds: 1, down: 0 });
  });
});

it('a recovery roll is told, whatever comes of it', () => {
  const ends = (recovery: number, set = {}) => {
    const scene = stage('A trooper 0,0 | B trooper 0,9', { set: { reroll: 'off', ...set } });
    const hit: Script = [
      ['hit', 6],
      ['hit', 1],
      ['armour', 1],
    ];
    const m = scene.scripted([...hit, ['recovery', recovery]], choosing({}));
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    return scene.told.slice(2).map(({ text }) => text.replace(/\d\+/, 'so much'));
  };
  expect(ends(6)).toEqual(['B Trooper recovers on so much.', 'B Trooper is knocked down.']);
  expect(ends(1)).toEqual(['B Trooper does not recover on so much.', 'B Trooper is removed.']);
  expect(ends(6, { 'knocked-down': 'off' })).toEqual([
    'B Trooper recovers on so much.',
    'B Trooper has 1 of 1 wounds left.',
  ]);
});

describe('PC-CP-05: dice rolled again', () => {
  it('are told after the roll they belong to, with what it comes to', () => {
    const scene = stage('A trooper 0,0 | B leader 0,9', { set: { 'reroll.buy.cost': 0 } });
    const rolls: Script = [
      ['hit', 1],
      ['hit', 1],
      ['hit', 6],
      ['hit', 1],
      ['armour', 1],
      ['armour', 6],
    ];
    const m = scene.scripted(rolls, choosing({ 'PC-D-07': last }));
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    expect(scene.told.map(({ text }) => text)).toEqual([
      'A Trooper attacks B Leader with Rifle (ranged, 7.9 inches): 0 of 2 hit on 4+.',
      "A has a hit die of A Trooper's rolled again: success, 1 of 2 hit B Leader now.",
      "A has a hit die of A Trooper's rolled again: failure, 1 of 2 hit B Leader now.",
      'B Leader stops 0 of 1 on 4+.',
      "B has an armour die of B Leader's rolled again: success, 1 of 1 stopped now.",
    ]);
  });
});

describe('sides with rules of their own', () => {
  it('play by them: only the shooter without long range shoots as well from afar', () => {
    const far = 'A trooper 0,-7 | B trooper 0,8';
    const m = stage(far, { setB: { 'ranged.longRange': 'off' } }).scripted([]);
    expect(needsFor(m, strike(m, 'ranged', 0, 1)).toHit).toBe(5);
    expect(needsFor(m, strike(m, 'ranged', 1, 0)).toHit).toBe(4);
    expect(situationOf(m, strike(m, 'ranged', 1, 0)).longRange).toBe(true);
  });

  it('activate by them', () => {
    const m = stage('A trooper 0,0 | B trooper 0,10', { setB: { aim: 'off' } }).scripted([], choosing({}));
    activate(m, 0);
    activate(m, 1);
    expect([counted(m, 0, 'legal:aim'), counted(m, 1, 'legal:aim')]).toEqual([1, 0]);
  });
});
