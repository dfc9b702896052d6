import type { MetricRow } from '../../experiments/measure/paired-tally.ts';
import { LEAST_BLOCKS } from '../../experiments/terms/verdict.ts';
import { isPart, theMetric } from './metric-wording.ts';
import { blockRange, listed, thousands } from './wording.ts';

/**
 * Runs too short for any verdict, said plainly.
 *
 * @param blocks of each thing that is judged
 */
export function tooFew(blocks: readonly number[]): string[] {
  const [least, most] = [Math.min(...blocks), Math.max(...blocks)];
  if (blocks.length === 0 || least >= LEAST_BLOCKS) return [];
  const these = least === most ? `${least}` : `${least} to ${thousands(most)}`;
  return [
    `Nothing is settled before ${LEAST_BLOCKS} blocks, and these are ${these}: rare effects hide in fewer.`,
  ];
}

/**
 * Figures that too few blocks show, such as the winner's worth where many matches are drawn, of runs long enough for the
 * others; nothing of parts, of which there are many.
 *
 * @param compared the figures of each comparison, the first of which all blocks show
 */
export function seldomShown(
  compared: readonly (readonly Pick<MetricRow, 'metric' | 'blocks'>[])[],
): string[] {
  const seldom = compared
    .filter(([primary]) => primary.blocks >= LEAST_BLOCKS)
    .flatMap((rows) => rows.filter((row) => row.blocks < LEAST_BLOCKS && !isPart(row)));
  if (seldom.length === 0) return [];
  const names = [...new Set(seldom.map(theMetric))];
  const blocks = seldom.map((row) => row.blocks);
  return [
    `Nothing is settled of ${listed(names)} where fewer than ${LEAST_BLOCKS} blocks show ${names.length === 1 ? 'it' : 'them'}; here ${blockRange(blocks)} did.`,
  ];
}
