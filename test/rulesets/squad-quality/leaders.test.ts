import { describe, expect, it } from 'vitest';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import { canCall } from '../../../src/rulesets/squad-quality/actions/artillery.ts';
import { joinAfterActing, joinAtSetUp } from '../../../src/rulesets/squad-quality/actions/joining.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { recover } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fighterOf, killRolls, modifyAssault } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { fireJointly } from '../../../src/rulesets/squad-quality/attack/fire-together.ts';
import { pinByEffect, rollEffect } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { expectedCharges } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { leadershipOf } from '../../../src/rulesets/squad-quality/match/additions.ts';
import { fell, sufferHits } from '../../../src/rulesets/squad-quality/match/casualties.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { levelOf } from '../../../src/rulesets/squad-quality/match/status.ts';
import { mayInterrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { last, rolls } from '../scene.ts';
import { aim, type Script, stage } from './stage.ts';

describe('a leader raises quality for Fire Effect and quality tests alone (SQ-SL-03)', () => {
  // A cadre is of Conscripts whom a veteran makes Elite.
  const m = stage('A cadre 0,0 | B levy 0,4').scripted([]);

  it('and not for being pinned: Conscripts are by 12', () => {
    expect(levelOf(m, 0)).toBe(3);
    pinByEffect(m, 0, 11);
    expect(m.state.marker[0]).toBe(0);
    pinByEffect(m, 0, 12);
    expect(m.state.marker[0]).toBe(PINNED);
  });

  it('and not in close assaults: Conscripts are no better than Conscripts', () => {
    const list = createModifiers();
    modifyAssault(m, list, fighterOf(m, 0, false), fighterOf(m, 1, true));
    expect(list.total).toBe(0);
  });
});

describe('a leader who is wounded (SQ-SL-04)', () => {
  const CAUSE = { attacker: 2, kind: 'fire' } as const;
  const WOUND: Script = [
    ['damage', 3],
    ['armour', 3],
    ['leader', 1],
  ];
  const tests = (...faces: number[]): Script => rolls('recovery', ...faces);
  const wounded = (then: Script, act: (m: Match) => void) => {
    const m = stage('A cadre 0,0 | A seer 4,0 | B levy 0,16').scripted([...WOUND, ...then]);
    sufferHits(m, 0, 1, 0, CAUSE);
    expect(levelOf(m, 0)).toBe(1);
    act(m);
    m.dice.finish();
    return levelOf(m, 0);
  };

  it('leads again once he has recovered', () => {
    expect(wounded(tests(6, 6, 6), (m) => recover(m, 0, false))).toBe(3);
    expect(wounded([['power-effect', 4]], (m) => EFFECTS.heal.act(m, 1, 0))).toBe(3);
  });

  it('is lost once he has died or been brought away', () => {
    expect(wounded(tests(1, 1, 1), (m) => recover(m, 0, false))).toBe(1);
    expect(wounded(tests(6, 6, 1), (m) => recover(m, 0, false))).toBe(1);
  });

  it('is treated first, and stays wounded where another recovers', () => {
    const both = (m: Match) => {
      m.state.hurt[0]++;
      recover(m, 0, false);
    };
    expect(wounded(tests(6, 1, 1, 6, 6, 6), both)).toBe(1);
    expect(wounded(tests(6, 6, 6, 1, 1, 1), both)).toBe(3);
  });

  it('is the last of the wounded to die where his side chooses who does (SQ-Q-07, SQ-POW-06)', () => {
    const lives = (act: (m: Match) => void, script: Script, set = {}) => {
      const all = { 'recover-wounded.all': 'off', ...set };
      const m = stage('A cadre 0,0 | B adept 0,8', { set: all }).scripted(script);
      m.state.hurt[0] = 2;
      m.state.leader[0] = 0;
      m.state.leaderHurt[0] = 1;
      act(m);
      m.dice.finish();
      return m.state.leaderHurt[0] === 1;
    };
    const fall = (m: Match) => fell(m, 0, 4, { attacker: 1 as never, kind: 'fire' });
    expect(lives(fall, [['leader', 1]])).toBe(false);
    expect(lives(fall, [], { 'squad-leaders.leader.falls': 'last' })).toBe(true);
    expect(lives((m) => EFFECTS.harm.act(m, 1 as never, 0), [['power-effect', 6]])).toBe(true);
  });
});

it('characters and psionics may be with a squad from the start, and snipers may not (SQ-CHR-02, SQ-PSI-01, SQ-SNP-01)', () => {
  const joins = (unit: string, set = {}) => {
    const m = stage(`A line 0,-14 | A ${unit} - | B levy 0,14`, { set }).scripted([], last);
    return joinAtSetUp(m, 1 as never) && m.state.host[1] === 0;
  };
  expect(['officer', 'psionic', 'sniper'].map((unit) => joins(unit))).toEqual([true, true, false]);
  expect(joins('officer', { 'characters.joining': 'off' })).toBe(false);
});

it('an officer calls for artillery in his own activation, and does not stand in for a fallen leader (SQ-SL-02, SQ-CHR-03)', () => {
  const calls = (leader: number, set = {}) => {
    const m = stage('A line 0,0 | A officer 0,3 | B levy 0,14', { set }).scripted([], last);
    m.state.leader[0] = leader;
    joinAfterActing(m, 1 as never);
    expect(m.state.host[1]).toBe(0);
    return [0, 1].map((unit) => canCall(m, unit as never));
  };
  expect(calls(1)).toEqual([true, true]);
  expect(calls(0)).toEqual([false, true]);
  expect(calls(0, { 'squad-leaders.calls': 'off' })).toEqual([true, true]);
});

it('an officer adds to each roll, or to the first of a turn, of all that he leads (SQ-AMB-03, SQ-CHR-13)', () => {
  const ratings = (position: string, rolls: string) => {
    const m = stage(position, { set: { 'characters.lead.rolls': rolls } }).scripted([
      ['fire', 1],
      ['fire', 1],
    ]);
    const [shooter, target] = [m.matchup.force[0].length - 1, m.matchup.force[1][0]];
    const before = leadershipOf(m, shooter);
    rollEffect(m, aim(m, UNMOVED, shooter, target));
    return [before, leadershipOf(m, shooter)];
  };
  const platoon = 'A truck -8,0 | A tank-officer + | A truck 0,0 | B levy 0,8';
  expect(ratings(platoon, 'each')).toEqual([1, 1]);
  expect(ratings(platoon, 'once')).toEqual([1, 0]);
});

describe('an officer with a squad where he does nothing of his own (SQ-CHR-03)', () => {
  const POOLED = { 'characters.acts': 'off' };
  const numbers = (set = {}) => {
    const m = stage('A line 0,0 | A officer + | B levy 0,4', { set }).scripted([]);
    const { figures } = aim(m).shot.attack;
    return [figures, fighterOf(m, 0, true).figures, killRolls(m, 0), expectedCharges(m, 0)];
  };

  it('shoots and fights as one of its figures', () => {
    const [shots, fighters, blows, charges] = numbers();
    expect(numbers(POOLED)).toEqual([shots + 1, fighters + 1, blows + 1, charges + 0.5]);
  });

  it('fires no more in passing, as he does by himself', () => {
    const mayFire = (set = {}) => {
      const m = stage('A line 0,0 | A officer + | B levy 0,4', { set }).scripted([]);
      return mayInterrupt(m, 1);
    };
    expect([mayFire(), mayFire(POOLED)]).toEqual([true, false]);
  });
});

it('an officer with either of two fire teams adds to what they shoot together (SQ-CHR-06, SQ-FT-05)', () => {
  const effectOf = (position: string) => {
    const scene = stage(position, { set: { 'recover-wounded': 'off' } });
    const bounced = Array.from({ length: 9 }, () => [...rolls('damage', 1), ...rolls('armour', 6)]);
    const m = scene.scripted([...rolls('fire', 3, 3), ...bounced.flat()] as Script, last);
    const teams = m.matchup.force[0].filter((unit) => m.matchup.models[unit].profile.id === 'fire-team');
    fireJointly(m, teams as [number, number], [UNMOVED, UNMOVED]);
    return scene.told.map(({ data }) => data?.['effect']).find((effect) => effect !== undefined) as number;
  };
  const enemy = 'B mob 0,8';
  const apart = effectOf(`A fire-team -2,0 | A fire-team 2,0 | ${enemy}`);
  expect(effectOf(`A fire-team -2,0 | A officer + | A fire-team 2,0 | ${enemy}`)).toBe(apart + 1);
  expect(effectOf(`A fire-team -2,0 | A fire-team 2,0 | A officer + | ${enemy}`)).toBe(apart + 1);
  const both = `A fire-team -2,0 | A officer + | A fire-team 2,0 | A hero + | ${enemy}`;
  expect(effectOf(both)).toBe(apart + 3);
});
