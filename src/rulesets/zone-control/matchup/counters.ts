import type { OwnTallies } from '../../../rules/assembly/own-tallies.ts';
import { numbered } from '../../../rules/numbered.ts';
import { choicesOf, countersOf } from '../../../rules/tallies.ts';

export const ATTACKS = ['shooting', 'melee'] as const;

/** What is counted per seat, by name, apart from kills by weapon and unit, which follow these. */
export const COUNTERS = [
  'first',
  'first:last-round',
  'rolls',
  'decisions',
  'activations',
  'turns',
  'dead-turns',
  ...countersOf('action', ['none', ...ATTACKS]),
  ...countersOf('legal', ATTACKS),
  ...choicesOf(['reserves']),
  'strikes',
  'ambushes',
  'reinforcements',
  'never-came',
  'kills',
  ...countersOf('kills', ATTACKS),
  'lost:edge',
  'shock',
  'morale-checks',
  'falls',
  'rally-checks',
  'flights',
  'zones',
  'zones:surrounded',
  'zones:contested',
  'zones:objective',
  'won:with-fewer',
] as const;

export const COUNTER = numbered(COUNTERS);

/** What the counters mean. */
export const TALLIES: OwnTallies = {
  actions: { says: "share of the models' actions", kinds: ['none', ...ATTACKS] },
  attacks: ATTACKS,
  counts: {
    'first:last-round': 'last rounds begun',
    strikes: 'deep strikes',
    'never-came': 'models that never came',
    falls: 'times somebody fell back',
    'lost:edge': 'models lost over the edge',
    shock: 'shock points',
    zones: 'zones held',
    'zones:surrounded': 'surrounded zones held',
    'zones:contested': 'contested zones',
    'zones:objective': 'objectives held',
    'won:with-fewer': 'wins with less of the army left',
  },
  deadTurns: {
    turns: 'turns',
    says:
      'share of the turns in which nobody of the side attacked, came onto the board, or went nearer to an enemy or ' +
      'into another zone of its own accord',
  },
  tableTime: {
    rolls: { says: 'dice rolled', counters: ['rolls'] },
    decisions: { says: 'choices between two or more options', counters: ['decisions'] },
  },
};
