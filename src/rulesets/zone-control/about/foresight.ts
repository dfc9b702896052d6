import type { Foresight } from '../../../rules/ruleset.ts';

/** The decision points that cost most in a match, and what a lead is worth: `npm run regret -- zone-control`. */
export const foresight: Foresight = {
  points: ['ZC-D-04', 'ZC-D-06', 'ZC-D-07'],
  units: ['ZC-D-03'],
  slope: 6,
};
