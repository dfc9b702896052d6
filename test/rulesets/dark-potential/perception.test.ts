import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { OPEN_VIEW } from '../../../src/rulesets/dark-potential/bare-field.ts';
import {
  checkBase,
  passiveChecks,
  perceptionTarget,
} from '../../../src/rulesets/dark-potential/perception.ts';
import { NOWHERE } from '../../../src/rulesets/dark-potential/state.ts';
import { hidden } from './hiding.ts';
import { behind, type Script, type Staging } from './stage.ts';

const found = (total: number): Script[number] => ['perception', total];

describe('what a check needs', () => {
  const needs = (at: string, active: boolean, set: Variant = {}, unit = 'soldier') => {
    const { position } = hidden(`A ${unit} 0,0`, [at], { set });
    const m = position.scripted([]);
    return perceptionTarget(m, 0, m.state.base[0], active);
  };

  it('DP-PER-05: Perception less one for every 6 inches begun, the first too', () => {
    // Perception 7; 0,0.984 touches.
    expect(['0,0.98', '0,6.98', '0,6.99', '0,12.98', '0,12.99'].map((at) => needs(at, false))).toEqual([
      6, 6, 5, 5, 4,
    ]);
  });

  it('DP-PER-05: in other steps, by other points, or not at all', () => {
    expect(needs('0,12.98', false, { 'perception.distance.inches': 4 })).toBe(4);
    expect(needs('0,12.98', false, { 'perception.distance.points': 3 })).toBe(1);
    expect(needs('0,12.98', false, { 'perception.distance': 'off' })).toBe(7);
  });

  it('DP-Q-122: nothing in contact by one reading', () => {
    const none = { 'perception.distance.contact': 'none' };
    expect([needs('0,0.98', false, none), needs('0,1.5', false, none)]).toEqual([7, 6]);
  });

  it('DP-PER-06: cover counts as for shooting, but not Dug-In', () => {
    const covered = (set: Variant) => {
      const { position } = hidden('A soldier 0,0', ['0,6'], { set, view: () => behind(2) });
      return perceptionTarget(position.scripted([]), 0, 1, false);
    };
    expect([covered({}), covered({ 'perception.cover': 'off' })]).toEqual([4, 6]);
  });

  it('DP-PER-07: three more as an action', () => {
    expect([needs('0,6', true), needs('0,6', true, { 'perception.activeBonus': 'off' })]).toEqual([9, 6]);
  });
});

describe('success', () => {
  it('DP-PER-08: removes a decoy and leaves the others', () => {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6', '6,6']);
    const m = position.scripted([found(2)]);
    expect(checkBase(m, 0, 1, false)).toBe(true);
    expect([...m.state.base.slice(0, 3)]).toEqual([1, NOWHERE, 3]);
    expect([m.state.hidden[model], m.state.real[model]]).toEqual([1, 0]);
  });

  it('DP-PER-08: reveals the model on the real base and removes the rest', () => {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6', '6,6']);
    const m = position.scripted([found(6)]);
    expect(checkBase(m, 0, 0, false)).toBe(true);
    expect([...m.state.base.slice(0, 3)]).toEqual([NOWHERE, NOWHERE, NOWHERE]);
    expect([m.state.hidden[model], m.state.point[model]]).toEqual([0, 1]);
  });

  it('a failure changes nothing', () => {
    const { position } = hidden('A soldier 0,0', ['0,6', '3,6']);
    const m = position.scripted([found(7)]);
    expect(checkBase(m, 0, 0, false)).toBe(false);
    expect([...m.state.base.slice(0, 2)]).toEqual([1, 2]);
    m.dice.finish();
  });
});

describe('passive checks', () => {
  const SQUAD = 'A soldier 0,0 + soldier 2,0 + soldier 4,0';
  const check = (script: Script, staging: Staging = {}) => {
    const { position } = hidden(SQUAD, ['0,6', '3,6'], staging);
    const m = position.scripted(script);
    passiveChecks(m, 0);
    m.dice.finish();
    return m;
  };

  it('DP-PER-02: each model rolls for each base it sees', () => {
    check([12, 12, 12, 12, 12, 12].map(found));
  });

  it('DP-PER-02: stop at bases that are gone, and with the model once it is found', () => {
    // The first finds the decoy and not the real one; the second finds that; nothing is left for the third.
    const m = check([found(12), found(2), found(2)]);
    expect(m.state.hidden[3]).toBe(0);
  });

  it('DP-PER-01: need a line of sight', () => {
    const blind: Staging = {
      view: (from) => (from === 1 ? { ...OPEN_VIEW, seen: false, hidden: 2 } : OPEN_VIEW),
    };
    check([12, 12, 12, 12].map(found), blind);
  });

  it('DP-Q-120: are one for each base, by whoever is best placed, by one reading', () => {
    const m = check([12, 12].map(found), { set: { 'perception.passive.rolls': 'per-unit' } });
    expect(m.state.hidden[3]).toBe(1);
  });

  it('DP-PER-02: are not made without the clause, nor without the heading', () => {
    check([], { set: { 'perception.passive': 'off' } });
    check([], { set: { perception: 'off' } });
  });
});
