import type { MatchRecord } from '../../match/record.ts';
import { MOST_FORTUNE } from '../../rules/play/fortune.ts';
import { boundedMean, type Coverage, type Range, UNIT_RANGE } from '../../statistics/index.ts';
import { blockFortune, blockQuarters } from '../terms/arm.ts';
import { rounded } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { Looks } from './looks.ts';
import { addTo, countIn, noSums, type OpenSums, type Sums, totalOf, varianceOf } from './sums.ts';

/** Units of a score in one: a quarter is 500 of them, a thousandth of a chance to win in one of two matches one. */
export const SCORE_UNITS = 2000;

/** What taking off the luck of the dice did. */
export interface FortuneFigures {
  /** The share as matches were won, luck and all. */
  readonly counted: number;
  /** So many times as many blocks would have told as much with the luck left in; null where nothing varies. */
  readonly gain: number | null;
}

/**
 * Scores of the blocks of a contest, with the luck of the dice taken off where the ruleset tells it and that pays. The
 * first blocks say whether it does and stay as they were won, so that the choice is none of the blocks it is made for.
 */
interface BlockScores {
  /** By table, in units. */
  readonly perTable: readonly Sums[];
  /** What a score can be. */
  readonly range: Range;
  /** @param index of the block in its arm */
  add(index: number, table: number, records: readonly MatchRecord[]): void;
  /** The mean with its interval, neither beyond a share of nothing or everything. */
  share(coverage: Coverage): Share;
  /** Evidence that it is not one half. */
  evidence(looks: Looks): Evidence;
  /** Of one block. */
  variance(): number;
  /** Null where no luck was taken off. */
  fortune(): FortuneFigures | null;
}

/** Blocks that say whether taking luck off pays. */
const FIRST_BLOCKS = 20;
/**
 * Variance of their scores from which it does. A score without luck may lie farther out, and where next to all blocks come
 * to the same that widens an interval by more than it narrows it: at 200 blocks below this.
 */
const WORTH_IT = 0.02;

/** A score with the luck of its dice taken off. */
export const ADJUSTED_RANGE: Range = {
  low: UNIT_RANGE.low - MOST_FORTUNE,
  high: UNIT_RANGE.high + MOST_FORTUNE,
};

/** How often each score was seen, and what scores come to on each table. */
interface Scored {
  readonly counts: Map<number, number>;
  readonly perTable: readonly OpenSums[];
}

export function blockScores(tables: number, takesLuckOff: boolean): BlockScores {
  const scored = (): Scored => ({ counts: new Map(), perTable: Array.from({ length: tables }, noSums) });
  const [asWon, lessLuck] = [scored(), scored()];
  const first = noSums();
  let isTold = false;
  let hasFurther = false;
  const isAdjusted = () => takesLuckOff && isTold && hasFurther && isWorthAdjusting(first);
  const chosen = () => (isAdjusted() ? lessLuck : asWon);
  const range = () => (isAdjusted() ? ADJUSTED_RANGE : UNIT_RANGE);
  return {
    get perTable() {
      return chosen().perTable;
    },
    get range() {
      return range();
    },
    add(index, table, records) {
      const score = scoreOf(records);
      const isFirst = index < FIRST_BLOCKS;
      if (isFirst) addTo(first, score.asWon);
      else hasFurther = true;
      note(asWon, table, score.asWon);
      note(lessLuck, table, isFirst ? score.asWon : score.lessLuck);
      isTold ||= score.isTold;
    },
    share: (coverage) => withinUnit(boundedMean(chosen().counts, coverage, range())),
    evidence: (looks) => evidenceOf(chosen().counts, 0.5, range(), looks, totalOf(asWon.perTable).n),
    variance: () => Math.min(0.25, inOne(varianceOf(totalOf(chosen().perTable)))),
    fortune() {
      if (!isAdjusted()) return null;
      const [plain, adjusted] = [totalOf(asWon.perTable), totalOf(lessLuck.perTable)];
      return {
        counted: rounded(plain.sum / plain.n / SCORE_UNITS),
        gain: varianceOf(adjusted) === 0 ? null : rounded(varianceOf(plain) / varianceOf(adjusted)),
      };
    },
  };
}

function note({ counts, perTable }: Scored, table: number, score: number): void {
  countIn(counts, score / SCORE_UNITS);
  addTo(perTable[table], score);
}

/** What a block scores, in units, as it was won and with the luck of its dice taken off; whether that is told. */
export function scoreOf(records: readonly MatchRecord[]) {
  const asWon = blockQuarters(records) * (SCORE_UNITS / 4);
  const isTold = records.some(({ fortune }) => fortune !== undefined);
  return { asWon, lessLuck: asWon - blockFortune(records), isTold };
}

/** Whether blocks of such scores, as they were won, say that taking luck off pays. */
export function isWorthAdjusting(asWon: Sums): boolean {
  return inOne(varianceOf(asWon)) >= WORTH_IT;
}

/** A variance in squared units, in squares of one. */
function inOne(variance: number): number {
  return variance / (SCORE_UNITS * SCORE_UNITS);
}

/** An estimate of a share, which lies between 0 and 1 wherever luck has carried it. */
export function withinUnit<T extends Share>(share: T): T {
  return { ...share, mean: inUnit(share.mean), low: inUnit(share.low), high: inUnit(share.high) };
}

/** The nearest share. */
export function inUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
