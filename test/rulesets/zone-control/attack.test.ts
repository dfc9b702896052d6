import { describe, expect, it } from 'vitest';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { type Strike, volleyOf } from '../../../src/rulesets/zone-control/attack.ts';
import { saveModifiers } from '../../../src/rulesets/zone-control/checks.ts';
import { removeCasualty } from '../../../src/rulesets/zone-control/removal.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { carryOut, strikesOf } from '../../../src/rulesets/zone-control/targets.ts';
import { ground, type Script, type Staging, stage } from './stage.ts';

/** The first model of A uses a weapon on the first of B. */
function strike(position: string, weapon: string, script: Script, staging: Staging = {}, moved = false) {
  const m = stage(position, staging).scripted(script);
  if (moved) m.state.moved[0] = 1;
  const target = m.book.force[1][0];
  const found = strikesOf(m, 0).find(
    (one) => one.target === target && m.book.weapons[one.weapon].id === weapon,
  );
  if (!found) return 'no such attack';
  carryOut(m, found);
  m.dice.finish();
  return { left: m.state.wounds[target], shock: m.state.shock[target] };
}

function modifier(position: string, weapon: string, staging: Staging = {}, moved = false): number {
  const m = stage(position, staging).scripted([]);
  if (moved) m.state.moved[0] = 1;
  const one = m.book.weapons.findIndex(({ id }) => id === weapon);
  const kind = m.book.weapons[one].mode === 'ranged' ? 'shooting' : 'melee';
  return volleyOf(m, { kind, attacker: 0, weapon: one, target: m.book.force[1][0] } satisfies Strike).toHit;
}

const off = (...paths: string[]): Staging => ({
  set: Object.fromEntries(paths.map((path) => [path, 'off'])),
});
const set = (patch: Variant): Staging => ({ set: patch });

/** Edges six inches apart are centres so far apart. */
const SIX = (6 * 25.4 + 25) / 25.4;
const PAIR = 'A trooper 0,0 | B trooper 0,10';

