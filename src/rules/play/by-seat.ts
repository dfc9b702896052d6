import type { Seat } from '../decision.ts';

/** Places in a list by the seat they belong to. */
export function bySeat(all: readonly { readonly seat: Seat }[]): readonly [number[], number[]] {
  const at = (seat: Seat) => all.flatMap((one, i) => (one.seat === seat ? [i] : []));
  return [at(0), at(1)];
}
