import { type ContestTally, contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { AT_ANY_TIME, onceAt, plannedLooks } from '../../src/experiments/measure/looks.ts';
import { createStopping } from '../../src/experiments/measure/stopping.ts';
import type { Stopping } from '../../src/experiments/measure/watched.ts';
import { blockQuarters } from '../../src/experiments/terms/arm.ts';
import type { Stop } from '../../src/experiments/terms/stop-key.ts';
import { isOpen, type Share, type VerdictWord, verdictOf } from '../../src/experiments/terms/verdict.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { TableRef } from '../../src/match/spec.ts';
import { boundedMeanInterval, scoreInterval } from '../../src/statistics/index.ts';
import { type Bank, blocksOf, type LuckBank } from './bank.ts';

/** Half-width of the band around one half that counts as no effect. */
export const D = 0.02;
export const ALPHA = 0.05;
/** Share of the runs that find an effect in the blocks planned for it. */
export const POWER = 0.8;
/** Looks that a run plans, up to its cap. */
export const PLANNED = plannedLooks(200, 2000, 1, ALPHA);
export const LOOKS = PLANNED.sizes;
/** One table, which no run here tells from another. */
export const SOLE_TABLE: { readonly tables: readonly TableRef[] } = { tables: [{ name: 'banked' }] };

/** Draws a block of a bank. */
export type Draw = () => readonly MatchRecord[];

export function drawFrom(bank: Bank, random: () => number): Draw {
  const { counts, isNull } = bank;
  const blocks = blocksOf(bank);
  return () => {
    let left = Math.floor(random() * blocks);
    let score = 0;
    while (left >= counts[score]) left -= counts[score++];
    return BLOCKS[isNull && random() < 0.5 ? 4 - score : score];
  };
}

/** The same with the luck of their dice, which lies with the first match here. */
export function drawWithLuck({ fortunes, isNull }: LuckBank, random: () => number): Draw {
  const blockOf = (quarters: number, fortune: number) => {
    const [first, second] = BLOCKS[quarters];
    return [{ ...first, fortune }, second];
  };
  const banked = fortunes.flatMap((own, quarters) => own.map((fortune) => ({ quarters, fortune })));
  const blocks = banked.map(({ quarters, fortune }) => blockOf(quarters, fortune));
  const turned = banked.map(({ quarters, fortune }) => blockOf(4 - quarters, -fortune));
  return () => {
    const at = Math.floor(random() * blocks.length);
    return isNull && random() < 0.5 ? turned[at] : blocks[at];
  };
}

/** Blocks of two matches by their score in quarters, as far as a contest reads them. */
const BLOCKS = [
  [0, 1],
  [0, 0.5],
  [0.5, 0.5],
  [1, 0.5],
  [1, 0],
].map((scores) => scores.map((score) => ({ score, outcome: 'draw' }) as MatchRecord));

/** How one run came out that was looked at again and again until it had a verdict. */
export interface SequentialRun {
  readonly word: VerdictWord;
  /** Whether it lay in the confidence sequence at every one of them. */
  readonly inSequence: boolean;
  /** The share corrected for the stop; null where every block scored the same. */
  readonly unbiased: Share | null;
}

export function sequentialRun(draw: Draw, truth: number): SequentialRun {
  const contest = contestTally(SOLE_TABLE, ALPHA, PLANNED);
  const stopping = createStopping('verdict', contest, D, ALPHA);
  const always = contestTally(SOLE_TABLE, ALPHA, AT_ANY_TIME);
  let word: VerdictWord = 'undecided';
  let unbiased: Share | null = null;
  let inSequence = true;
  for (const look of LOOKS) {
    while (contest.blocks < look) {
      const block = draw();
      contest.add(contest.blocks, block);
      always.add(always.blocks, block);
    }
    const share = contest.look();
    inSequence &&= holds(always.look(), truth);
    if (!isOpen({ word })) continue;
    word = verdictOf('protection', share, contest.blocks, D, null).word;
    const isOver = !stopping.needsMore(isOpen({ word })) || look === LOOKS.at(-1);
    if (isOver) unbiased = stopping.note().unbiased;
  }
  return { word, inSequence, unbiased };
}

function holds({ low, high }: Pick<Share, 'low' | 'high'>, truth: number): boolean {
  return low <= truth && truth <= high;
}

/** Whether the interval misses the truth at some planned look of a run. */
export function missesAtLooks(draw: Draw, truth: number): boolean {
  const contest = contestTally(SOLE_TABLE, ALPHA, PLANNED);
  return LOOKS.some((look) => {
    addUntil(contest, look, draw);
    return !holds(contest.look(), truth);
  });
}

/** Whether the interval misses that a run of a fixed number of blocks shows when it is stopped anywhere before them. */
export function interruptedRun(draw: Draw, truth: number, random: () => number): boolean {
  const contest = contestTally(SOLE_TABLE, ALPHA, PLANNED);
  const stopped = 1 + Math.floor(random() * (LOOKS.at(-1)! - 1));
  addUntil(contest, stopped, draw);
  return !holds(contest.look(), truth);
}

/** Adds blocks to a contest until it has so many. */
export function addUntil(contest: ContestTally, blocks: number, draw: Draw): void {
  while (contest.blocks < blocks) contest.add(contest.blocks, draw());
}

/** Which fixed-size intervals cover the truth after so many blocks. */
export function fixedRun(draw: Draw, truth: number, blocks: number): { score: boolean; betting: boolean } {
  const scores = Array.from({ length: blocks }, () => blockQuarters(draw()));
  const counts = [0, 1, 2, 3, 4].map((quarter) => scores.filter((score) => score === quarter).length);
  return {
    score: holds(scoreInterval(counts, 1 - ALPHA), truth),
    betting: holds(
      boundedMeanInterval(
        scores.map((score) => score / 4),
        ALPHA,
      ),
      truth,
    ),
  };
}

/** Whether the interval of a contest covers the truth that is looked at once, after so many blocks. */
export function coversOnce(draw: Draw, truth: number, blocks: number): boolean {
  const contest = contestTally(SOLE_TABLE, ALPHA, onceAt(blocks, ALPHA));
  addUntil(contest, blocks, draw);
  return holds(contest.look(), truth);
}

/** A sequential probability ratio test in batches, open at the cap, with the contest it watched. */
export function testRun(draw: Draw, stop: Stop): Stopping {
  const contest = contestTally(SOLE_TABLE, ALPHA, AT_ANY_TIME);
  const stopping = createStopping(stop, contest, D, ALPHA);
  do {
    addUntil(contest, contest.blocks + BATCH, draw);
  } while (stopping.needsMore(true) && contest.blocks < MOST_TESTED);
  return stopping;
}

const BATCH = 20;
const MOST_TESTED = 20_000;
