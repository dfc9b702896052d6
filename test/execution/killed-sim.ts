import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** Long enough to be killed a few times, and not a whole number of parts. */
export default defineSim({
  design: 'ablate',
  ruleset: toy,
  rules: ['sword', 'curse'],
  blocks: 2100,
  tables: { generated: 1 },
});
