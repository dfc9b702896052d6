import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { INCH, inches } from '../../../src/kernel/length.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { ON_OVERWATCH, SUPPRESSED } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation, spareOf } from '../../../src/rulesets/dark-potential/match/activation.ts';
import { actionStep } from '../../../src/rulesets/dark-potential/turn/action-step.ts';
import { activate } from '../../../src/rulesets/dark-potential/turn/activate.ts';
import { box, table, wall } from '../../kernel/bare-table.ts';
import { hidden } from './hiding.ts';
import { type Script, type Stage, stage, weapon } from './stage.ts';

const OPEN = table(48, 48, []);
const [SHOW, ACTION] = ['DP-D-18', 'DP-D-20'];
const WAYS = ['DP-D-14', 'DP-D-15', 'DP-D-16', 'DP-D-29'];
const OFF: Variant = { 'climbing.separate': 'off' };
const TWICE: Variant = { ...OFF, 'actions.one': 'off' };

type Leg = 'stay' | 'far';

/**
 * How far the last model gets each time it says where to go, in inches, in its activation: it stays or goes as far as
 * it can, and shows itself before its action or not.
 */
function legs({ scripted }: Stage, goes: readonly Leg[], rolls: Script = [], shows = false): number[] {
  const passed: number[] = [];
  const left = [...goes];
  const player: Player = ({ point, count }) => {
    if (point === SHOW) return shows ? 1 : 0;
    if (!WAYS.includes(point)) return point === ACTION ? count - 1 : 0;
    passed.push(here());
    return left.shift() === 'stay' ? 0 : count - 1;
  };
  const m = scripted(rolls, player);
  const model = m.state.point.length - 1;
  const here = () => (m.state.point[model] === NOWHERE ? m.state.base[0] : m.state.point[model]);
  activate(m, m.matchup.models[model].group);
  m.dice.finish();
  expect(left).toEqual([]);
  passed.push(here());
  const { x, y } = m.battlefield.ground;
  const leg = (from: number, to: number) => Math.hypot(x[to] - x[from], y[to] - y[from]) / INCH;
  return passed.slice(1).map((to, i) => Math.round(leg(passed[i], to)));
}

describe('what a movement of a model leaves over', () => {
  const goes = (ways: readonly Leg[], set: Variant) =>
    legs(stage('A soldier 0,23 | B soldier 0,-20', { set, table: OPEN }), ways);

  it('DP-CLIMB-04, DP-ACTN-01: is for one second Movement, which leaves over the rest of it, without the clauses', () => {
    expect(goes(['stay', 'far', 'far'], TWICE)).toEqual([0, 12, 6]);
    expect(goes(['stay', 'stay', 'far'], TWICE)).toEqual([0, 0, 18]);
    expect(goes(['far', 'stay', 'far'], TWICE)).toEqual([6, 0, 12]);
  });

  it('DP-CLIMB-04: is lost with the clause, however many actions there are', () => {
    expect(goes(['stay', 'stay', 'far'], { 'actions.one': 'off' })).toEqual([0, 0, 6]);
  });

  it('DP-CLIMB-04: is for the second Movement without the heading, too', () => {
    expect(goes(['stay', 'far'], { climbing: 'off' })).toEqual([0, 12]);
  });

  it('DP-CLIMB-04, DP-LDR-06: takes a suppressed model further to cover, without the clause', () => {
    const runs = (set: Variant) => {
      const cover = wall(box([-3, -3, 3, -2.6]), 1);
      const position = stage('A soldier 11,11 | B soldier 11,-9', { set, table: table(24, 24, [cover]) });
      position.start.suppressed[1] = SUPPRESSED;
      const m = position.scripted([]);
      const activation = openActivation(m, m.matchup.models[1].unit, [1]);
      activation.spare[1] = inches(2);
      const [, from] = m.state.point;
      actionStep(m, activation, 1);
      const { x, y } = m.battlefield.ground;
      const gone = Math.hypot(x[m.state.point[1]] - x[from], y[m.state.point[1]] - y[from]);
      return [Math.round(gone / INCH), Math.round(spareOf(m, activation, 1) / INCH)];
    };
    expect([runs({}), runs(OFF)]).toEqual([
      [6, 0],
      [8, 0],
    ]);
  });
});

describe('what a movement of a stealth base leaves over', () => {
  const goes = (ways: readonly Leg[], set: Variant, shows = false) =>
    legs(hidden('A soldier 0,23', ['0,-20'], { set, table: OPEN }).position, ways, [], shows);

  it('DP-CLIMB-04, DP-STL-04: is for its second Movement without the clause, as of the model', () => {
    expect(goes(['stay', 'far'], {})).toEqual([0, 8]);
    expect(goes(['stay', 'far'], OFF)).toEqual([0, 16]);
    expect(goes(['far', 'far'], OFF)).toEqual([8, 8]);
    expect(goes(['stay', 'far', 'far'], TWICE)).toEqual([0, 16, 8]);
  });

  it('DP-CLIMB-04, DP-STL-09: is for the model that shows itself there', () => {
    expect(goes(['stay', 'far'], {}, true)).toEqual([0, 8]);
    expect(goes(['stay', 'far'], OFF, true)).toEqual([0, 16]);
    expect(goes(['stay', 'far', 'far'], TWICE, true)).toEqual([0, 16, 8]);
  });

  it('DP-CLIMB-04, DP-STL-04: is for the model that acts unseen from there, without these clauses', () => {
    const unseen = { 'stealth.moves': 'off' };
    expect(goes(['stay', 'far'], unseen)).toEqual([0, 8]);
    expect(goes(['stay', 'far'], { ...unseen, ...OFF })).toEqual([0, 16]);
    expect(goes(['stay', 'far', 'far'], { ...unseen, ...TWICE })).toEqual([0, 16, 8]);
  });

  it('DP-CLIMB-04, DP-Q-118: is for the model that is found on the way', () => {
    const found = (ways: readonly Leg[], set: Variant) => {
      const settings = {
        'overwatch.arc': 'off',
        'overwatch.interrupt.start': 'after-leaving',
        'perception.occasions.watching': 'check-only',
        ...set,
      };
      const { position } = hidden('A soldier 0,10', ['0,-20'], { set: settings, table: OPEN });
      position.start.reaction[0] = ON_OVERWATCH;
      position.start.named[0] = weapon('pistol');
      return legs(position, ways, [['perception', 2]]);
    };
    expect(found(['far', 'stay', 'far'], {})).toEqual([1, 0, 8]);
    expect(found(['far', 'stay', 'far'], OFF)).toEqual([1, 0, 15]);
    expect(found(['stay', 'far', 'stay', 'far'], TWICE)).toEqual([0, 1, 0, 23]);
  });
});
