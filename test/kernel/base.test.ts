import { describe, expect, it } from 'vitest';
import { distanceOn } from '../../src/kernel/base.ts';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { pointAt } from './point-at.ts';
import { RUIN_TABLE } from './small-tables.ts';

describe('distance between models', () => {
  const ground = compileGround(RUIN_TABLE, 2500);
  const low = pointAt(ground, 1250, -1250);

  it('is from edge to edge in three dimensions unless asked otherwise', () => {
    const high = pointAt(ground, 6250, -1250, 7620);
    expect(distanceOn(ground)(low, high)).toBeCloseTo(Math.sqrt(2500 ** 2 + 7620 ** 2), 9);
    expect(distanceOn(ground, 2500, false)(low, high)).toBe(2500);
    expect(distanceOn(ground, 0)(low, high)).toBeCloseTo(Math.sqrt(5000 ** 2 + 7620 ** 2), 9);
  });

  it('is 0 between touching bases and never negative', () => {
    const distance = distanceOn(ground);
    expect(distance(low, pointAt(ground, 3750, -1250))).toBe(0);
    expect(distance(low, pointAt(ground, 1250, -1250, 7620))).toBe(7620);
  });
});
