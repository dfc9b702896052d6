import type { MatchRecord } from '../../match/record.ts';
import { crossingOf } from '../../statistics/index.ts';
import { type ContestFigures, type ContestTally, contestTally } from '../measure/contest-tally.ts';
import { nextLook, plannedLooks } from '../measure/looks.ts';
import type { Arm } from '../terms/arm.ts';
import { pairs, type Stage, upTo, usually } from '../terms/cost.ts';
import { rounded } from '../terms/digest.ts';
import { LEAST_BLOCKS, type Share } from '../terms/verdict.ts';

/** A number of units that was tried. */
interface Trial extends Pick<ContestFigures, 'acrossTables' | 'gain'> {
  readonly count: number;
  /** Of the side under test. */
  readonly share: Share;
  readonly blocks: number;
  /** Whether what is under test is worth more or less than so many units, once there are blocks enough for any verdict. */
  readonly worth: 'more' | 'less' | 'undecided';
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

export interface BreakEvenQuestion {
  /** The contest in which the other side has so many units more; of a negative number the side under test has them. */
  armWith(count: number): Arm;
  readonly guess: number;
  /** Numbers from -most to most are tried. */
  readonly most: number;
  /** Blocks of one contest at most. */
  readonly blocks: number;
  readonly alpha: number;
}

/** A search usually takes up to so many contests; while it goes on one more may follow. */
const USUAL_CONTESTS = 6;

/**
 * What some searches usually take.
 *
 * @param blocks of one contest at most
 * @param surely searches that will be carried out whatever is found
 */
export function searchBlocks(searches: number, blocks: number, surely = searches): Stage {
  const first = Math.min(LEAST_BLOCKS, blocks);
  return usually(pairs('searches', upTo(searches * USUAL_CONTESTS * blocks, surely * first)));
}

interface Contest {
  readonly count: number;
  readonly arm: Arm;
  readonly tally: ContestTally;
}

/** What a number was found to be. */
type Standing = Pick<Trial, 'count' | 'worth'>;

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
  function worthOf({ tally }: Contest, least: number): Trial['worth'] {
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

  const further = () => Math.max(1, USUAL_CONTESTS - contests.size) * question.blocks;

  return {
    next() {
      if (current) {
        const { arm, tally } = current;
        const look = nextLook(looksAt(arm), tally.blocks);
        if (worthOf(current, leading) === 'undecided' && look !== null)
          return { arm, blocks: look - tally.blocks, further: further() + question.blocks - look };
      }
      const count = nextCount(standings(leading), question);
      current = count === null ? undefined : open(count);
      if (!current) return null;
      const look = nextLook(looksAt(current.arm), 0)!;
      return { arm: current.arm, blocks: look, further: further() + question.blocks - look };
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
export function sideOfEven({ low, high }: Share): Trial['worth'] {
  return low > 0.5 ? 'more' : high < 0.5 ? 'less' : 'undecided';
}

/** The greatest number it is worth more than, and the least it is worth less than. */
function bracket(trials: readonly Standing[]): { low: number | null; high: number | null } {
  const high = trials.find(({ worth }) => worth === 'less')?.count ?? null;
  const low = trials.findLast(({ worth, count }) => worth === 'more' && (high === null || count < high));
  return { low: low?.count ?? null, high };
}

/** The number to try next: the guess, then further and further out until it is enclosed, then halfway. */
function nextCount(trials: readonly Standing[], { guess, most }: BreakEvenQuestion): number | null {
  if (trials.length === 0) return Math.max(-most, Math.min(most, Math.round(guess)));
  const { low, high } = bracket(trials);
  const inside = trials.filter(
    ({ count }) => (low === null || count > low) && (high === null || count < high),
  );
  const first = inside[0]?.count ?? high;
  const last = inside.at(-1)?.count ?? low;
  return between(low, first, -most, trials.length) ?? between(high, last, most, trials.length);
}

/** A number between a known end and what is nearest to it; beyond the latter where no end is known. Null if none is left. */
function between(end: number | null, near: number | null, limit: number, tried: number): number | null {
  if (near === null) return null;
  if (end !== null) return Math.abs(end - near) <= 1 ? null : Math.trunc((end + near) / 2);
  if (near === limit) return null;
  const further = near + Math.sign(limit) * (1 << Math.max(0, tried - 1));
  return limit < 0 ? Math.max(limit, further) : Math.min(limit, further);
}
