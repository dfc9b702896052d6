import { adoptedBy } from '../../../rules/play/uses.ts';
import type { Adoption } from '../../../rules/ruleset.ts';

/** Headings that are options, and what counts their use. */
export const adoption: readonly Adoption[] = [
  ...adoptedBy('action', [
    'overwatch',
    'combat-ready',
    'suppressing-fire',
    'charge',
    'second-move',
    'perception',
  ]),
  ...adoptedBy('chosen', ['manoeuvre', 'stealth', 'pickup']),
  { rule: 'leaving-combat', legal: 'legal:free-strike', chosen: 'chosen:free-strike', unasked: true },
  { rule: 'command-points', legal: 'legal:exchange', chosen: 'chosen:exchange' },
];
