import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { carryOut, strikesOf } from '../../../src/rulesets/zone-control/attack/targets.ts';
import type { SideRules } from '../../../src/rulesets/zone-control/matchup/timing.ts';
import { ground, type Script, stage } from './stage.ts';
import { modifier, off, PAIR, set, strike } from './strike.ts';

describe('what is told of an attack', () => {
  it('is what is added to the check, and to the save where there is one to roll', () => {
    const attack = (script: Script) => {
      const staged = stage(PAIR);
      const m = staged.scripted(script);
      carryOut(m, strikesOf(m, 0).find(({ weapon }) => m.matchup.weapons[weapon].id === 'rifle')!);
      const { text, data } = staged.told.at(-1)!;
      return { text: text.replace(/.*\(/, '('), ...data };
    };
    expect(attack([['hit', 1]])).toMatchObject({
      text: '(Rifle, 9.0 inches, +3 to hit): no hit.',
      toHit: 3,
      toSave: [],
    });
    const saved = [
      ['hit', 6],
      ['save', 6],
    ] as const satisfies Script;
    expect(attack(saved)).toMatchObject({
      text: '(Rifle, 9.0 inches, +3 to hit): 1 hit, saved at +2.',
      toHit: 3,
      toSave: [2],
    });
  });

  it('is a wound in the singular where one is left', () => {
    const staged = stage('A trooper 0,0 | B leader 0,10');
    const m = staged.scripted([
      ['hit', 6],
      ['save', 1],
    ]);
    carryOut(m, strikesOf(m, 0).find(({ weapon }) => m.matchup.weapons[weapon].id === 'rifle')!);
    expect(staged.told.at(-1)!.text).toMatch(/1 hit, 1 not saved at \+\d, 1 wound left\.$/);
  });
});

describe('ZC-ACT-02: an action needs 7 with its modifiers', () => {
  it('fails one short and succeeds at 7', () => {
    expect(strike(PAIR, 'rifle', [['hit', 3]])).toEqual({ left: 1, shock: 0 });
    expect(
      strike(PAIR, 'rifle', [
        ['hit', 4],
        ['save', 1],
      ]),
    ).toEqual({ left: 0, shock: 0 });
  });

  it('needs what the target number says', () => {
    const easier = set({ 'rolls.unopposed.target': 6 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 3],
          ['save', 1],
        ],
        easier,
      ),
    ).toMatchObject({ left: 0 });
    const d8 = set({ 'rolls.unopposed.sides': 8 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 8],
          ['save', 8],
        ],
        d8,
      ),
    ).toMatchObject({ left: 1 });
  });
});

describe('ZC-SHT-02: checks', () => {
  it('are as many as the weapon has attacks, until the target is down', () => {
    const volley: Script = [
      ['hit', 1],
      ['hit', 6],
      ['save', 6],
      ['hit', 2],
      ['hit', 6],
      ['save', 2],
    ];
    expect(strike('A gunner 0,0 | B trooper 0,10', 'heavy', volley)).toEqual({ left: 0, shock: 0 });
    const early: Script = [
      ['hit', 6],
      ['save', 1],
    ];
    expect(strike('A gunner 0,0 | B trooper 0,10', 'heavy', early)).toEqual({ left: 0, shock: 0 });
  });

  it('are one when it is off', () => {
    const one = off('shooting.attacks');
    expect(strike('A gunner 0,0 | B trooper 0,10', 'heavy', [['hit', 1]], one)).toMatchObject({ left: 1 });
  });
});

describe('ZC-SHT-03/04 and ZC-A5: the skill and what is taken from it', () => {
  const wood = (kind: 'sparse' | 'dense') => ({ pieces: [ground(kind, -3, 8, 3, 11)] });

  it('is the ballistic skill in the open, near and unmoved', () => {
    expect(modifier(PAIR, 'rifle')).toBe(3);
    expect(modifier('A scout 0,0 | B trooper 0,10', 'marksman')).toBe(4);
  });

  it('loses 1 to sparse and 2 to dense terrain', () => {
    expect(modifier(PAIR, 'rifle', wood('sparse'))).toBe(2);
    expect(modifier(PAIR, 'rifle', wood('dense'))).toBe(1);
    expect(modifier(PAIR, 'rifle', { pieces: [ground('sparse', -3, 3, 3, 6)] })).toBe(2);
    expect(modifier(PAIR, 'rifle', { ...wood('dense'), setB: { 'shooting.cover': 'off' } })).toBe(3);
  });

  it('loses nothing to terrain that only the shooter is in', () => {
    expect(modifier(PAIR, 'rifle', { pieces: [ground('sparse', -3, -2, 3, 2)] })).toBe(3);
  });

  it('loses 1 to having moved, 2 with a heavy weapon', () => {
    expect(modifier(PAIR, 'rifle', {}, true)).toBe(2);
    expect(modifier('A gunner 0,0 | B trooper 0,10', 'heavy', {}, true)).toBe(1);
    expect(modifier(PAIR, 'rifle', off('shooting.moved'), true)).toBe(3);
  });

  it('loses 1 beyond half the range', () => {
    const far = 'A trooper 0,-10 | B trooper 0,4';
    expect(modifier(far, 'rifle')).toBe(2);
    expect(modifier('A trooper 0,-10 | B trooper 0,2', 'rifle')).toBe(3);
    expect(modifier(far, 'rifle', off('shooting.far'))).toBe(3);
  });

  it('does not go below nothing, unless that is off', () => {
    const all = { ...wood('dense'), set: { 'shooting.moved.points': 4 } };
    expect(modifier(PAIR, 'rifle', all, true)).toBe(0);
    const low = { ...all, set: { ...all.set, 'shooting.floor': 'off' } };
    expect(modifier(PAIR, 'rifle', low, true)).toBe(-3);
  });

  it('is that of melee there, whatever holds for shots (ZC-MEL-02)', () => {
    const house: SideRules = [
      { moments: { toHit: () => -9 }, own: {}, clauses: [{ number: 0, without: {} }] },
    ];
    const left = (weapon: string, set: Variant) => modifier(PAIR, weapon, { house, set });
    for (const path of ['shooting.floor', 'shooting']) {
      expect(left('fists', { [path]: 'off' }), path).toBe(0);
      expect(left('rifle', { [path]: 'off' }), path).toBe(-6);
    }
    expect(left('fists', { 'shooting.floor.sum': 'each' })).toBe(-7);
  });
});
