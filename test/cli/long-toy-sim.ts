import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** Takes a minute or so, to be interrupted. */
export default defineSim({
  design: 'power',
  ruleset: toy,
  rules: ['sword'],
  adapt: false,
  blocks: { initial: 1_000_000 },
  tables: { generated: 0 },
});
