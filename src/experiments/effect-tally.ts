import { boundedMeanSequence, eValue, type Range } from '../statistics/index.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { cutEvidence, rounded, roundedShare } from './digest.ts';
import { farthest } from './metrics/farthest.ts';
import type { Spec } from './spec.ts';
import { addTo, noSums, type Sums, totalOf, varianceOf } from './sums.ts';
import { LEAST_BLOCKS, type Share } from './verdict.ts';

/** A mean that may lie on either side of zero, with an interval that holds at every look. */
export interface Effect {
  readonly effect: Share;
  /** Of the mean over blocks; null where there are fewer than two. */
  readonly standardError: number | null;
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
  /** Evidence that it is not zero. */
  readonly eValue: number;
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
export function effectTally(
  { tables, alpha }: Pick<Spec, 'tables' | 'alpha'>,
  scale: number,
  bound: number | null,
): EffectTally {
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
      const sequence = boundedMeanSequence(within);
      for (const [value, count] of values) sequence.add(value, count);
      const { mean, low, high } = sequence.look(alpha);
      return {
        effect: roundedShare({ mean: mean / scale, low: low / scale, high: high / scale }),
        standardError: standardErrorOf(totalOf(perTable), scale),
        blocks: perTable.reduce((sum, { n }) => sum + n, 0),
        acrossTables: acrossTables(
          perTable,
          scale,
          alpha,
          { low: within.low / scale, high: within.high / scale },
          () => true,
        ),
        eValue: cutEvidence(eValue(values, 0, 'two-sided', within)),
      };
    },
  };
}

function standardErrorOf(all: Sums, scale: number): number | null {
  return all.n < 2 ? null : rounded(Math.sqrt(varianceOf(all) / all.n) / scale);
}
