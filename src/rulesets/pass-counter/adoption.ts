import type { Adoption } from '../../rules/ruleset.ts';

const ACTIONS = ['charge', 'aim', 'focus'] as const;
const USES = [
  'passing',
  'extra-action',
  'follow-up',
  'reroll',
  'reactivation',
  'retaliate',
  'seize',
] as const;

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = [
  ...ACTIONS.map((rule) => ({ rule, legal: `legal:${rule}`, chosen: `action:${rule}` })),
  ...USES.map((rule) => ({ rule, legal: `legal:${rule}`, chosen: `chosen:${rule}` })),
];
