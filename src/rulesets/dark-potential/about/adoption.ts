import type { Adoption } from '../../../rules/ruleset.ts';

const BY_ACTION = [
  'overwatch',
  'combat-ready',
  'suppressing-fire',
  'charge',
  'second-move',
  'perception',
] as const;

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = [
  ...BY_ACTION.map((rule) => ({ rule, legal: `legal:${rule}`, chosen: `action:${rule}` })),
  { rule: 'manoeuvre', legal: 'legal:manoeuvre', chosen: 'chosen:manoeuvre' },
  { rule: 'stealth', legal: 'legal:stealth', chosen: 'chosen:stealth' },
  { rule: 'pickup', legal: 'legal:pickup', chosen: 'chosen:pickup' },
  { rule: 'leaving-combat', legal: 'legal:free-strike', chosen: 'chosen:free-strike', unasked: true },
  { rule: 'command-points', legal: 'legal:exchange', chosen: 'chosen:exchange' },
];
