import { describe, expect, it } from 'vitest';
import { FACINGS, facingTo } from '../../../../src/rulesets/dark-potential/battlefield/facings.ts';

/** Of every other facing the first that looks most nearly in a direction. */
function nearestOfAll(dx: number, dy: number): number {
  const towards = FACINGS.map(([x, y]) => (dx * x + dy * y) / Math.sqrt(x * x + y * y));
  return towards.reduce((best, value, i) => (i % 2 === 0 && value > towards[best] ? i : best), 0);
}

describe('the facing towards a place', () => {
  it('is the nearest of all, the first of equal ones, in whatever quarter of the table it lies', () => {
    const found = new Set<number>();
    for (let dx = -12; dx <= 12; dx++) {
      for (let dy = -12; dy <= 12; dy++) {
        expect(facingTo(1250 * dx, 1250 * dy), `${dx}, ${dy}`).toBe(nearestOfAll(1250 * dx, 1250 * dy));
        found.add(facingTo(dx, dy));
      }
    }
    expect(found.size).toBe(FACINGS.length / 2);
  });
});
