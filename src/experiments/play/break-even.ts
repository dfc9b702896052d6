import type { MatchRecord } from '../../match/record.ts';
import { crossingOf } from '../../statistics/index.ts';
import { type ContestFigures, type ContestTally, contestTally } from '../measure/contest-tally.ts';
import { nextLook, plannedLooks } from '../measure/looks.ts';
import type { Arm } from '../terms/arm.ts';
import { pairs, type Stage, seldom } from '../terms/cost.ts';
import { rounded } from '../terms/digest.ts';
import { LEAST_BLOCKS, type Share } from '../terms/verdict.ts';
import {
  bracket,
  type CountsAsked,
  contestsAfter,
  MOST_CONTESTS,
  nextCount,
  type Standing,
} from './next-count.ts';

/** A number of units that was tried; what it is worth once there are blocks enough for any verdict. */
interface Trial extends Standing, Pick<ContestFigures, 'acrossTables' | 'gain'> {
  /** Of the side under test. */
  readonly share: Share;
  readonly blocks: number;
}

/** How many units of a yardstick make up for something. */
export interface BreakEven {
  /** Where the shares cross one half, between the numbers tried; null where they do not. */
  readonly mean: number | null;
  /** It is worth more than this many; null where none was few enough. */
  readonly low: number | null;
  /** It is worth less than this many; null where none was enough. */
  readonly high: number | null;
  readonly trials: readonly Trial[];
}

/** A search for the number of units that makes both sides even. */
export interface BreakEvenSearch {
  /**
   * The contest that needs blocks, how many until it is looked at, and how many may follow; null once the interval
   * cannot be narrowed.
   */
  next(): { readonly arm: Arm; readonly blocks: number; readonly further: number } | null;
  add(index: number, records: readonly MatchRecord[]): void;
  found(): BreakEven;
}

export interface BreakEvenQuestion extends CountsAsked {
  /** The contest in which the other side has so many units more; of a negative number the side under test has them. */
  armWith(count: number): Arm;
  /** Blocks of one contest at most. */
  readonly blocks: number;
  readonly alpha: number;
}

/** A search usually takes up to so many contests. */
const USUAL_CONTESTS = 6;

/**
 * What some searches take.
 *
 * @param blocks of one contest at most
 * @param surely searches that will be carried out whatever is found
 */
export function searchBlocks(searches: number, blocks: number, surely = searches): Stage {
  const first = Math.min(LEAST_BLOCKS, blocks);
  const taking = (contests: number) => searches * contests * blocks;
  return pairs('searches', seldom(taking(MOST_CONTESTS), taking(USUAL_CONTESTS), surely * first));
}

interface Contest {
  readonly count: number;
  readonly arm: Arm;
  readonly tally: ContestTally;
}

/**
 * Bisection that knows of noise: every number tried gets blocks from one planned look to the next until it is known on
 * which side of even it lies, or its blocks are spent. Contests that may have fewer than a verdict takes lead the search
 * all the same, so that it ends, and settle nothing. Numbers that stay undecided lie inside the interval, and the search goes on at both
 * of its ends. All numbers that could be tried share alpha, so that the interval holds as a whole, given that more
 * units never help the side that has fewer.
 */
export function breakEvenSearch(question: BreakEvenQuestion): BreakEvenSearch {
  const contests = new Map<number, Contest>();
  const level = question.alpha / (2 * question.most + 1);
  let current: Contest | undefined;
  const looksAt = ({ tables }: Arm) => plannedLooks(LEAST_BLOCKS, question.blocks, tables.length, level);

  /** @param least blocks before which it is undecided */
  function worthOf({ tally }: Contest, least: number): Standing['worth'] {
    return tally.blocks < least ? 'undecided' : sideOfEven(tally.look());
  }

  function trialOf(contest: Contest): Trial {
    const { count, tally } = contest;
    const worth = worthOf(contest, LEAST_BLOCKS);
    const { share, blocks, acrossTables, gain } = tally.figures((other) => sideOfEven(other) === worth);
    return { count, share, blocks, worth, acrossTables, gain };
  }

  const leading = Math.min(LEAST_BLOCKS, question.blocks);
  const inOrder = () => [...contests.values()].sort((a, b) => a.count - b.count);
  const standings = (least: number) =>
    inOrder().map((own): Standing => ({ count: own.count, worth: worthOf(own, least) }));

  function open(count: number): Contest {
    const arm = question.armWith(count);
    const contest = { count, arm, tally: contestTally(arm, level, looksAt(arm)) };
    contests.set(count, contest);
    return contest;
  }

  /** Blocks until the next look at a contest, and how many may follow. */
  const upTo = ({ arm, count }: Contest, look: number, played: number) => ({
    arm,
    blocks: look - played,
    further: question.blocks * (1 + contestsAfter(standings(leading), count, question)) - look,
  });

  return {
    next() {
      if (current) {
        const { arm, tally } = current;
        const look = nextLook(looksAt(arm), tally.blocks);
        if (worthOf(current, leading) === 'undecided' && look !== null)
          return upTo(current, look, tally.blocks);
      }
      const count = nextCount(standings(leading), question);
      current = count === null ? undefined : open(count);
      return current ? upTo(current, nextLook(looksAt(current.arm), 0)!, 0) : null;
    },
    add(index, records) {
      current?.tally.add(index, records);
    },
    found() {
      const played = inOrder().filter(({ tally }) => tally.blocks > 0);
      return foundBy(played.map(trialOf));
    },
  };
}

/** Where the sides are even by all that was tried. */
function foundBy(trials: readonly Trial[]): BreakEven {
  const points = trials.map(({ count, share, blocks }) => ({ x: count, y: share.mean, weight: blocks }));
  const mean = crossingOf(points, 0.5);
  return { mean: mean === null ? null : rounded(mean), ...bracket(trials), trials };
}

/** Whether a share tells its side worth more than the other, or less. */
export function sideOfEven({ low, high }: Share): Standing['worth'] {
  return low > 0.5 ? 'more' : high < 0.5 ? 'less' : 'undecided';
}
