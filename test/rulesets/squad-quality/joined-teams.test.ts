import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { jetOptions } from '../../../src/rulesets/squad-quality/actions/jets.ts';
import {
  abandon,
  recover,
  recoveryOptions,
  recoveryWorth,
} from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { MOVED, ONE_BUSY, STILL, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { expectedAssault } from '../../../src/rulesets/squad-quality/attack/assault-odds.ts';
import { fire } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { choiceOf, targetsOf } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { ON_TABLE, PINNED, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { moveOf, rushOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { isOnTable } from '../../../src/rulesets/squad-quality/match/match.ts';
import { eliminate } from '../../../src/rulesets/squad-quality/match/removal.ts';
import { lossesToTest } from '../../../src/rulesets/squad-quality/match/resolve.ts';
import { isSlowed } from '../../../src/rulesets/squad-quality/match/status.ts';
import { passesMorale } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { finish, prepare } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { activateWithPartner } from '../../../src/rulesets/squad-quality/turn/pairs.ts';
import { offerStand } from '../../../src/rulesets/squad-quality/turn/stand.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { mayInterrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { choosing, last, rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const POSITION = 'A line 0,0 | A machine-gun + | B guard 0,8';
const PLAIN = { set: { 'recover-wounded': 'off', 'squad-leaders': 'off' } } as const;
const [SQUAD, TEAM, ENEMY] = [0, 1, 2] as never[];

describe('a team that is with a squad (SQ-HW-05)', () => {
  it('is a target beside it, and falls by what it is shot at with', () => {
    const hit: Script = [
      ['damage', 6],
      ['armour', 1],
    ];
    const m = stage(POSITION, PLAIN).scripted([...rolls('fire', 6, 1), ...hit, ...hit, ...hit]);
    const aims = targetsOf(m, ENEMY, UNMOVED);
    expect(aims.map(({ target }) => target)).toEqual([SQUAD, TEAM]);
    shoot(m, aims[1]);
    m.dice.finish();
    expect(m.state.figures[SQUAD]).toBe(5);
    expect(m.state.figures[TEAM]).toBe(0);
  });

  it('slows it by its marker, which goes as its own does, and by the crew that it has lost', () => {
    const m = stage(POSITION).scripted([]);
    m.state.marker[TEAM] = UNDER_FIRE;
    expect(isSlowed(m, SQUAD)).toBe(true);
    finish(m, SQUAD);
    expect(m.state.marker[TEAM]).toBe(0);
    const whole = moveOf(m, SQUAD);
    m.state.figures[TEAM] = 2;
    expect(moveOf(m, SQUAD)).toBe(whole - 2540);
  });

  it('fires in passing unless the squad has moved', () => {
    const m = stage(POSITION).scripted([]);
    expect(mayInterrupt(m, TEAM)).toBe(true);
    m.state.done[SQUAD] = m.state.moved[SQUAD] = 1;
    expect(mayInterrupt(m, TEAM)).toBe(false);
  });

  it('fires in passing no more where the squad has moved and has fallen since (SQ-HW-03)', () => {
    const mayFire = (moved: number) => {
      const m = stage(POSITION).scripted([]);
      m.state.done[SQUAD] = 1;
      m.state.moved[SQUAD] = moved;
      eliminate(m, SQUAD, 'falls');
      return mayInterrupt(m, TEAM);
    };
    expect([mayFire(0), mayFire(1)]).toEqual([true, false]);
  });

  it('counts for what the squad makes of standing still', () => {
    const m = stage(POSITION).scripted([]);
    const here = m.state.point[SQUAD];
    const both = outlookOf(m, SQUAD).harmAt(here, STILL);
    m.state.whereabouts[TEAM] = 2;
    expect(both).toBeGreaterThan(outlookOf(m, SQUAD).harmAt(here, STILL));
  });

  it('goes for a vehicle with it (SQ-CORE-VEH-assault)', () => {
    const [alone, both] = ['A line 0,0', 'A line 0,0 | A rocket-team +'].map((attackers, i) => {
      const m = stage(`${attackers} | B truck 0,3`, PLAIN).scripted(
        rolls('kill', ...Array(5 + 2 * i).fill(1)),
      );
      const { harm } = expectedAssault(m, SQUAD, m.matchup.force[1][0]);
      assault(m, SQUAD, m.matchup.force[1][0]);
      m.dice.finish();
      return harm;
    });
    expect(both).toBeGreaterThan(alone);
  });

  it('slows the squad by its lost crew where it may rush, too (SQ-HW-02, SQ-HW-04)', () => {
    const rushes = (figures: number) => {
      const m = stage(POSITION, { set: { 'heavy-weapons.slow': 'off' } }).scripted([]);
      m.state.figures[TEAM] = figures;
      return rushOf(m, SQUAD) / INCH;
    };
    expect([rushes(3), rushes(1)]).toEqual([12, 10]);
  });

  it('keeps the squad on the ground that has jet packs, unless it has some, too (SQ-JET-01)', () => {
    const { profiles } = unitData;
    const flying = { ...profiles['machine-gun'], id: 'flying', traits: ['jet-packs' as const] };
    const data = { ...unitData, profiles: { ...profiles, flying } };
    const flies = (team: string) =>
      jetOptions(stage(`A jumpers 0,-5 | A ${team} + | B levy 0,8`, { data }).scripted([]), SQUAD, [])
        .length > 0;
    expect([flies('flying'), flies('machine-gun')]).toEqual([true, false]);
  });

  it('has its wounded tended when the squad tends its own (SQ-WND-03)', () => {
    const m = stage(POSITION).scripted([...rolls('recovery', 6, 6, 6)]);
    const isOffered = () => recoveryOptions(m, SQUAD).some(({ action }) => action === 'recover');
    expect(isOffered()).toBe(false);
    m.state.hurt[TEAM] = 1;
    expect(isOffered()).toBe(true);
    expect(recoveryWorth(m, SQUAD, false)).toBeGreaterThan(0);
    recover(m, SQUAD, false);
    m.dice.finish();
    expect([m.state.hurt[TEAM], m.state.figures[TEAM]]).toEqual([0, 3]);
  });

  it('is tried with it, by the losses of both (SQ-HW-06)', () => {
    const m = stage(POSITION).scripted([]);
    const before = lossesToTest(m, TEAM);
    expect(before).toBe(lossesToTest(m, SQUAD));
    m.state.losses[SQUAD] = 1;
    expect(lossesToTest(m, TEAM)).toBe(before - 1);
    const apart = stage(POSITION, { set: { 'heavy-weapons.numbers': 'off' } }).scripted([]);
    expect(lossesToTest(apart, TEAM)).toBe(Infinity);
  });

  it('flees with it and is pinned and bunched up with it, and it is tested for both (SQ-HW-06)', () => {
    const m = stage(POSITION, { set: { 'command-response': 'off' } }).scripted(rolls('morale', 6, 1, 1));
    passesMorale(m, SQUAD);
    m.dice.finish();
    expect([m.state.marker[SQUAD], m.state.marker[TEAM]]).toEqual([PINNED, PINNED]);
    expect([m.state.bunched[SQUAD], m.state.bunched[TEAM]]).toEqual([1, 1]);
    prepare(m, SQUAD);
    expect([m.state.bunched[SQUAD], m.state.bunched[TEAM]]).toEqual([0, 0]);
    const apart = stage(POSITION, { set: { 'heavy-weapons.numbers': 'off' } }).scripted(
      rolls('morale', 6, 1, 1),
    );
    passesMorale(apart, SQUAD);
    expect([apart.state.marker[SQUAD], apart.state.marker[TEAM]]).toEqual([PINNED, 0]);
  });

  it('flees no farther than it moves, by itself and with its squad, unless it may rush (SQ-HW-02)', () => {
    const flees = (units: string, set = {}) => {
      const m = stage(`${units} | B guard 0,8`, { set }).scripted(rolls('morale', 6, 1, 1));
      const from = m.state.point[SQUAD];
      passesMorale(m, SQUAD);
      m.dice.finish();
      return m.battlefield.between(from, m.state.point[SQUAD]) / INCH;
    };
    expect(flees('A line 0,0')).toBeGreaterThan(6);
    expect(flees('A machine-gun 0,0')).toBeLessThanOrEqual(6);
    expect(flees('A line 0,0 | A machine-gun +')).toBeLessThanOrEqual(6);
    expect(flees('A machine-gun 0,0', { 'heavy-weapons.slow': 'off' })).toBeGreaterThan(6);
  });

  it('has no figure busy where one of the squad is (SQ-HW-07, SQ-ART-01, SQ-DEMO-02)', () => {
    const m = stage(POSITION, { set: { 'heavy-weapons.combined': 'off' } }).scripted([], last);
    [m.state.figures[SQUAD], m.state.figures[TEAM]] = [1, 1];
    const here = m.state.point[SQUAD];
    const both = outlookOf(m, SQUAD).harmAt(here, ONE_BUSY);
    expect(fire({ ...m, dice: seededDice(m.state.luck) }, SQUAD, ONE_BUSY)).toBe(true);
    expect([m.state.fired[SQUAD], m.state.fired[TEAM]]).toEqual([0, 1]);
    m.state.whereabouts[TEAM] = 2;
    expect(both).toBeGreaterThan(outlookOf(m, SQUAD).harmAt(here, ONE_BUSY));
  });

  it('shoots after a move with its squad where it may shoot after one by itself (SQ-HW-03, SQ-HW-07)', () => {
    const shots = (set = {}) => {
      const apart = { ...PLAIN.set, 'heavy-weapons.combined': 'off', ...set };
      const scripted = stage(POSITION, { set: apart }).scripted([], last);
      const m = { ...scripted, dice: seededDice(scripted.state.luck) };
      const promised = outlookOf(m, SQUAD).harmAt(m.state.point[SQUAD], MOVED);
      fire(m, SQUAD, MOVED);
      return [m.state.fired[SQUAD], m.state.fired[TEAM], promised];
    };
    const [, , alone] = shots();
    expect(shots()).toEqual([1, 0, alone]);
    const [squad, team, both] = shots({ 'heavy-weapons.still': 'off' });
    expect([squad, team, both > alone]).toEqual([1, 1, true]);
  });

  it('shoots beside its squad where that shoots together with another fire team, too (SQ-HW-07)', () => {
    const position = 'A fire-team -4,0 | A machine-gun + | A fire-team 4,0 | B mob 0,9';
    const set = { 'command-response': 'off', 'hidden-movement': 'off', artillery: 'off' };
    const player = choosing({ 'SQ-D-03': 'open fire', 'SQ-D-04': /^shoot/, 'SQ-D-06': /together$/ });
    const { told, scripted } = stage(position, { set });
    const m = scripted([], player);
    activateWithPartner({ ...m, dice: seededDice(m.state.luck) }, SQUAD);
    const shooters = told.filter(({ kind }) => kind === 'shot').map(({ data }) => data?.['attacker']);
    expect(shooters).toEqual([SQUAD, TEAM]);
  });

  it('has its wounded left behind when the squad leaves its own, after one test (SQ-WND-10)', () => {
    const leaving = (squad: number, passes: number) => {
      const script = [6, 6, 6].map((face, i) => ['abandon', i < passes ? face : 1] as const);
      const m = stage(POSITION).scripted(script, choosing({ 'SQ-D-07': 'leave the wounded behind' }));
      [m.state.hurt[SQUAD], m.state.hurt[TEAM]] = [squad, 1];
      abandon(m, SQUAD);
      m.dice.finish();
      return [m.state.figures[SQUAD], m.state.figures[TEAM], m.state.hurt[SQUAD] + m.state.hurt[TEAM]];
    };
    expect(leaving(0, 3)).toEqual([5, 2, 0]);
    expect(leaving(1, 3)).toEqual([4, 2, 0]);
    expect(leaving(1, 1)).toEqual([5, 3, 2]);
  });

  it('makes the last stand of the squad with it (SQ-LST-02)', () => {
    const m = stage(POSITION).scripted([], choosing({ 'SQ-D-09': 'make a last stand' }));
    m.state.marker[TEAM] = PINNED;
    offerStand(m, SQUAD);
    expect([m.state.standing[TEAM], m.state.marker[TEAM], choiceOf(m, TEAM)]).toEqual([1, 0, Infinity]);
  });

  it('is pinned and bunched up with it where they lose a close assault (SQ-CORE-CA-loser)', () => {
    const m = stage('A line 0,0 | A machine-gun + | B guard 0,3', PLAIN).scripted([
      ...rolls('assault', 6, 6, 1, 1),
      ...rolls('kill', ...Array(4).fill(1), ...Array(8).fill(1)),
    ]);
    assault(m, ENEMY, SQUAD);
    m.dice.finish();
    expect([m.state.marker[SQUAD], m.state.marker[TEAM]]).toEqual([PINNED, PINNED]);
    expect(Array.from(m.state.bunched)).toEqual([1, 1, 1]);
  });

  it('fights beside it, falls after it and is driven back from where it stood, having acted with it', () => {
    const scene = stage('A line 0,0 | A machine-gun + | B mob 0,3', PLAIN);
    scene.start.done[SQUAD] = 1;
    const script = [
      ...rolls('assault', 6, 6, 1, 1),
      // Eleven of the mob, six of whom strike; then five of the squad and three of the team.
      ...rolls('kill', 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1),
      ...rolls('kill', 1, 1, 1, 1, 1, 1, 1, 1),
    ];
    const m = scene.scripted(script);
    assault(m, ENEMY, SQUAD);
    m.dice.finish();
    expect(m.state.figures[SQUAD]).toBe(0);
    expect(m.state.figures[TEAM]).toBe(2);
    expect(isOnTable(m, TEAM)).toBe(true);
    expect(m.state.whereabouts[TEAM]).toBe(ON_TABLE);
    expect(m.state.done[TEAM]).toBe(1);
    expect(m.state.marker[TEAM]).toBe(PINNED);
  });
});
