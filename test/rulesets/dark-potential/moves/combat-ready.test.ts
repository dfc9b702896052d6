import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { createArenas } from '../../../../src/match/arenas.ts';
import { clauseCount } from '../../../../src/rules/assembly/additions.ts';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import { openBattlefield } from '../../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import {
  COMBAT_READY,
  createState,
  ON_OVERWATCH,
  SUPPRESSED,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { createTrails, noteTrail } from '../../../../src/rulesets/dark-potential/battlefield/trails.ts';
import { darkPotential } from '../../../../src/rulesets/dark-potential/index.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import { compileMatchup } from '../../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { answerMove, answerMoves } from '../../../../src/rulesets/dark-potential/moves/combat-ready.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { actionStep } from '../../../../src/rulesets/dark-potential/turn/action-step.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { moveStep } from '../../../../src/rulesets/dark-potential/turn/move-step.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
import { last } from '../../scene.ts';
import { hidden } from '../hiding.ts';
import { type Script, type Stage, stage, weapon } from '../stage.ts';

const MISS: Script[number] = ['hit', 12];
/** Two of a squad have walked up to a Leader who is Combat Ready, each over a place of its own. */
function metByTwo(set: Variant, rolls: Script): number {
  const position = stage('A soldier 0.98,0 + soldier -0.98,0 + soldier 3,0 + soldier -3,0 | B leader 0,0', {
    set: { 'combat-ready.arc': 'off', leadership: 'off', ...set },
  });
  for (const mate of [2, 3]) {
    position.start.point[mate] = NOWHERE;
    position.start.wounds[mate] = 0;
  }
  position.start.reaction[4] = COMBAT_READY;
  const m = position.scripted(rolls, last);
  const trails = createTrails();
  noteTrail(trails, 0, [2, 0]);
  noteTrail(trails, 1, [3, 1]);
  answerMoves(m, trails, 'all-moved');
  m.dice.finish();
  return position.told.filter(({ kind }) => kind === 'attack').length;
}

describe('how often a model that is Combat Ready charges (DP-Q-97)', () => {
  it('once, which ends the status', () => {
    expect(metByTwo({}, [MISS])).toBe(1);
  });

  it('at each movement until it is lost, by one reading: at each of a squad that moved', () => {
    expect(metByTwo({ 'combat-ready.charge.uses': 'until-lost' }, [MISS, MISS])).toBe(2);
  });
});

/** Members whom Combat Ready may answer once they have moved under a Tactical Manoeuvre. */
function answerable(set: Variant): number {
  const settings = compileSettings<Settings>(rules, set);
  const matchup = compileMatchup(unitData, rules, [settings, settings], ['suggested', 'suggested']);
  const state = createState(matchup, [1, 2], clauseCount(rules));
  const [mover] = matchup.force[0];
  const [enemy] = matchup.force[1];
  [state.point[mover], state.point[enemy]] = [300, 900];
  const battlefield = openBattlefield(
    matchup,
    createArenas(darkPotential).field({ name: 'bare-field' }, 2500),
  );
  const m = { matchup, battlefield, state, players: [last, last] as const, dice: seededDice(state.luck) };
  const activation = openActivation(m, matchup.models[mover].unit, [mover]);
  activation.shielded[mover] = 1;
  moveStep(m, activation, mover);
  expect(state.point[mover]).not.toBe(300);
  return activation.trails.movers.length;
}

describe('a Tactical Manoeuvre', () => {
  it('holds off Combat Ready from the Move step by one reading of DP-Q-43, and not by the other', () => {
    expect(answerable({})).toBe(1);
    expect(answerable({ 'manoeuvre.shield.against': 'all-reactions' })).toBe(0);
  });
});

