import type { Version } from '../../../rules/ruleset.ts';

/** The sheet is known in one edition only. */
export const versions: Readonly<Record<string, Version>> = {
  sheet: {
    title: 'Summary sheet',
    note: 'The sheet as published, with assumptions for what it leaves out.',
    reconstructed: false,
    patch: {},
  },
};
