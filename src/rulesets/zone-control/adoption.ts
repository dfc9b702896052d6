import type { Adoption } from '../../rules/ruleset.ts';

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = [
  { rule: 'shooting', legal: 'legal:shooting', chosen: 'action:shooting' },
  { rule: 'melee', legal: 'legal:melee', chosen: 'action:melee' },
  { rule: 'reserves', legal: 'legal:reserves', chosen: 'chosen:reserves' },
];
