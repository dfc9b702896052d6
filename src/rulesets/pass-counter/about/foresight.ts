import type { Foresight } from '../../../rules/ruleset.ts';

/** The decision points that cost most in a match, and what a lead is worth: `npm run regret -- pass-counter`. */
export const foresight: Foresight = { points: ['PC-D-04'], units: ['PC-D-02'], slope: 8.6 };