describe('what is told of an attack', () => {
  it('is what is added to the check, and to the save where there is one to roll', () => {
    const attack = (script: Script) => {
      const staged = stage(PAIR);
      const m = staged.scripted(script);
      carryOut(m, strikesOf(m, 0).find(({ weapon }) => m.book.weapons[weapon].id === 'rifle')!);
      const { text, data } = staged.told.at(-1)!;
      return { text: text.replace(/.*\(/, '('), ...data };
    };
    expect(attack([['hit', 1]])).toMatchObject({ text: '(Rifle, +3 to hit): no hit.', toHit: 3, toSave: [] });
    const saved = [
      ['hit', 6],
      ['save', 6],
    ] as const satisfies Script;
    expect(attack(saved)).toMatchObject({
      text: '(Rifle, +3 to hit): 1 hit, saved at +2.',
      toHit: 3,
      toSave: [2],
    });
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

describe('ZC-ACT-03: an opposed action may be saved', () => {
  it('with 7 or more', () => {
    expect(
      strike(PAIR, 'rifle', [
        ['hit', 4],
        ['save', 4],
      ]),
    ).toMatchObject({ left: 0 });
    expect(
      strike(PAIR, 'rifle', [
        ['hit', 4],
        ['save', 5],
      ]),
    ).toEqual({ left: 1, shock: 0 });
  });

  it('or not at all when it is off, for the side whose rules say so', () => {
    expect(strike(PAIR, 'rifle', [['hit', 4]], off('rolls.opposed'))).toMatchObject({ left: 0 });
    expect(strike(PAIR, 'rifle', [['hit', 4]], { setB: { 'rolls.opposed': 'off' } })).toMatchObject({
      left: 0,
    });
    const harder = set({ 'rolls.opposed.target': 8 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 4],
          ['save', 5],
        ],
        harder,
      ),
    ).toMatchObject({ left: 0 });
  });
});

describe('ZC-SHT-01: whom a model shoots', () => {
  it('is beyond 6 inches and within range', () => {
    expect(strike(`A trooper 0,0 | B trooper 0,${SIX + 0.01}`, 'rifle', [['hit', 1]])).toMatchObject({
      left: 1,
    });
    expect(strike(`A trooper 0,0 | B trooper 0,${SIX}`, 'rifle', [])).toBe('no such attack');
    const table = { depth: 96 };
    expect(strike('A trooper 0,-10 | B trooper 0,14.9', 'rifle', [['hit', 1]], table)).toMatchObject({
      left: 1,
    });
    expect(strike('A trooper 0,-10 | B trooper 0,15.1', 'rifle', [], table)).toBe('no such attack');
  });

  it('may be exactly 6 inches away under the other reading (ZC-AMB-02)', () => {
    const either = set({ 'shooting.target.exact': 'either' });
    expect(strike(`A trooper 0,0 | B trooper 0,${SIX}`, 'rifle', [['hit', 1]], either)).toMatchObject({
      left: 1,
    });
    expect(strike(`A trooper 0,0 | B trooper 0,${SIX}`, 'fists', [['hit', 1]], either)).toMatchObject({
      left: 1,
    });
  });

  it('may be near when it is off', () => {
    expect(
      strike('A trooper 0,0 | B trooper 0,2', 'rifle', [['hit', 1]], off('shooting.target')),
    ).toMatchObject({
      left: 1,
    });
  });

  it('is nobody when shooting is off', () => {
    expect(strike(PAIR, 'rifle', [], off('shooting'))).toBe('no such attack');
  });

  it('is never a model that has no wounds left', () => {
    const m = stage(PAIR).scripted([]);
    m.state.wounds[1] = 0;
    expect(strikesOf(m, 0)).toEqual([]);
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
});

describe('ZC-SHT-05/06: saves', () => {
  const bulwark = 'A gunner 0,0 | B bulwark 0,10';

  it('add toughness less strength and armour less piercing, each from nothing up', () => {
    // 5 - 2 and 4 - 1: six, which always saves.
    expect(
      strike(bulwark, 'heavy', [
        ['hit', 6],
        ['save', 1],
        ['hit', 1],
        ['hit', 1],
        ['hit', 1],
      ]),
    ).toMatchObject({
      left: 4,
    });
  });

  it('are floored together under another reading (ZC-AMB-05) and when it is off', () => {
    const savesUnder = (variant: Variant) =>
      saveModifiers(
        compileSettings<Settings>(rules, variant),
        { strength: 6, ap: 1 },
        { toughness: 4, armour: 3 },
        0,
      );
    expect(savesUnder({})).toEqual([2]);
    expect(savesUnder({ 'wounding.save.terms': 'joint' })).toEqual([0]);
    expect(savesUnder({ 'wounding.save': 'off' })).toEqual([0]);
    expect(savesUnder({ 'wounding.save.terms': 'two-rolls' })).toEqual([0, 2]);
  });

  it('are two rolls under the third, of which either saves', () => {
    const two = set({ 'wounding.save.terms': 'two-rolls' });
    // Toughness 1 and armour 1 are left.
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 6],
          ['save', 5],
          ['save-armour', 5],
        ],
        two,
      ),
    ).toMatchObject({ left: 0 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 6],
          ['save', 5],
          ['save-armour', 6],
        ],
        two,
      ),
    ).toMatchObject({ left: 1 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 6],
          ['save', 6],
          ['save-armour', 1],
        ],
        two,
      ),
    ).toMatchObject({ left: 1 });
  });

  it('with nothing to add fail even on a 6, unless that is off', () => {
    const cannon = 'A bulwark 0,0 | B trooper 0,10';
    expect(
      strike(cannon, 'cannon', [
        ['hit', 6],
        ['save', 6],
      ]),
    ).toMatchObject({ left: 0 });
    const lucky = off('wounding.hopeless');
    expect(
      strike(
        cannon,
        'cannon',
        [
          ['hit', 6],
          ['save', 6],
        ],
        lucky,
      ),
    ).toMatchObject({ left: 1 });
  });
});

