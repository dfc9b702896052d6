import { LEAST_BLOCKS } from '../experiments/verdict.ts';

/** Runs too short for any verdict, said plainly. */
export function tooFew(blocks: number): string[] {
  if (blocks >= LEAST_BLOCKS) return [];
  return [
    `Nothing is settled before ${LEAST_BLOCKS} blocks, and these are ${blocks}: rare effects hide in fewer.`,
  ];
}
