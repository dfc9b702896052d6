import { describe, expect, test } from 'vitest';
import { createClockCache } from '../../../src/kernel/caches/clock-cache.ts';

interface Named {
  readonly name: string;
}

const value = (name: string): Named => ({ name });

describe('values with room for some of them', () => {
  test('are all kept while there is room', () => {
    const recent = createClockCache<Named>(10, 3);
    for (const key of [7, 0, 9]) recent.set(key, value(`${key}`));
    expect([7, 0, 9, 1].map((key) => recent.get(key)?.name)).toEqual(['7', '0', '9', undefined]);
  });

  test('are forgotten when nobody has asked for them since the last look', () => {
    const recent = createClockCache<Named>(10, 3);
    for (const key of [1, 2, 3]) recent.set(key, value(`${key}`));
    recent.get(1);
    recent.get(3);
    recent.set(4, value('4'));
    expect([1, 2, 3, 4].map((key) => recent.get(key)?.name)).toEqual(['1', undefined, '3', '4']);
  });

  test('are replaced without another being forgotten', () => {
    const recent = createClockCache<Named>(10, 2);
    recent.set(1, value('old'));
    recent.set(2, value('2'));
    recent.set(1, value('new'));
    expect([1, 2].map((key) => recent.get(key)?.name)).toEqual(['new', '2']);
  });

  test('never number more than there is room for, whatever is asked', () => {
    const recent = createClockCache<Named>(50, 8);
    for (let i = 0; i < 1000; i++) {
      const key = (i * i * 7 + i) % 50;
      if (recent.get(key) === undefined) recent.set(key, value(`${key}`));
      expect(recent.get(key)?.name).toBe(`${key}`);
    }
    const kept = Array.from({ length: 50 }, (_, key) => recent.get(key)).filter(
      (found) => found !== undefined,
    );
    expect(kept).toHaveLength(8);
  });

  test('need some room', () => {
    expect(() => createClockCache(10, 0)).toThrow('Room for 0 values keeps nothing; 1 is the least.');
  });
});
