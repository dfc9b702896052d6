import { boundedMean, type Range } from '../../statistics/index.ts';
import { farthest } from '../metrics/farthest.ts';
import { inOnes, type Share } from '../terms/verdict.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { coverageAt, type Sampling } from './looks.ts';
import { addTo, countIn, noSums, type Sums, totalOf } from './sums.ts';

/** What an arm shows block by block, as whole numbers, whose sums do not depend on any order. */
interface ValuesTally {
  /** Takes a block; null where it does not show the figure. */
  note(table: number, value: number | null): void;
  /** Of the blocks that show it. */
  total(): Sums;
  /** How far from zero a value can lie that has no bounds: see `farthest`. */
  farthest(): number;
  /** The mean with its interval, in ones. */
  mean(range: Range): Share;
  /** See `acrossTables`. */
  acrossTables(range: Range, mean: Share, agrees: (share: Share) => boolean): AcrossTables | null;
  /** Evidence that the mean is not zero. */
  evidence(range: Range): Evidence;
}

/** @param scale how many units of its values, in which ranges are given, make one */
export function valuesTally(sampling: Sampling, scale: number): ValuesTally {
  const perTable = sampling.tables.map(noSums);
  const counts = new Map<number, number>();
  /** Blocks, whether or not they show the figure: looks are planned at numbers of these. */
  let played = 0;
  return {
    note(table, value) {
      played++;
      if (value === null) return;
      addTo(perTable[table], value);
      countIn(counts, value);
    },
    total: () => totalOf(perTable),
    farthest: () => farthest(counts.keys(), scale),
    mean: (range) => inOnes(boundedMean(counts, coverageAt(sampling, played), range), scale),
    acrossTables: ({ low, high }, mean, agrees) =>
      acrossTables(perTable, scale, sampling.alpha, { low: low / scale, high: high / scale }, mean, agrees),
    evidence: (range) => evidenceOf(counts, 0, range, sampling.looks, played),
  };
}
