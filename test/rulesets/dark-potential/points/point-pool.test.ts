import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../src/rules/variant.ts';
import { affectedBy } from '../../../../src/rulesets/dark-potential/points/parties.ts';
import {
  commandRange,
  type PointUse,
  pay,
  pools,
} from '../../../../src/rulesets/dark-potential/points/point-pool.ts';
import type { RollName } from '../../../../src/rulesets/dark-potential/rolls/rolls.ts';
import { stage } from '../stage.ts';

/** Purses of units come first, one by one; those of models follow. */
const [SQUAD, SNIPER, LEADER] = [0, 1, 2];

describe('pools a model may spend from', () => {
  const from = (model: number, set: Variant = {}, active: 0 | 1 = 0) => {
    const position = stage('A soldier 0,0 + soldier 2,0 | A sniper 4,0 | A leader 6,0 | B soldier 0,7', {
      set,
    });
    position.start.points.set([1, 1, 3]);
    position.start.active = active;
    const m = position.scripted([]);
    return pools(m, model, m.state.point[model], 'reroll');
  };

  it("DP-CP-01..03: its own, its squad's and a Commander's", () => {
    expect([from(1), from(2), from(3)]).toEqual([[SQUAD, LEADER], [SNIPER, LEADER], [LEADER]]);
  });

  it('DP-CP-01: all of the side without the clause, its own first', () => {
    expect(from(2, { 'command-points.own': 'off' })).toEqual([SNIPER, SQUAD, LEADER]);
  });

  it('DP-Q-38: one of them by one reading, that with most in it', () => {
    expect(from(1, { 'command-points.own.mixing': 'single' })).toEqual([LEADER]);
  });

  it('DP-OWN-Q-02: for rolls of its own what it may spend, or by one reading all of its side, for nothing else', () => {
    const payers = (rolls: string, use: PointUse) => {
      const set = { 'command-points.own.rolls': rolls };
      const position = stage('A soldier 0,0 + soldier 2,0 | A sniper 40,0 | A leader 60,0 | B soldier 0,7', {
        set,
      });
      position.start.points.set([1, 1, 3]);
      const m = position.scripted([]);
      return pools(m, 1, m.state.point[1], use);
    };
    const uses = ['reroll', 'shift', 'force', 'counter', 'overwatch', 'manoeuvre'] as const;
    const all = [SQUAD, SNIPER, LEADER];
    expect(uses.map((use) => payers('its-own', use))).toEqual(uses.map(() => [SQUAD]));
    expect(uses.map((use) => payers('any', use))).toEqual([all, all, [SQUAD], [SQUAD], [SQUAD], [SQUAD]]);
  });

  it("DP-Q-37: in either turn, or by one reading in one's own only", () => {
    const own = { 'command-points.own.turns': 'own' };
    expect([from(3, {}, 1), from(3, own, 1), from(3, own, 0)]).toEqual([[LEADER], [], [LEADER]]);
  });

  it("DP-CP-02, DP-CP-03: a Commander's and a squad's within a share of command range by settings of their own", () => {
    const near = (set: Variant) => [from(0, set), from(1, set), from(2, set)];
    const commander = { 'command-points.commander.reach': 0.3 };
    expect(near(commander)).toEqual([[SQUAD], [SQUAD], [SNIPER, LEADER]]);
    const squad = { 'command-points.squadLeader.reach': 0.1 };
    expect(near(squad)).toEqual([[SQUAD, LEADER], [LEADER], [SNIPER, LEADER]]);
    expect(near({ 'squads.command.inchesPerPoint': 0.1, 'command-points.commander.reach': 5 })).toEqual([
      [SQUAD],
      [LEADER],
      [SNIPER, LEADER],
    ]);
  });

  it('DP-CP-02: those of a squad once, however many of it are Commanders', () => {
    const position = stage('A soldier 0,0 + soldier 2,0 | A sniper 4,0 | B soldier 0,7');
    position.start.points.set([3, 1]);
    const { matchup, ...rest } = position.scripted([]);
    const commanding = { ...matchup.models[0].profile, commander: true };
    const models = matchup.models.map((spec) => (spec.unit === 0 ? { ...spec, profile: commanding } : spec));
    const m = { ...rest, matchup: { ...matchup, models } };
    expect(pools(m, 2, m.state.point[2], 'reroll')).toEqual([SNIPER, SQUAD]);
    // And those that each of them holds by a reading of DP-Q-20.
    const held = (model: number) => matchup.units.length + model;
    m.state.points[held(1)] = 2;
    expect(pools(m, 2, m.state.point[2], 'reroll')).toEqual([SNIPER, SQUAD, held(1)]);
    m.state.points[SQUAD] = 0;
    expect(pools(m, 2, m.state.point[2], 'reroll')).toEqual([SNIPER, held(1)]);
  });

  it('are paid from in their order', () => {
    const position = stage('A soldier 0,0 | A leader 2,0 | B soldier 0,7');
    position.start.points.set([1, 3]);
    const m = position.scripted([]);
    expect(pay(m, 0, [0, 1], 2, 'reroll')).toBe(0);
    expect([m.state.points[0], m.state.points[1]]).toEqual([0, 2]);
  });
});

describe('command range', () => {
  it("DP-CMD-01, DP-Q-26: is the model's own Leadership in inches, or by one reading what it may borrow", () => {
    const range = (at: string, set: Variant = {}) => {
      const m = stage(`A soldier 0,0 | A leader ${at} | B soldier 0,7`, { set }).scripted([]);
      return commandRange(m, 0) / m.matchup.inch;
    };
    const widens = { 'squads.command.borrowed': 'widens' };
    expect([range('5,0'), range('5,0', widens), range('20,0', widens)]).toEqual([6, 9, 6]);
    expect(range('5,0', { ...widens, 'leadership.commander': 'off' })).toBe(6);
    expect(range('5,0', { 'squads.command.inchesPerPoint': 2 })).toBe(12);
    // A Leadership of 9 reaches 4.5 inches then, and 18.
    expect(range('7,0', { ...widens, 'squads.command.inchesPerPoint': 0.5 })).toBe(3);
    expect(range('15,0', { ...widens, 'squads.command.inchesPerPoint': 2 })).toBe(18);
  });
});

describe('enemy rolls that a model may answer', () => {
  /** Who may answer a roll of the first model, against the Sniper or nobody, that an attack of his brought about. */
  const answers = (affects: string, roll: RollName, affected: number) => {
    const set = { 'command-points.forcedReroll.affects': affects };
    const m = stage('A soldier 0,0 | B sniper 0,30 | B soldier 0,6.5 | B leader 0,9.5', { set }).scripted([]);
    const asked = { roll, roller: 0, rollerAt: 0, target: 7, wounds: 1, stake: 1 };
    return affectedBy(m, { ...asked, affected, affectedAt: affected, cause: 1 }).map(({ model }) => model);
  };

  it('DP-Q-35: are those against it', () => {
    expect([answers('directly', 'hit', 1), answers('directly', 'leadership', -1)]).toEqual([[1], []]);
  });

  it('DP-Q-35: are Leadership rolls that it caused, too, by one reading', () => {
    const too = 'leadership-too';
    expect([answers(too, 'hit', 1), answers(too, 'hit', -1), answers(too, 'leadership', -1)]).toEqual([
      [1],
      [],
      [1],
    ]);
  });

  it('DP-Q-35: are all within its command range by another', () => {
    expect([answers('nearby', 'hit', 1), answers('nearby', 'leadership', -1)]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
  });
});
