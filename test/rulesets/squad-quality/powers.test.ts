import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { PINNED, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { additionsOf } from '../../../src/rulesets/squad-quality/match/additions.ts';
import { knownPowers } from '../../../src/rulesets/squad-quality/matchup/talents.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { activate, finish, prepare } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { rolls } from '../scene.ts';
import { stage } from './stage.ts';

describe('powers', () => {
  it('demoralise in two steps, and shield once a turn', () => {
    const m = stage('A psionic 0,0 | A line 4,0 | B levy 0,8').scripted([]);
    EFFECTS.demoralise.act(m, 0, 2);
    expect(m.state.marker[2]).toBe(UNDER_FIRE);
    EFFECTS.demoralise.act(m, 0, 2);
    expect(m.state.marker[2]).toBe(PINNED);
    expect(EFFECTS.demoralise.may(m, 2)).toBe(false);
    EFFECTS.shield.act(m, 0, 1);
    expect([m.state.ward[1], EFFECTS.shield.may(m, 1)]).toEqual([2, false]);
  });

  it('add to rolls in the next activation alone, not while the enemy has his (SQ-POW-04)', () => {
    const m = stage('A psionic 0,0 | A line 4,0 | B levy 4,16').scripted([]);
    const added = () => additionsOf(m, 1).find(([clause]) => clause === CLAUSE.powers.enhance)?.[1] ?? 0;
    EFFECTS.enhance.act(m, 0, 1);
    expect(added()).toBe(0);
    prepare(m, 1);
    expect(added()).toBe(2);
    finish(m, 1);
    expect(added()).toBe(0);
  });

  it('end with an activation in which a unit flees (SQ-POW-05)', () => {
    const scene = stage('A psionic 0,0 | A line 4,0 | B levy 4,12');
    scene.start.losses[2] = 9;
    const m = scene.scripted(rolls('morale', 6, 1, 1));
    EFFECTS.expose.act(m, 0, 2);
    expect(m.state.ward[2]).toBe(-2);
    activate(m, 2);
    expect([m.state.marker[2], m.state.ward[2]]).toEqual([PINNED, 0]);
    m.dice.finish();
  });

  it('are not wasted on a unit that makes a last stand, who ignores them (SQ-LST-02)', () => {
    const open = (standing: number, set = {}) => {
      const m = stage('A psionic 0,0 | B levy 0,8', { set }).scripted([]);
      m.state.standing[1] = standing;
      return (['demoralise', 'terror', 'embolden'] as const).map((power) => EFFECTS[power].may(m, 1));
    };
    expect(open(0)).toEqual([true, true, true]);
    expect(open(1)).toEqual([false, false, false]);
    expect(open(0, { morale: 'off', 'under-fire': 'off' })).toEqual([false, false, false]);
  });
});

it('whom a power heals is told (SQ-POW-07)', () => {
  const told = (die: number) => {
    const scene = stage('A seer 0,0 | A line 4,0 | B levy 0,8');
    scene.start.hurt[1] = 1;
    const m = scene.scripted(rolls('power-effect', die));
    EFFECTS.heal.act(m, 0, 1);
    m.dice.finish();
    return [m.state.hurt[1], ...scene.told.map(({ text }) => text)];
  };
  expect(told(3)).toEqual([1]);
  expect(told(4)).toEqual([0, 'One of the wounded of A Line Squad fights again.']);
});

it('to add to rolls of whoever makes none is worth nothing (SQ-NC-01, SQ-CHR-12)', () => {
  const worth = (unit: string, set: Variant = {}, crew = 1) => {
    const m = stage(`A psionic 0,0 | A ${unit} 4,0 | B levy 0,8`, { set }).scripted([]);
    m.state.crew[1] = crew;
    return (['enhance', 'degrade'] as const).map((power) => EFFECTS[power].worth(m, 1) > 0);
  };
  expect(worth('civilians')).toEqual([false, false]);
  expect(worth('civilians', { 'non-combatants.flight': 'off' })).toEqual([true, true]);
  expect([worth('walker'), worth('walker', {}, 0)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('a psionic knows as many powers as ever where nobody knows one of his (SQ-PSI-03, SQ-POW-02)', () => {
  const known = (set: Variant = {}) => {
    const { models, settings } = stage('A psionic 0,0 | B levy 0,8', { set }).scripted([]).matchup;
    return knownPowers(models[0], settings[0]);
  };
  expect(known()).toEqual(['demoralise', 'enhance', 'harm']);
  expect(known({ 'powers.demoralise': 'off' })).toEqual(['enhance', 'harm', 'shield']);
  expect(known({ 'powers.demoralise': 'off', 'psionics.known': 'off' })).toHaveLength(9);
  expect(known({ powers: 'off' })).toEqual([]);
});
