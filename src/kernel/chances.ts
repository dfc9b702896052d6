import { type Fraction, fraction, ONE, plus, times, ZERO } from './fraction.ts';

/** Exact chances by what comes about; together they are 1. */
export type Chances<T = number> = ReadonlyMap<T, Fraction>;

/** Chances of every total of `count` dice of `sides` faces, from the lowest up. */
export function diceTotals(count: number, sides: number): Chances {
  let ways = new Map<number, bigint>([[0, 1n]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, bigint>();
    for (const [total, n] of ways) {
      for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0n) + n);
    }
    ways = next;
  }
  const all = BigInt(sides) ** BigInt(count);
  return new Map([...ways].map(([total, n]) => [total, fraction(n, all)]));
}

/** One end without a doubt. */
export function certainly<T>(end: T): Chances<T> {
  return new Map([[end, ONE]]);
}

/** What some chances lead to, end by end. */
export function leadingTo<T, U>(chances: Chances<T>, next: (end: T) => Chances<U>): Chances<U> {
  return mixed([...chances].map(([end, chance]) => [chance, next(end)] as const));
}

/** Chances that come about with chances of their own. */
export function mixed<T>(parts: readonly (readonly [Fraction, Chances<T>])[]): Chances<T> {
  const sums = new Map<T, Fraction>();
  for (const [share, chances] of parts)
    for (const [end, chance] of chances) sums.set(end, plus(sums.get(end) ?? ZERO, times(share, chance)));
  return sums;
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

/** Mean of a whole number that comes of it, or that is what comes of it. */
export function meanOf<T>(
  chances: Iterable<readonly [T, Fraction]>,
  number: (end: T) => number = Number,
): Fraction {
  let sum = ZERO;
  for (const [end, chance] of chances) sum = plus(sum, times(fraction(number(end)), chance));
  return sum;
}
