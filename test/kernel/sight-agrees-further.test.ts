import { describe, expect, it } from 'vitest';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { judgeSight } from './compare-sight.ts';
import { DRAW, oneHalf } from './try-sight.ts';

/** The other half of what `sight-agrees.test.ts` begins, so that both cores have one. */
describe('sight', () => {
  it.each(oneHalf(1))(
    'agrees with the reference on the designed table "$name", one half of which is worked out',
    (spec) => {
      expect(judgeSight(spec, DEFAULT_PITCH, DRAW)).toContain('20000 pairs');
    },
  );
});
