import { boundedMean, type Range } from '../../../statistics/index.ts';
import { type AcrossTables, acrossTables } from '../../measure/across-tables.ts';
import { type Evidence, evidenceOf } from '../../measure/evidence.ts';
import { coverageAt, type Sampling } from '../../measure/looks.ts';
import { addTo, noSums, type Sums, totalOf, varianceOf } from '../../measure/sums.ts';
import { farthest } from '../../metrics/farthest.ts';
import { rounded, roundedShare } from '../../terms/digest.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';

/** A mean that may lie on either side of zero, with the evidence that it does. */
export interface Effect extends Evidence {
  readonly effect: Share;
  /** Of the mean over blocks; null where there are fewer than two. */
  readonly standardError: number | null;
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
}

/** Whether an effect is known to lie on one side of zero. */
export function isSure({ effect, blocks }: Pick<Effect, 'effect' | 'blocks'>): boolean {
  return blocks >= LEAST_BLOCKS && (effect.low > 0 || effect.high < 0);
}

/** An effect, block by block: whole numbers, whose sums do not depend on any order. */
export interface EffectTally {
  /** A value in units of which `scale` make one. */
  add(table: number, value: number): void;
  figures(): Effect;
  /** Sample variance of a value, in the square of its units. */
  variance(): number;
}

/** @param bound how far a value can lie from zero, in the same units; null where the largest seen must stand for it */
export function effectTally(sampling: Sampling, scale: number, bound: number | null): EffectTally {
  const { tables, alpha } = sampling;
  const perTable = tables.map(noSums);
  const values = new Map<number, number>();

  function range(): Range {
    const most = bound ?? farthest(values.keys(), scale);
    return { low: -most, high: most };
  }

  return {
    add(table, value) {
      addTo(perTable[table], value);
      values.set(value, (values.get(value) ?? 0) + 1);
    },
    variance: () => varianceOf(totalOf(perTable)),
    figures() {
      const within = range();
      const { n: blocks } = totalOf(perTable);
      const { mean, low, high } = boundedMean(values, coverageAt(sampling, blocks), within);
      return {
        effect: roundedShare({ mean: mean / scale, low: low / scale, high: high / scale }),
        standardError: standardErrorOf(totalOf(perTable), scale),
        blocks,
        acrossTables: acrossTables(
          perTable,
          scale,
          alpha,
          { low: within.low / scale, high: within.high / scale },
          () => true,
        ),
        ...evidenceOf(values, 0, within, sampling.looks, blocks),
      };
    },
  };
}

function standardErrorOf(all: Sums, scale: number): number | null {
  return all.n < 2 ? null : rounded(Math.sqrt(varianceOf(all) / all.n) / scale);
}
