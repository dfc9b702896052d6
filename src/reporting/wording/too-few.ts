import { LEAST_BLOCKS } from '../../experiments/terms/verdict.ts';
import { thousands } from './wording.ts';

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
