import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import {
  MAY_REROLL,
  MAY_SHIFT,
  Means,
  type UseLimits,
} from '../../../../src/rulesets/dark-potential/rolls/exchange-means.ts';
import { MOST_ON_A_ROLL } from '../../../../src/rulesets/dark-potential/rules/limits.ts';

/** What both have left, in plain words: of the roller, then of the affected side. */
interface Left {
  readonly points: number[];
  readonly rerolls: number[];
  readonly shifts: number[];
}

const unlimited = (uses: number) => uses >= MOST_ON_A_ROLL;

/** The same as `Means`, kept by changing plain lists. */
function plain({ rerolls, forcedRerolls, shifts, counterShifts, forcePerRoll }: UseLimits, points: number[]) {
  const left: Left = {
    points: points.map((number) => Math.min(number, MOST_ON_A_ROLL)),
    rerolls: [rerolls, forcedRerolls],
    shifts: [shifts, counterShifts],
  };
  return {
    left,
    uses(side: number): number {
      if (left.points[side] === 0) return 0;
      return (left.rerolls[side] > 0 ? MAY_REROLL : 0) + (left.shifts[side] > 0 ? MAY_SHIFT : 0);
    },
    spend(side: number, use: number): void {
      left.points[side]--;
      const of = use === MAY_REROLL ? left.rerolls : left.shifts;
      if (!unlimited(of[side])) of[side]--;
      if (use === MAY_REROLL && side === 0 && forcePerRoll) left.rerolls[1] = forcedRerolls;
    },
  };
}

const LIMITS: readonly UseLimits[] = [
  { rerolls: 9, shifts: 1, forcedRerolls: 1, counterShifts: 9, forcePerRoll: false },
  { rerolls: 2, shifts: 0, forcedRerolls: 1, counterShifts: 3, forcePerRoll: true },
  { rerolls: 0, shifts: 99, forcedRerolls: 99, counterShifts: 1, forcePerRoll: false },
];

describe('what both sides of an exchange have left, by number', () => {
  it.each(LIMITS)('is what plain lists say, whatever is spent: %o', (limits) => {
    const random = seedrandom('means');
    const draw = (below: number) => Math.floor(random() * below);
    const means = new Means(limits);
    for (let game = 0; game < 300; game++) {
      const points = [draw(12), draw(12)];
      const reference = plain(limits, points);
      let number = means.open(points[0], points[1]);
      for (;;) {
        for (const side of [0, 1]) {
          expect(means.points(number, side)).toBe(reference.left.points[side]);
          expect(means.uses(number, side)).toBe(reference.uses(side));
        }
        const ways = [0, 1].flatMap((side) =>
          ([MAY_REROLL, MAY_SHIFT] as const)
            .filter((use) => reference.uses(side) & use)
            .map((use) => ({ side, use })),
        );
        if (ways.length === 0) break;
        const { side, use } = ways[draw(ways.length)];
        reference.spend(side, use);
        number = means.spend(number, side, use);
      }
    }
  });

  it('is one number for one combination, whichever way it came about', () => {
    const means = new Means(LIMITS[0]);
    const start = means.open(3, 3);
    const one = means.spend(means.spend(start, 0, MAY_REROLL), 1, MAY_SHIFT);
    expect(means.spend(means.spend(start, 1, MAY_SHIFT), 0, MAY_REROLL)).toBe(one);
    expect(means.open(3, 3)).toBe(start);
    expect(means.withShifts(start, 0, 1)).toBe(start);
    expect(means.within(start, 6)).toBe(start);
    expect(means.within(means.open(9, 7), 6)).toBe(means.open(6, 6));
  });

  it('tells apart how far shifts that survive a reroll went', () => {
    const means = new Means(LIMITS[0]);
    const start = means.open(2, 2);
    const moves = [-27, -1, 0, 1, 27].map((by) => means.move(start, by));
    expect(moves.map((number) => means.moved(number))).toEqual([-27, -1, 0, 1, 27]);
    expect(new Set(moves).size).toBe(5);
    expect(means.moved(means.spend(moves[0], 1, MAY_REROLL))).toBe(-27);
    expect(means.move(moves[1], 1)).toBe(start);
  });
});
