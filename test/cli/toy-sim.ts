import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** The toy is in no list of rulesets, so the sim brings it along. */
export default defineSim({
  design: 'power',
  ruleset: toy,
  title: 'A duel',
  rules: ['sword', 'curse'],
  blocks: 400,
  tables: { generated: 2 },
});
