import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** Far longer than what is dealt out ahead, which is played to its end when interrupted, and not a whole number of parts. */
export default defineSim({
  design: 'ablate',
  ruleset: toy,
  rules: ['sword', 'curse'],
  blocks: 6100,
  tables: { generated: 1 },
});
