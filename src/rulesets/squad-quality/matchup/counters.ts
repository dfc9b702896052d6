import type { OwnTallies } from '../../../rules/assembly/own-tallies.ts';
import { numbered } from '../../../rules/numbered.ts';
import { choicesOf, countersOf } from '../../../rules/tallies.ts';

const ACTIONS = ['engage', 'assault', 'open-fire', 'move-out', 'regroup', 'command', 'none'] as const;
const CAUSES = ['fire', 'assault', 'other'] as const;

/** What is counted per seat, by name, apart from kills by weapon and unit, which follow these. */
export const COUNTERS = [
  'first',
  'rolls',
  'decisions',
  'activations',
  'turns',
  'dead-turns',
  ...countersOf('action', ACTIONS),
  'legal:assault',
  ...choicesOf(['opportunity-fire', 'smoke', 'last-stand', 'hiding']),
  'recoveries',
  'responses',
  'powers',
  'hacks',
  'strikes',
  'mines',
  'drops',
  'entries',
  'structures',
  'bogged',
  'deaf',
  'shots',
  'kills',
  ...countersOf('kills', CAUSES),
  'pinned',
  'morale-tests',
  'flights',
  'routs',
  'objectives',
] as const;

export type CounterName = (typeof COUNTERS)[number];

export const COUNTER = numbered(COUNTERS);

/** What the counters mean. */
export const TALLIES: OwnTallies = {
  actions: { says: 'share of the actions', kinds: ACTIONS },
  attacks: CAUSES,
  counts: {
    shots: 'times somebody shot',
    pinned: 'times somebody was pinned',
    flights: 'times somebody fled',
    routs: 'units that routed',
    recoveries: 'times somebody recovered wounded',
    bogged: 'vehicles that were bogged down',
    responses: 'tests of command response',
    powers: 'powers invoked',
    hacks: 'times somebody hacked',
    strikes: 'strikes called for',
    mines: 'encounters with mines',
    drops: 'drops',
    structures: 'structures destroyed',
    entries: 'units that came from reserve',
    deaf: 'units that did not respond',
    objectives: 'objectives held',
  },
  deadTurns: {
    turns: 'turns',
    says: 'share of the turns in which nobody of the side attacked or went nearer to an enemy or an objective',
  },
  tableTime: {
    rolls: { says: 'dice rolled', counters: ['rolls'] },
    decisions: { says: 'choices between two or more options', counters: ['decisions'] },
  },
};
