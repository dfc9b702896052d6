import { describe, expect, it } from 'vitest';
import type { Ground } from '../../../src/kernel/ground.ts';
import { landmarksOf, latticeOf, thinnedBetweenLandmarks } from '../../../src/kernel/movement/landmarks.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

const arenas = createArenas(darkPotential);
const groundOf = (name: string) => arenas.field({ name }, 2500).ground;

function isBeside({ row, column, z }: Ground, at: number): boolean {
  return row[at] === row[at + 1] && column[at] + 1 === column[at + 1] && z[at] === z[at + 1];
}

describe('landmarks', () => {
  it('lie wherever touching terrain gives way to not touching it', () => {
    const ground = groundOf('old-wood');
    const landmarks = landmarksOf(ground);
    for (let at = 0; at + 1 < ground.count; at++) {
      const [here, there] = [ground.touches[at], ground.touches[at + 1]];
      if (isBeside(ground, at) && here !== there && here !== 0) expect(landmarks[at], `point ${at}`).toBe(1);
    }
  });
});

describe('a lattice', () => {
  it('holds one point in nine of the open, and with each its mirror image', () => {
    for (const name of ['bare-field', 'hedgerows']) {
      const ground = groundOf(name);
      const lattice = latticeOf(ground, 3);
      expect(lattice.reduce((sum, on) => sum + on, 0) / ground.count).toBeCloseTo(1 / 9, 2);
      expect(lattice).toEqual(Uint8Array.from(lattice).reverse());
    }
  });
});

describe('places thinned between landmarks', () => {
  it('hold where a move starts, all landmarks, and every fourth of the open', () => {
    const ground = groundOf('bare-field');
    const landmarks = landmarksOf(ground);
    const all = Array.from({ length: ground.count }, (_, at) => at);
    const isOpen = (at: number) => landmarks[at] === 0;
    const from = all.find((at) => isOpen(at) && ground.y[at] > 0)!;
    const kept = thinnedBetweenLandmarks({ ground, landmarks }, from, all);
    expect(kept).toContain(from);
    expect(kept).toEqual(expect.arrayContaining(all.filter((at) => !isOpen(at))));
    const share = kept.filter(isOpen).length / all.filter(isOpen).length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });
});
