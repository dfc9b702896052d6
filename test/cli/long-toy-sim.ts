import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** Takes minutes, to be interrupted. */
export default defineSim({
  design: 'power',
  ruleset: toy,
  rules: ['sword'],
  adapt: false,
  blocks: { initial: 5_000_000 },
  tables: { generated: 0 },
});
