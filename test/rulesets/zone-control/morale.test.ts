import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { holdsFirm, moraleOf } from '../../../src/rulesets/zone-control/attack/morale.ts';
import { isOnTable } from '../../../src/rulesets/zone-control/match/match.ts';
import { modifyMorale, modifyRally } from '../../../src/rulesets/zone-control/matchup/modifiers.ts';
import type { SideRules } from '../../../src/rulesets/zone-control/matchup/timing.ts';
import { resolutionPhase } from '../../../src/rulesets/zone-control/turn/resolution.ts';
import { play } from './playing.ts';
import { fromHome, ground, type Script, stage } from './stage.ts';

/** Does a model hold with some shock and a roll? */
function holds(shock: number, face: number, set: Variant = {}): boolean {
  const m = stage('A trooper 0,0 | B trooper 0,10', { set }).scripted([['morale', face]]);
  m.state.shock[0] = shock;
  return holdsFirm(m, 0);
}

describe('ZC-MOR-03: a morale check', () => {
  it('needs 7 with morale less shock', () => {
    expect([holds(0, 2), holds(0, 3), holds(1, 3), holds(1, 4), holds(3, 5), holds(3, 6)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('cannot be passed once shock has used up morale', () => {
    expect([holds(4, 6), holds(9, 6)]).toEqual([false, false]);
  });

  it("is not made easier by the floor, where users' rules take off more than there is", () => {
    const house: SideRules = [
      { moments: { morale: () => -6 }, own: {}, clauses: [{ number: 0, without: {} }] },
    ];
    const m = stage('A trooper 0,0 | B trooper 0,10', { house }).scripted([]);
    const at = (modify: typeof modifyMorale) => {
      const list = createModifiers();
      modify(list, m.matchup.models[0], m.matchup.sides[0], 4, 1);
      return list.total;
    };
    expect([at(modifyMorale), at(modifyRally)]).toEqual([-2, -2]);
  });

  it('leaves shock out when that is off', () => {
    expect(holds(9, 3, { 'morale.check': 'off' })).toBe(true);
  });
});

describe('ZC-A7: leaders', () => {
  const near = 'A trooper 0,0 | A leader 0,6.9 | B trooper 0,20';
  const far = 'A trooper 0,0 | A leader 0,7 | B trooper 0,20';
  const moraleAt = (position: string, set: Variant = {}) =>
    moraleOf(stage(position, { set, depth: 48 }).scripted([]), 0);

  it('lend their morale within 6 inches', () => {
    expect([moraleAt(near), moraleAt(far)]).toEqual([5, 4]);
    expect(moraleAt(far, { 'leaders.morale.inches': 7 })).toBe(5);
  });

  it('lend nothing when they are off', () => {
    expect([moraleAt(near, { leaders: 'off' }), moraleAt(near, { 'leaders.morale': 'off' })]).toEqual([4, 4]);
  });
});

describe('ZC-A9: who checks', () => {
  const checks = (set: Variant, script: Script) => {
    const m = stage('A trooper 0,0 | A trooper 3,0 | B trooper 0,9', { set, lattice: true }).scripted(script);
    m.state.shock[1] = 1;
    resolutionPhase(m);
    m.dice.finish();
  };

  it('is whoever has shock, or everybody when it is off, or nobody without morale', () => {
    checks({}, [['morale', 6]]);
    checks({ 'morale.who': 'off' }, [
      ['morale', 6],
      ['morale', 6],
      ['morale', 6],
    ]);
    checks({ 'morale.who.shock': 2 }, []);
    checks({ morale: 'off' }, []);
  });
});

describe('ZC-MOR-05: a model that fails', () => {
  const fall = (at: string, set: Variant = {}) => {
    const m = stage(`A trooper ${at} | B trooper 0,11`, { set, lattice: true, depth: 36 }).scripted([
      ['morale', 1],
    ]);
    m.state.shock[0] = 1;
    const before = fromHome(m, 0);
    resolutionPhase(m);
    return { m, fell: isOnTable(m, 0) ? before - fromHome(m, 0) : Infinity };
  };

  it('falls back 6 inches towards its own edge', () => {
    const { m, fell } = fall('0,0');
    expect(fell).toBeGreaterThan(5);
    expect(fell).toBeLessThanOrEqual(6);
    expect(m.state.falling[0]).toBe(2);
    expect(m.battlefield.ground.x[m.state.point[0]]).toBe(-1250);
  });

  it('is told to fall back only where it does', () => {
    const told = (set: Variant) => {
      const staged = stage('A trooper 0,0 | B trooper 0,11', { set, lattice: true });
      const m = staged.scripted([['morale', 1]]);
      m.state.shock[0] = 1;
      resolutionPhase(m);
      return staged.told[0].text;
    };
    expect(told({})).toMatch(/: falls back\.$/);
    expect(told({ 'morale.fall': 'off' })).toMatch(/: fails, to no effect\.$/);
  });

  it('falls back as far as asked for, or not at all when it is off', () => {
    expect(fall('0,0', { 'morale.fall.inches': 2 }).fell).toBeCloseTo(1.97, 1);
    const { m, fell } = fall('0,0', { 'morale.fall': 'off' });
    expect([fell, m.state.falling[0]]).toEqual([0, 0]);
  });

  it('is lost over its own edge, or stops there when that is off (ZC-A10)', () => {
    expect(fall('0,-12.5').fell).toBe(Infinity);
    const stopped = fall('0,-12.5', { 'morale.edge': 'off' });
    expect(stopped.fell).toBeGreaterThan(4);
    expect(fromHome(stopped.m, 0)).toBeLessThan(0.5);
  });

  it('falls back the other way on the other side', () => {
    const m = stage('A trooper 0,-10 | B trooper 0,0', { lattice: true, depth: 36 }).scripted([
      ['morale', 1],
    ]);
    m.state.shock[1] = 1;
    resolutionPhase(m);
    expect(fromHome(m, 1)).toBeGreaterThan(11.5);
    expect(fromHome(m, 1)).toBeLessThan(12.5);
  });
});

describe('whoever falls back or flees', () => {
  it('goes straight back in every match, not to where most ground is gained', () => {
    // As many matches as it takes until enough have fallen back.
    let falls = 0;
    for (let seed = 0; falls < 20; seed++) {
      const failed = new Set<unknown>();
      const { events } = play({}, { seed: `straight ${seed}`, policies: ['veteran', 'veteran'] });
      for (const { kind, data } of events) {
        const { model, holds, inches } = data as { model: number; holds?: boolean; inches?: number[][] };
        if (kind === 'round') failed.clear();
        if (kind === 'flight' || holds === false) failed.add(model);
        if (kind !== 'move' || !failed.delete(model)) continue;
        const [[x0, y0], [x1, y1]] = inches!;
        expect(x1, `${seed}: model ${model} from ${x0},${y0}`).toBe(x0);
        expect(y1).not.toBe(y0);
        falls++;
      }
    }
  });

  it('stops in front of an enemy whom it cannot pass, and where a friend stands', () => {
    const fallFrom = (others: string) => {
      const m = stage(`A trooper 0,0 | ${others}`, { lattice: true, depth: 36 }).scripted([['morale', 1]]);
      m.state.shock[0] = 1;
      const before = fromHome(m, 0);
      resolutionPhase(m);
      expect(m.battlefield.ground.x[m.state.point[0]]).toBe(-1250);
      return before - fromHome(m, 0);
    };
    expect(fallFrom('B trooper 0,-3')).toBeLessThan(2.1);
    expect(fallFrom('A trooper 0,-6 | B trooper 0,11')).toBeGreaterThan(3.8);
    expect(fallFrom('A trooper 0,-6 | B trooper 0,11')).toBeLessThan(5.1);
  });

  it('is lost only if it gets to its edge, past friends but not past enemies or what is too slow', () => {
    const isLost = (others: string, pieces: readonly Piece[] = []) => {
      const m = stage(`A trooper 0,-13 | ${others}`, { lattice: true, depth: 36, pieces }).scripted([
        ['morale', 1],
      ]);
      m.state.shock[0] = 1;
      resolutionPhase(m);
      return !isOnTable(m, 0);
    };
    expect(isLost('B trooper 0,11')).toBe(true);
    expect(isLost('A trooper 0,-16 | A trooper 0,-17 | B trooper 0,11')).toBe(true);
    expect(isLost('B trooper 0,-16')).toBe(false);
    expect(isLost('B trooper 0,11', [ground('sparse', -4, -18, 4, -17)])).toBe(true);
    expect(isLost('B trooper 0,11', [ground('dense', -4, -18, 4, -14)])).toBe(false);
  });
});

describe('ZC-AMB-12: in which order', () => {
  const told = (order: string) => {
    const set = { 'resolution-phase.steps.order': order };
    const position = 'A trooper 0,0 | A trooper 4,0 | B trooper 0,9';
    const staged = stage(position, { set, lattice: true, depth: 36 });
    const m = staged.scripted([
      ['morale', 1],
      ['morale', 1],
      ['morale', 1],
    ]);
    m.state.shock.fill(1);
    resolutionPhase(m);
    return staged.told.map(({ kind }) => kind);
  };

  it('each side in turn, both together, or each model at once', () => {
    expect(told('turns')).toEqual(['morale', 'morale', 'move', 'move', 'morale', 'move']);
    expect(told('together')).toEqual(['morale', 'morale', 'morale', 'move', 'move', 'move']);
    expect(told('at-once')).toEqual(['morale', 'move', 'morale', 'move', 'morale', 'move']);
  });

  it('comes to the same in turns and together, as both fall back in the same order', () => {
    const played = (order: string) =>
      Array.from({ length: 12 }, (_, i) => {
        const { record } = play({ 'resolution-phase.steps.order': order }, { seed: `order ${i}` });
        return [record.leads, record.outcome];
      });
    expect(played('together')).toEqual(played('turns'));
    expect(played('at-once')).not.toEqual(played('turns'));
  });

  it('at once has whoever is shocked by a friend that ran off check as well, once', () => {
    const set = { 'resolution-phase.steps.order': 'at-once' };
    const position = 'A trooper 0,-13 | A trooper 3,-13 | A trooper 12,-13 | B trooper 0,11';
    const m = stage(position, { set, lattice: true, depth: 36, width: 36 }).scripted([
      ['morale', 1],
      ['morale', 6],
    ]);
    m.state.shock[0] = 1;
    resolutionPhase(m);
    m.dice.finish();
    expect([...m.state.shock]).toEqual([0, 1, 0, 0]);
  });
});
