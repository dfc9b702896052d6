import { expect, it } from 'vitest';
import {
  BEYOND,
  HALF,
  keyOf,
  LOOKS,
  MOST_BANDS,
  ownHalf,
  ownHalfOf,
  ownLook,
  theirHalf,
  theirHalfOf,
  UNKNOWN,
} from '../../../src/rules/survey/pair-key.ts';

it('tells of a pair the band and both looks, and has a half for either side', () => {
  const keys = new Set([BEYOND, UNKNOWN]);
  for (let band = 0; band <= MOST_BANDS; band++) {
    for (let own = 0; own < LOOKS; own++) {
      for (let their = 0; their < LOOKS; their++) {
        const key = keyOf(band, own, their);
        expect(ownLook(key)).toBe(own);
        expect([ownHalf(key), theirHalf(key)]).toEqual([ownHalfOf(band, own), theirHalfOf(band, their)]);
        expect(Math.max(ownHalf(key), theirHalf(key))).toBeLessThan(HALF);
        keys.add(key);
      }
    }
  }
  expect(keys.size).toBe(2 + (MOST_BANDS + 1) * LOOKS * LOOKS);
});
