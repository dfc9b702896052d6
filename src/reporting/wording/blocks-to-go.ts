import type { Forecast } from '../../experiments/measure/forecast.ts';
import { LEAST_BLOCKS } from '../../experiments/terms/verdict.ts';
import type { Column } from '../document/report.ts';
import { thousands } from './wording.ts';

/** Blocks that an undecided verdict still lacks. */
export const TO_GO: Column = {
  title: 'blocks to go',
  right: true,
  says: 'after so many more the verdict has come in half of all cases, and after the second number in four of five',
};

/** How blocks to go are worked out. */
export const TO_GO_METHOD =
  'Blocks to go are worked out for all shares that the blocks so far leave likely. A share at the very end of a band may take many more.';

/**
 * `1,200 to 7,200`: blocks that an undecided verdict still lacks, to two digits: what will do in half of all cases and
 * what in four of five. `at least 196` where not even the least number of blocks for any verdict was played; null when
 * it is settled.
 *
 * @param blocks played so far
 */
export function blocksToGo(blocks: number, forecast: Forecast | null): string | null {
  if (forecast === null) return null;
  if (blocks < LEAST_BLOCKS) return `at least ${thousands(LEAST_BLOCKS - blocks)}`;
  const [even, fourInFive] = [forecast.even, forecast.fourInFive].map((total) => moreText(total, blocks));
  return even === fourInFive ? even : `${even} to ${fourInFive}`;
}

function moreText(total: number | null, blocks: number): string {
  return total === null ? 'over 100 million' : thousands(Number((total - blocks).toPrecision(2)));
}
