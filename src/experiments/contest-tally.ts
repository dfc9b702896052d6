import type { MatchRecord } from '../match/record.ts';
import { tableTitle } from '../match/spec.ts';
import type { Outcome } from '../rules/ruleset.ts';
import {
  type BoundedMeanSequence,
  blocksNeeded,
  boundedMeanSequence,
  eloOfShare,
  eValue,
  PENTANOMIAL_SCORES,
  scoreInterval,
  UNIT_RANGE,
} from '../statistics/index.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { type Arm, blockHalves, tableOf } from './arm.ts';
import { cutEvidence, rounded, roundedShare } from './digest.ts';
import { addTo, gainOf, noSums, type Sums, varianceOf } from './sums.ts';
import { LEAST_BLOCKS, type Share } from './verdict.ts';

/** Blocks by score in quarters, from 0 to 4. */
export type QuarterCounts = readonly [number, number, number, number, number];

/** What the blocks of a contest say about the side under test. */
export interface ContestFigures {
  readonly blocks: number;
  /** Share of the points, draws and unresolved matches as halves. */
  readonly share: Share;
  /** Logistic Elo of the share; null at 0 and 1. */
  readonly elo: { readonly mean: number | null; readonly low: number | null; readonly high: number | null };
  readonly acrossTables: AcrossTables | null;
  /** Variance of a block's score if its matches had luck of their own, over that with common luck; null where there is none. */
  readonly gain: number | null;
  /** Evidence that the share is not one half. */
  readonly eValue: number;
  /** Matches by how they ended for the side under test. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly counts: QuarterCounts;
  readonly perTable: readonly {
    readonly table: string;
    readonly blocks: number;
    /** Null where no block was played. */
    readonly share: number | null;
    readonly counts: QuarterCounts;
  }[];
}

/** What is kept of the blocks of a contest: whole numbers, whose sums do not depend on any order. */
export interface ContestTally {
  readonly blocks: number;
  /** All blocks by score. */
  readonly counts: QuarterCounts;
  add(index: number, records: readonly MatchRecord[]): void;
  /** The share with its interval; looks must come at numbers of blocks fixed beforehand. */
  look(): Share;
  /** Says that all blocks of a number fixed beforehand were played: from now on the interval is the narrower one of a single look. */
  lookOnce(): void;
  /** Evidence that the share is not one half. */
  evidence(): number;
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

/** An empty tally, whose interval holds however often it is looked at. */
export function contestTally(arm: Pick<Arm, 'tables'>, alpha: number): ContestTally {
  const perTable = arm.tables.map((): Counts => [0, 0, 0, 0, 0]);
  const outcomes: Record<Outcome, number> = { won: 0, lost: 0, draw: 0, unresolved: 0 };
  const sequence: BoundedMeanSequence = boundedMeanSequence();
  /** Half points of the side under test in the first and in the second match of blocks, whose score is the sum of both. */
  const matches = [noSums(), noSums()];
  let blocks = 0;
  let looks: 'many' | 'one' = 'many';
  const look = () => {
    if (blocks === 0) return NOTHING_KNOWN;
    return looks === 'many' ? sequence.look(alpha) : scoreInterval(totalOf(perTable), 1 - alpha);
  };
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
      sequence.add((first + second) / 4);
      addTo(matches[0], first);
      addTo(matches[1], second);
      blocks++;
      outcomes[records[0].outcome]++;
      outcomes[MIRRORED[records[1].outcome]]++;
    },
    look,
    lookOnce() {
      looks = 'one';
    },
    evidence: () => evidence(totalOf(perTable)),
    figures(agrees) {
      const counts = totalOf(perTable);
      const tables = perTable.map(sumsOf);
      const share = look();
      return {
        blocks,
        share: roundedShare(share),
        elo: { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) },
        acrossTables: acrossTables(tables, 4, alpha, UNIT_RANGE, agrees),
        gain: gainOf(matches[0], matches[1], sumsOf(counts)),
        eValue: evidence(counts),
        outcomes: { ...outcomes },
        counts,
        perTable: perTable.map((own, i) => ({
          table: tableTitle(arm.tables[i]),
          blocks: tables[i].n,
          share: tables[i].n === 0 ? null : rounded(tables[i].sum / tables[i].n / 4),
          counts: [...own],
        })),
      };
    },
  };
}

/** Blocks at which the interval would clear the nearer end of the band of half-width d, or fit inside it, at the variance seen. */
export function blocksToSettle(tally: ContestTally, d: number, alpha: number): number {
  const { blocks } = tally;
  const fromEnd = Math.abs(Math.abs(tally.look().mean - 0.5) - d);
  // An effect right at the end of the band is never told from it; a tenth of the band is as near as is asked.
  const distance = Math.max(fromEnd, d / 10);
  return Math.max(LEAST_BLOCKS, blocks + 1, blocksNeeded(varianceOfShare(tally.counts), distance, alpha));
}

/** Variance of the score of a block, which lies between 0 and 1. */
export function varianceOfShare(counts: QuarterCounts): number {
  return Math.min(0.25, varianceOf(sumsOf(counts)) / 16);
}

function evidence(counts: QuarterCounts): number {
  const tally = new Map(counts.map((count, i) => [PENTANOMIAL_SCORES[i], count] as const));
  return cutEvidence(eValue(tally, 0.5, 'two-sided'));
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