describe('ZC-SHT-07/08: wounds', () => {
  const duel = 'A bulwark 0,0 | B bulwark 0,10';
  const hit: Script = [
    ['hit', 6],
    ['save', 6],
  ];

  it('are as many as the damage, or one when it is off', () => {
    expect(strike(duel, 'cannon', hit)).toEqual({ left: 1, shock: 1 });
    expect(strike(duel, 'cannon', hit, off('wounding.damage'))).toEqual({ left: 3, shock: 1 });
  });

  it('left stop at nothing, unless that is off or the minimum bounds the damage (ZC-AMB-06)', () => {
    const trooper = 'A bulwark 0,0 | B trooper 0,10';
    expect(strike(trooper, 'cannon', hit)).toMatchObject({ left: 0 });
    expect(strike(trooper, 'cannon', hit, off('wounding.floor'))).toMatchObject({ left: -2 });
    expect(strike(trooper, 'cannon', hit, set({ 'wounding.floor.bounds': 'damage' }))).toMatchObject({
      left: -2,
    });
  });
});

describe('ZC-MEL-01/02: melee', () => {
  it('reaches 6 inches and no further', () => {
    expect(
      strike(`A leader 0,0 | B trooper 0,${SIX}`, 'blade', [
        ['hit', 2],
        ['hit', 2],
      ]),
    ).toMatchObject({ left: 1 });
    expect(strike(`A leader 0,0 | B trooper 0,${SIX + 0.01}`, 'blade', [])).toBe('no such attack');
  });

  it('needs contact when that is off', () => {
    expect(strike('A leader 0,0 | B trooper 0,3', 'blade', [], off('melee.target'))).toBe('no such attack');
    const touching = 'A leader 0,0 | B trooper 0,0.985';
    expect(
      strike(
        touching,
        'blade',
        [
          ['hit', 2],
          ['hit', 2],
        ],
        off('melee.target'),
      ),
    ).toMatchObject({ left: 1 });
  });

  it('goes by melee skill, whatever terrain and movement take from shooting', () => {
    expect(
      modifier('A leader 0,0 | B trooper 0,3', 'blade', { pieces: [ground('sparse', -3, 2, 3, 5)] }, true),
    ).toBe(4);
  });

  it('makes one check when that is off', () => {
    expect(strike('A leader 0,0 | B trooper 0,3', 'blade', [['hit', 2]], off('melee.attacks'))).toMatchObject(
      { left: 1 },
    );
  });

  it('needs sight, unless read otherwise (ZC-AMB-03)', () => {
    const hidden = { pieces: [ground('dense', -3, 1, 3, 3)] };
    const position = 'A leader 0,0 | B trooper 0,4';
    expect(strike(position, 'blade', [], hidden)).toBe('no such attack');
    const blind = { ...hidden, set: { 'melee.target.seen': 'no' } };
    expect(
      strike(
        position,
        'blade',
        [
          ['hit', 2],
          ['hit', 2],
        ],
        blind,
      ),
    ).toMatchObject({ left: 1 });
  });

  it('is not fought when it is off', () => {
    expect(strike('A leader 0,0 | B trooper 0,3', 'blade', [], off('melee'))).toBe('no such attack');
  });
});

describe('ZC-RES-02: whoever has no wounds', () => {
  it('stands until the resolution phase, or goes at once when that is off', () => {
    for (const [staging, there] of [
      [{}, true],
      [off('resolution-phase.removal'), false],
    ] as const) {
      const m = stage(PAIR, staging).scripted([
        ['hit', 6],
        ['save', 1],
      ]);
      carryOut(m, strikesOf(m, 0)[0]);
      expect(m.state.point[1] >= 0).toBe(there);
      expect(m.state.wounds[1]).toBe(0);
    }
  });

  it('shocks its friends within 6 inches when it is removed (ZC-A8)', () => {
    const position = `A trooper 0,0 | B trooper 0,9 | B trooper 0,${9 + SIX} | B trooper 0,${9 + SIX + 0.1}`;
    const m = stage(position, { depth: 48 }).scripted([]);
    m.state.wounds[1] = 0;
    removeCasualty(m, 1);
    expect([...m.state.shock]).toEqual([0, 0, 1, 0]);
  });
});
