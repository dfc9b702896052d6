import seedrandom from 'seedrandom';
import {
  bootstrapClusters,
  boundedMean,
  type Coverage,
  eloOfShare,
  UNIT_RANGE,
} from '../../../statistics/index.ts';
import { type AcrossTables, acrossTables } from '../../measure/across-tables.ts';
import { addTo, countIn, noSums } from '../../measure/sums.ts';
import { rounded, roundedShare } from '../../terms/digest.ts';
import { inOnes, LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import { apartOf } from './tournament-apart.ts';
import type { Pairing } from './tournament-field.ts';
import {
  type Clusters,
  type Field,
  figuresOf,
  mixOf,
  mostPoints,
  noiseOf,
  type Packed,
  packed,
  pointsIn,
  type Round,
} from './tournament-figures.ts';

/** Resamples: fewer where each takes long, which are large fields and equilibria. */
const REPLICATES = 2000;
const OF_LARGE_FIELDS = 400;
const OF_MIXES = 200;
const LARGE = 10;

/** How a contestant stands in the field. */
export interface Standing {
  /** Mean share of the points against each of the others. */
  readonly share: Share;
  /** The same with each table counted once; null on fewer than two. */
  readonly acrossTables: AcrossTables | null;
  /**
   * Bradley-Terry strength as logistic Elo, 0 on average of those who have one: the largest group in which chains of
   * points lead from everyone to everyone, see `apartOf`. Without an interval where resamples show too often that
   * chance could have left none, or the share may be all or nothing.
   */
  readonly elo: { readonly mean: number | null; readonly low: number | null; readonly high: number | null };
  /** Chance in the equilibrium of greatest entropy. */
  readonly nash: Share;
  /** Share of the time that an evolving population spends on it. */
  readonly alphaRank: Share;
}

export interface Standings {
  readonly standings: readonly Standing[];
  /** Share of the points that the side with the first turn takes between equals; null where nothing shows it. */
  readonly firstTurn: Share | null;
  /** Of what sets contestants apart, the share that runs in circles. */
  readonly cyclic: Share;
  /** Whether chains of points lead from everyone to everyone, those apart left out; if not, nobody has an Elo. */
  readonly connected: boolean;
  /** Resamples behind the intervals of Elo and the rest, and behind those of the mix. */
  readonly replicates: { readonly rest: number; readonly mix: number };
}

/**
 * The standings after rounds in which all pairs played; null for fewer than two. Intervals but those of the shares are
 * by bootstrap: over tables and over rounds within them, or over rounds where there is but one table.
 *
 * @param tableOf the table of the round of an index
 */
export function standingsOf(
  contestants: number,
  pairings: readonly Pairing[],
  rounds: readonly Round[],
  tableOf: (round: number) => number,
  { alpha, coverage }: { readonly alpha: number; readonly coverage: Coverage },
  seed: string,
): Standings | null {
  if (rounds.length < 2) return null;
  const scores = rounds.map(packed);
  const tables = byTable(scores, tableOf);
  const clusters = tables.length > 1 ? tables : tables[0].map((round) => [round]);
  const field: Field = { contestants, pairings, apart: apartOf({ contestants, pairings }, clusters) };
  const noise = noiseOf(field, clusters);
  const resampled = (statistics: (sample: Clusters) => number[], replicates: number) =>
    bootstrapClusters(clusters, statistics, 1 - alpha, replicates, seedrandom.alea(`${seed}/bootstrap`));
  const replicates = { rest: contestants > LARGE ? OF_LARGE_FIELDS : REPLICATES, mix: OF_MIXES };
  const intervals = resampled((sample) => figuresOf(field, sample, noise.resample), replicates.rest);
  const estimates = figuresOf(field, clusters, noise.sample);
  const mixes = resampled((sample) => mixOf(field, sample), replicates.mix);
  const at = (i: number): Share => roundedShare({ mean: estimates[i], ...intervals[i] });
  const broken = 2 * contestants + 2;
  const connected = estimates[broken] === 0;
  const surely = intervals[broken].high === 0;
  const measured = contestants - field.apart.size;
  const firstTurn = at(2 * contestants);
  const shares = Array.from({ length: contestants }, (_, i) => shareOf(field, scores, i, coverage));
  /** Where no resample of a few rounds differs from the others, and shares do not tell either, it may be anything. */
  const ofPlay = (i: number, own: Share): Share => {
    const isBlind = own.low === own.high && rounds.length < LEAST_BLOCKS && !isTold(shares, i);
    return isBlind ? { mean: own.mean, low: 0, high: 1 } : own;
  };
  return {
    standings: shares.map((share, i) => ({
      share,
      acrossTables: shareAcross(field, tables, i, alpha, share),
      elo: connected && !field.apart.has(i) ? eloOf(at(i), share, measured, surely) : NO_ELO,
      nash: ofPlay(i, roundedShare({ mean: mixes[i].estimate, ...mixes[i] })),
      alphaRank: ofPlay(i, at(contestants + i)),
    })),
    firstTurn: firstTurn.low === firstTurn.high ? null : firstTurn,
    cyclic: at(2 * contestants + 1),
    connected,
    replicates,
  };
}

function byTable(rounds: readonly Packed[], tableOf: (round: number) => number): Packed[][] {
  return [...Map.groupBy(rounds.keys(), tableOf).values()].map((own) => own.map((index) => rounds[index]));
}

function shareOf(field: Field, rounds: readonly Packed[], contestant: number, coverage: Coverage): Share {
  const most = mostPoints(field);
  const counts = new Map<number, number>();
  for (const round of rounds) countIn(counts, pointsIn(field, round, contestant));
  return roundedShare(inOnes(boundedMean(counts, coverage, { low: 0, high: most }), most));
}

function shareAcross(
  field: Field,
  tables: readonly (readonly Packed[])[],
  contestant: number,
  alpha: number,
  share: Share,
): AcrossTables | null {
  const sums = tables.map((rounds) => {
    const points = noSums();
    for (const round of rounds) addTo(points, pointsIn(field, round, contestant));
    return points;
  });
  return acrossTables(sums, mostPoints(field), alpha, UNIT_RANGE, share, () => true);
}

/** Whether the shares of the points tell that a contestant is better than all others, or worse than another. */
function isTold(shares: readonly Share[], contestant: number): boolean {
  const { low, high } = shares[contestant];
  const others = shares.filter((_, i) => i !== contestant);
  return others.every((other) => other.high < low) || others.some((other) => other.low > high);
}

const NO_ELO: Standing['elo'] = { mean: null, low: null, high: null };

/**
 * Logistic Elo with its interval, which reaches as far as that of the share at least: resamples of rounds that came out
 * nearly alike know of no others. None where chance could have left no points, or the share may be all or nothing.
 *
 * @param measured contestants whose Elo is 0 on average
 */
function eloOf(own: Share, share: Share, measured: number, surely: boolean): Standing['elo'] {
  const { mean } = own;
  if (!surely || share.low <= 0 || share.high >= 1) return { mean, low: null, high: null };
  // Half of a lead over a single other one is its own, and more of one over several.
  const apart = (end: number) => (eloOfShare(end) - eloOfShare(share.mean)) * (1 - 1 / measured);
  return {
    mean,
    low: rounded(Math.min(own.low, mean + apart(share.low))),
    high: rounded(Math.max(own.high, mean + apart(share.high))),
  };
}
