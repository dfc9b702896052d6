import type { MatchRecord } from '../../match/record.ts';
import { UNIT_RANGE } from '../../statistics/index.ts';
import { ADJUSTED_RANGE, isWorthAdjusting, SCORE_UNITS } from '../measure/block-scores.ts';
import { addTo, noSums } from '../measure/sums.ts';
import { blockFortune, blockQuarters } from '../terms/arm.ts';
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
      const score = (blockQuarters(records) * SCORE_UNITS) / 4;
      addTo(sums, score);
      asWon.push(score / SCORE_UNITS);
      lessLuck.push((score - blockFortune(records)) / SCORE_UNITS);
      isTold ||= records.some(({ fortune }) => fortune !== undefined);
    },
    values() {
      if (takesLuckOff && isTold && isWorthAdjusting(sums))
        return { values: lessLuck, range: ADJUSTED_RANGE, asWon };
      return { values: asWon, range: UNIT_RANGE };
    },
  };
}
