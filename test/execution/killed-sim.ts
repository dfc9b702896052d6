import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

const RULES = ['sword', 'curse'];

/**
 * Blocks of each arm. Far more than are dealt out ahead, which are played to their end when interrupted, and not a whole
 * number of parts.
 */
const EACH = 6100;

/** Blocks in all: by the book, and with each rule off. */
export const BLOCKS = (1 + RULES.length) * EACH;

export default defineSim({
  design: 'ablate',
  ruleset: toy,
  rules: RULES,
  blocks: EACH,
  tables: { generated: 1 },
});
