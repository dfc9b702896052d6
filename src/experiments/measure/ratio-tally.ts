import { type Ratio, ratioInterval, ratioOfSums } from '../../statistics/index.ts';
import { roundedShare } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { coverageAt, type Sampling } from './looks.ts';
import { addTo, noSums } from './sums.ts';

/** A share of what happened in all blocks together. */
export interface RatioFigures {
  readonly share: Share;
  readonly acrossTables: AcrossTables | null;
}

/** How often something happened and how often it could have, block by block. */
interface RatioTally {
  readonly blocks: number;
  add(table: number, block: Ratio): void;
  /** Null where it never could have happened. */
  figures(): RatioFigures | null;
}

export function ratioTally(sampling: Sampling): RatioTally {
  const { tables, alpha } = sampling;
  const perTable = tables.map((): Ratio[] => []);
  return {
    get blocks() {
      return perTable.reduce((sum, { length }) => sum + length, 0);
    },
    add: (table, block) => void perTable[table].push(block),
    figures() {
      const blocks = perTable.flat();
      const [sums, share] = [ratioOfSums(blocks), ratioInterval(blocks, coverageAt(sampling, blocks.length))];
      if (sums === null || share === null) return null;
      const tablesSums = perTable.map((own) => {
        const table = noSums();
        for (const block of own) addTo(table, sums.scoreOf(block));
        return table;
      });
      return {
        share: roundedShare(share),
        acrossTables: acrossTables(tablesSums, 1, alpha, { low: 0, high: 1 }, share, () => true),
      };
    },
  };
}
