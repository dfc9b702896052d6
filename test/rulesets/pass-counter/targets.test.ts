import { describe, expect, it } from 'vitest';
import { othersFor, situationOf } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { engagersAt, isEngaged } from '../../../src/rulesets/pass-counter/match/engagement.ts';
import { SEEN } from '../../../src/rulesets/pass-counter/matchup/looks.ts';
import type { AttackKind } from '../../../src/rulesets/pass-counter/matchup/timing.ts';
import { box, wall } from '../../kernel/bare-table.ts';
import { rolls } from '../scene.ts';
import { choosing, type Staging, stage } from './stage.ts';
import { strike, targets } from './strike.ts';

describe('who may be attacked', () => {
  it('is shot at only while neither is engaged (PC-RNG-01, PC-RNG-02, PC-MEL-01)', () => {
    const line = 'A trooper 0,0 | A trooper 9,1 | B trooper 0,1 | B trooper 0,9';
    expect(targets(line)).toEqual(['melee 2']);
    expect(targets(line, { set: { 'ranged.whileEngaged': 'off' } })).toEqual(['melee 2', 'ranged 3']);
    // The other trooper is free, and must not shoot into the fight.
    expect(targets(line, {}, 1)).toEqual(['ranged 3']);
    expect(targets(line, { setB: { 'ranged.atEngaged': 'off' } }, 1)).toEqual(['ranged 2', 'ranged 3']);
  });

  it('is not attacked by anybody on the ground, unless that may attack (PC-KD-01)', () => {
    const down = 'A trooper 0,0 down | B trooper 0,9';
    expect(targets(down)).toEqual([]);
    expect(targets(down, { set: { 'knocked-down.attack': 'off' } })).toEqual(['ranged 1']);
  });

  it('must be seen and in range', () => {
    expect(targets('A trooper 0,-5 | B trooper 0,9', { pieces: [wall(box([-9, 0, 9, 1]))] })).toEqual([]);
    expect(targets('A leader 0,-5 | B trooper 0,9')).toEqual([]);
  });

  it('on the ground is hidden by half as much (PC-KD-06)', () => {
    const fence = wall(box([-9, 2, 9, 2.5]), 0.9);
    const sees = (set: Staging['set']) => {
      const m = stage('A trooper 0,0 | B trooper 0,6 down', { pieces: [fence], set: set! }).scripted([]);
      return m.battlefield.lines.look(1, true, m.state.point[0], m.state.point[1]);
    };
    expect(sees({ 'knocked-down.height.share': 0.25 }) & SEEN).toBe(0);
    expect(sees({ 'knocked-down.height': 'off' }) & SEEN).toBe(SEEN);
  });

  it.each([
    ['a wall before its side', [box([0.15, 2, 4, 2.5])], [false, true, false]],
    ['a narrow gap', [box([0.1, 2, 4, 2.5]), box([-4, 2, -0.1, 2.5])], [false, true, true]],
    ['a post', [box([-0.04, 2, 0.04, 2.5])], [true, true, false]],
  ])('is obscured behind %s by the same reading as standing (PC-A11-PART)', (_, outlines, obscured) => {
    const pieces = outlines.map((outline) => wall(outline));
    const isObscured = (part: string, how: string) => {
      const set = { 'obscured.lines.part': part };
      const m = stage(`A trooper 0,-6 | B trooper 0,6 ${how}`, { pieces, set }).scripted([]);
      return situationOf(m, strike(m, 'ranged')).obscured;
    };
    for (const how of ['', 'down'])
      expect(['centre-line', 'any', 'half'].map((part) => isObscured(part, how))).toEqual(obscured);
  });
});

describe('PC-RNG-08, PC-MEL-07: cover', () => {
  const low = (...outline: Parameters<typeof box>[0]) => wall(box(outline), 0.9);
  const covered = (pieces: Staging['pieces'], shooter = '0,9', kind: 'ranged' | 'melee' = 'ranged') => {
    const m = stage(`A trooper ${shooter} | B trooper 0,0`, { pieces: pieces! }).scripted([]);
    return situationOf(m, strike(m, kind)).covered;
  };

  it('is behind an obstacle less than a step of the lattice away, which is as near as it lets a model come', () => {
    expect(covered([low(-3, 1.45, 3, 1.8)])).toBe(true);
    expect(covered([low(-3, 1.5, 3, 1.8)])).toBe(false);
    expect(covered([low(-3, 0.6, 3, 0.8)], '0,1.9', 'melee')).toBe(true);
  });

  it('is not behind one that is somewhere else, or that something else keeps it from', () => {
    expect(covered([low(-3, 1.2, 3, 1.5)], '0,-9')).toBe(false);
    const post = low(-0.1, 0.6, 0.1, 0.7);
    expect(covered([low(-3, 1.2, 3, 1.5)], '6,6')).toBe(true);
    expect(covered([low(-3, 1.2, 3, 1.5), post], '6,6')).toBe(false);
    expect(covered([low(-3, 1.2, 3, 1.5), post])).toBe(true);
  });
});

