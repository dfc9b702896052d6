import { defineSim } from '../../src/index.ts';
import { toy } from '../toy-ruleset.ts';

/** Has every phase that a headline gives rise to, in three parts. */
export default defineSim({
  design: 'power',
  ruleset: toy,
  rules: ['sword', 'curse'],
  blocks: { initial: 200, reserve: 300 },
  interactions: 2,
  price: false,
  audit: ['random'],
  tables: { generated: 2 },
});
