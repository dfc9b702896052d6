import type { Dice } from './dice.ts';
import { type Fraction, fraction, ONE, plus, times, ZERO } from './fraction.ts';

/** The ways of every total of `count` dice of `sides` faces, from the lowest total up. */
export function diceTotals(count: number, sides: number): { total: number; chance: Fraction }[] {
  let ways = new Map<number, bigint>([[0, 1n]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, bigint>();
    for (const [total, n] of ways) {
      for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0n) + n);
    }
    ways = next;
  }
  const all = BigInt(sides) ** BigInt(count);
  return [...ways].map(([total, n]) => ({ total, chance: fraction(n, all) }));
}

/**
 * Exact distribution of what `run` returns, over every outcome of every roll it asks for. `run` is the code that
 * plays; it is called again and again and must start from the same position each time.
 *
 * `position`, if given, is asked at each roll for a text of all that the rest of the run depends on; what follows
 * equal positions is walked once, so that long exchanges of rerolls stay short work.
 */
export function enumerateRolls<T extends string | number>(
  run: (dice: Dice) => T,
  position?: () => string,
): Map<T, Fraction> {
  const known = new Map<string, Map<T, Fraction>>();
  const thrown = new Map<string, ReturnType<typeof diceTotals>>();

  function totals(count: number, sides: number) {
    const key = `${count}d${sides}`;
    const found = thrown.get(key) ?? diceTotals(count, sides);
    thrown.set(key, found);
    return found;
  }

  function follow(taken: readonly number[]): Map<T, Fraction> {
    let at = 0;
    let asked = { count: 0, sides: 0, where: '' };
    const dice: Dice = {
      roll(name, _roller, count, sides) {
        if (at < taken.length) return taken[at++];
        asked = { count, sides, where: position ? `${name} ${position()}` : '' };
        throw STOP;
      },
    };
    try {
      return new Map([[run(dice), ONE]]);
    } catch (stopped) {
      if (stopped !== STOP) throw stopped;
    }
    const { count, sides, where } = asked;
    const found = position && known.get(where);
    if (found) return found;
    const results = new Map<T, Fraction>();
    for (const { total, chance } of totals(count, sides)) {
      for (const [result, share] of follow([...taken, total]))
        results.set(result, plus(results.get(result) ?? ZERO, times(chance, share)));
    }
    if (position) known.set(where, results);
    return results;
  }

  return follow([]);
}

/** Thrown to break off a run at a roll whose outcomes are to be walked. */
const STOP = Symbol('a roll without a total');

/** Exact chance of what `run` finds to happen or not. */
export function chanceOf(run: (dice: Dice) => boolean): Fraction {
  return enumerateRolls((dice) => (run(dice) ? 1 : 0)).get(1) ?? ZERO;
}

/** Chance that what comes of it is as asked. */
export function chanceThat<T>(
  chances: Iterable<readonly [T, Fraction]>,
  holds: (end: T) => boolean,
): Fraction {
  let sum = ZERO;
  for (const [end, chance] of chances) if (holds(end)) sum = plus(sum, chance);
  return sum;
}

/** Mean of a whole number that comes of it. */
export function meanOf<T>(chances: Iterable<readonly [T, Fraction]>, number: (end: T) => number): Fraction {
  let sum = ZERO;
  for (const [end, chance] of chances) sum = plus(sum, times(fraction(number(end)), chance));
  return sum;
}
