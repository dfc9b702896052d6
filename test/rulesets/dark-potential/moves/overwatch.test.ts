import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches, type Length } from '../../../../src/kernel/length.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { ON_OVERWATCH, SUPPRESSING } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import { moveBase } from '../../../../src/rulesets/dark-potential/moves/base-watch.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { moveStep } from '../../../../src/rulesets/dark-potential/turn/move-step.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { type Script, type Staging, stage, weapon } from '../stage.ts';
import { MISS, WATCHER, walk } from './walks.ts';

/** The options of a watcher as a mover walks his declared way, on which a template lies so far up that he fires into. */
function stopsUnderTemplate(set: Variant, y: Length): readonly number[] {
  return walk({
    set: { ...set, 'overwatch.finish.path': 'declared' },
    rolls: MISS,
    arrange: (state) => {
      state.barrages.push({ seat: 1, x: 0, y, z: 0, laidBy: 2, participants: [WATCHER], attacked: [] });
    },
    fires: true,
  }).options;
}

describe('a watcher', () => {
  it('DP-OW-03, DP-Q-88: stops a mover at any point of its way, where it starts too unless a reading says no', () => {
    expect(walk().options).toEqual([5]);
    const afterLeaving = { 'overwatch.interrupt.start': 'after-leaving' };
    expect(walk({ set: afterLeaving }).options).toEqual([4]);
    expect(walk({ set: afterLeaving, found: true }).options).toEqual([5]);
    expect(walk({ takes: [3], rolls: MISS })).toMatchObject({ shots: [2] });
  });

  it('DP-Q-88: stops it where an enemy on its way has struck at it, which is no start', () => {
    const position = stage('A soldier 0,-4 + soldier 0,0 + soldier 0,4 | B sniper 0.985,0 | B leader 6,2', {
      set: {
        'overwatch.arc': 'off',
        'overwatch.interrupt.start': 'after-leaving',
        'ranged-attack.combat': 'off',
        leadership: 'off',
      },
    });
    position.start.point.fill(NOWHERE, 1, 3);
    position.start.wounds.fill(0, 1, 3);
    position.start.reaction[4] = ON_OVERWATCH;
    position.start.named[4] = weapon('laser-pistol');
    const options: number[] = [];
    const m = position.scripted(MISS, ({ point, count }) => {
      if (point === 'DP-D-30') options.push(count);
      return 0;
    });
    const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
    const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
    const plan = () => [0, 1, 2];
    makeMove(open, { model: 0, kind: 'move', allowance: inches(8), shielded: false, plan });
    m.dice.finish();
    expect(options).toEqual([3, 3]);
  });

  it('DP-Q-88: does not stop it where it starts by that reading, though a template has', () => {
    const options = (start: string) => stopsUnderTemplate({ 'overwatch.interrupt.start': start }, 0);
    expect([options('counts'), options('after-leaving')]).toEqual([
      [5, 5],
      [4, 4],
    ]);
  });

  it('DP-OW-03: stops it only at the end without the clause', () => {
    const set = { 'overwatch.interrupt': 'off' };
    expect(walk({ set, takes: [-1], rolls: MISS })).toMatchObject({ options: [2], shots: [3] });
  });

  it('DP-OW-03: ends no movement but one that is over, nor holds up a squad, without the clause', () => {
    const shot = (set: Variant) => walk({ set, takes: [-1], rolls: MISS, onwards: [3, 2] });
    expect(shot({})).toMatchObject({ end: 2, stop: { watcher: WATCHER } });
    expect(shot({ 'overwatch.interrupt': 'off' })).toMatchObject({
      end: 3,
      stop: null,
      halts: [expect.stringMatching(/^A Soldier 1 moves to /)],
    });
  });

  it('DP-OW-03: waits for the end of whoever was found on the way, without the clause', () => {
    const shot = (goes: readonly number[]) =>
      walk({ set: { 'overwatch.interrupt': 'off' }, found: true, goes, takes: [-1], rolls: MISS });
    expect(shot([0, 1, 2])).toMatchObject({ options: [2], shots: [2] });
    expect(shot([])).toMatchObject({ options: [2], shots: [0] });
  });

  it('V-09: stops it only where it comes into view by one reading', () => {
    const set = { 'overwatch.interrupt.point': 'first-sight' };
    const view: Staging['view'] = (_, at) => ({
      seen: at !== 0,
      shown: 4,
      hidden: 0,
      centreClear: true,
      pieces: [],
    });
    expect(walk({ set, view, takes: [-1], rolls: MISS })).toMatchObject({ options: [2], shots: [1] });
    expect(walk({ view }).options).toEqual([4]);
  });

  it('V-09: does not stop it by that reading where it has been in view before something else stopped it', () => {
    const options = (point: string) => stopsUnderTemplate({ 'overwatch.interrupt.point': point }, inches(4));
    expect([options('any-point'), options('first-sight')]).toEqual([[5, 3], [2]]);
  });

  it('DP-Q-87: knows the whole way, or is asked point by point by one reading', () => {
    const set = { 'overwatch.interrupt.foresight': 'point-by-point' };
    expect(walk({ set }).options).toEqual([2, 2, 2, 2]);
    expect(walk({ set, takes: [0, 0, 1], rolls: MISS })).toMatchObject({ options: [2, 2, 2], shots: [2] });
  });

  it('DP-Q-86: stops every movement, or those of the Move step by one reading', () => {
    const set = { 'overwatch.interrupt.triggers': 'move-step' };
    const kinds = ['move', 'second-move', 'charge', 'forced'] as const;
    const asked = (own: Variant) => kinds.map((kind) => walk({ set: own, kind }).options.length);
    expect([asked({}), asked(set)]).toEqual([
      [1, 1, 1, 1],
      [1, 0, 0, 1],
    ]);
    const again = walk({ set, kind: 'forced', arrange: ({ acted }) => acted.fill(1, 0, 1) });
    expect(again.options).toEqual([]);
  });

  it('DP-Q-102: does not stop a charge from Combat Ready', () => {
    expect(walk({ kind: 'combat-ready' }).options).toEqual([]);
  });

  it('DP-OW-02: stops what is in its arc', () => {
    const inArc = (facing: number) =>
      walk({
        set: { 'overwatch.arc': 'on' },
        watcher: '0,-6',
        arrange: (start) => start.facing.fill(facing),
      }).options;
    expect([inArc(0), inArc(16)]).toEqual([[5], []]);
  });

  it('DP-OW-05: lets a survivor go on, and without the clause it stays', () => {
    const shot = (set: Variant) => {
      const declared = { 'overwatch.finish.path': 'declared', ...set };
      return walk({ set: declared, takes: [2], rolls: MISS }).end;
    };
    expect([shot({}), shot({ 'overwatch.finish': 'off' })]).toEqual([3, 1]);
  });

  const TOUCHING = '0.985,4';

  it('DP-Q-94: shoots at whoever moves into contact on the way there, never, or there too', () => {
    const options = (contact: string) =>
      walk({ set: { 'overwatch.interrupt.contact': contact }, watcher: '0.985,6' }).options;
    expect([options('on-the-way'), options('never'), options('also-at-contact')]).toEqual([[4], [], [5]]);
  });

  it('DP-OW-07: has lost its status where it was touched, and beyond', () => {
    const set = { 'leaving-combat': 'off', 'overwatch.interrupt.contact': 'also-at-contact' };
    expect(walk({ set, watcher: TOUCHING }).options).toEqual([4]);
    expect(walk({ set: { ...set, 'overwatch.lostByContact': 'off' }, watcher: TOUCHING }).options).toEqual([
      5,
    ]);
  });

  it('DP-Q-95: loses its status to a model in contact, to any base or to the real one by other readings', () => {
    const keeps = (bases: string, slot: number) => {
      const set = { 'overwatch.lostByContact.bases': bases, 'leaving-combat': 'off', perception: 'off' };
      const { position, model } = hidden('A soldier 0,0', ['0,3', '0,0.98'], { set });
      position.start.reaction[0] = ON_OVERWATCH;
      position.start.real[model] = 0;
      position.start.base.set(slot === 0 ? [1, NOWHERE] : [NOWHERE, 1]);
      const m = position.scripted([]);
      moveBase(m, {
        model,
        slot,
        path: [1, 2],
        kind: 'move',
        allowance: inches(8),
        shielded: false,
        acts: true,
      });
      return m.state.reaction[0] === ON_OVERWATCH;
    };
    expect(['no', 'yes', 'real-one'].map((bases) => [keeps(bases, 0), keeps(bases, 1)])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });
});

describe('a base that moves along whoever it touches', () => {
  it('DP-OW-07, DP-Q-95: does not come into contact', () => {
    const set = { 'overwatch.lostByContact.bases': 'yes', perception: 'off' };
    const { position, model } = hidden('A soldier 0,0', ['0,0.98', '0.98,0'], { set });
    position.start.reaction[0] = ON_OVERWATCH;
    position.start.base[1] = NOWHERE;
    const m = position.scripted([]);
    moveBase(m, {
      model,
      slot: 0,
      path: [1, 2],
      kind: 'move',
      allowance: inches(8),
      shielded: false,
      acts: true,
    });
    expect([m.state.reaction[0], m.state.base[0]]).toEqual([ON_OVERWATCH, 2]);
  });
});

describe('a squad of which one is stopped', () => {
  /** How far the others may then go, as a share of their Movement, if it is stopped where it starts or ends. */
  const heldUp = (at: 'start' | 'end', set: Variant, shot = MISS) => {
    const position = stage('A soldier 0,-11 + soldier 3,-11 | B leader 0,11', {
      set: { 'overwatch.arc': 'off', leadership: 'off', ...set },
      table: table(24, 24, []),
    });
    position.start.reaction[2] = ON_OVERWATCH;
    position.start.named[2] = weapon('laser-pistol');
    // Goes as far as it can, and nowhere else once it is stopped.
    const m = position.scripted(shot, ({ point, count }) => {
      if (point === 'DP-D-30') return at === 'start' ? 1 : count - 1;
      return point === 'DP-D-14' && count > 2 ? count - 1 : 0;
    });
    const activation = openActivation(m, 0, [0, 1]);
    moveStep(m, activation, 0);
    m.dice.finish();
    return Math.round(activation.heldUp);
  };

  it('DP-OW-04, DP-Q-89: only waits, or loses its movement, or gets no further than the same share of it', () => {
    const ends = ['start', 'end'] as const;
    const reading = (squad: string) => ends.map((at) => heldUp(at, { 'overwatch.pauses.squad': squad }));
    expect([reading('paused'), reading('lose-movement'), reading('frozen')]).toEqual([
      [1, 1],
      [0, 0],
      [0, 1],
    ]);
    const off = { 'overwatch.pauses': 'off', 'overwatch.pauses.squad': 'lose-movement' };
    expect(heldUp('start', off)).toBe(1);
  });

  it('DP-OW-04, DP-Q-89: does so, too, if the shot kills it', () => {
    const kill: Script = [
      ['hit', 2],
      ['wound', 2],
    ];
    const reading = (squad: string) => heldUp('start', { 'overwatch.pauses.squad': squad }, kill);
    expect(['paused', 'lose-movement', 'frozen'].map(reading)).toEqual([1, 0, 0]);
  });
});

describe('Suppressing Fire and Overwatch', () => {
  it('DP-Q-93: at one point the template fires first, or whoever stops the mover earlier', () => {
    const order = (overwatchAt: number, barrageAt: number, more: Variant = {}) => {
      const matchup = { 'overwatch.arc': 'off', leadership: 'off', 'overwatch.finish.path': 'declared' };
      const set = { ...matchup, ...more };
      const position = stage('A soldier 0,0 + soldier 0,4 + soldier 0,8 | B leader 6,2 | B sniper -6,2', {
        set,
      });
      const { start } = position;
      start.point.fill(NOWHERE, 1, 3);
      start.wounds.fill(0, 1, 3);
      start.reaction.set([ON_OVERWATCH, SUPPRESSING], 3);
      start.named.set([weapon('laser-pistol'), weapon('pistol')], 3);
      const { x, y } = position.scripted([]).battlefield.ground;
      const at = { x: x[barrageAt], y: y[barrageAt], z: 0 };
      start.barrages.push({ seat: 1, ...at, laidBy: 2, participants: [4], attacked: [] });
      const m = position.scripted([...MISS, ...MISS], ({ point, count }) => {
        if (point === 'DP-D-34') return 1;
        return point === 'DP-D-30' ? Math.min(overwatchAt, count - 1) : 0;
      });
      const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
      const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
      const plan = () => [0, 1, 2];
      makeMove(open, { model: 0, kind: 'move', allowance: inches(8), shielded: false, plan });
      return position.told.filter(({ kind }) => kind === 'attack').map(({ data }) => data!.kind);
    };
    // Options of the watcher are to hold and the points of the way.
    expect(order(3, 2)).toEqual(['suppressing-fire', 'overwatch']);
    expect(order(1, 2)).toEqual(['overwatch', 'suppressing-fire']);
    const turned = { 'suppressing-fire.trigger.order': 'after-overwatch' };
    expect(order(3, 2, turned)).toEqual(['overwatch', 'suppressing-fire']);
    expect(order(3, 1, turned)).toEqual(['suppressing-fire', 'overwatch']);
  });
});
