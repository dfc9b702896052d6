import { describe, expect, it } from 'vitest';
import { createLruCache } from '../../../src/kernel/caches/lru-cache.ts';

/** Which of the things taken one after the other had to be made. */
function made(keys: string, room: number): string {
  const cache = createLruCache<string>(room);
  let all = '';
  for (const key of keys) {
    const make = () => {
      all += key;
      return key.toUpperCase();
    };
    expect(cache.take(key, make)).toBe(key.toUpperCase());
  }
  return all;
}

describe('a shelf', () => {
  it('makes each thing once while there is room', () => {
    expect(made('abcabc', 3)).toBe('abc');
  });

  it('drops what was used least recently', () => {
    expect(made('abacab', 2)).toBe('abcb');
  });
});
