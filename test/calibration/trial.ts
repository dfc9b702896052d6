import { type VerdictWord, verdictOf } from '../../src/experiments/verdict.ts';
import {
  boundedMeanInterval,
  boundedMeanSequence,
  eBenjaminiHochberg,
  estimateAfterSprt,
  eValue,
  holm,
  llrLogistic,
  scoreInterval,
  scoreTest,
  sequentialTest,
  shareOfElo,
} from '../../src/statistics/index.ts';
import { type Bank, blocksOf } from './bank.ts';

/** Half-width of the band around one half that counts as no effect. */
export const D = 0.02;
export const ALPHA = 0.05;
/** Blocks at which a run is looked at, up to its cap. */
export const LOOKS = [200, 400, 600, 800, 1000, 1400, 2000];
/** Bounds of the sequential test, in logistic Elo. */
export const ELO = [0, 14] as const;

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

/** The mean that drawing from a bank has, from 0 to 1. */
export function truthOf(bank: Bank): number {
  const points = bank.counts.reduce((sum, count, score) => sum + (count * score) / 4, 0);
  return bank.isNull ? 0.5 : points / blocksOf(bank);
}

/** How one run came out that was looked at again and again until it had a verdict. */
export interface SequentialRun {
  readonly word: VerdictWord;
  readonly blocks: number;
  /** Whether the truth lay in the interval at every look of the whole run. */
  readonly covered: boolean;
}

export function sequentialRun(draw: Draw, truth: number): SequentialRun {
  const sequence = boundedMeanSequence();
  let blocks = 0;
  let word: VerdictWord = 'undecided';
  let stoppedAt = LOOKS.at(-1)!;
  let covered = true;
  for (const look of LOOKS) {
    for (; blocks < look; blocks++) sequence.add(draw() / 4);
    const share = sequence.look(ALPHA);
    if (share.low > truth || share.high < truth) covered = false;
    if (word !== 'undecided') continue;
    word = verdictOf('option', share, blocks, D, null).word;
    if (word !== 'undecided') stoppedAt = blocks;
  }
  return { word, blocks: stoppedAt, covered };
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

/** A sequential probability ratio test in batches, with what it had seen when it stopped; open at the cap. */
export function testRun(draw: Draw): { state: string; counts: readonly number[] } {
  const test = sequentialTest(ALPHA, ALPHA);
  const counts = [0, 0, 0, 0, 0];
  let blocks = 0;
  let state = 'continue';
  while (state === 'continue' && blocks < MOST_TESTED) {
    for (let i = 0; i < BATCH; i++, blocks++) counts[draw()]++;
    state = test.update(llrLogistic(ELO[0], ELO[1], counts));
  }
  return { state, counts };
}

/** The median-unbiased share after such a test. */
export function estimateAfter(counts: readonly number[]): number {
  const [share0, share1] = ELO.map(shareOfElo);
  return estimateAfterSprt(share0, share1, counts, ALPHA, ALPHA).share;
}

const BATCH = 20;
const MOST_TESTED = 20_000;

/** Whether a family of rules without effect yields any finding, by e-values and by the tests of a fixed number of blocks. */
export function familyRun(draws: readonly Draw[], blocks: number): { evidence: boolean; fixed: boolean } {
  const tallies = draws.map((draw) => {
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < blocks; i++) counts[draw()]++;
    return counts;
  });
  const eValues = tallies.map((counts) =>
    eValue(new Map(counts.map((count, score) => [score / 4, count])), 0.5, 'two-sided'),
  );
  const pValues = tallies.map((counts) => scoreTest(counts, 0.5).p);
  return {
    evidence: eBenjaminiHochberg(eValues, ALPHA).includes(true),
    fixed: holm(pValues, ALPHA).includes(true),
  };
}
