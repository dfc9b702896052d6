import { describe, expect, it } from 'vitest';
import { inches } from '../../../src/kernel/length.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { fightOf } from '../../../src/rulesets/zone-control/moves/fighting-on.ts';
import { worthOfHoldingBack } from '../../../src/rulesets/zone-control/moves/holding-back.ts';
import { ground, stage } from './stage.ts';

const WOOD = [ground('sparse', -10, -4, -4, 4)];

describe('holding back (ZC-D-01)', () => {
  /** A side against five enemies on a board three feet deep. */
  const facing = (own: string, set: Variant, pieces: Piece[], setB: Variant = {}, width = 36) => {
    const enemies = ['0,10', '4,10', '8,10', '12,10', '16,10'].map((at) => `B trooper ${at}`);
    const text = `${own} | ${enemies.join(' | ')}`;
    return stage(text, { set, setB, width, depth: 36, lattice: true, pieces }).scripted([]);
  };
  /** Whether it is worth it for the first of the side. */
  const serves = (
    own: string,
    set: Variant = {},
    pieces = [ground('dense', -18, -2, 18, 2)],
    setB: Variant = {},
    width = 36,
  ) => worthOfHoldingBack(facing(own, set, pieces, setB, width), 0) > 0;
  const STRIKER = 'A raider - | A trooper 0,-10';
  const AMBUSHER = 'A scout - | A trooper 0,-10';

  it('is worth it by the book', () => {
    expect([serves(STRIKER), serves(AMBUSHER)]).toEqual([true, true]);
  });

  it('is not where enemies leave hardly a place', () => {
    const far = { 'reserves.deepStrike.clearance': 24, 'reserves.ambush.clearance': 24 };
    expect([serves(STRIKER, far), serves(AMBUSHER, far)]).toEqual([false, false]);
    expect(serves(STRIKER, { 'reserves.deepStrike': 'off', 'reserves.ambush.clearance': 24 })).toBe(true);
  });

  it('is not for a side that would leave the board to enemies who can keep it out', () => {
    const far = { 'reserves.deepStrike.clearance': 9 };
    expect([serves(STRIKER, far), serves('A raider - | A raider -', far)]).toEqual([true, false]);
    expect(serves('A raider - | A raider -')).toBe(true);
  });

  it('is not for a striker who would do more to enemies by then than they to him', () => {
    const [strong, weak] = [4, 12].map((target) => ({ 'rolls.unopposed.target': target }));
    expect([serves(STRIKER, strong, [], weak), serves(STRIKER, weak, [], strong)]).toEqual([false, true]);
  });

  it('is for one of few who can strike, and would fall before he did much', () => {
    const among = (strikers: number, own: number, theirs: number, rounds = 5) => {
      const side = Array.from({ length: 5 }, (_, i) =>
        i < strikers ? 'A raider -' : `A trooper ${4 * i},-10`,
      );
      const target = (needed: number) => ({
        'rolls.unopposed.target': needed,
        'rounds.length.rounds': rounds,
      });
      return serves(side.join(' | '), target(own), [], target(theirs));
    };
    expect([among(1, 4, 7), among(2, 4, 7), among(3, 4, 7)]).toEqual([true, true, false]);
    expect([among(1, 4, 7, 8), among(1, 5, 8, 8), among(1, 5, 9)]).toEqual([true, false, false]);
  });

  it('may cost a striker the more the more room enemies leave him', () => {
    const [some, hardly] = [10, 12].map((target) => ({ 'rolls.unopposed.target': target }));
    expect([36, 72].map((width) => serves(STRIKER, some, [], hardly, width))).toEqual([false, true]);
  });

  it('is not for a striker who could do nothing from where he may strike', () => {
    const near = { shooting: 'off', 'rolls.opposed': 'off', 'movement.allowance.factor': 0.25 };
    const struck = (clearance: number) =>
      serves(STRIKER, { ...near, 'reserves.deepStrike.clearance': clearance });
    expect([struck(3), struck(6)]).toEqual([true, false]);
  });

  describe('what a striker forgoes by it', () => {
    const forgone = (set: Variant = {}, setB: Variant = {}) =>
      fightOf(facing(STRIKER, set, [], setB), 0).ahead;
    const [strong, weak] = [4, 12].map((target) => ({ 'rolls.unopposed.target': target }));
    const lasting = (rounds: number, set: Variant = {}) =>
      forgone({ ...strong, ...set, 'rounds.length.rounds': rounds, 'reserves.arrival.round': 1 }, weak);

    it('grows with each round before the last in which enemies are in reach, and those who deploy nearer are sooner', () => {
      const slow = { 'movement.allowance.factor': 0.25 };
      const deep = { ...slow, 'boards.setUp.depth': 12 };
      expect(lasting(2)).toBe(lasting(1));
      expect(lasting(3)).toBeGreaterThan(lasting(2));
      expect(lasting(3, slow)).toBe(lasting(2, slow));
      // They begin 12 inches apart, just as far as his pistol reaches, and are nearer in the second round.
      expect(lasting(2, deep)).toBe(lasting(1, deep));
      expect(lasting(3, deep)).toBeGreaterThan(lasting(2, deep));
    });

    it('counts blows once both sides have come near', () => {
      const blows = (rounds: number) => lasting(rounds, { shooting: 'off' });
      expect(blows(2)).toBe(blows(1));
      expect(blows(5)).toBeGreaterThan(blows(2));
    });

    it('counts a blow half as often as he comes near, and once where he stands', () => {
      const harmless = { shooting: 'off', melee: 'off' };
      const blows = (rounds: number) =>
        forgone({ shooting: 'off', 'rounds.length.rounds': rounds, 'reserves.arrival.round': 1 }, harmless);
      expect(blows(1)).toBeGreaterThan(0);
      expect(blows(6) - blows(5)).toBeCloseTo(blows(1) / 2);
    });

    it('counts what either side does in models of the other', () => {
      const ifDear = (...models: number[]) => {
        const m = facing(STRIKER, strong, [], strong);
        for (const model of models) m.matchup.worth[model] *= 2;
        return fightOf(m, 0).ahead;
      };
      const [plain, own, enemies] = [ifDear(), ifDear(0), ifDear(2, 3, 4, 5, 6)];
      expect([own > plain, enemies < plain]).toEqual([true, true]);
      expect(own + enemies).toBeCloseTo(1.5 * plain);
    });

    it('counts enemies’ attacks on him as one of all whom they may attack', () => {
      const among = (friends: string) => fightOf(facing(`${STRIKER}${friends}`, weak, [], strong), 0).ahead;
      expect(among('')).toBeLessThan(0);
      expect(among(' | A trooper 4,-10')).toBeGreaterThan(among(''));
    });

    it('counts what he does less from where he may strike, and all where he may do nothing then', () => {
      const idle = { 'reserves.wholeMove.action': 'may-not' };
      const fists = { shooting: 'off' };
      expect(lasting(1, idle)).toBeGreaterThan(lasting(1));
      expect(lasting(1, fists)).toBeGreaterThan(lasting(1, { ...fists, 'reserves.wholeMove': 'off' }));
    });
  });

  it('is not for an ambusher who could shoot at most of the board from his edge until then', () => {
    const atOnce = { 'reserves.arrival.round': 1 };
    const open = (own: string, set: Variant = {}) => serves(own, set, WOOD);
    expect([open(STRIKER), open(AMBUSHER), open(AMBUSHER, atOnce)]).toEqual([true, false, true]);
  });

  it('is not for an ambusher who could do nothing to anybody as he comes', () => {
    expect([serves(AMBUSHER), serves(AMBUSHER, { shooting: 'off' })]).toEqual([true, false]);
  });

  it('is not for an ambusher whom blows that follow would cost more than he does as he comes', () => {
    const ambushes = (setB: Variant, enemies = 'B raider 0,10 | B raider 4,10 | B raider 8,10') => {
      const pieces = [ground('dense', -18, -2, 18, 2)];
      const staging = { setB, width: 36, depth: 36, lattice: true, pieces };
      return worthOfHoldingBack(stage(`${AMBUSHER} | ${enemies}`, staging).scripted([]), 0) > 0;
    };
    const short = { 'melee.target.inches': 3 };
    expect([ambushes({}), ambushes({ melee: 'off' })]).toEqual([false, true]);
    expect(ambushes({}, 'B raider 0,10')).toBe(true);
    // A quarter of 7 inches and 3 more do not make up for the 6 that he keeps off.
    expect([ambushes(short), ambushes({ ...short, 'movement.allowance.factor': 0.25 })]).toEqual([
      false,
      true,
    ]);
  });

  it('is for an ambusher as soon as half of the board is hidden from his edge, or out of his range', () => {
    // A wall across the board from its left edge hides the half beyond it at a little more than half its length.
    const behind = (end: number) => serves(AMBUSHER, {}, [ground('dense', -18, -2, end, 2)]);
    expect([behind(-2), behind(0), behind(2)]).toEqual([false, false, true]);
    const short = facing(AMBUSHER, {}, WOOD);
    short.matchup.farthest[0] = inches(9) ** 2;
    expect(worthOfHoldingBack(short, 0)).toBeGreaterThan(0);
  });

  it('is not for an ambusher who comes late or does nothing then, where a striker waits all the same', () => {
    for (const set of [{ 'reserves.arrival.round': 3 }, { 'reserves.wholeMove.action': 'may-not' }])
      expect([serves(STRIKER, set), serves(AMBUSHER, set)]).toEqual([true, false]);
  });
});
