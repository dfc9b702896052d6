import type { MatchRecord } from '../../match/record.ts';
import { UNIT_RANGE } from '../../statistics/index.ts';
import { ADJUSTED_RANGE, isWorthAdjusting, SCORE_UNITS, scoreOf } from '../measure/block-scores.ts';
import { addTo, noSums } from '../measure/sums.ts';
import type { VaryingFigure } from './variance-estimate.ts';

/** Scores of the blocks of a pilot, as a contest of many more would count all but its first. */
export interface VaryingShare {
  add(records: readonly MatchRecord[]): void;
  values(): Pick<VaryingFigure, 'values' | 'range' | 'asWon'>;
}

/** @param takesLuckOff whether the contest would take the luck of the dice off where that pays */
export function varyingShare(takesLuckOff: boolean): VaryingShare {
  const asWon: number[] = [];
  const lessLuck: number[] = [];
  const sums = noSums();
  let isTold = false;
  return {
    add(records) {
      const score = scoreOf(records);
      addTo(sums, score.asWon);
      asWon.push(score.asWon / SCORE_UNITS);
      lessLuck.push(score.lessLuck / SCORE_UNITS);
      isTold ||= score.isTold;
    },
    values() {
      if (takesLuckOff && isTold && isWorthAdjusting(sums))
        return { values: lessLuck, range: ADJUSTED_RANGE, asWon };
      return { values: asWon, range: UNIT_RANGE };
    },
  };
}
