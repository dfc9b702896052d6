import { rounded, roundedShare } from '../terms/digest.ts';
import { LEAST_BLOCKS, type Share } from '../terms/verdict.ts';
import type { AcrossTables } from './across-tables.ts';
import type { Evidence } from './evidence.ts';
import type { Sampling } from './looks.ts';
import { type Sums, varianceOf } from './sums.ts';
import { valuesTally } from './values-tally.ts';

/** A mean that may lie on either side of zero, with the evidence that it does. */
export interface Effect extends Evidence {
  readonly effect: Share;
  /** Of the mean over blocks; null where there are fewer than two. */
  readonly standardError: number | null;
  /** That show it. */
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
}

/** Whether an effect is known to lie on one side of zero. */
export function isSure({ effect, blocks }: Pick<Effect, 'effect' | 'blocks'>): boolean {
  return blocks >= LEAST_BLOCKS && (effect.low > 0 || effect.high < 0);
}

/** An effect, block by block: whole numbers, whose sums do not depend on any order. */
export interface EffectTally {
  /** A value in units of which `scale` make one; null where the block does not show it. */
  add(table: number, value: number | null): void;
  /** @param wordOf what an interval says, so that tables as clusters agree where theirs says the same */
  figures(wordOf?: (share: Share) => string): Effect;
  /** Sample variance of a value, in the square of its units. */
  variance(): number;
}

/** @param bound how far a value can lie from zero, in the same units; null where the largest seen must stand for it */
export function effectTally(sampling: Sampling, scale: number, bound: number | null): EffectTally {
  const values = valuesTally(sampling, scale);
  return {
    add: values.note,
    variance: () => varianceOf(values.total()),
    figures(wordOf = () => '') {
      const most = bound ?? values.farthest();
      const range = { low: -most, high: most };
      const effect = roundedShare(values.mean(range));
      const word = wordOf(effect);
      const total = values.total();
      return {
        effect,
        standardError: standardErrorOf(total, scale),
        blocks: total.n,
        acrossTables: values.acrossTables(range, effect, (other) => wordOf(other) === word),
        ...values.evidence(range),
      };
    },
  };
}

function standardErrorOf(all: Sums, scale: number): number | null {
  return all.n < 2 ? null : rounded(Math.sqrt(varianceOf(all) / all.n) / scale);
}
