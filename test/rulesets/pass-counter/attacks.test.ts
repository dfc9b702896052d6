import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activate } from '../../../src/rulesets/pass-counter/activation.ts';
import {
  extraDice,
  needsFor,
  othersFor,
  situationOf,
  strikeOf,
  strikesOf,
} from '../../../src/rulesets/pass-counter/attack.ts';
import { engagersAt, isEngaged } from '../../../src/rulesets/pass-counter/engagement.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match.ts';
import { attack } from '../../../src/rulesets/pass-counter/retaliation.ts';
import { knockedDown } from '../../../src/rulesets/pass-counter/rules/knocked-down.ts';
import { SEEN } from '../../../src/rulesets/pass-counter/sightlines.ts';
import type { AttackKind } from '../../../src/rulesets/pass-counter/timing.ts';
import { box, piece, solid, wall } from '../../kernel/bare-table.ts';
import { choosing, counted, type Script, type Staging, stage } from './stage.ts';

function strike(m: Match, kind: AttackKind, attacker = 0, target = 1) {
  const { ranged, melee } = m.book.models[attacker];
  return strikeOf(kind, attacker, (kind === 'ranged' ? ranged : melee)[0], target);
}

function needs(position: string, kind: AttackKind, staging: Staging = {}) {
  const m = stage(position, staging).scripted([]);
  return needsFor(m, strike(m, kind));
}

/** Whom a model may attack, and how. */
function targets(position: string, staging: Staging = {}, model = 0): string[] {
  const m = stage(position, staging).scripted([]);
  return strikesOf(m, model).map(({ kind, target }) => `${kind} ${target}`);
}

const low = piece(box([-3, 2.6, 3, 3.4]), {
  kind: 'linear',
  height: 0.9,
  solids: [solid(box([-3, 2.6, 3, 3.4]), 0.9)],
});

