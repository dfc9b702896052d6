import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH, inches } from '../../../../src/kernel/length.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { ON_OVERWATCH } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { COUNTERS } from '../../../../src/rulesets/dark-potential/matchup/counters.ts';
import { moveBase } from '../../../../src/rulesets/dark-potential/moves/base-watch.ts';
import { strikersAt } from '../../../../src/rulesets/dark-potential/moves/free-strikes.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { type Script, stage, weapon } from '../stage.ts';

/** A Soldier's way over places of mates who are no more, past a Leader whom it touches on the second. */
const PAST = 'A soldier 0,0 + soldier 0,2 + soldier 0,5 | B leader 0.985,2';
const MISS: Script = [['hit', 12]];

function without(position: ReturnType<typeof stage>, ...models: number[]) {
  for (const model of models) {
    position.start.point[model] = NOWHERE;
    position.start.wounds[model] = 0;
  }
  return position;
}

function onLevelGround<M extends Match>(m: M): M {
  const ways = { ...m.battlefield.ways[0], cost: () => 0 };
  return { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
}

/** What happened to a Soldier on its way: where it was struck and that it moved. */
function walk(position: ReturnType<typeof stage>, way: readonly number[], rolls: Script) {
  const m = onLevelGround(position.scripted(rolls));
  const plan = () => way;
  makeMove(m, { model: 0, kind: 'move', allowance: inches(6), shielded: false, plan });
  m.dice.finish();
  return position.told.flatMap(({ kind, data }) => {
    if (kind === 'attack') return [`${data!.kind} at ${data!.at}`];
    return kind === 'reaction-lost' || kind === 'move' ? [kind] : [];
  });
}

/** Moves the first base of a hidden model along a way, in its Move. */
function moveFirstBase(m: Match, model: number, path: readonly number[]) {
  moveBase(m, { model, slot: 0, path, kind: 'move', allowance: inches(8), shielded: false, acts: true });
}

const past = (set: Variant = {}) => without(stage(PAST, { set: { 'overwatch.arc': 'off', ...set } }), 1, 2);

describe('contact that is made and broken on the way', () => {
  it('DP-LEAVE-01, DP-Q-53: draws a free strike where it ends, and takes Overwatch', () => {
    const position = past();
    position.start.reaction[3] = ON_OVERWATCH;
    position.start.named[3] = weapon('laser-pistol');
    expect(walk(position, [0, 1, 2], MISS)).toEqual(['reaction-lost', 'free-strike at 1', 'move']);
  });

  it('draws none where it lasts, and none from an enemy without a close combat attack', () => {
    expect(walk(past(), [0, 1], [])).toEqual(['move']);
    const unarmed = past();
    unarmed.start.weapons[3] = 1 << weapon('laser-pistol');
    expect(walk(unarmed, [0, 1, 2], [])).toEqual(['move']);
    expect(walk(past({ 'leaving-combat.strike': 'off' }), [0, 1, 2], [])).toEqual(['move']);
  });

  it('draws one from each enemy in a movement', () => {
    expect(walk(past(), [0, 1, 2, 1, 0], MISS)).toEqual(['free-strike at 1', 'move']);
    expect(walk(past(), [1, 2, 1, 0], MISS)).toEqual(['free-strike at 0', 'move']);
  });

  it('ends the movement there if the strike kills', () => {
    const kill: Script = [
      ['hit', 2],
      ['wound', 2],
    ];
    expect(walk(past({ leadership: 'off' }), [0, 1, 2], kill)).toEqual(['free-strike at 1']);
  });

  it('DP-Q-51: is an attack on a stealth base, too', () => {
    const position = without(stage('A assassin 0,0 | A soldier 0,2 + soldier 0,5 | B leader 0.985,2'), 1, 2);
    const { start } = position;
    start.base[0] = 0;
    start.base[1] = 2;
    start.real[0] = 1;
    start.hidden[0] = 1;
    start.point[0] = NOWHERE;
    const m = onLevelGround(position.scripted([]));
    moveFirstBase(m, 0, [0, 1, 2]);
    expect(m.state.base[0]).toBe(NOWHERE);
    expect(position.told.map(({ kind }) => kind)).toContain('decoy');
  });
});

describe('sliding round an enemy', () => {
  const CORNERS = '-0.984,0 + soldier -0.984,0.984 + soldier 0,0.984 + soldier 0,2 + soldier -0.984,2';
  const round = (way: readonly number[], rolls: Script = []) =>
    walk(without(stage(`A soldier ${CORNERS} | B leader 0,0`), 1, 2, 3, 4), way, rolls);

  it('DP-LEAVE-01, DP-Q-53: breaks no contact, though no standing point at its corner is in contact', () => {
    expect(round([0, 1, 2])).toEqual(['move']);
  });

  it('does where it goes on from the corner or from the other side, or comes back by a way further off', () => {
    expect(round([0, 1, 4], MISS)).toEqual(['free-strike at 0', 'move']);
    expect(round([0, 1, 2, 3], MISS)).toEqual(['free-strike at 0', 'move']);
    expect(round([0, 1, 3, 2], MISS)).toEqual(['free-strike at 0', 'move']);
  });

  it('draws no strike from an enemy met on the way until it is left', () => {
    expect(round([4, 2, 1, 0])).toEqual(['move']);
    expect(round([3, 2, 1, 0, 1, 4], MISS)).toEqual(['free-strike at 0', 'move']);
  });
});

describe('whoever leaves an enemy without a close combat attack', () => {
  it('DP-LEAVE-01: leaves no combat, though another whom it still touches could strike', () => {
    const position = without(
      stage('A soldier 0,0 + soldier -0.985,0.985 | B leader 0,0.985 | B sniper 0.985,0'),
      1,
    );
    const strikers = () =>
      strikersAt(
        position.scripted([]),
        { model: 0, kind: 'move', allowance: inches(6), shielded: false, plan: () => [] },
        [0, 1],
      );
    expect(strikers()).toEqual([2, 3]);
    position.start.weapons[3] = 1 << weapon('pistol');
    expect(strikers()).toEqual([]);
  });
});

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

describe('a hidden model whose enemy leaves its base (DP-Q-51)', () => {
  const leave = (bases: string, takes: number, rolls: Script, at = '0.985,0') => {
    const set = { 'leaving-combat.strike.bases': bases, leadership: 'off' };
    const position = without(stage(`A soldier 0,0 + soldier 0,4 | B assassin ${at}`, { set }), 1);
    const { start } = position;
    start.base[0] = 2;
    start.real[2] = 0;
    start.hidden[2] = 1;
    start.point[2] = NOWHERE;
    const m = onLevelGround(position.scripted(rolls, () => takes));
    makeMove(m, {
      model: 0,
      kind: 'move',
      allowance: inches(6),
      shielded: false,
      plan: () => [0, 1],
    });
    m.dice.finish();
    return m.state.hidden[2] === 0;
  };

  it('makes no free strike, or by one reading shows itself for one if it likes', () => {
    expect(leave('suffer', 1, [])).toBe(false);
    const blow: Script = [
      ['hit', 12],
      ['wound', 12],
    ];
    expect(leave('suffer-and-reveal', 1, blow)).toBe(true);
    expect(leave('suffer-and-reveal', 0, [])).toBe(false);
    expect(leave('suffer-and-reveal', 1, [], '3,0')).toBe(false);
  });
});
