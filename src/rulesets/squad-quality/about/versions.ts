import type { Version } from '../../../rules/ruleset.ts';

/** The document names no versions; these are the two ways its tests can be read. */
export const versions: Readonly<Record<string, Version>> = {
  book: {
    title: 'Advanced rules',
    note: 'The document with the reference sheets.',
    reconstructed: false,
    patch: {},
  },
  strict: {
    title: 'Strict tests',
    note: 'Every die of a quality test must exceed the number.',
    reconstructed: false,
    patch: { 'quality.test.reach': 'exceed' },
  },
};
