import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { screenRows, type Walked } from '../../src/experiments/designs/screen/screen-row.ts';
import type { Metric } from '../../src/experiments/metrics/metrics.ts';

const FACTOR = { path: 'sword.cut.bonus', book: 2, low: 1, high: 3 };
const ROUNDS = { id: 'rounds', says: 'rounds', unit: 'rounds' } as Metric;

/** Walks through one number, each with what it changed and the noise of that. */
function clear(changes: readonly number[], noise: number): boolean {
  const walks = changes.map((change): Walked => {
    const trajectory = { points: [[0], [1]], order: [0] };
    return {
      trajectory,
      steps: [{ changes: [change], noise: [noise], unpaired: [noise] }],
      stopped: [0, 0],
    };
  });
  const [{ effects }] = screenRows([FACTOR], [ROUNDS], walks, 0.05, seedrandom.alea('row'));
  return effects[0].isClear;
}

describe('a number that stands out', () => {
  it('does so over walks that agree as far as their luck lets them', () => {
    expect(clear([5, 5.5, 4.5, 5.2, 4.8, 5.1], 0.2)).toBe(true);
    expect(clear([5, 5], 0)).toBe(true);
  });

  it('does so where sizes vary less than their luck does, since so do those of luck alone', () => {
    // Of a noise of 1 sizes vary by 0.6 about 0.8: six of 1.7 reach 0.63 either way, not 1.05.
    expect(clear([1.7, 1.8, -1.6, 1.7, -1.75, 1.65], 1)).toBe(true);
    expect(clear([1.3, 1.4, -1.2, 1.3, -1.35, 1.25], 1)).toBe(false);
  });

  it('is seldom one that does nothing', () => {
    const rng = seedrandom.alea('nothing');
    const normal = () => Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());
    const found = Array.from({ length: 400 }, () => clear(Array.from({ length: 6 }, normal), 1));
    expect(found.filter(Boolean).length).toBeLessThan(10);
  });

  it('does not where two walks came out alike by chance', () => {
    // Luck alone shows a size of 0.8; Student's interval of two values of that noise reaches 9 either way.
    expect(clear([5, 5], 1)).toBe(false);
    expect(clear([5, 5.001], 1)).toBe(false);
  });
});
