import type { Adoption } from '../../../rules/ruleset.ts';
import { OPTIONS } from '../matchup/counters.ts';

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = OPTIONS.map((rule) => ({
  rule,
  legal: `legal:${rule}`,
  chosen: `chosen:${rule}`,
}));
