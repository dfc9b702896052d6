import type { Foresight } from '../../../rules/ruleset.ts';
import { SLOPE } from '../match/score.ts';

/** The decision points that cost most in a match: `npm run regret -- dark-potential`. */
export const foresight: Foresight = {
  points: ['DP-D-08', 'DP-D-14', 'DP-D-29'],
  units: ['DP-D-08'],
  slope: SLOPE,
};
