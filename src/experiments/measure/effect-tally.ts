import { boundedMean } from '../../statistics/index.ts';
import { farthest } from '../metrics/farthest.ts';
import { rounded, roundedShare } from '../terms/digest.ts';
import { inOnes, LEAST_BLOCKS, type Share } from '../terms/verdict.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { coverageAt, type Sampling } from './looks.ts';
import { addTo, countIn, noSums, type Sums, totalOf, varianceOf } from './sums.ts';

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
  const { tables, alpha } = sampling;
  const perTable = tables.map(noSums);
  const values = new Map<number, number>();
  /** Blocks, whether or not they show it: looks are planned at numbers of these. */
  let played = 0;

  return {
    add(table, value) {
      played++;
      if (value === null) return;
      addTo(perTable[table], value);
      countIn(values, value);
    },
    variance: () => varianceOf(totalOf(perTable)),
    figures(wordOf = () => '') {
      const most = bound ?? farthest(values.keys(), scale);
      const [range, bounds] = [most, most / scale].map((end) => ({ low: -end, high: end }));
      const effect = roundedShare(inOnes(boundedMean(values, coverageAt(sampling, played), range), scale));
      const word = wordOf(effect);
      return {
        effect,
        standardError: standardErrorOf(totalOf(perTable), scale),
        blocks: totalOf(perTable).n,
        acrossTables: acrossTables(perTable, scale, alpha, bounds, effect, (other) => wordOf(other) === word),
        ...evidenceOf(values, 0, range, sampling.looks, played),
      };
    },
  };
}

function standardErrorOf(all: Sums, scale: number): number | null {
  return all.n < 2 ? null : rounded(Math.sqrt(varianceOf(all) / all.n) / scale);
}
