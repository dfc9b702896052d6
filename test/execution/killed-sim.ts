import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

const RULES = ['sword', 'curse'];

/** Blocks of each arm: so many that a run may be killed over several parts, and not a whole number of those. */
const EACH = 1100;

/** Blocks in all: by the book, and with each rule off. */
export const BLOCKS = (1 + RULES.length) * EACH;

export default defineSim({
  design: 'ablate',
  ruleset: toy,
  rules: RULES,
  blocks: EACH,
  tables: { generated: 1 },
});
