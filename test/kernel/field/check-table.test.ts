import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { hedge, piece, rectangle, solid, table, wood } from '../small-tables.ts';

describe('what cannot be compiled', () => {
  const refusal = (...args: Parameters<typeof compileGround>) => {
    try {
      compileGround(...args);
    } catch (error) {
      return (error as Error).message;
    }
    return 'compiled';
  };

  it('is refused with a sentence', () => {
    const bare = table('bare', 12, []);
    expect(refusal(bare, 2000)).toBe(
      'A pitch of 20 mm does not divide the base of 25 mm; choose 25 or 12.5 mm.',
    );
    expect(refusal({ ...bare, width: 0 }, 2500)).toMatch(/its width is 0 inches; it must be more than 0/);
    expect(refusal({ ...bare, width: 0.9 }, 2500)).toMatch(/has 0 standing points/);
    expect(refusal(table('x', 200, []), 1250)).toMatch(/it needs 1 to 65535, choose another size or pitch/);
    const crowd = Array.from({ length: 33 }, (_, i) => wood(`w${i}`, rectangle(0, 0, 1, 1), 1));
    expect(refusal(table('x', 12, crowd), 2500)).toMatch(/has 33 pieces; join some, 32 is the most/);
    expect(refusal(table('x', 12, [hedge('h', rectangle(0, 0, 3, 1), 0.5)]), 2500)).toMatch(
      /make it a block/,
    );
    expect(refusal(table('x', 12, [hedge('h', rectangle(0, 0, 3, 0.5), 1)]), 2500)).toMatch(
      /make it a block/,
    );
    expect(refusal(table('x', 12, [wood('w', rectangle(0, 0, 3, 3), 0)]), 2500)).toMatch(
      /height of its vegetation/,
    );
    const dart = wood(
      'dart',
      [
        [0, 0],
        [2, 1],
        [0, 2],
        [1, 1],
      ],
      1,
    );
    expect(refusal(table('x', 12, [dart]), 2500)).toMatch(
      /piece "dart": its outline is not convex .* split it/,
    );
    const star = wood(
      'star',
      [
        [0, 3],
        [2, -3],
        [-3, 1],
        [3, 1],
        [-2, -3],
      ],
      1,
    );
    expect(refusal(table('x', 12, [star]), 2500)).toMatch(/not convex/);
    const flat = wood(
      'flat',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      1,
    );
    expect(refusal(table('x', 12, [flat]), 2500)).toMatch(/encloses no area/);
    const ghost = piece('ghost', rectangle(0, 0, 1, 1), { solids: [solid(rectangle(0, 0, 1, 1), 2, 2)] });
    expect(refusal(table('x', 12, [ghost]), 2500)).toMatch(/solid 0 reaches from 2 to 2 inches/);
    const lopsided = table('x', 12, [wood('w', rectangle(0, 0, 2, 2), 1)], { symmetric: true });
    expect(refusal(lopsided, 2500)).toMatch(/piece "w" has no like at the point opposite/);
  });
});
