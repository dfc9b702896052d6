import { describe, expect, it } from 'vitest';
import type { Kind } from './random-table.ts';
import { excessPast, excessPastBases } from './ways-excess.ts';

const STARTS = 4;
const TABLES: readonly (readonly [Kind[], number])[] = [
  [['wall', 'wall', 'wall'], 1],
  [['wood', 'wood', 'wood'], 1],
  [['wood', 'hedge', 'wood', 'hedge'], 1],
  [['wall', 'wood', 'hedge', 'pond'], 1],
  [['wall', 'wood', 'hedge', 'pond'], 2],
  [['hill', 'wall'], 1],
  [['hill', 'wood', 'hedge'], 1],
];

/** The short form of `npm run fuzz -- ways`: fewer tables. */
describe('ways', () => {
  it.for(TABLES)('past $0, table $1, are within 1 % of the shortest', ([kinds, seed], { annotate }) => {
    const { pairs, worst, mean, least } = excessPast(kinds, seed, STARTS);
    annotate(`${pairs} pairs, worst ${(100 * worst).toFixed(2)} %, mean ${(100 * mean).toFixed(3)} %`);
    expect(worst).toBeLessThan(0.01);
    expect(mean).toBeLessThan(0.001);
    expect(least).toBeGreaterThan(-0.01);
  });

  it.for([1, 2])(
    'past three bases and walls, table %i, are within 1 % of the shortest',
    (seed, { annotate }) => {
      const { pairs, worst, mean, least } = excessPastBases(['wall', 'wall'], seed);
      annotate(`${pairs} pairs, worst ${(100 * worst).toFixed(2)} %, mean ${(100 * mean).toFixed(3)} %`);
      expect(worst).toBeLessThan(0.01);
      expect(least).toBeGreaterThan(-0.01);
    },
  );

  it('past bases that touch the edge of a wood may be longer, in 1 of 200 cases at most', ({ annotate }) => {
    const total = { pairs: 0, long: 0, worst: 0 };
    for (const seed of [1, 2, 3, 4]) {
      const { pairs, long, worst, least } = excessPastBases(['wood', 'hedge'], seed);
      total.pairs += pairs;
      total.long += long;
      total.worst = Math.max(total.worst, worst);
      expect(least).toBeGreaterThan(-0.01);
    }
    annotate(`${total.long} of ${total.pairs} above 1 %, worst ${(100 * total.worst).toFixed(2)} %`);
    expect(total.long / total.pairs).toBeLessThan(1 / 200);
  });
});
