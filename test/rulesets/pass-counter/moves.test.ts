import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { engagersAt, isEngaged } from '../../../src/rulesets/pass-counter/match/engagement.ts';
import { destinations, makeMove } from '../../../src/rulesets/pass-counter/moves/moves.ts';
import { nearestTo, type Script, type Staging, spotOf, stage } from './stage.ts';

describe('PC-DIS-01: leaving', () => {
  function leave(script: Script, set: Staging['set'] = {}, position = 'A leader 0,0 | B sergeant 0,1') {
    const scene = stage(position, { set });
    const m = scene.scripted(script);
    const { ground } = m.battlefield;
    const from = m.state.point[0];
    makeMove(m, 0, nearestTo(ground, [0, -4]), 5 * 2540);
    m.dice.finish();
    return m.state.point[0] !== from;
  }

  it('suffers an attack of each enemy that is left, and goes on', () => {
    expect(
      leave([
        ['hit', 1],
        ['hit', 1],
      ]),
    ).toBe(true);
    // MA 4 with +1 hits on 3; armour 4 against AP 1 needs 5; the leader has a wound left and goes on.
    expect(
      leave([
        ['hit', 3],
        ['hit', 1],
        ['armour', 4],
      ]),
    ).toBe(true);
    expect(
      leave(
        [
          ['hit', 3],
          ['hit', 1],
          ['armour', 4],
        ],
        { 'disengaging.strike.survivor': 'stops' },
      ),
    ).toBe(false);
    // Two wounds, recovered: knocked down, it goes nowhere.
    expect(
      leave([
        ['hit', 3],
        ['hit', 3],
        ['armour', 4],
        ['armour', 4],
        ['recovery', 4],
      ]),
    ).toBe(false);
  });

  it('is free where the rule is off, and from somebody on the ground', () => {
    expect(leave([], { disengaging: 'off' })).toBe(true);
    const lying = 'A leader 0,0 | B sergeant 0,1 down';
    expect(leave([], {}, lying)).toBe(true);
    // It is left as one likes, unless it engages others, as it does by a reading (PC-A4-DOWNED, PC-AMB-16).
    expect(leave([], { 'knocked-down.attack': 'off' }, lying)).toBe(true);
    expect(leave([], { 'engagement.range.downed': 'yes' }, lying)).toBe(true);
    const missed: Script = [
      ['hit', 1],
      ['hit', 1],
    ];
    const both = { 'knocked-down.attack': 'off', 'engagement.range.downed': 'yes' };
    expect(leave(missed, both, lying)).toBe(true);
  });
});

describe('PC-A4: a move that meets an enemy', () => {
  it('ends there, past a friend in the way', () => {
    const position = 'A bruiser 0,-4 | A trooper 0,1 | B bruiser 0,3';
    const m = stage(position).scripted([]);
    // The trooper stands where the bruiser first meets the enemy; between them there is room for one.
    makeMove(m, 0, nearestTo(m.battlefield.ground, [0, 2]), 9 * 2540);
    expect(spotOf(m, 0)).toEqual([0, 2]);
    expect(isEngaged(m, 0)).toBe(true);
  });

  it('ends at the first of two, or goes on by a reading', () => {
    const position = 'A bruiser 0,-5 | B trooper 2,-1 | B trooper 0,4';
    const ends = (stops: string, script: Script = []) => {
      const m = stage(position, { set: { 'engagement.range.stops': stops } }).scripted(script);
      makeMove(m, 0, nearestTo(m.battlefield.ground, [0, 3]), 9 * 2540);
      return engagersAt(m, 0, m.state.point[0]);
    };
    expect(ends('at-first')).toEqual([1]);
    expect(ends('never', [['hit', 1]])).toEqual([2]);
  });
});

describe('PC-DIS-01 and PC-A4: whom a way leaves', () => {
  /** Where a trooper in the middle ends, and the enemy it is struck at by when all miss. */
  function go(position: string, to: readonly [number, number], script: Script, set: Staging['set'] = {}) {
    const scene = stage(position, { set });
    const m = scene.scripted(script);
    const { places, costs } = destinations(m, 0, 12 * INCH);
    const end = nearestTo(m.battlefield.ground, to);
    makeMove(m, 0, end, costs[places.indexOf(end)]);
    m.dice.finish();
    return { spot: spotOf(m, 0), told: scene.told.map(({ kind }) => kind) };
  }
  const missed: Script = [
    ['hit', 1],
    ['hit', 1],
  ];

  it('are those left before it meets somebody, not those it would have left later', () => {
    const position = 'A trooper 0,0 | B sergeant -1,0 | B trooper 3,0';
    // It meets the second enemy where the first still engages it, on a way that would have left him.
    expect(go(position, [2, 0], [])).toEqual({ spot: [1, 0], told: ['move'] });
    const left = 'A trooper 0,0 | B sergeant -1,0 | B trooper 5,0';
    expect(go(left, [4, 0], missed)).toEqual({ spot: [3, 0], told: ['attack', 'move'] });
  });

  const beside = 'A trooper 0,0 | B sergeant 4,1.6';
  const past = { 'engagement.range.stops': 'never' };

  it('are also those it runs past, who strike before they are left', () => {
    expect(go(beside, [9, 0], [], { ...past, disengaging: 'off' }).spot).toEqual([8.9, 0]);
    const { spot, told } = go(beside, [9, 0], missed, past);
    expect(told).toEqual(['move', 'attack', 'move']);
    expect(spot).toEqual([8.9, 0]);
  });

  it('stop it beside them, removed, knocked down or by a reading', () => {
    const wounded: Script = [
      ['hit', 3],
      ['hit', 1],
      ['armour', 5],
    ];
    expect(go(beside, [9, 0], [...wounded, ['recovery', 4]], past).told).toEqual([
      'move',
      'attack',
      'armour',
      'recovery',
      'removed',
    ]);
    expect(go(beside, [9, 0], [...wounded, ['recovery', 5]], past).spot).toEqual([3.9, 0]);
    expect(go(beside, [9, 0], missed, { ...past, 'disengaging.strike.survivor': 'stops' }).spot).toEqual([
      3.9, 0,
    ]);
  });

  it('strike where it has room to stand', () => {
    const crowded = 'A trooper 0,0 | A trooper 4,0 | B sergeant 4,1.6';
    const stops = { ...past, 'disengaging.strike.survivor': 'stops' };
    expect(go(crowded, [9, 0], missed, stops).spot).toEqual([3, 0]);
  });
});