/** Enemies walk up from one spot to another; gives whether the Leader at 0,0 may answer, and where he then is. */
function answered(
  from: string,
  to: string,
  set: Variant = {},
  { facing = 0, moment = 'all-moved' as Moment } = {},
) {
  const position = stage(`A soldier ${to} + soldier ${from} | B leader 0,0`, {
    set: { leadership: 'off', 'leaving-combat': 'off', ...set },
    table: table(24, 24, []),
  });
  const { start } = position;
  const trail = [start.point[1], start.point[0]];
  start.point[1] = NOWHERE;
  start.wounds[1] = 0;
  start.reaction[2] = COMBAT_READY;
  start.facing[2] = facing;
  let asked = false;
  const m = position.scripted([MISS], () => {
    asked = true;
    return 1;
  });
  const home = m.state.point[2];
  answerMove(m, 0, trail, moment);
  const blows = position.told.filter(({ kind }) => kind === 'attack').map(({ data }) => data!.kind);
  return { asked, moved: m.state.point[2] !== home, blows, ready: m.state.reaction[2] === COMBAT_READY };
}

type Moment = Parameters<typeof answerMoves>[2];

describe('a model that is Combat Ready', () => {
  it('DP-CR-03, DP-CR-04: charges whoever ends its movement within half its Movement, and strikes', () => {
    expect(answered('0,9', '0,3.9')).toEqual({
      asked: true,
      moved: true,
      blows: ['combat-ready'],
      ready: false,
    });
    expect(answered('0,9', '0,4.9').asked).toBe(false);
  });

  it('DP-CR-04: charges further or less far than in its own turn by a setting', () => {
    const reach = (charges: number, to: string) =>
      answered('0,9', to, { 'combat-ready.charge.reach': charges });
    expect([reach(2, '0,5.9').blows, reach(2, '0,6.9').asked]).toEqual([['combat-ready'], false]);
    expect([reach(0.5, '0,1.6').asked, reach(0.5, '0,2').asked]).toEqual([true, false]);
  });

  it('DP-CR-02: charges whoever was in its arc on the way, or anybody without the clause', () => {
    const all = { 'combat-ready.arc': 'off' };
    // Half a turn is 16 of 32 facings.
    expect(answered('0,9', '0,3', {}, { facing: 16 }).asked).toBe(false);
    expect(answered('0,9', '0,3', all, { facing: 16 }).asked).toBe(true);
    expect(answered('0,9', '3,0').asked).toBe(true);
    expect(answered('9,0', '3,0').asked).toBe(false);
    expect(answered('9,0', '3,0', { 'combat-ready.arc.degrees': 270 }).asked).toBe(true);
  });

  it('DP-Q-98: charges at where the movement ended, or falls short of whoever was near on the way', () => {
    const onTheWay = { 'combat-ready.trigger.distance': 'on-the-way' };
    expect(answered('0,3', '0,9').asked).toBe(false);
    expect(answered('0,3', '0,9', onTheWay)).toMatchObject({ asked: true, moved: true, blows: [] });
    expect(answered('0,9', '0,6', onTheWay).asked).toBe(false);
  });

  it('DP-Q-100: strikes first at whoever ends in contact, unless a reading says no', () => {
    const near = '0,0.9';
    expect(answered('0,9', near)).toMatchObject({ moved: false, blows: ['combat-ready'] });
    expect(answered('0,9', near, { 'combat-ready.charge.contact': 'none' }).asked).toBe(false);
  });

  it('DP-CR-03: is not stirred by who stays', () => {
    const position = stage('A soldier 0,0.985 | B leader 0,0');
    position.start.reaction[1] = COMBAT_READY;
    const m = position.scripted([], () => 1);
    answerMove(m, 0, [0], 'all-moved');
    expect(m.state.reaction[1]).toBe(COMBAT_READY);
  });

  const MOMENTS = ['model-moved', 'all-moved', 'moved-again', 'charge-moved', 'charged', 'acted'] as const;

  it.each([
    ['by the book after a squad has made its Move step', {}, ['all-moved']],
    ['DP-Q-101: after each model', { timing: 'after-model' }, ['model-moved']],
    [
      'DP-Q-99: after second Movements and Charges too',
      { triggers: 'every-movement' },
      ['all-moved', 'moved-again', 'charged'],
    ],
    [
      'DP-Q-99: before the blow of a Charge',
      { triggers: 'before-attack' },
      ['all-moved', 'moved-again', 'charge-moved'],
    ],
  ])('reacts %s', (_, readings, moments) => {
    const set = Object.fromEntries(
      Object.entries(readings).map(([question, reading]) => [`combat-ready.charge.${question}`, reading]),
    );
    expect(MOMENTS.filter((moment) => answered('0,9', '0,3', set, { moment }).asked)).toEqual(moments);
  });

  it('DP-CR-04: reacts after the actions without the clause', () => {
    const set = { 'combat-ready.charge': 'off' };
    expect(MOMENTS.filter((moment) => answered('0,9', '0,3', set, { moment }).asked)).toEqual(['acted']);
  });

  it('DP-ACT-04: reacts to each member in turn where each moves and acts before the next', () => {
    const position = stage('A soldier 0,2.5 | B leader 0,0', {
      set: { 'turn.lockstep': 'off', 'combat-ready.arc': 'off' },
      table: table(24, 24, []),
    });
    position.start.reaction[1] = COMBAT_READY;
    const points: string[] = [];
    const m = position.scripted([], ({ point }) => {
      points.push(point);
      // Moves a little, near the Leader.
      return point === 'DP-D-14' ? 1 : 0;
    });
    activate(m, 0);
    expect(points).toContain('DP-D-33');
    expect(points.indexOf('DP-D-33')).toBeLessThan(points.indexOf('DP-D-20'));
  });
});

