import type { Weights } from '../persona.ts';
import { darkPotential } from './dark-potential.ts';

/** Weights that were fitted in play, by decision point of whatever ruleset; no two rulesets share an id. */
export const FITTED: Readonly<Record<string, Weights>> = { ...darkPotential };
