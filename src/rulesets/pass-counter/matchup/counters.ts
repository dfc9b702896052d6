import type { OwnTallies } from '../../../rules/assembly/own-tallies.ts';
import { numbered } from '../../../rules/numbered.ts';
import { choicesOf, countersOf } from '../../../rules/tallies.ts';

const ACTIONS = ['none', 'ranged', 'melee', 'walk', 'run', 'charge', 'aim', 'focus', 'stand-up'] as const;
const ATTACKS = ['ranged', 'melee', 'charge', 'retaliation', 'disengaging'] as const;
/** What command points are spent on. */
export const USES = ['extra-action', 'follow-up', 'reroll', 'reactivation', 'retaliate', 'seize'] as const;
/** Headings that are actions of their own. */
export const OPTIONAL = ['charge', 'aim', 'focus'] as const;

/** What is counted per seat, by name, apart from kills by weapon and unit, which follow these. */
export const COUNTERS = [
  'first',
  'rounds:first',
  'rolls',
  'decisions',
  'activations',
  'dice',
  'dead-turns',
  ...countersOf('action', ACTIONS),
  ...countersOf('legal', OPTIONAL),
  ...choicesOf([...USES, 'passing']),
  'pass-counters',
  'points:gained',
  ...countersOf('points', USES),
  'points:lost',
  'kills',
  ...countersOf('kills', ATTACKS),
  'wounds',
  'knocked-down',
  'nerve-tests',
  'fallbacks',
  'lost:edge',
] as const;

export type CounterName = (typeof COUNTERS)[number];

export const COUNTER = numbered(COUNTERS);

/** What the counters mean. */
export const TALLIES: OwnTallies = {
  actions: { says: 'share of the actions, with an activation that has none as one', kinds: ACTIONS },
  attacks: ATTACKS,
  spending: { resource: 'command points', uses: Object.fromEntries(USES.map((use) => [use, use])) },
  counts: {
    'rounds:first': 'rounds begun',
    'points:gained': 'command points gained',
    'points:lost': 'command points lost',
    'lost:edge': 'models lost over the edge',
  },
  deadTurns: {
    turns: 'activations',
    says:
      'share of the activations in which a model did not attack, charge, aim, focus, stand up or go nearer to an ' +
      'enemy; passes are none',
  },
  tableTime: {
    rolls: { says: 'throws of one or more dice', counters: ['rolls'] },
    dice: { says: 'dice thrown', counters: ['dice'] },
    'chances-to-spend-points': {
      says: 'chances to spend command points, each use apart',
      counters: USES.map((use) => `legal:${use}`),
    },
    decisions: { says: 'choices between two or more options', counters: ['decisions'] },
  },
};
