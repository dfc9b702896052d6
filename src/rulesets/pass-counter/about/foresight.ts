import type { Foresight } from '../../../rules/ruleset.ts';
import { SLOPE } from '../match/score.ts';

/** The decision points that cost most in a match: `npm run regret -- pass-counter`. */
export const foresight: Foresight = { points: ['PC-D-04'], units: ['PC-D-02'], slope: SLOPE };
