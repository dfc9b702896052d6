import type { Version } from '../../../rules/ruleset.ts';

/** The two lengths of game the document names. */
export const versions: Readonly<Record<string, Version>> = {
  short: {
    title: 'Short game',
    note: 'The document as published, five rounds long.',
    reconstructed: false,
    patch: {},
  },
  long: {
    title: 'Long game',
    note: 'The document as published, ten rounds long.',
    reconstructed: false,
    patch: { 'rounds.length.rounds': 10 },
  },
};
