import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import {
  checkBase,
  passiveChecks,
  perceptionTarget,
} from '../../../../src/rulesets/dark-potential/attack/perception.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { actionsOf } from '../actions-of.ts';
import { hidden } from '../hiding.ts';
import { behind, type Script, type Staging, stage } from '../stage.ts';

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
    expect([m.state.hidden[model], m.state.real[model], m.state.found[model]]).toEqual([1, 0, 0]);
  });

  it('DP-PER-08: reveals the model on the real base and removes the rest', () => {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '3,6', '6,6']);
    const m = position.scripted([found(6)]);
    expect(checkBase(m, 0, 0, false)).toBe(true);
    expect([...m.state.base.slice(0, 3)]).toEqual([NOWHERE, NOWHERE, NOWHERE]);
    expect([m.state.hidden[model], m.state.point[model], m.state.found[model]]).toEqual([0, 1, 1]);
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
      view: (from) => (from === 1 ? { ...OPEN_VIEW, seen: false, shown: 4, hidden: 2 } : OPEN_VIEW),
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

describe('an active check', () => {
  const look = (set: Variant, rolls: Script) => {
    const { position } = hidden('A soldier 0,0', ['0,6', '3,6'], { set: { ...set, 'ranged-attack': 'off' } });
    const m = position.scripted(rolls);
    const looks = actionsOf(m, 0, 'perception');
    looks.at(-1)?.act();
    m.dice.finish();
    return looks.length;
  };

  it('DP-PER-03: is made at one base in sight, or at all of them without the clause', () => {
    expect(look({}, [found(12)])).toBe(2);
    expect(look({ 'perception.single': 'off' }, [found(12), found(12)])).toBe(2);
  });

  it('DP-PER-01: is no action without that occasion', () => {
    expect(look({ 'perception.occasions.active': 0 }, [])).toBe(0);
  });
});

describe('a model in stealth', () => {
  /** Passive checks of an assassin hidden near a base of another; the first of each is real. */
  const checks = (set: Variant, rolls: Script) => {
    const position = stage('A assassin 0,0 | B assassin 0,6', { set });
    const { start } = position;
    start.base[0] = 0;
    start.base[4] = 1;
    start.point.fill(NOWHERE);
    start.hidden.fill(1);
    start.real.set([0, 4]);
    const m = position.scripted(rolls);
    passiveChecks(m, 0);
    m.dice.finish();
    return m.state.hidden[1];
  };

  it('DP-PER-04: does not check, or without the clause from its real base', () => {
    expect(checks({}, [])).toBe(1);
    expect(checks({ 'perception.hidden': 'off' }, [found(8)])).toBe(0);
  });
});

describe('Command Points on a check', () => {
  it('DP-Q-119: are spent by the owner of any base, or by one reading of the real one only', () => {
    const asked = (points: string, slot: number) => {
      const { position } = hidden('A soldier 0,0', ['0,6', '3,6'], {
        set: { 'stealth.record.points': points },
      });
      position.start.points.fill(1);
      const seats: number[] = [];
      const m = position.scripted([found(12)], ({ seat }) => {
        seats.push(seat);
        return 0;
      });
      checkBase(m, 0, slot, false);
      return seats.includes(1);
    };
    expect([asked('any-base', 0), asked('any-base', 1)]).toEqual([true, true]);
    expect([asked('real-base', 0), asked('real-base', 1)]).toEqual([true, false]);
  });
});
