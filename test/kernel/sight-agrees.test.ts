import { describe, expect, it } from 'vitest';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { judgeSight } from './compare-sight.ts';
import { SMALL_TABLES } from './small-tables.ts';
import { DRAW, oneHalf } from './try-sight.ts';

/** `npm run fuzz -- sight` goes on to generated tables. */
describe('sight', () => {
  it.each(SMALL_TABLES)('agrees with the reference on the table "$name"', (spec) => {
    expect(judgeSight(spec, DEFAULT_PITCH / 2, DRAW)).toContain('20000 pairs');
  });

  it.each(oneHalf(0))(
    'agrees with it on the designed table "$name", one half of which is worked out',
    (spec) => {
      expect(judgeSight(spec, DEFAULT_PITCH, DRAW)).toContain('20000 pairs');
    },
  );
});
