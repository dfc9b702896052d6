import { describe, expect, it } from 'vitest';
import { GenerationCache } from '../../../src/kernel/caches/generation-cache.ts';

describe('things asked for lately', () => {
  const thing = (number: number) => ({ number });

  it('are kept, whatever else was asked for only once', () => {
    const lately = new GenerationCache<{ number: number }>(8);
    const first = thing(0);
    lately.set(0, first);
    for (let key = 1; key < 100; key++) {
      lately.set(key, thing(key));
      if (key % 3 === 0) expect(lately.get(0)).toBe(first);
    }
    for (let key = 96; key < 100; key++) expect(lately.get(key)).toEqual(thing(key));
  });

  it('are forgotten when others have taken their room', () => {
    const lately = new GenerationCache<{ number: number }>(8);
    for (let key = 0; key < 100; key++) lately.set(key, thing(key));
    const kept = Array.from({ length: 100 }, (_, key) => key).filter((key) => lately.get(key));
    expect(kept.length).toBeLessThanOrEqual(8);
    expect(kept.length).toBeGreaterThanOrEqual(4);
  });
});
