import { adoptedBy } from '../../../rules/play/uses.ts';
import type { Adoption } from '../../../rules/ruleset.ts';
import { OPTIONS } from '../matchup/counters.ts';

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = adoptedBy('chosen', OPTIONS);
