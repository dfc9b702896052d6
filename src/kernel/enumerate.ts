import { type Chances, certainly, diceTotals, leadingTo } from './chances.ts';
import type { Dice } from './dice.ts';
import { type Fraction, ZERO } from './fraction.ts';

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
): Chances<T> {
  const known = new Map<string, Chances<T>>();
  const thrown = new Map<string, Chances>();

  function totals(count: number, sides: number) {
    const key = `${count}d${sides}`;
    const found = thrown.get(key) ?? diceTotals(count, sides);
    thrown.set(key, found);
    return found;
  }

  function follow(taken: readonly number[]): Chances<T> {
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
      return certainly(run(dice));
    } catch (stopped) {
      if (stopped !== STOP) throw stopped;
    }
    const { count, sides, where } = asked;
    const found = position && known.get(where);
    if (found) return found;
    const results = leadingTo(totals(count, sides), (total) => follow([...taken, total]));
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
