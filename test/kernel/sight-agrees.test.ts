import { describe, expect, it } from 'vitest';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { type Draw, judgeSight } from './compare-sight.ts';
import { SMALL_TABLES } from './small-tables.ts';
import { DESIGNED } from './try-sight.ts';

const ON_SMALL_TABLES: Draw = { pairs: 20_000, viewers: 400 };
/** The long form, `npm run fuzz -- sight`, draws 20,000 on each of these tables and on generated ones, too. */
const ON_DESIGNED_TABLES: Draw = { pairs: 2_000, viewers: 50 };

describe('sight', () => {
  it.each(SMALL_TABLES)('agrees with the reference on the table "$name"', (spec) => {
    expect(judgeSight(spec, DEFAULT_PITCH / 2, ON_SMALL_TABLES)).toContain('20000 pairs');
  });

  it.each(DESIGNED)(
    'agrees with it on the designed table "$name", one half of which is worked out',
    (spec) => {
      expect(judgeSight(spec, DEFAULT_PITCH, ON_DESIGNED_TABLES)).toContain('2000 pairs');
    },
  );
});
