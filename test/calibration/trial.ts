import { contestTally } from '../../src/experiments/contest-tally.ts';
import type { Stop } from '../../src/experiments/stop-key.ts';
import { createStopping } from '../../src/experiments/stopping.ts';
import { type Share, type VerdictWord, verdictOf } from '../../src/experiments/verdict.ts';
import type { Stopping } from '../../src/experiments/watched.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { TableRef } from '../../src/match/spec.ts';
import { boundedMeanInterval, scoreInterval } from '../../src/statistics/index.ts';
import { type Bank, blocksOf } from './bank.ts';

/** Half-width of the band around one half that counts as no effect. */
export const D = 0.02;
export const ALPHA = 0.05;
/** Share of the runs that find an effect in the blocks planned for it. */
export const POWER = 0.8;
/** Blocks at which a run is looked at, up to its cap. */
export const LOOKS = [200, 400, 600, 800, 1000, 1400, 2000];
/** One table, which no run here tells from another. */
export const SOLE_TABLE: { readonly tables: readonly TableRef[] } = { tables: [{ name: 'banked' }] };

/** Draws scores of a bank's blocks, in quarters. */
export type Draw = () => number;

export function drawFrom(bank: Bank, random: () => number): Draw {
  const { counts, isNull } = bank;
  const blocks = blocksOf(bank);
  return () => {
    let left = Math.floor(random() * blocks);
    let score = 0;
    while (left >= counts[score]) left -= counts[score++];
    return isNull && random() < 0.5 ? 4 - score : score;
  };
}

/** Blocks of two matches by their score in quarters, as far as a contest reads them. */
export const BLOCKS = [
  [0, 1],
  [0, 0.5],
  [0.5, 0.5],
  [1, 0.5],
  [1, 0],
].map((scores) => scores.map((score) => ({ score, outcome: 'draw' }) as MatchRecord));

/** How one run came out that was looked at again and again until it had a verdict. */
export interface SequentialRun {
  readonly word: VerdictWord;
  /** Whether the truth lay in the interval at every look of the whole run. */
  readonly covered: boolean;
  /** The share corrected for the stop; null where every block scored the same. */
  readonly unbiased: Share | null;
}

export function sequentialRun(draw: Draw, truth: number): SequentialRun {
  const contest = contestTally(SOLE_TABLE, ALPHA);
  const stopping = createStopping('verdict', contest, D, ALPHA);
  let word: VerdictWord = 'undecided';
  let unbiased: Share | null = null;
  let covered = true;
  for (const look of LOOKS) {
    while (contest.blocks < look) contest.add(0, BLOCKS[draw()]);
    const share = contest.look();
    if (share.low > truth || share.high < truth) covered = false;
    if (word !== 'undecided') continue;
    word = verdictOf('option', share, contest.blocks, D, null).word;
    const isOver = !stopping.needsMore(word === 'undecided') || look === LOOKS.at(-1);
    if (isOver) unbiased = stopping.note().unbiased;
  }
  return { word, covered, unbiased };
}

/** Whether the interval misses that a run of a fixed number of blocks shows when it is stopped anywhere before them. */
export function interruptedRun(draw: Draw, truth: number, random: () => number): boolean {
  const contest = contestTally(SOLE_TABLE, ALPHA);
  const stopped = 1 + Math.floor(random() * (LOOKS.at(-1)! - 1));
  while (contest.blocks < stopped) contest.add(0, BLOCKS[draw()]);
  const { low, high } = contest.look();
  return low > truth || high < truth;
}

/** Which fixed-size intervals cover the truth after so many blocks. */
export function fixedRun(draw: Draw, truth: number, blocks: number): { score: boolean; betting: boolean } {
  const scores = Array.from({ length: blocks }, draw);
  const counts = [0, 1, 2, 3, 4].map((quarter) => scores.filter((score) => score === quarter).length);
  const within = ({ low, high }: { low: number; high: number }) => low <= truth && truth <= high;
  return {
    score: within(scoreInterval(counts, 1 - ALPHA)),
    betting: within(
      boundedMeanInterval(
        scores.map((score) => score / 4),
        ALPHA,
      ),
    ),
  };
}

/** A sequential probability ratio test in batches, open at the cap, with the contest it watched. */
export function testRun(draw: Draw, stop: Stop): Stopping {
  const contest = contestTally(SOLE_TABLE, ALPHA);
  const stopping = createStopping(stop, contest, D, ALPHA);
  do {
    for (let i = 0; i < BATCH; i++) contest.add(0, BLOCKS[draw()]);
  } while (stopping.needsMore(true) && contest.blocks < MOST_TESTED);
  return stopping;
}

const BATCH = 20;
const MOST_TESTED = 20_000;
