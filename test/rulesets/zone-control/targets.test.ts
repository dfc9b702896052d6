import { describe, expect, it } from 'vitest';
import { removeCasualty } from '../../../src/rulesets/zone-control/attack/removal.ts';
import { carryOut, strikesOf } from '../../../src/rulesets/zone-control/attack/targets.ts';
import { ground, stage } from './stage.ts';
import { modifier, off, PAIR, SIX, set, strike } from './strike.ts';

describe('ZC-SHT-01: whom a model shoots', () => {
  it('is beyond 6 inches and within range', () => {
    expect(strike(`A trooper 0,0 | B trooper 0,${SIX + 0.01}`, 'rifle', [['hit', 1]])).toMatchObject({
      left: 1,
    });
    expect(strike(`A trooper 0,0 | B trooper 0,${SIX}`, 'rifle', [])).toBe('no such attack');
    const table = { depth: 96 };
    // At 24 inches to the hair.
    const far = (more: number) => `A trooper 0,-10 | B trooper 0,${SIX + 8 + more}`;
    expect(strike(far(0), 'rifle', [['hit', 1]], table)).toMatchObject({ left: 1 });
    expect(strike(far(0.01), 'rifle', [], table)).toBe('no such attack');
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
