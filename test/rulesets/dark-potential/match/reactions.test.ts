import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { nothingDrawn } from '../../../../src/rulesets/dark-potential/battlefield/passage.ts';
import {
  NO_REACTION,
  ON_OVERWATCH,
  SUPPRESSING,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { moveBase } from '../../../../src/rulesets/dark-potential/moves/base-watch.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { last } from '../../scene.ts';
import { type Script, scriptedPlayers, stage, weapon } from '../stage.ts';

/** A Soldier's way, over places of mates who are no more, between two Leaders. */
const BETWEEN = 'A soldier 0,0 + soldier 0,2 + soldier 0,4 | B leader 6,2 | B leader -6,2';
const [WALKER, EAST, WEST] = [0, 3, 4];

type Choices = Parameters<typeof scriptedPlayers>[0];

function between(set: Variant = {}) {
  const position = stage(BETWEEN, {
    set: { 'overwatch.arc': 'off', 'overwatch.finish.path': 'declared', ...set },
  });
  for (const mate of [1, 2]) {
    position.start.point[mate] = NOWHERE;
    position.start.wounds[mate] = 0;
  }
  for (const watcher of [EAST, WEST]) {
    position.start.reaction[watcher] = ON_OVERWATCH;
    position.start.named[watcher] = weapon('laser-pistol');
  }
  return position;
}

/** Walks by the given places; every choice and roll of the scripts has to come up. Tells where it was shot at. */
function walk(
  position: ReturnType<typeof between>,
  way: readonly number[],
  choices: Choices,
  rolls: Script,
  fired?: Set<number>,
  anew = way,
): number[] {
  const { players, finish } = scriptedPlayers(choices);
  const m = position.scripted(rolls, players);
  const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
  const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
  makeMove(open, {
    model: WALKER,
    kind: 'move',
    allowance: inches(6),
    shielded: false,
    plan: (_, again) => (again ? anew : way),
    ...(fired && { drawn: { ...nothingDrawn(), fired } }),
  });
  m.dice.finish();
  finish();
  return position.told.filter(({ kind }) => kind === 'attack').map(({ data }) => Number(data!.at));
}

const MISSES: Script = [
  ['hit', 12],
  ['hit', 12],
];

describe('several reactions at one point', () => {
  it.each([
    ['the movement ends', {}, [0, 1]],
    ['the first shot ends it, without DP-OW-05', { 'overwatch.finish': 'off' }, [0, 1, 2]],
  ] as const)('DP-Q-93: two on Overwatch both shoot where %s', (_, set, way) => {
    const last = way.length > 2 ? 2 : -1;
    const shots = walk(
      between(set),
      way,
      [
        ['DP-D-30', 1, last],
        ['DP-D-30', 1, last],
        ['DP-D-30', 1, -1],
      ],
      MISSES,
    );
    expect(shots).toEqual([1, 1]);
  });

  it('DP-Q-93: Suppressing Fire at the end of a movement does not use up a shot on Overwatch there', () => {
    const position = between();
    position.start.reaction[EAST] = SUPPRESSING;
    const { x, y } = stage(BETWEEN).scripted([]).battlefield.ground;
    position.start.barrages.push({
      seat: 1,
      x: x[1],
      y: y[1],
      z: 0,
      laidBy: 2,
      participants: [EAST],
      attacked: [],
    });
    const shots = walk(
      position,
      [0, 1],
      [
        ['DP-D-34', 1, -1],
        ['DP-D-30', 1, -1],
        ['DP-D-30', 1, -1],
      ],
      MISSES,
    );
    expect(shots).toEqual([1, 1]);
  });

  it('DP-Q-88: a place reached on the way is no start, where only that is out of bounds', () => {
    const shots = walk(
      between({ 'overwatch.interrupt.start': 'after-leaving' }),
      [0, 1, 2],
      [
        ['DP-D-30', 1, 1],
        ['DP-D-30', 1, 1],
        ['DP-D-30', 1, 1],
      ],
      MISSES,
    );
    expect(shots).toEqual([1, 1]);
  });
});

/** A Soldier walks 0,-4 0,0 0,4 past an enemy at 0.98,0, whom it touches on the way; the Leader stands at 6,2. */
function brushPast(set: Variant, reaction: number, choices: Choices, rolls: Script) {
  const position = stage('A soldier 0,-4 + soldier 0,0 + soldier 0,4 | B sniper 0.98,0 | B leader 6,2', {
    set: {
      'overwatch.arc': 'off',
      'overwatch.finish.path': 'declared',
      leadership: 'off',
      'leaving-combat.strike': 'off',
      ...set,
    },
  });
  for (const mate of [1, 2]) {
    position.start.point[mate] = NOWHERE;
    position.start.wounds[mate] = 0;
  }
  const [sniper, leader] = [3, 4];
  for (const watcher of [sniper, leader]) {
    position.start.reaction[watcher] = reaction;
    position.start.named[watcher] = weapon(watcher === sniper ? 'pistol' : 'laser-pistol');
  }
  return { position, sniper, leader, shots: () => walk(position, [0, 1, 2], choices, rolls) };
}

describe('a model that fails its test on its way', () => {
  /** Where the walker is shot at: first on its declared way, then where it goes from there. */
  const shotAt = (ownActivation: string) => {
    const set = { 'leadership.suppressed.ownActivation': ownActivation };
    const shots: Choices = [
      ['DP-D-30', 1, 2],
      ['DP-D-30', 1, 0],
      ['DP-D-30', 1, -1],
    ];
    const hit: Script = [
      ['hit', 2],
      ['wound', 12],
      ['leadership', 12],
    ];
    return walk(between(set), [0, 1, 2], shots, [...hit, ['hit', 12]], undefined, [1]);
  };

  it('DP-Q-128, DP-Q-90: leaves the way it declared where it has to go for cover at once', () => {
    expect(shotAt('at-once')).toEqual([1, 1]);
    expect(shotAt('finishes-move')).toEqual([1, 2]);
  });
});

describe('contact on the way', () => {
  const withTemplate = (set: Variant, choices: Choices) => {
    const { position, sniper, leader, shots } = brushPast(set, SUPPRESSING, choices, [['hit', 12]]);
    position.start.reaction[leader] = NO_REACTION;
    const { x, y } = position.scripted([]).battlefield.ground;
    position.start.barrages.push({
      seat: 1,
      x: x[2],
      y: y[2],
      z: 0,
      laidBy: 2,
      participants: [sniper],
      attacked: [],
    });
    return shots;
  };

  it('DP-SUP-10: takes a participant out before the mover is under the template', () => {
    expect(() => withTemplate({}, [])()).toThrow('never asked for');
    expect(withTemplate({ 'suppressing-fire.lost.contact': 0 }, [['DP-D-34', 1, -1]])()).toEqual([2]);
  });

  it('DP-OW-07: takes Overwatch from whoever was touched before somebody else stopped the mover', () => {
    // The Leader waits for the last place. Before the Sniper is touched it holds; after that it is not asked.
    const choices: Choices = [
      ['DP-D-30', 1, 0],
      ['DP-D-30', 1, -1],
    ];
    const { shots } = brushPast({}, ON_OVERWATCH, choices, [['hit', 12]]);
    expect(shots()).toEqual([2]);
  });
});

describe('a model found under a base on its way', () => {
  it('DP-Q-118, DP-Q-93: is shot at there by all who watch, once each', () => {
    const position = stage('A assassin 0,0 | A soldier 0,2 | B leader 6,2 | B leader -6,2', {
      set: { 'overwatch.arc': 'off', 'overwatch.interrupt.shots': 'per-movement' },
    });
    const { start } = position;
    start.base[0] = 0;
    start.real[0] = 0;
    start.hidden[0] = 1;
    start.point[0] = NOWHERE;
    start.point[1] = NOWHERE;
    start.wounds[1] = 0;
    for (const watcher of [2, 3]) {
      start.reaction[watcher] = ON_OVERWATCH;
      start.named[watcher] = weapon('laser-pistol');
    }
    const m = position.scripted([['perception', 2], ...MISSES], last);
    const [point, cost] = [Uint16Array.of(1), Uint16Array.of(0)];
    const reach = () => ({ count: 1, point, cost });
    const listed = () => ({ limit: inches(8), point, cost, stride: point, strideCost: cost });
    const cutOff = () => ({ count: 0, fate: new Uint8Array(m.battlefield.ground.count) });
    const ways = { ...m.battlefield.ways[0], cost: () => 0, reach, listed, cutOff, isCut: () => false };
    const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
    moveBase(open, {
      model: 0,
      slot: 0,
      path: [0, 1],
      kind: 'move',
      allowance: inches(8),
      shielded: false,
      acts: true,
    });
    m.dice.finish();
  });

  it('DP-Q-85: is not shot at twice in one movement by who has shot at it there', () => {
    const position = between({ 'overwatch.interrupt.shots': 'per-movement' });
    const shots = walk(position, [0, 1], [['DP-D-30', 1, -1]], MISSES.slice(1), new Set([EAST]));
    expect(shots).toEqual([1]);
  });
});

describe('a watcher who need not name its weapon', () => {
  const fires = (moved: number, set: Variant = {}) => {
    const position = stage('A soldier 0,0 + soldier 0,2 | B sniper 6,2', {
      set: { 'overwatch.arc': 'off', 'overwatch.weapon': 'off', ...set },
    });
    position.start.point[1] = NOWHERE;
    position.start.wounds[1] = 0;
    position.start.reaction[2] = ON_OVERWATCH;
    position.start.moved[2] = moved;
    walk(position, [0, 1], [['DP-D-30', 1, -1]], [['hit', 12]]);
    return position.told.find(({ kind }) => kind === 'attack')!.text;
  };

  it('DP-OW-10, DP-OW-11: fires with one that it could have fired in its activation', () => {
    expect(fires(0)).toContain('Sniper Rifle');
    expect(fires(1)).toContain('Pistol');
    expect(fires(1, { 'overwatch.moveOrShoot': 'off' })).toContain('Sniper Rifle');
    expect(fires(1, { 'move-or-shoot': 'off' })).toContain('Sniper Rifle');
  });
});

describe('who has shot at a model in a turn', () => {
  it('DP-Q-85: does not shoot at it again by one reading, nor at its unit by another', () => {
    const shots = (reading: string, at: number, watchers: number) => {
      const position = between({ 'overwatch.interrupt.shots': reading });
      const { start } = position;
      start.shots[EAST * start.point.length + at] = 1;
      // Whoever is put off until another has shot is asked again.
      const choices: Choices = Array(2 * watchers - 1).fill(['DP-D-30', 1, -1]);
      return walk(position, [0, 1], choices, MISSES.slice(0, watchers));
    };
    const [mate, both, one] = [1, [1, 1], [1]];
    expect([shots('per-model', WALKER, 1), shots('per-model', mate, 2)]).toEqual([one, both]);
    expect([shots('per-unit', WALKER, 1), shots('per-unit', mate, 1)]).toEqual([one, one]);
    expect(shots('per-movement', WALKER, 2)).toEqual(both);
  });
});
