import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../src/rules/variant.ts';
import {
  COMBAT_READY,
  ON_OVERWATCH,
  type State,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { combatReadyOptions, type Listed, overwatchOptions } from '../actions-of.ts';
import { hidden } from '../hiding.ts';
import { stage, weapon } from '../stage.ts';

type OptionsOf = (m: Match, model: number) => Listed[];

/** A position in which every unit holds one Command Point. */
function wealthy(position: string, set: Variant = {}, arrange: (start: State) => void = () => {}) {
  const scene = stage(position, { set });
  scene.start.points.fill(1, 0, scene.scripted([]).matchup.units.length);
  arrange(scene.start);
  return scene.scripted([]);
}

function count(optionsOf: OptionsOf, position: string, set: Variant = {}, arrange?: (start: State) => void) {
  return optionsOf(wealthy(position, set, arrange), 0).length;
}

function taking(options: readonly Listed[], look: () => number): number[] {
  return options.map((option) => {
    option.act();
    return look();
  });
}

describe.each([
  ['Overwatch', overwatchOptions, ON_OVERWATCH],
  ['Combat Ready', combatReadyOptions, COMBAT_READY],
] as const)('going on %s', (_, optionsOf, reaction) => {
  it('DP-OW-01, DP-CR-01: costs a Command Point and turns to an enemy', () => {
    const m = wealthy('A soldier 0,0 | B soldier 0,-8');
    const [option, ...others] = optionsOf(m, 0);
    expect(others).toEqual([]);
    option.act();
    expect([m.state.reaction[0], m.state.points[0], m.state.facing[0]]).toEqual([reaction, 0, 16]);
    expect(optionsOf(m, 0)).toEqual([]);
  });

  it('DP-OW-09, DP-CR-05: counts the enemy turns it has waited anew', () => {
    const m = wealthy('A soldier 0,0 | B soldier 0,8', {}, ({ waited }) => waited.fill(3));
    optionsOf(m, 0)[0].act();
    expect(m.state.waited[0]).toBe(0);
  });

  it('DP-Q-39: costs each model, or by one reading once all of a squad that do it in one activation', () => {
    const affordable = (per: string, fresh = 1, mate: number = reaction) => {
      const set = { 'overwatch.cost.per': per };
      return count(optionsOf, 'A soldier 0,0 + soldier 1,0 | B soldier 0,8', set, (start) => {
        start.points.fill(0);
        start.reaction[1] = mate;
        start.fresh[1] = fresh;
      });
    };
    expect([affordable('model'), affordable('squad')]).toEqual([0, 1]);
    const other = reaction === ON_OVERWATCH ? COMBAT_READY : ON_OVERWATCH;
    expect([affordable('squad', 0), affordable('squad', 1, other)]).toEqual([0, 0]);
  });

  it('DP-D-25, DP-D-26: may turn to each enemy, to each of its bases too, and straight ahead without any', () => {
    const facings = (m: Match) => taking(optionsOf(m, 0), () => m.state.facing[0]);
    const free = { 'command-points.specialActions': 'off' };
    expect(facings(wealthy('A soldier 0,0 | B soldier 0,8 + soldier 8,0 + soldier 0,12', free))).toEqual([
      0, 8,
    ]);
    const { position } = hidden('A soldier 0,0', ['0,8', '0,-8'], { set: free });
    expect(facings(position.scripted([]))).toEqual([0, 16]);
    const alone = wealthy('A soldier 0,0 | B soldier 0,8', free, ({ point }) => point.fill(-1, 1));
    expect(facings(alone)).toEqual([0]);
  });
});

describe('Overwatch', () => {
  it('DP-Q-92: may be gone on in contact, or not by one reading', () => {
    const options = (engaged: string, enemy = '0,0.98') =>
      count(overwatchOptions, `A soldier 0,0 | B soldier ${enemy}`, { 'overwatch.cost.engaged': engaged });
    expect([options('may'), options('may-not'), options('may-not', '0,3')]).toEqual([1, 0, 1]);
  });

  it('DP-OW-10: is gone on with weapons that could have been fired in this activation', () => {
    const named = (moved: number, set: Variant = {}) => {
      const m = wealthy('A sniper 0,0 | B soldier 0,8', set, (start) => start.moved.fill(moved, 0, 1));
      return taking(overwatchOptions(m, 0), () => m.state.named[0]);
    };
    const [rifle, pistol] = [weapon('sniper-rifle'), weapon('pistol')];
    expect(named(0)).toEqual([pistol, rifle]);
    expect(named(1)).toEqual([pistol]);
    expect(named(1, { 'overwatch.moveOrShoot': 'off' })).toEqual([pistol, rifle]);
  });

  it('DP-OW-10, DP-Q-59: is not gone on in contact where no shot may be made there, but without the clause', () => {
    const options = (set: Variant) => count(overwatchOptions, 'A soldier 0,0 | B soldier 0,0.98', set);
    const mayNot = { 'ranged-attack.combat.shooter': 'may-not' };
    expect([options({}), options(mayNot)]).toEqual([1, 0]);
    expect(options({ ...mayNot, 'overwatch.moveOrShoot': 'off' })).toBe(1);
  });

  it('DP-Q-85: is gone on with a shot at everybody, whoever was shot at before', () => {
    const m = wealthy('A soldier 0,0 | B soldier 0,8', {}, ({ shots }) => shots.fill(1));
    overwatchOptions(m, 0)[0].act();
    // Those of the watcher come first.
    expect([...m.state.shots]).toEqual([0, 0, 1, 1]);
  });

  it('DP-Q-18: is not for a model without a Ranged skill', () => {
    expect(count(overwatchOptions, 'A assassin 0,0 | B soldier 0,8')).toBe(0);
  });
});

describe('Combat Ready', () => {
  it('DP-CR-01: is for models with a close combat weapon', () => {
    const armed = (only?: string) =>
      count(combatReadyOptions, 'A soldier 0,0 | B soldier 0,8', {}, ({ weapons }) => {
        if (only) weapons[0] = 1 << weapon(only);
      });
    expect([armed(), armed('club'), armed('pistol')]).toEqual([1, 1, 0]);
  });
});
