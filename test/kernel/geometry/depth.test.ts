import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { createDepths } from '../../../src/kernel/geometry/depth.ts';
import { pointAt } from '../point-at.ts';
import { createReference } from '../sight-reference.ts';
import { rectangle, SMALL_TABLES, table, wood } from '../small-tables.ts';

describe('the depth of a line in a piece', () => {
  it('is what of it lies between the axes and within the footprint', () => {
    const ground = compileGround(table('copse', 11, [wood('copse', rectangle(-2, -1, 2, 1), 3)]), 2500);
    const depth = createDepths(ground);
    const [near, middle, far, aside] = [
      pointAt(ground, 0, -5000),
      pointAt(ground, 0, 0),
      pointAt(ground, 0, 5000),
      pointAt(ground, 7500, 5000),
    ];
    expect(depth(0, near, far)).toBeCloseTo(5080, 9);
    expect(depth(0, near, middle)).toBeCloseTo(2540, 9);
    expect(depth(0, far, aside)).toBe(0);
    expect(depth(0, middle, middle)).toBe(0);
  });

  it('is the same both ways, and that of the piece for a line straight across', () => {
    const spec = table('copse', 11, [wood('copse', rectangle(-2, -1.7, 2, 1.3), 3)]);
    const ground = compileGround(spec, 1250);
    const depth = createDepths(ground);
    let across = 0;
    for (let from = 0; from < ground.count; from += 3) {
      for (let to = 0; to < ground.count; to += 5) {
        const through = depth(0, from, to);
        expect(depth(0, to, from)).toBe(through);
        if (ground.x[from] !== ground.x[to] || through === 0 || ground.inside[from] + ground.inside[to] > 0)
          continue;
        expect(through).toBe(3 * 2540);
        across++;
      }
    }
    expect(across).toBeGreaterThan(0);
  });

  it('agrees with the reference', () => {
    const random = seedrandom('depth');
    for (const spec of SMALL_TABLES) {
      const ground = compileGround(spec, 1250);
      const depth = createDepths(ground);
      const reference = createReference(ground);
      let inside = 0;
      for (let n = 0; n < 2000; n++) {
        const from = Math.floor(random() * ground.count);
        const to = Math.floor(random() * ground.count);
        if (ground.x[from] === ground.x[to] && ground.y[from] === ground.y[to]) continue;
        const piece = Math.floor(random() * spec.pieces.length);
        const length = depth(piece, from, to);
        if (length > 0) inside++;
        // The thread the reference cuts out is 1/1,000,000 mm wide and its ends are as slanted as the footprint.
        expect(Math.abs(length - reference.depth(piece, from, to))).toBeLessThan(0.01);
      }
      expect(inside).toBeGreaterThan(200);
    }
  });
});
