import type { Range } from '../../statistics/index.ts';
import { isShown, type Metric, type Seen } from '../metrics/metrics.ts';
import { rounded, roundedShare } from '../terms/digest.ts';
import { LEAST_BLOCKS, type Share } from '../terms/verdict.ts';
import type { AcrossTables } from './across-tables.ts';
import type { Evidence } from './evidence.ts';
import type { BandSampling } from './looks.ts';
import { addTo, gainOf, noSums, type Sums, varianceOf } from './sums.ts';
import { valuesTally } from './values-tally.ts';
import type { Watched } from './watched.ts';

/** What a metric does from the second arm to the first. */
export type Movement = 'rises' | 'falls' | 'stays' | 'undecided';

export interface MetricRow {
  readonly metric: string;
  readonly says: string;
  readonly unit: Metric['unit'];
  /** Means of both arms; null where no block shows both. */
  readonly first: number | null;
  readonly second: number | null;
  /** First less second, over the blocks that show both. */
  readonly difference: Share;
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
  /** Variance of the difference without common luck over that with it; null where there is none. */
  readonly gain: number | null;
  readonly movement: Movement;
}

/** Whether a movement is beyond doubt. */
export function hasMoved({ movement }: Pick<MetricRow, 'movement'>): boolean {
  return movement === 'rises' || movement === 'falls';
}

/** A metric of two arms, block by block, by what their matches add to it. */
export interface PairedMetric {
  /** A block of both arms; a mean is of those in which both show the metric. */
  add(table: number, first: Seen, second: Seen): void;
  row(): MetricRow;
  /** The difference, for a run that stops by it. */
  readonly watched: Watched;
  /** Evidence that the metric moves; of ratios, whose bounds are only the largest seen, at planned looks alone. */
  evidence(): Evidence;
}

/** @param most how far a difference of shares can lie from nothing */
export function pairedTally(sampling: BandSampling, metric: Omit<Metric, 'measure'>, most = 1): PairedMetric {
  const { id, says, unit, scale } = metric;
  const differences = valuesTally(sampling, scale);
  const firsts = noSums();
  const seconds = noSums();
  const range = (): Range => {
    const end = unit === 'share' ? most * scale : differences.farthest();
    return { low: -end, high: end };
  };
  const look = () => differences.mean(range());

  return {
    add(table, one, other) {
      if (!isShown(one) || !isShown(other)) return differences.note(table, null);
      const [[first], [second]] = [one, other];
      addTo(firsts, first);
      addTo(seconds, second);
      differences.note(table, first - second);
    },
    watched: {
      get blocks() {
        return firsts.n;
      },
      nothing: 0,
      bounds: unit === 'share' ? { min: -most, max: most } : { min: -Infinity, max: Infinity },
      look,
      variance: () => varianceOf(differences.total()) / (scale * scale),
    },
    evidence: () => differences.evidence(range()),
    row() {
      const difference = look();
      const moved = (share: Share) => movementOf(metric, share, firsts.n, sampling.d);
      const movement = moved(difference);
      return {
        metric: id,
        says,
        unit,
        first: meanOf(firsts, scale),
        second: meanOf(seconds, scale),
        difference: roundedShare(difference),
        blocks: firsts.n,
        acrossTables: differences.acrossTables(range(), difference, (all) => moved(all) === movement),
        gain: gainOf(firsts, seconds, differences.total()),
        movement,
      };
    },
  };
}

/** Shares must leave or fit into the band of half-width d; for other figures nothing is too small to name. */
export function movementOf(
  { unit }: Pick<Metric, 'unit'>,
  { low, high }: Share,
  blocks: number,
  d: number,
): Movement {
  if (blocks < LEAST_BLOCKS) return 'undecided';
  const band = unit === 'share' ? d : 0;
  if (low > band) return 'rises';
  if (high < -band) return 'falls';
  // No figure ever differed: no number of blocks would say more.
  if (low === 0 && high === 0) return 'stays';
  return unit === 'share' && low >= -band && high <= band ? 'stays' : 'undecided';
}

function meanOf({ n, sum }: Sums, scale: number): number | null {
  return n === 0 ? null : rounded(sum / n / scale);
}
