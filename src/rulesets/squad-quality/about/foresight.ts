import type { Foresight } from '../../../rules/ruleset.ts';

/** The decision points that a better answer would be worth most at, and what a lead is worth. */
export const foresight: Foresight = { points: ['SQ-D-03'], units: ['SQ-D-02'], slope: 5 };
