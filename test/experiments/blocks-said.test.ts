import { expect, it } from 'vitest';
import { DESIGNS, designOf } from '../../src/experiments/designs/index.ts';
import { undecided } from '../reporting/undecided-results.ts';

it.each(DESIGNS.map(({ id }) => id))(
  'a block of %s is made up of the matches that it is said to be',
  async (design) => {
    const { blocks, matches } = await undecided(design);
    const { block } = designOf(design);
    const [one, two] = [/\bone match\b/, /\btwo\b/].map((number) => number.test(block));
    if (!two) expect(matches).toBe(blocks);
    else if (!one) expect(matches).toBe(2 * blocks);
    else {
      expect(matches).toBeGreaterThanOrEqual(blocks);
      expect(matches).toBeLessThanOrEqual(2 * blocks);
    }
  },
);
