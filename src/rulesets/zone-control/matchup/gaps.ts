import { BASE_RADIUS } from '../../../kernel/base.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Settings } from '../rules/index.ts';

/** How far apart models are, by the square of how far apart their middles are, which is a whole number (ZC-A6). */
export interface Gaps {
  of(square: number): Length;
  /** The greatest square at which models are no further apart than that; -1 for none. */
  widest(gap: Length): number;
}

export function createGaps({ measurement }: Settings): Gaps {
  const taken = measurement.base.on ? 2 * BASE_RADIUS : 0;
  const of = (square: number) => Math.max(0, Math.sqrt(square) - taken);
  return {
    of,
    widest(gap) {
      if (gap < 0) return -1;
      let square = Math.floor((gap + taken) * (gap + taken));
      while (of(square + 1) <= gap) square++;
      while (of(square) > gap) square--;
      return square;
    },
  };
}
