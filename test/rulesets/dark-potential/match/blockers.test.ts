import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH, inches } from '../../../../src/kernel/length.ts';
import type { Piece } from '../../../../src/kernel/terrain.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import {
  canStop,
  enemiesInTheWay,
  leftAfter,
  reachFrom,
  roomFor,
} from '../../../../src/rulesets/dark-potential/match/blockers.ts';
import { box, hill, piece, table } from '../../../kernel/bare-table.ts';
import { stage } from '../stage.ts';

describe('what is in the way of a model', () => {
  /** A mate, an enemy, and bases of a friend and of an enemy who are hidden, beside the model itself. */
  const WHO = ['mate', 'enemy', 'own base', 'enemy base'];
  const scene = (set: Variant) => {
    const position = stage('A soldier 0,0 + soldier 3,0 | A assassin 6,0 | B soldier 9,0 | B assassin 12,0', {
      set,
    });
    for (const [model, slot] of [
      [2, 0],
      [4, 4],
    ]) {
      position.start.base[slot] = model;
      position.start.point[model] = NOWHERE;
      position.start.hidden[model] = 1;
    }
    return position.scripted([]);
  };
  const named = (points: readonly number[]) => points.map((at) => WHO[[1, 3, 2, 4].indexOf(at)]).sort();
  const blockers = (passing: string, body = 'none') =>
    named(enemiesInTheWay(scene({ 'movement.allowance.passing': passing, 'stealth.moves.body': body }), 0));

  it('DP-Q-47: are enemies, or everybody, or nobody', () => {
    expect([blockers('friends'), blockers('nobody'), blockers('anybody')]).toEqual([
      ['enemy'],
      ['enemy', 'mate'],
      [],
    ]);
  });

  it('DP-Q-117: are enemy bases where they take up space', () => {
    expect([blockers('friends', 'space'), blockers('friends', 'model')]).toEqual([
      ['enemy', 'enemy base'],
      ['enemy', 'enemy base'],
    ]);
    expect(blockers('nobody', 'space')).toEqual(['enemy', 'enemy base', 'mate', 'own base']);
  });

  it('DP-Q-47, DP-Q-117: nobody ends on anybody, nor on a base, but for what the mover leaves', () => {
    const m = scene({});
    const kept = (slot?: number) => named([1, 2, 3, 4].filter((at) => !roomFor(m, 0, slot).isFree(at)));
    expect(kept()).toEqual(['enemy', 'enemy base', 'mate', 'own base']);
    expect(kept(0)).toEqual(['enemy', 'enemy base', 'mate']);
    expect([0, 1, 2, 3, 4].map((at) => canStop(m, 0, at))).toEqual([true, false, false, false, false]);
  });
});

describe('what a way costs', () => {
  const cost = (pieces: readonly Piece[], set: Variant, to: string, from = '0,0') => {
    const m = stage(`A soldier ${from} | B soldier ${to}`, { set, table: table(24, 24, pieces) }).scripted(
      [],
    );
    return m.battlefield.ways[0].cost(m.state.point[0], m.state.point[1], inches(20), []) / INCH;
  };
  const BOG = [piece(box([-12, 2, 12, 4]), { difficult: true })];

  it('DP-DIFF-01: twice as much in difficult ground, or as much as the settings say', () => {
    const open = cost([], {}, '0,6');
    const slower = (set: Variant) => cost(BOG, set, '0,6') - open;
    expect(slower({})).toBeCloseTo(2, 1);
    expect(slower({ 'movement.difficult.factor': 3 })).toBeCloseTo(4, 1);
    expect(slower({ 'movement.difficult': 'off' })).toBe(0);
  });

  /** What getting onto a rock 2 inches high costs more by some settings than by the book, or getting off it. */
  const dearer = (set: Variant, up = true) => {
    const [from, to] = up ? ['0,0', '0,4'] : ['0,4', '0,0'];
    const rock = [hill(box([-2, 2, 2, 6]), 2)];
    return Math.round(100 * (cost(rock, set, to, from) - cost(rock, {}, to, from))) / 100;
  };

  it('DP-CLIMB-01: an inch for each of height, up or down', () => {
    const both = (set: Variant) => [dearer(set), dearer(set, false)];
    expect(both({ 'climbing.height.perInch': 2 })).toEqual([2, 2]);
    expect(both({ 'climbing.height': 'off' })).toEqual([-2, -2]);
  });

  it('DP-CLIMB-02, DP-Q-54: an inch for the step onto the top, or for that off it too by one reading', () => {
    const both = (set: Variant) => [dearer(set), dearer(set, false)];
    expect(both({ 'climbing.top.inches': 3 })).toEqual([2, 0]);
    expect(both({ 'climbing.top': 'off' })).toEqual([-1, 0]);
    expect(both({ 'climbing.top.descent': 'as-up' })).toEqual([0, 1]);
  });
});

describe('what a model can reach', () => {
  const BOG = [piece(box([-12, 1, 12, 2]), { difficult: true })];
  const reached = (counts: string, to: string) => {
    const set = { 'movement.difficult.counts': counts };
    const m = stage(`A soldier 0,-0.5 | B soldier ${to}`, { set, table: table(24, 24, BOG) }).scripted([]);
    const [from, at] = m.state.point;
    m.state.point[1] = NOWHERE;
    const reach = reachFrom(m, 0, from, inches(6));
    const i = reach.point.subarray(0, reach.count).indexOf(at);
    return i < 0 ? null : Math.round(reach.cost[i] / INCH);
  };

  it('V-04: by what each inch costs, or with all of it slowed where it touches difficult ground', () => {
    expect([reached('by-inch', '0,2.5'), reached('by-inch', '0,4.4'), reached('by-inch', '0,5.4')]).toEqual([
      4,
      6,
      null,
    ]);
    expect([reached('whole-move', '0,2.5'), reached('whole-move', '0,3.4')]).toEqual([6, null]);
    expect([reached('by-inch', '0,-6.4'), reached('whole-move', '0,-6.4')]).toEqual([6, 6]);
  });
});

describe('what is left of a movement', () => {
  it('DP-Q-90: is what its way so far has not cost, and enough to go on', () => {
    const m = stage('A soldier 0,0 | A soldier 0,3 | A soldier 0,6 | B soldier 0,11', {
      table: table(24, 24, []),
    }).scripted([]);
    const [from, half, to] = m.state.point;
    const left = (end: number, allowance: number) =>
      leftAfter(m, 0, [from, half, to], end, inches(allowance)) / INCH;
    const long = m.battlefield.ways[0].cost(from, to, inches(12), []) / INCH;
    const first = m.battlefield.ways[0].cost(from, half, inches(12), []) / INCH;
    expect(left(1, 8)).toBeCloseTo(8 - first, 2);
    expect(left(2, 8)).toBeCloseTo(8 - long, 2);
    expect(left(1, 5)).toBeCloseTo(long - first, 2);
  });
});
