import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { civilianOptions } from '../../../src/rulesets/squad-quality/actions/civilians.ts';
import { rollKills } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { fighterOf } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { fireBonus } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { choiceOf } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { PINNED, UNDER_FIRE, UNMARKED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { offerStand } from '../../../src/rulesets/squad-quality/turn/stand.ts';
import { alike, last } from '../scene.ts';
import { aim, type Script, stage } from './stage.ts';

const POSITION = 'A civilians 0,0 | B line 0,12';

describe('non-combatants (SQ-NC-01)', () => {
  /** Whether they rush away from the enemy. */
  const rushes = (state: { marker?: number; hurt?: number; standing?: number }, set = {}) => {
    const m = stage(POSITION, { set }).scripted([]);
    m.state.marker[0] = state.marker ?? UNMARKED;
    m.state.hurt[0] = state.hurt ?? 0;
    m.state.standing[0] = state.standing ?? 0;
    return civilianOptions(m, 0).some(({ at }) => at !== m.state.point[0]);
  };

  it('rush away from the enemies that they see', () => {
    expect(rushes({})).toBe(true);
    expect(rushes({}, { 'actions.moveOut': 'off' })).toBe(false);
  });

  it('but not from one behind smoke (SQ-SMK-03)', () => {
    const stays = (half: number) => {
      const m = stage(POSITION).scripted([]);
      m.state.smoke.set([-half * INCH, 6 * INCH, half * INCH, 6 * INCH], 0);
      m.state.smoking[0] = half > 0 ? 1 : 0;
      return civilianOptions(m, 0).every(({ at }) => at === m.state.point[0]);
    };
    expect([stays(2), stays(0)]).toEqual([true, false]);
  });

  it('but no more than others do who are Under Fire, pinned or have too many wounded', () => {
    expect(rushes({ marker: UNDER_FIRE })).toBe(false);
    expect(rushes({ marker: PINNED })).toBe(false);
    const unslowed = { 'under-fire.slow': 'off' };
    expect([UNDER_FIRE, PINNED].map((marker) => rushes({ marker }, unslowed))).toEqual([true, false]);
    expect([rushes({ hurt: 1 }), rushes({ hurt: 5 })]).toEqual([true, false]);
  });

  it('are riflemen like any other where they act like soldiers (SQ-CORE-FE-riflemen)', () => {
    const added = (riflemen: Variant) => {
      const set = { 'non-combatants.flight': 'off', ...riflemen };
      const m = stage('A civilians 0,0 | B line 0,5', { set }).scripted([]);
      return fireBonus(m, aim(m));
    };
    // Six of them add 1 for every three.
    expect(added({}) - added({ 'shooting.riflemen': 'off' })).toBe(2);
  });

  it('strike nobody in a close assault', () => {
    const struck = (script: Script, set = {}) => {
      const m = stage('A civilians 0,0 | B line 0,3', { set }).scripted(script);
      const [kills] = rollKills(m, fighterOf(m, 0, false), fighterOf(m, 1, true), 1);
      m.dice.finish();
      return kills;
    };
    const six = alike(6, 'kill', 6);
    expect([struck([]), struck(six, { 'non-combatants.flight': 'off' })]).toEqual([0, 5]);
  });

  it.each([
    ['make no last stand', 'on', 0],
    ['make one where they act like soldiers', 'off', 1],
  ])('%s (SQ-LST-01)', (_, flight, standing) => {
    const m = stage(POSITION, { set: { 'non-combatants.flight': flight } }).scripted([], last);
    offerStand(m, 0);
    expect(m.state.standing[0]).toBe(standing);
  });
});

it('non-combatants are shot at as Rabble in the open, whatever their list says (SQ-NC-02, SQ-CORE-FE-rabble)', () => {
  const bonus = (set = {}) => {
    const m = stage('A line 0,0 | B civilians 0,8', { set }).scripted([]);
    return fireBonus(m, aim(m));
  };
  expect(bonus() - bonus({ 'non-combatants.rabble': 'off' })).toBe(1);
  expect(bonus({ 'shooting.exposed': 'off' })).toBe(bonus({ 'non-combatants.rabble': 'off' }));
});

it('non-combatants who fight have the ranges and the choice of targets of Rabble (SQ-NC-02, SQ-CORE-COH, SQ-CORE-PRIO)', () => {
  const armed = (set: Variant) => {
    const m = stage(POSITION, { set: { 'non-combatants.flight': 'off', ...set } }).scripted([]);
    return [m.matchup.bases[0], choiceOf(m, 0)];
  };
  expect(armed({})).toEqual([2, 1]);
  expect(armed({ 'non-combatants.rabble': 'off' })).toEqual([3, 2]);
});
