import type { MatchRecord } from '../../match/record.ts';
import { MOST_FORTUNE } from '../../rules/play/fortune.ts';
import { boundedMean, type Coverage, type Range, UNIT_RANGE } from '../../statistics/index.ts';
import { blockFortune, blockQuarters } from '../terms/arm.ts';
import { rounded } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { Looks } from './looks.ts';
import { addTo, noSums, type Sums, totalOf, varianceOf } from './sums.ts';

/** Units of a score in one: a quarter is 500 of them, a thousandth of a chance to win in one of two matches one. */
export const SCORE_UNITS = 2000;

/** What taking off the luck of the dice did. */
export interface FortuneFigures {
  /** The share as matches were won, luck and all. */
  readonly counted: number;
  /** So many times as many blocks would have told as much with the luck left in; null where nothing varies. */
  readonly gain: number | null;
}

/** Scores of the blocks of a contest, with the luck of the dice taken off where the ruleset tells it. */
export interface BlockScores {
  /** By table, in units. */
  readonly perTable: readonly Sums[];
  /** What a score can be. */
  readonly range: Range;
  add(table: number, records: readonly MatchRecord[]): void;
  /** The mean with its interval, neither beyond a share of nothing or everything. */
  share(coverage: Coverage): Share;
  /** Evidence that it is not one half. */
  evidence(looks: Looks): Evidence;
  /** Of one block. */
  variance(): number;
  /** Null where no luck was told. */
  fortune(): FortuneFigures | null;
}

/** A score with the luck of its dice taken off. */
const ADJUSTED_RANGE: Range = { low: UNIT_RANGE.low - MOST_FORTUNE, high: UNIT_RANGE.high + MOST_FORTUNE };

export function blockScores(tables: number, takesLuckOff: boolean): BlockScores {
  const counts = new Map<number, number>();
  const perTable = Array.from({ length: tables }, noSums);
  const counted = noSums();
  let isAdjusted = false;
  const range = () => (isAdjusted ? ADJUSTED_RANGE : UNIT_RANGE);
  const variance = () => Math.min(0.25, varianceOf(totalOf(perTable)) / (SCORE_UNITS * SCORE_UNITS));
  return {
    perTable,
    get range() {
      return range();
    },
    add(table, records) {
      const plain = blockQuarters(records) * (SCORE_UNITS / 4);
      const score = takesLuckOff ? plain - blockFortune(records) : plain;
      isAdjusted ||= takesLuckOff && records.some(({ fortune }) => fortune !== undefined);
      counts.set(score / SCORE_UNITS, (counts.get(score / SCORE_UNITS) ?? 0) + 1);
      addTo(perTable[table], score);
      addTo(counted, plain);
    },
    share: (coverage) => withinUnit(boundedMean(counts, coverage, range())),
    evidence: (looks) => evidenceOf(counts, 0.5, range(), looks, counted.n),
    variance,
    fortune() {
      if (!isAdjusted) return null;
      const [plain, adjusted] = [varianceOf(counted), varianceOf(totalOf(perTable))];
      return {
        counted: rounded(counted.sum / counted.n / SCORE_UNITS),
        gain: adjusted === 0 ? null : rounded(plain / adjusted),
      };
    },
  };
}

/** An estimate of a share, which lies between 0 and 1 wherever luck has carried it. */
export function withinUnit<T extends Share>(share: T): T {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { ...share, mean: within(share.mean), low: within(share.low), high: within(share.high) };
}
