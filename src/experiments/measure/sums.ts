import { rounded } from '../terms/digest.ts';

/** Whole numbers that give the mean and variance of values, in units of one `scale`th; they depend on no order. */
export interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** Sums that are still added to. */
export type OpenSums = { -readonly [Key in keyof Sums]: Sums[Key] };

export function noSums(): OpenSums {
  return { n: 0, sum: 0, squares: 0 };
}

export function addTo(sums: OpenSums, value: number): void {
  sums.n++;
  sums.sum += value;
  sums.squares += value * value;
}

/** The sums of all values of several. */
export function totalOf(parts: readonly Sums[]): Sums {
  const all = noSums();
  for (const { n, sum, squares } of parts) {
    all.n += n;
    all.sum += sum;
    all.squares += squares;
  }
  return all;
}

/** Sample variance in squared units of the sums; 0 for fewer than two. */
export function varianceOf({ n, sum, squares }: Sums): number {
  return n < 2 ? 0 : Math.max(0, (squares - (sum * sum) / n) / (n - 1));
}

/** Adds one more of a value to how often each was seen. */
export function countIn(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** What pairs come to, each part alone and both together. */
interface PairSums {
  add(first: number, second: number): void;
  /** As `gainOf`. */
  gain(): number | null;
}

export function pairSums(): PairSums {
  const [firsts, seconds, both] = [noSums(), noSums(), noSums()];
  return {
    add(first, second) {
      addTo(firsts, first);
      addTo(seconds, second);
      addTo(both, first + second);
    },
    gain: () => gainOf(firsts, seconds, both),
  };
}

/** Variance that two parts would have together without common luck, over that of both as it is; null where that is 0. */
export function gainOf(first: Sums, second: Sums, both: Sums): number | null {
  const paired = varianceOf(both);
  return paired === 0 ? null : rounded((varianceOf(first) + varianceOf(second)) / paired);
}
