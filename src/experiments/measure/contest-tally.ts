import type { MatchRecord } from '../../match/record.ts';
import { tableTitle } from '../../match/spec.ts';
import type { Outcome } from '../../rules/ruleset.ts';
import { eloOfShare } from '../../statistics/index.ts';
import { type Arm, blockHalves, tableOf } from '../terms/arm.ts';
import { rounded, roundedShare } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { blockScores, type FortuneFigures, inUnit, SCORE_UNITS, withinUnit } from './block-scores.ts';
import type { Evidence } from './evidence.ts';
import { type Forecast, forecast, regionsAround } from './forecast.ts';
import { coverageAt, type Looks } from './looks.ts';
import { addTo, gainOf, noSums, type Sums } from './sums.ts';

/** Blocks by score in quarters, from 0 to 4. */
type QuarterCounts = readonly [number, number, number, number, number];

/** What the blocks of a contest say about the side under test. */
export interface ContestFigures extends Evidence {
  readonly blocks: number;
  /** Share of the points, draws and unresolved matches as halves; the luck of the dice is taken off where that pays. */
  readonly share: Share;
  /** Null where no luck was taken off. */
  readonly fortune: FortuneFigures | null;
  /** Logistic Elo of the share; null at 0 and 1. */
  readonly elo: { readonly mean: number | null; readonly low: number | null; readonly high: number | null };
  readonly acrossTables: AcrossTables | null;
  /** Variance of a block's score if its matches had luck of their own, over that with common luck; null where there is none. */
  readonly gain: number | null;
  /** Matches by how they ended for the side under test. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly counts: QuarterCounts;
  readonly perTable: readonly {
    readonly table: string;
    readonly blocks: number;
    /** Likewise; null where no block was played. */
    readonly share: number | null;
    readonly counts: QuarterCounts;
  }[];
}

/** What is kept of the blocks of a contest: whole numbers, whose sums do not depend on any order. */
export interface ContestTally {
  readonly blocks: number;
  /** All blocks by score, luck and all. */
  readonly counts: QuarterCounts;
  /** Of one block's score. */
  variance(): number;
  add(index: number, records: readonly MatchRecord[]): void;
  /** The share with its interval. */
  look(): Share;
  /** Evidence that the share is not one half. */
  evidence(): Evidence;
  /** Blocks in all that it takes to tell the share from a band of half-width d, or into it. */
  forecast(d: number): Forecast;
  /** @param agrees whether an interval leads to the verdict already reached */
  figures(agrees: (share: Share) => boolean): ContestFigures;
}

const MIRRORED: Readonly<Record<Outcome, Outcome>> = {
  won: 'lost',
  lost: 'won',
  draw: 'draw',
  unresolved: 'unresolved',
};

const NOTHING_KNOWN: Share = { mean: 0.5, low: 0, high: 1 };

type Counts = [number, number, number, number, number];

/**
 * @param looks at which its figures are read
 * @param takesLuckOff whether the luck of the dice is taken off where it is told: not where points have to add up, or a
 *   test between two Elo counts them
 */
export function contestTally(
  arm: Pick<Arm, 'tables'>,
  alpha: number,
  looks: Looks,
  takesLuckOff = true,
): ContestTally {
  const perTable = arm.tables.map((): Counts => [0, 0, 0, 0, 0]);
  const outcomes: Record<Outcome, number> = { won: 0, lost: 0, draw: 0, unresolved: 0 };
  /** Half points of the side under test in the first and in the second match of blocks, whose score is the sum of both. */
  const matches = [noSums(), noSums()];
  let blocks = 0;
  const scores = blockScores(arm.tables.length, takesLuckOff);
  const coverage = () => coverageAt({ looks, alpha }, blocks);
  const look = () => (blocks === 0 ? NOTHING_KNOWN : scores.share(coverage()));
  const evidence = () => scores.evidence(looks);
  return {
    get blocks() {
      return blocks;
    },
    get counts() {
      return totalOf(perTable);
    },
    add(index, records) {
      const [first, second] = blockHalves(records);
      perTable[tableOf(arm, index)][first + second]++;
      scores.add(index, tableOf(arm, index), records);
      addTo(matches[0], first);
      addTo(matches[1], second);
      blocks++;
      outcomes[records[0].outcome]++;
      outcomes[MIRRORED[records[1].outcome]]++;
    },
    look,
    evidence,
    variance: scores.variance,
    forecast(d) {
      const known = { blocks, mean: look().mean, variance: scores.variance() };
      return forecast(known, coverage(), regionsAround(0.5, d));
    },
    figures(agrees) {
      const counts = totalOf(perTable);
      const share = look();
      const across = acrossTables(scores.perTable, SCORE_UNITS, alpha, scores.range, share, agrees);
      return {
        blocks,
        share: roundedShare(share),
        fortune: scores.fortune(),
        elo: { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) },
        acrossTables: across && withinUnit(across),
        gain: gainOf(matches[0], matches[1], sumsOf(counts)),
        ...evidence(),
        outcomes: { ...outcomes },
        counts,
        perTable: tableFigures(arm, perTable, scores.perTable),
      };
    },
  };
}

function tableFigures(
  { tables }: Pick<Arm, 'tables'>,
  counts: readonly QuarterCounts[],
  sums: readonly Sums[],
): ContestFigures['perTable'] {
  return tables.map((table, i) => ({
    table: tableTitle(table),
    blocks: sums[i].n,
    share: shareOf(sums[i]),
    counts: [...counts[i]],
  }));
}

/** Null without blocks. */
function shareOf({ n, sum }: Sums): number | null {
  return n === 0 ? null : inUnit(rounded(sum / n / SCORE_UNITS));
}

function elo(share: number): number | null {
  return share <= 0 || share >= 1 ? null : rounded(eloOfShare(share));
}

function totalOf(counts: readonly QuarterCounts[]): QuarterCounts {
  return [0, 1, 2, 3, 4].map((score) =>
    counts.reduce((sum, table) => sum + table[score], 0),
  ) as unknown as QuarterCounts;
}

function sumsOf(counts: QuarterCounts): Sums {
  return counts.reduce(
    ({ n, sum, squares }, count, score) => ({
      n: n + count,
      sum: sum + count * score,
      squares: squares + count * score * score,
    }),
    noSums(),
  );
}
