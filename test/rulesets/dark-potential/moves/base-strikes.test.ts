import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { ON_OVERWATCH } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { COUNTERS } from '../../../../src/rulesets/dark-potential/matchup/counters.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { stage, weapon } from '../stage.ts';
import { MISS, moveFirstBase, onLevelGround, without } from './walks.ts';

describe('a stealth base that leaves combat (DP-Q-51)', () => {
  /** A base goes from one spot over another to a third, beside a Leader at 0.985,2; tells what became of it. */
  const walks = (spots: readonly [string, string, string], set: Variant = {}) => {
    const [from, over, to] = spots;
    const position = without(
      stage(`A assassin ${from} | A soldier ${over} + soldier ${to} | B leader 0.985,2`, { set }),
      1,
      2,
    );
    const { start } = position;
    start.base.set([0, 2]);
    start.real[0] = 1;
    start.hidden[0] = 1;
    start.point[0] = NOWHERE;
    const m = onLevelGround(position.scripted([]));
    moveFirstBase(m, 0, [0, 1, 2]);
    const gone = m.state.base[0] === NOWHERE;
    expect(m.state.counters[1][COUNTERS.indexOf('chosen:free-strike')]).toBe(gone ? 1 : 0);
    return gone ? 'gone' : 'moved';
  };
  const AWAY = ['0,2', '0,4', '0,6'] as const;
  const PASSING = ['0,0', '0,2', '0,5'] as const;

  it('counts as attacked, from where it starts and on the way', () => {
    expect([walks(AWAY), walks(PASSING), walks(['0,4', '0,5', '0,6'])]).toEqual(['gone', 'gone', 'moved']);
  });

  /** A base goes over spots of which two touch the Leader; gives the spots on which it was struck at, in vain. */
  const struckOn = (path: readonly number[], reading: Variant = {}) => {
    const spots = 'A soldier 0,0 + soldier 0,2 + soldier 0.2885,2.6965 + soldier 0,5';
    const set = { 'stealth.attacked.when': 'on-hit', ...reading };
    const position = without(stage(`A assassin 9,9 | ${spots} | B leader 0.985,2`, { set }), 0, 1, 2, 3, 4);
    const { start } = position;
    start.base[0] = path[0] + 1;
    start.real[0] = 0;
    start.hidden[0] = 1;
    start.wounds[0] = 3;
    const m = onLevelGround(position.scripted(MISS));
    const way = path.map((spot) => spot + 1);
    moveFirstBase(m, 0, way);
    m.dice.finish();
    return position.told.flatMap(({ kind, data }) => (kind === 'attack' ? [Number(data!.at) - 1] : []));
  };

  it('is struck at where it starts, or where it parts from the enemy on its way', () => {
    expect([struckOn([1, 2, 3]), struckOn([0, 1, 2, 3])]).toEqual([[1], [2]]);
  });

  it('DP-Q-49: is struck at by everybody in contact where it leaves one of them, or by one reading by those left', () => {
    const strikers = (reading: string) => {
      const set = { 'stealth.attacked.when': 'on-hit', 'leaving-combat.strike.strikers': reading };
      const spots = 'A soldier 0,0 + soldier -0.985,0.985';
      const text = `A assassin 9,9 | ${spots} | B soldier 0.985,0 | B soldier 0,0.985`;
      const position = without(stage(text, { set }), 0, 1, 2);
      const { start } = position;
      start.base[0] = 1;
      start.real[0] = 0;
      start.hidden[0] = 1;
      start.wounds[0] = 3;
      const m = onLevelGround(position.scripted([...MISS, ...MISS]));
      moveFirstBase(m, 0, [1, 2]);
      return position.told.flatMap(({ kind, data }) => (kind === 'attack' ? [data!.attacker] : []));
    };
    expect([strikers('everyone'), strikers('those-left')]).toEqual([[3, 4], [3]]);
  });

  it('DP-Q-50: is struck at when it has moved, by one reading', () => {
    const after = { 'leaving-combat.strike.timing': 'after' };
    expect([struckOn([1, 2, 3], after), struckOn([0, 1, 2, 3], after)]).toEqual([[3], [3]]);
  });

  /** The real base of an assassin leaves a soldier who misses it, and then the model goes on or stays; what is told. */
  const found = (goes: 'on' | 'nowhere', set: Variant = {}) => {
    const touching = `${DEFAULT_PITCH / INCH},0`;
    const { position, model } = hidden('A soldier 0,0', [touching, '4,0'], { set, table: table(24, 24, []) });
    const path = [...position.start.base.slice(0, 2)];
    position.start.base[1] = NOWHERE;
    const m = position.scripted(MISS, ({ count }) => (goes === 'on' ? count - 1 : 0));
    moveFirstBase(m, model, path);
    m.dice.finish();
    return position.told.flatMap(({ kind }) => (['move', 'attack', 'reveal'].includes(kind) ? [kind] : []));
  };

  it('DP-LEAVE-02: is struck at once in a movement if that shows the model, which goes on', () => {
    expect([found('on'), found('nowhere')]).toEqual([
      ['reveal', 'attack', 'move'],
      ['reveal', 'attack'],
    ]);
  });

  it('DP-Q-50: is struck at when it has moved if that shows the model then, which goes on', () => {
    const after = { 'leaving-combat.strike.timing': 'after' };
    expect(found('on', after)).toEqual(['reveal', 'attack', 'move']);
  });

  it('DP-Q-50: is struck at as the model that was found on the way, when that has moved', () => {
    /** Where the free strike meets the model, of its base's way, if it goes on from where it was found or not. */
    const ends = (start: string, goes: 'on' | 'nowhere') => {
      const set = { 'leaving-combat.strike.timing': 'after', 'perception.occasions.watching': 'check-only' };
      const { position, model } = hidden(
        'A soldier 0,0 | A leader 2,9',
        [`${DEFAULT_PITCH / INCH},0`, '4,0'],
        {
          set: { 'overwatch.arc': 'off', 'overwatch.interrupt.start': start, ...set },
          table: table(24, 24, []),
        },
      );
      const path = [...position.start.base.slice(0, 2)];
      position.start.base[1] = NOWHERE;
      position.start.reaction[1] = ON_OVERWATCH;
      position.start.named[1] = weapon('laser-pistol');
      const m = position.scripted([['perception', 2], ...MISS], ({ point, count }) =>
        point === 'DP-D-16' && goes === 'on' ? count - 1 : 0,
      );
      moveFirstBase(m, model, path);
      const attack = position.told.find(({ kind }) => kind === 'attack');
      if (attack) expect([attack.data!.kind, attack.data!.at]).toEqual(['free-strike', m.state.point[model]]);
      return [attack !== undefined, path.indexOf(m.state.point[model])];
    };
    expect([ends('after-leaving', 'on'), ends('after-leaving', 'nowhere')]).toEqual([
      [true, -1],
      [true, 1],
    ]);
    // Found where it starts it has left nobody yet.
    expect([ends('counts', 'on'), ends('counts', 'nowhere')]).toEqual([
      [true, -1],
      [false, 0],
    ]);
  });

  it('is struck at once by each enemy in a movement', () => {
    expect(struckOn([0, 1, 3, 1, 0])).toEqual([1]);
  });

  it('is not struck by one reading, nor without free strikes', () => {
    for (const set of [
      { 'leaving-combat.strike.bases': 'neither' },
      { 'leaving-combat.strike': 'off' },
      { 'stealth.attacked': 'off' },
    ])
      expect([walks(AWAY, set), walks(PASSING, set)]).toEqual(['moved', 'moved']);
  });
});
