import type { Weights } from '../persona.ts';
import { dp } from './dp.ts';
import { dx } from './dx.ts';
import { pc } from './pc.ts';
import { sq } from './sq.ts';
import { zc } from './zc.ts';

/** Weights that were fitted in play, by decision point of whatever ruleset; no two rulesets share an id. */
export const FITTED: Readonly<Record<string, Weights>> = { ...dp, ...dx, ...pc, ...sq, ...zc };
