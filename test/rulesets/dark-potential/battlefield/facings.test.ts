import { describe, expect, it } from 'vitest';
import { FACINGS, facingTo } from '../../../../src/rulesets/dark-potential/battlefield/facings.ts';

/** Of every other facing, how nearly each looks in a direction. */
function towards(dx: number, dy: number): number[] {
  return FACINGS.map(([x, y], i) => (i % 2 === 0 ? (dx * x + dy * y) / Math.sqrt(x * x + y * y) : -Infinity));
}

/** Directions in steps of half a base, of which many lie halfway between two facings. */
const OFFSETS = Array.from({ length: 81 }, (_, i) => i - 40);

describe('the facing towards a place', () => {
  it('is the nearest of all, in whatever quarter of the table it lies', () => {
    const found = new Set<number>();
    for (const dx of OFFSETS) {
      for (const dy of OFFSETS) {
        const near = towards(1250 * dx, 1250 * dy);
        const facing = facingTo(1250 * dx, 1250 * dy);
        expect(near[facing], `${dx}, ${dy}`).toBe(Math.max(...near));
        found.add(facing);
      }
    }
    expect(found.size).toBe(FACINGS.length / 2);
  });

  it('is turned round where the direction is, of two that are as near the same one', () => {
    for (const dx of OFFSETS) {
      for (const dy of OFFSETS) {
        if (dx === 0 && dy === 0) continue;
        const turned = facingTo(-1250 * dx, -1250 * dy);
        expect(turned, `${dx}, ${dy}`).toBe((facingTo(1250 * dx, 1250 * dy) + 16) % 32);
      }
    }
  });
});
