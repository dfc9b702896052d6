import { LEAST_BLOCKS } from '../experiments/verdict.ts';
import { thousands } from './wording.ts';

/**
 * `7,200`: blocks that an undecided share still lacks, to two digits. `at least 196` where no estimate but the least
 * number of blocks for any verdict speaks; null when it is settled.
 *
 * @param blocks played so far
 * @param blocksNeeded in all; null when it is settled
 */
export function blocksToGo(blocks: number, blocksNeeded: number | null): string | null {
  if (blocksNeeded === null) return null;
  const more = blocksNeeded - blocks;
  return blocksNeeded <= Math.max(LEAST_BLOCKS, blocks + 1)
    ? `at least ${thousands(more)}`
    : thousands(Number(more.toPrecision(2)));
}
