import {
  linearisedDifference,
  type Ratio,
  type RatioOfSums,
  ratioDifference,
  ratioOfSums,
} from '../../statistics/index.ts';
import type { Metric } from '../metrics/metrics.ts';
import { rounded, roundedShare } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { acrossTables } from './across-tables.ts';
import { type Evidence, evidenceOf, NO_EVIDENCE } from './evidence.ts';
import { type BandSampling, coverageAt } from './looks.ts';
import { type MetricRow, movementOf } from './paired-tally.ts';
import { addTo, countIn, gainOf, noSums, totalOf } from './sums.ts';

/** A share of what happened in all matches together, of two arms on the same blocks. */
export interface PairedRatio {
  add(table: number, first: Ratio, second: Ratio): void;
  row(): MetricRow;
  /** Evidence that the share moves, at planned looks alone: its bounds are only the largest seen. */
  evidence(): Evidence;
}

/** Where one arm shows nothing there is nothing to compare. */
const UNKNOWN = {
  first: null,
  second: null,
  difference: { mean: 0, low: -1, high: 1 },
  blocks: 0,
  acrossTables: null,
  gain: null,
  movement: 'undecided',
} as const;

export function pairedRatio(
  sampling: BandSampling,
  metric: Pick<Metric, 'id' | 'says' | 'unit'>,
): PairedRatio {
  const perTable = sampling.tables.map((): (readonly [Ratio, Ratio])[] => []);
  const sides = () => {
    const blocks = perTable.flat();
    return [blocks.map(([first]) => first), blocks.map(([, second]) => second)] as const;
  };
  return {
    add: (table, first, second) => void perTable[table].push([first, second]),
    row() {
      const [firsts, seconds] = sides();
      const blocks = firsts.length;
      const [first, second] = [ratioOfSums(firsts), ratioOfSums(seconds)];
      const difference = ratioDifference(firsts, seconds, coverageAt(sampling, blocks));
      const about = { metric: metric.id, says: metric.says, unit: metric.unit };
      if (first === null || second === null || difference === null) return { ...about, ...UNKNOWN };
      const wordOf = (share: Share) => movementOf(metric, share, blocks, sampling.d);
      const movement = wordOf(difference);
      return {
        ...about,
        first: rounded(first.ratio),
        second: rounded(second.ratio),
        difference: roundedShare(difference),
        blocks,
        ...spreadOf(sampling, perTable, first, second, difference, (other) => wordOf(other) === movement),
        movement,
      };
    },
    evidence() {
      const [firsts, seconds] = sides();
      const difference = linearisedDifference(firsts, seconds);
      if (difference === null) return NO_EVIDENCE;
      const { values, range } = difference;
      const counts = new Map<number, number>();
      for (const value of values) countIn(counts, value);
      return { ...evidenceOf(counts, 0, range, sampling.looks, firsts.length), eValue: 1 };
    },
  };
}

function spreadOf(
  { alpha }: Pick<BandSampling, 'alpha'>,
  perTable: readonly (readonly (readonly [Ratio, Ratio])[])[],
  one: RatioOfSums,
  other: RatioOfSums,
  difference: Share,
  agrees: (share: Share) => boolean,
): Pick<MetricRow, 'acrossTables' | 'gain'> {
  const [firsts, seconds] = [noSums(), noSums()];
  const tables = perTable.map((blocks) => {
    const sums = noSums();
    for (const [first, second] of blocks) {
      const [here, there] = [one.scoreOf(first), other.scoreOf(second)];
      addTo(firsts, here);
      addTo(seconds, there);
      addTo(sums, here - there);
    }
    return sums;
  });
  return {
    acrossTables: acrossTables(tables, 1, alpha, { low: -1, high: 1 }, difference, agrees),
    gain: gainOf(firsts, seconds, totalOf(tables)),
  };
}