describe('PC-A4: engagement', () => {
  const gap = 'A trooper 0,0 | B trooper 0,2';

  it('reaches an inch from base to base, or is contact by a reading', () => {
    const engaged = (position: string, set: Staging['set'] = {}) =>
      isEngaged(stage(position, { set }).scripted([]), 0);
    expect(engaged(gap)).toBe(true);
    expect(engaged('A trooper 0,0 | B trooper 0,3')).toBe(false);
    expect(engaged(gap, { 'engagement.range.means': 'contact' })).toBe(false);
    expect(engaged('A trooper 0,0 | B trooper 0,1', { 'engagement.range.means': 'contact' })).toBe(true);
    expect(engaged('A trooper 0,0 | B trooper 0,3', { 'engagement.range.inches': 2 })).toBe(true);
  });

  it('does not go through a wall', () => {
    const m = stage(gap, { pieces: [wall(box([-3, 0.8, 3, 1.2]))] }).scripted([]);
    expect(engagersAt(m, 0, m.state.point[0])).toEqual([]);
  });

  it('is not by somebody on the ground, or is by a reading', () => {
    const down = 'A trooper 0,0 | B trooper 0,1 down';
    expect(isEngaged(stage(down).scripted([]), 0)).toBe(false);
    expect(isEngaged(stage(down, { set: { 'engagement.range.downed': 'yes' } }).scripted([]), 0)).toBe(true);
  });
});

describe('PC-RNG-03, PC-MEL-02: splitting dice', () => {
  const crowd = 'A gunner 0,0 | B trooper 0,10 | B trooper 2,10 | B trooper 9,10';

  it('is between the target and others near it', () => {
    const others = (set: Staging['set'] = {}) => {
      const m = stage(crowd, { set }).scripted([]);
      return othersFor(m, strike(m, 'ranged'));
    };
    expect(others()).toEqual([2]);
    expect(others({ 'ranged.split': 'off' })).toEqual([]);
    expect(others({ 'ranged.split.inches': 12 })).toEqual([2, 3]);
  });

  it('is between all who are engaged in melee', () => {
    const brawl = 'A sergeant 0,0 | B trooper 0,1 | B trooper 1,0';
    const m = stage(brawl).scripted([]);
    expect(othersFor(m, strike(m, 'melee'))).toEqual([2]);
    const single = stage(brawl, { set: { 'melee.split': 'off' } }).scripted([]);
    expect(othersFor(single, strike(single, 'melee'))).toEqual([]);
  });

  it('is not of an attack against one target, as that of a charge is, which splits its dice by a reading', () => {
    const brawl = 'A sergeant 0,0 | B trooper 0,1 | B trooper 1,0';
    const others = (kind: AttackKind, set: Staging['set'] = {}) => {
      const m = stage(brawl, { set }).scripted([]);
      return othersFor(m, strike(m, kind));
    };
    for (const kind of ['charge', 'retaliation', 'disengaging'] as const)
      expect(others(kind), kind).toEqual([]);
    expect(others('charge', { 'charge.move.split': 'yes' })).toEqual([2]);
    expect(others('charge', { 'charge.move.split': 'yes', 'melee.split': 'off' })).toEqual([]);
  });

  it('rolls for each target with the dice it was given', () => {
    const scene = stage(crowd);
    // The first die goes at the target, and of the others one; hits are rolled for one after the other.
    let given = 0;
    const m = scene.scripted(
      [...rolls('hit', 2, 3, 3, 3)],
      choosing({ 'PC-D-05': () => (given++ === 0 ? 1 : 0) }),
    );
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    const dice = scene.told
      .filter(({ kind }) => kind === 'attack')
      .map(({ data }) => [data?.['target'], data?.['dice']]);
    expect(dice).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });
});