describe('a run for cover in the Action, or a second Movement of a hidden model (DP-Q-99)', () => {
  const READINGS = ['move-step', 'every-movement', 'before-attack'];
  const ready = (triggers: string) => ({
    'combat-ready.arc': 'off',
    'combat-ready.charge.triggers': triggers,
    'combat-ready.trigger.distance': 'on-the-way',
  });

  /** Whether a Leader who is Combat Ready may answer the Action of its enemy. */
  const answers = (position: Stage, rolls: Script, shielded: boolean) => {
    position.start.reaction[0] = COMBAT_READY;
    const asked: string[] = [];
    const m = position.scripted(rolls, ({ point }) => {
      asked.push(point);
      return point === 'DP-D-15' || point === 'DP-D-16' ? 1 : 0;
    });
    const [model] = m.matchup.force[1];
    const activation = openActivation(m, m.matchup.models[model].unit, [model]);
    if (shielded) activation.shielded[model] = 1;
    actionStep(m, activation, model);
    m.dice.finish();
    return asked.includes('DP-D-33');
  };

  const foundAgain = (triggers: string) => {
    const own = { 'overwatch.arc': 'off', 'perception.occasions.watching': 'check-only' };
    const { position } = hidden('A leader 0,0 | A soldier 3,0', ['0,2'], {
      set: { ...ready(triggers), ...own },
      table: table(24, 24, []),
    });
    position.start.reaction[1] = ON_OVERWATCH;
    position.start.named[1] = weapon('pistol');
    return answers(position, [['perception', 2]], false);
  };

  const runs = (triggers: string, set: Variant = {}, shielded = false) => {
    const cover = wall(box([-3, -3, 3, -2.6]), 1);
    const position = stage('A leader 8,-9 | B soldier 11,-9', {
      set: { ...ready(triggers), ...set },
      table: table(24, 24, [cover]),
    });
    position.start.suppressed[1] = SUPPRESSED;
    return answers(position, [], shielded);
  };

  it('is answered where every movement is, of a model that is found under its base', () => {
    expect(READINGS.map((triggers) => foundAgain(triggers))).toEqual([false, true, true]);
    expect(READINGS.map((triggers) => runs(triggers))).toEqual([false, true, true]);
  });

  it('is not answered under a Tactical Manoeuvre that holds off all reactions (DP-Q-43)', () => {
    const all = { 'manoeuvre.shield.against': 'all-reactions' };
    expect([runs('every-movement', {}, true), runs('every-movement', all, true)]).toEqual([true, false]);
  });
});
