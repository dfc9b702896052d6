import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fire } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { strikeHull } from '../../../src/rulesets/squad-quality/attack/vehicle-damage.ts';
import { JOINED, ON_TABLE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { canRush, moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { lossesOf, lossesToTest, triedAt } from '../../../src/rulesets/squad-quality/match/resolve.ts';
import { officerWith } from '../../../src/rulesets/squad-quality/match/status.ts';
import { moveTo } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { setUp } from '../../../src/rulesets/squad-quality/turn/setup.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { first, nearestTo, rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

describe('setting up', () => {
  const BOTH = 'A carrier - | A line - | A tank-officer - | B carrier - | B line -';
  const setUpBy = (player: Player, set = {}, position = BOTH) => {
    const m = stage(position, { set }).scripted([]);
    const players = [player, player] as const;
    const dice = seededDice(m.state.luck);
    setUp({ ...m, players, dice });
    return Array.from(m.state.host);
  };

  it('lets squads ride and cavalry take command, who may as well not', () => {
    const veteran = createPlayer('veteran');
    const apart = { 'shooting.bunched': 'off' };
    expect(setUpBy(veteran, apart)).toEqual([-1, 0, 0, -1, 3]);
    expect(setUpBy(first)).toEqual([-1, -1, -1, -1, -1]);
    const onFoot = { 'vehicles.riding': 'off', 'characters-in-vehicles': 'off', 'characters.joining': 'off' };
    expect(setUpBy(veteran, onFoot)).toEqual([-1, -1, -1, -1, -1]);
  });

  it('spreads squads over transports, whom one hit would end together', () => {
    const position = 'A carrier - | A carrier - | A saboteurs - | A saboteurs - | B levy -';
    expect(setUpBy(createPlayer('veteran'), {}, position).slice(2, 4).sort()).toEqual([0, 1]);
  });

  it('leaves squads out of what a hit of the enemy may well end with them in it', () => {
    const rides = (transport: string, enemy: string, set = {}) =>
      setUpBy(createPlayer('veteran'), set, `A ${transport} - | A line - | B ${enemy} -`)[1] === 0;
    expect(rides('truck', 'tank-hunters', { 'vehicles.passengers': 'off' })).toBe(true);
    expect(rides('truck', 'tank-hunters')).toBe(false);
    expect(rides('fighting-vehicle', 'tank-hunters')).toBe(true);
  });

  it('leaves out of transports who shoots only where he has not moved (SQ-HW-03, SQ-SNP-03)', () => {
    const ridesIn = (unit: string, set = {}) => {
      const position = `A carrier - | A ${unit} - | B levy -`;
      return setUpBy(createPlayer('veteran'), set, position)[1] === 0;
    };
    expect(['line', 'machine-gun', 'sniper'].map((unit) => ridesIn(unit))).toEqual([true, false, false]);
    expect(ridesIn('machine-gun', { 'heavy-weapons.still': 'off' })).toBe(true);
  });
});

describe('passengers and crew', () => {
  const ride = (position: string, rider: number, vehicle: number, script: Script, set = {}) => {
    const m = stage(position, { set }).scripted(script);
    m.state.host[rider] = vehicle;
    m.state.whereabouts[rider] = JOINED;
    return m;
  };

  it('die, are wounded or get out by a die each (SQ-CORE-VEH-passengers)', () => {
    const m = ride('A carrier 0,-8 | A line - | B line 0,8', 1, 0, [
      ['penetration', 6],
      ['armour', 1],
      ...rolls('passenger', 3, 4, 5, 6, 1),
      ...rolls('leader', 5, 2, 2),
    ]);
    strikeHull(m, 0, 1, { single: [], rest: 4 }, 5, { attacker: 2, kind: 'fire' });
    expect([m.state.figures[1], m.state.hurt[1], m.state.whereabouts[1]]).toEqual([3, 1, ON_TABLE]);
    expect(m.state.point[1]).toBe(nearestTo(m.battlefield.ground, [0, -8]));
    m.dice.finish();
  });

  it('fare better in powered armour (SQ-PA-06)', () => {
    const m = ride('A carrier 0,-8 | A armoured - | B line 0,8', 1, 0, [
      ['penetration', 6],
      ['armour', 1],
      ['passenger', 4],
      ['passenger', 4],
      ['passenger', 4],
    ]);
    strikeHull(m, 0, 1, { single: [], rest: 4 }, 5, { attacker: 2, kind: 'fire' });
    expect([m.state.figures[1], m.state.hurt[1]]).toEqual([3, 0]);
    m.dice.finish();
  });

  it('of the character aboard all three dice must pass (SQ-CHR-14)', () => {
    const found = stage('A carrier 0,-8 | A tank-officer - | B line 0,8').distribution((m) => {
      m.state.host[1] = 0;
      m.state.whereabouts[1] = JOINED;
      strikeHull(m, 0, 1, { single: [], rest: 20 }, 5, { attacker: 2, kind: 'fire' });
      return m.state.whereabouts[1] === ON_TABLE ? `alive, done ${m.state.done[1]}` : 'dead';
    });
    // A Regular passes with 3 or more: two thirds, three times.
    expect(fractionText(found.get('alive, done 1')!)).toBe('8/27');
  });

  it('a vehicle of one man does nothing once the character has got out (SQ-CHR-12)', () => {
    const m = ride('A walker 0,-8 | A tank-officer - | B line 0,8', 1, 0, []);
    moveTo(m, 1, nearestTo(m.battlefield.ground, [4, -8]), 'gets out');
    expect([m.state.crew[0], moveOf(m, 0), fire(m, 0, UNMOVED)]).toEqual([0, 0, false]);
    const still = ride('A walker 0,-8 | A tank-officer - | B line 0,8', 1, 0, [], {
      'characters-in-vehicles.inactive': 'off',
    });
    moveTo(still, 1, nearestTo(still.battlefield.ground, [4, -8]), 'gets out');
    expect(moveOf(still, 0)).toBe(6 * 2540);
  });

  it('a cavalry officer leads all vehicles of a kind (SQ-CHR-13)', () => {
    const position = 'A skimmer 0,-8 | A skimmer 5,-8 | A carrier -5,-8 | A tank-officer - | B line 0,8';
    const m = ride(position, 3, 0, []);
    expect([0, 1, 2].map((unit) => officerWith(m, unit))).toEqual([3, 3, -1]);
    const own = ride(position, 3, 0, [], { 'characters-in-vehicles.unit': 'off' });
    expect([0, 1, 2].map((unit) => officerWith(own, unit))).toEqual([3, -1, -1]);
  });

  it('vehicles whose lists name one unit are led together, and others of a kind are not', () => {
    const named = (id: string, platoon: string | null) => {
      const { hull, ...rest } = unitData.profiles[id];
      return { ...rest, hull: hull && { ...hull, platoon } };
    };
    const profiles = {
      ...unitData.profiles,
      skimmer: named('skimmer', 'first'),
      carrier: named('carrier', 'first'),
      truck: named('truck', 'second'),
    };
    const scene = stage(
      'A skimmer 0,-8 | A carrier 5,-8 | A truck -5,-8 | A walker 9,-8 | A tank-officer - | B line 0,8',
      { data: { ...unitData, profiles } },
    );
    scene.start.whereabouts[4] = JOINED;
    scene.start.host[4] = 0;
    const m = scene.scripted([], first);
    expect([0, 1, 2, 3].map((unit) => officerWith(m, unit))).toEqual([4, 4, -1, -1]);
  });
});

it('a team that rides neither slows its vehicle nor counts for its resolve (SQ-HW-02, SQ-HW-06)', () => {
  const m = stage('A carrier 0,0 | A machine-gun + | B levy 0,16').scripted([]);
  m.state.losses[1] = 2;
  expect(canRush(m, 0)).toBe(true);
  expect([lossesOf(m, 0), lossesToTest(m, 0)]).toEqual([0, triedAt(m, 0)]);
});