describe('what dice need', () => {
  it('to hit by range, sight and aim (PC-RNG-05 to PC-RNG-07)', () => {
    expect(needs('A trooper 0,0 | B trooper 0,10', 'ranged')).toEqual({ toHit: 4, toSave: 5 });
    expect(needs('A trooper 0,-7 | B trooper 0,8', 'ranged').toHit).toBe(5);
    expect(
      needs('A trooper 0,-7 | B trooper 0,8', 'ranged', { set: { 'ranged.longRange': 'off' } }).toHit,
    ).toBe(4);
    expect(needs('A marksman 0,0 | B trooper 0,10', 'ranged')).toEqual({ toHit: 3, toSave: 7 });
    const wood = piece(box([-4, 3, 4, 6]), { area: true, height: 3, cover: 'light' });
    const behind = { pieces: [wood] };
    expect(needs('A trooper 0,0 | B trooper 0,10', 'ranged', behind).toHit).toBe(5);
    expect(
      needs('A trooper 0,0 | B trooper 0,10', 'ranged', {
        ...behind,
        set: { 'obscured.lines.woods': 'clear' },
      }).toHit,
    ).toBe(4);
    expect(
      needs('A trooper 0,0 | B trooper 0,10', 'ranged', { ...behind, setB: { obscured: 'off' } }).toHit,
    ).toBe(4);
  });

  it('against hits by cover, on whose side alone it counts (PC-RNG-08, PC-MEL-07)', () => {
    const behind = 'A trooper 0,-5 | B trooper 0,3.6';
    expect(needs(behind, 'ranged', { pieces: [low] }).toSave).toBe(4);
    expect(
      needs(behind, 'ranged', { pieces: [low], set: { cover: 'off' }, setB: { cover: 'on' } }).toSave,
    ).toBe(4);
    expect(needs(behind, 'ranged', { pieces: [low], setB: { cover: 'off' } }).toSave).toBe(5);
    // It touches the wall and is on the shooter's side of it.
    expect(needs('A trooper 0,11 | B trooper 0,3.6', 'ranged', { pieces: [low] }).toSave).toBe(5);
  });

  it('no less where one of two places that say the same is off, as the README tells (PC-AMB-21)', () => {
    const down = 'A trooper 0,0 | B trooper 0,1 down';
    const both = (...off: readonly string[]) => {
      const set = Object.fromEntries(off.map((name) => [`knocked-down.${name}`, 'off']));
      return (['ranged', 'melee'] as const).map((kind) => needs(down, kind, { set }));
    };
    const alone = Object.entries(knockedDown.clauses).flatMap(([name, { id, says }]) =>
      says.includes('+1') ? [[name, id] as const] : [],
    );
    for (const [name] of alone) expect(both(name)).toEqual(both());
    expect(both('armour', 'shot')[0]).not.toEqual(both()[0]);
    expect(both('armour', 'hit', 'blow')[1]).not.toEqual(both()[1]);
    const ids = alone.map(([, id]) => id);
    expect(ids).toHaveLength(4);
    expect(readFileSync('src/rulesets/pass-counter/README.md', 'utf8')).toContain(
      `(PC-AMB-21): ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}.`,
    );
  });

  it('by a target on the ground, told twice and counted once (PC-KD-03, PC-KD-04, PC-AMB-21)', () => {
    const down = 'A trooper 0,0 | B trooper 0,1 down';
    expect(needs(down, 'melee')).toEqual({ toHit: 4, toSave: 6 });
    expect(needs(down, 'ranged')).toEqual({ toHit: 4, toSave: 6 });
    const twice = { set: { 'knocked-down.armour.printed': 'twice' } };
    expect(needs(down, 'melee', twice)).toEqual({ toHit: 3, toSave: 7 });
    expect(needs(down, 'ranged', twice)).toEqual({ toHit: 4, toSave: 7 });
    expect(needs(down, 'melee', { set: { 'knocked-down.blow': 'off' } })).toEqual({ toHit: 4, toSave: 6 });
    expect(
      needs(down, 'melee', {
        set: { 'knocked-down.blow': 'off', 'knocked-down.hit': 'off', 'knocked-down.armour': 'off' },
      }),
    ).toEqual({ toHit: 5, toSave: 5 });
  });

  it('by a disengaging attack (PC-MEL-09)', () => {
    expect(needs('A trooper 0,0 | B trooper 0,1', 'disengaging')).toEqual({ toHit: 4, toSave: 6 });
  });
});

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
      return m.theatre.lines.look(1, true, m.state.point[0], m.state.point[1]);
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

  it('rolls for each target with the dice it was given', () => {
    const scene = stage(crowd);
    // The first die goes at the target, and of the others one; hits are rolled for one after the other.
    let given = 0;
    const m = scene.scripted(
      [...([2, 3, 3, 3] as const).map((face) => ['hit', face] as const)],
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

describe('PC-MEL-05: outnumbering', () => {
  const dice = (position: string, set: Staging['set'] = {}) => {
    const m = stage(position, { set }).scripted([]);
    return extraDice(m, strike(m, 'melee', 0, m.book.force[1][0]));
  };

  it('is one die for any number of friends who engage nobody else', () => {
    expect(dice('A trooper 0,0 | B trooper 0,1')).toBe(0);
    expect(dice('A trooper 0,0 | A trooper 1,1 | B trooper 0,1')).toBe(1);
    expect(dice('A trooper 0,0 | A trooper 1,1 | A trooper -1,1 | B trooper 0,1')).toBe(1);
    expect(dice('A trooper 0,0 | A trooper 2,1 | B trooper 0,1 | B trooper 3,1')).toBe(0);
  });

  it('is a die for each friend, or counts the attacker, by readings', () => {
    const each = { 'outnumbering.dice.friends': 'each' };
    expect(dice('A trooper 0,0 | A trooper 1,1 | A trooper -1,1 | B trooper 0,1', each)).toBe(2);
    expect(dice('A trooper 0,0 | B trooper 0,1', { 'outnumbering.dice.counted': 'attacker' })).toBe(1);
    expect(dice('A trooper 0,0 | A trooper 1,1 | B trooper 0,1', { outnumbering: 'off' })).toBe(0);
  });
});

describe('PC-ATK-05, PC-KD-05: recovery', () => {
  const shot = (position: string, script: Script, set: Staging['set'] = {}) => {
    const m = stage(position, { set }).scripted([['hit', 4], ['hit', 1], ['armour', 1], ...script]);
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    return { wounds: m.state.wounds[1], down: m.state.down[1] };
  };

  it('leaves a model with a wound, on the ground, or removes it', () => {
    expect(shot('A trooper 0,0 | B trooper 0,9', [['recovery', 5]])).toEqual({ wounds: 1, down: 1 });
    expect(shot('A trooper 0,0 | B trooper 0,9', [['recovery', 4]])).toEqual({ wounds: 0, down: 0 });
  });

  it('is not for those on the ground, nor for anybody without the rule', () => {
    expect(shot('A trooper 0,0 | B trooper 0,9 down', [])).toEqual({ wounds: 0, down: 0 });
    expect(shot('A trooper 0,0 | B trooper 0,9', [], { recovery: 'off' })).toEqual({ wounds: 0, down: 0 });
  });

  it('is not needed while wounds are left', () => {
    expect(shot('A trooper 0,0 | B leader 0,9', [])).toEqual({ wounds: 1, down: 0 });
  });
});

describe('PC-CP-05: dice rolled again', () => {
  /** Buys a re-roll whenever it can. */
  const always = choosing({ 'PC-D-07': ({ count }) => count - 1 });

  function shoot(script: Script, points: readonly [number, number], set: Staging['set'] = {}) {
    const scene = stage('A trooper 0,0 | B trooper 0,9', { set });
    scene.start.points.set(points);
    const m = scene.scripted(script, always);
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    return [...m.state.points];
  }

  it('costs a point a die, hit dice the attacker and armour dice the defender', () => {
    expect(
      shoot(
        [
          ['hit', 1],
          ['hit', 1],
          ['hit', 4],
          ['hit', 1],
          ['armour', 1],
          ['armour', 5],
        ],
        [2, 1],
      ),
    ).toEqual([0, 0]);
  });

  it('is once for each die, or as often as it is paid for (PC-AMB-10)', () => {
    const misses: Script = [
      ['hit', 1],
      ['hit', 1],
      ['hit', 1],
      ['hit', 1],
    ];
    expect(shoot(misses, [5, 0])).toEqual([3, 0]);
    expect(
      shoot([...misses, ['hit', 1], ['hit', 1], ['hit', 1]], [5, 0], { 'reroll.buy.again': 'twice' }),
    ).toEqual([0, 0]);
  });

  it("is for the enemy's successes too by a reading (PC-AMB-22)", () => {
    const script: Script = [
      ['hit', 1],
      ['hit', 6],
      ['hit', 1],
    ];
    expect(shoot(script, [0, 1], { 'reroll.buy.whose': 'any' })).toEqual([0, 0]);
  });
});

describe('PC-CP-07: Retaliate', () => {
  function strikes(staging: Staging, script: Script, position = 'A sergeant 0,0 | B sergeant 0,1') {
    const scene = stage(position, staging);
    scene.start.points.set([3, 3]);
    const m = scene.scripted(script, choosing({ 'PC-D-08': 1 }));
    attack(m, strike(m, 'melee'));
    m.dice.finish();
    return [counted(m, 0, 'points:retaliate'), counted(m, 1, 'points:retaliate')];
  }
  const missed: Script = [
    ['hit', 1],
    ['hit', 1],
  ];

  it('lets a survivor strike back once, for a point', () => {
    expect(strikes({ set: { reroll: 'off' } }, [...missed, ...missed])).toEqual([0, 1]);
    expect(strikes({ set: { reroll: 'off' }, setB: { retaliate: 'off' } }, missed)).toEqual([0, 0]);
  });

  it('is answered in turn by a reading (PC-AMB-12)', () => {
    const chain = { set: { reroll: 'off', 'retaliate.buy.chain': 'yes' } };
    expect(strikes(chain, Array.from({ length: 7 }, () => missed).flat())).toEqual([3, 3]);
  });

  it('is not for somebody on the ground (PC-CP-08)', () => {
    const down = 'A sergeant 0,0 | B sergeant 0,1 down';
    expect(strikes({ set: { reroll: 'off' } }, missed, down)).toEqual([0, 0]);
  });

  it('counts friends who help, or not, by a reading (PC-AMB-11)', () => {
    const position = 'A sergeant 0,0 | B sergeant 0,1 | B trooper 1,0';
    const dice = (modifiers: string) => {
      const m = stage(position, { set: { 'retaliate.buy.modifiers': modifiers } }).scripted([]);
      return extraDice(m, strike(m, 'retaliation', 1, 0));
    };
    expect([dice('normal'), dice('plain')]).toEqual([1, 0]);
  });
});

describe('sides with rules of their own', () => {
  it('play by them: only the shooter without long range shoots as well from afar', () => {
    const far = 'A trooper 0,-7 | B trooper 0,8';
    const m = stage(far, { setB: { 'ranged.longRange': 'off' } }).scripted([]);
    expect(needsFor(m, strike(m, 'ranged', 0, 1)).toHit).toBe(5);
    expect(needsFor(m, strike(m, 'ranged', 1, 0)).toHit).toBe(4);
    expect(situationOf(m, strike(m, 'ranged', 1, 0)).longRange).toBe(true);
  });

  it('activate by them', () => {
    const m = stage('A trooper 0,0 | B trooper 0,10', { setB: { aim: 'off' } }).scripted([], choosing({}));
    activate(m, 0);
    activate(m, 1);
    expect([counted(m, 0, 'legal:aim'), counted(m, 1, 'legal:aim')]).toEqual([1, 0]);
  });
});
