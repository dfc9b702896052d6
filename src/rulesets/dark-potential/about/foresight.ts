import type { Foresight } from '../../../rules/ruleset.ts';

/** The decision points that cost most in a match, and what a lead is worth: `npm run regret -- dark-potential`. */
export const foresight: Foresight = {
  points: ['DP-D-08', 'DP-D-14', 'DP-D-29'],
  units: ['DP-D-08'],
  slope: 5.5,
};
