import type { Adoption } from '../../../rules/ruleset.ts';

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = [
  { rule: 'close-assault', legal: 'legal:assault', chosen: 'action:assault' },
  { rule: 'opportunity-fire', legal: 'legal:opportunity-fire', chosen: 'chosen:opportunity-fire' },
  { rule: 'smoke', legal: 'legal:smoke', chosen: 'chosen:smoke' },
  { rule: 'last-stand', legal: 'legal:last-stand', chosen: 'chosen:last-stand' },
  { rule: 'hidden-movement', legal: 'legal:hiding', chosen: 'chosen:hiding' },
];
