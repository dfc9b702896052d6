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
 * plays; it is called once per sequence of totals and must start from the same position each time.
 */
export function enumerateRolls<T extends string | number>(run: (dice: Dice) => T): Map<T, Fraction> {
  const results = new Map<T, Fraction>();
  const open: number[][] = [[]];
  const cache = new Map<string, ReturnType<typeof diceTotals>>();
  for (let prefix = open.pop(); prefix !== undefined; prefix = open.pop()) {
    const taken = prefix;
    let at = 0;
    let chance = ONE;
    const dice: Dice = {
      roll(_name, _roller, count, sides) {
        const key = `${count}d${sides}`;
        const totals = cache.get(key) ?? diceTotals(count, sides);
        cache.set(key, totals);
        if (at === taken.length) {
          for (let other = 1; other < totals.length; other++) open.push([...taken, other]);
          taken.push(0);
        }
        const { total, chance: share } = totals[taken[at++]];
        chance = times(chance, share);
        return total;
      },
    };
    const result = run(dice);
    results.set(result, plus(results.get(result) ?? ZERO, chance));
  }
  return results;
}
