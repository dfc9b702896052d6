import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { homeEdgesOf, homesOf } from '../../../src/kernel/field/home-edges.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { pointAt } from '../point-at.ts';
import { RUIN_TABLE, table } from '../small-tables.ts';

describe('edges that sides deploy along', () => {
  const ground = compileGround(table('bare', 11, []), 2500);
  const at = pointAt(ground, 5000, -7500);
  const half = (ground.spec.depth * INCH) / 2;

  it('are in front of the seats, each with its own left and right', () => {
    const { alongEdge, fromHome } = homeEdgesOf(ground);
    expect(fromHome(0, at)).toBe(half - ground.radius - 7500);
    expect(fromHome(1, at)).toBe(half - ground.radius + 7500);
    expect(homeEdgesOf(ground, { radius: 0 }).fromHome(1, at)).toBe(half + 7500);
    expect(alongEdge(0, at)).toBeCloseTo(5000 / half, 12);
    expect(alongEdge(1, at)).toBeCloseTo(-5000 / half, 12);
  });

  it('may be those at their sides', () => {
    const { alongEdge, fromHome, sideways } = homeEdgesOf(ground, { edges: 'sides' });
    expect(fromHome(0, at)).toBe(half - ground.radius + 5000);
    expect(alongEdge(0, at)).toBeCloseTo(-7500 / half, 12);
    expect(sideways[at]).toBe(-7500);
  });

  it('have zones of whole bases on the ground, as large for both seats', () => {
    const ruin = compileGround(RUIN_TABLE, 2500);
    const edges = homeEdgesOf(ruin);
    const depth = 4 * INCH;
    const [own, theirs] = homesOf(ruin, depth).zones;
    expect(own.length).toBeGreaterThan(0);
    for (const [seat, zone] of [own, theirs].entries())
      for (const point of zone) {
        expect(ruin.z[point]).toBe(0);
        expect(edges.fromHome(seat as 0 | 1, point) + 2 * ruin.radius).toBeLessThanOrEqual(depth);
      }
    const open = homesOf(ground, depth).zones;
    expect(open[0].length).toBe(open[1].length);
  });
});
