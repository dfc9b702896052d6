import { adoptedBy } from '../../../rules/play/uses.ts';
import type { Adoption } from '../../../rules/ruleset.ts';

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = [
  { rule: 'close-assault', legal: 'legal:assault', chosen: 'action:assault' },
  ...adoptedBy('chosen', ['opportunity-fire', 'smoke', 'last-stand']),
  { rule: 'hidden-movement', legal: 'legal:hiding', chosen: 'chosen:hiding' },
];
