import type { Settings } from '../rules/index.ts';

/** Dice thrown together, and in how many ways each of their totals comes up. */
export interface Throw {
  readonly dice: number;
  readonly sides: number;
  /** From the lowest total, one pip a die, up. */
  readonly ways: readonly number[];
  /** Ways in all. */
  readonly all: number;
}

export interface Outcome {
  readonly success: boolean;
  /** Target less total; of automatic successes at least 0. */
  readonly margin: number;
}

/** How one side rolls and reads its tests (DP-ROLL-01); worked out once per matchup. */
export interface TestRoll {
  readonly thrown: Throw;
  /**
   * A total or a target seen from the other end: where high is good the mirrored total must not exceed the
   * mirrored target, which makes it the same test (DP-Q-01). Itself where low is good.
   */
  facing(number: number): number;
  /** Reads a total against a target, both as `facing` gives them (DP-ROLL-02, DP-Q-02). */
  judge(needed: number, total: number): Outcome;
  /** Chance to pass a test against a stat less its modifiers, by so much at least, without Command Points (DP-X-01). */
  chance(target: number, margin?: number): number;
}

export function throwOf(dice: number, sides: number): Throw {
  let ways = [1];
  let all = 1;
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + sides - 1).fill(0);
    ways.forEach((n, pips) => {
      for (let face = 0; face < sides; face++) next[pips + face] += n;
    });
    ways = next;
    all *= sides;
  }
  return { dice, sides, ways, all };
}

export function testRollOf({ rolls }: Settings): TestRoll {
  const { dice, sides, direction, extremes } = rolls.test;
  const thrown = throwOf(dice, sides);
  const highest = dice * sides;
  const lowestSucceeds = extremes === 'both' || extremes === 'lowest-succeeds';
  const highestFails = extremes === 'both' || extremes === 'highest-fails';

  function facing(number: number): number {
    return direction === 'at-least' ? dice + highest - number : number;
  }

  function judge(needed: number, total: number): Outcome {
    const always = lowestSucceeds && total <= dice;
    const never = highestFails && total >= highest;
    const success = always || (total <= needed && !never);
    return { success, margin: always ? Math.max(0, needed - total) : needed - total };
  }

  function shareOfWays(needed: number, least: number): number {
    let good = 0;
    thrown.ways.forEach((n, i) => {
      const { success, margin } = judge(needed, dice + i);
      if (success && margin >= least) good += n;
    });
    return good / thrown.all;
  }

  // From just below the lowest total, where only a special roll succeeds, to the highest.
  const chances = Array.from({ length: highest - dice + 2 }, (_, i) => shareOfWays(dice - 1 + i, 0));

  function chance(target: number, margin = 0): number {
    const needed = Math.floor(facing(target));
    if (margin > 0) return shareOfWays(needed, margin);
    const at = needed - dice + 1;
    return chances[at < 0 ? 0 : at < chances.length ? at : chances.length - 1];
  }

  return { thrown, facing, judge, chance };
}
