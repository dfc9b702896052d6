import type { OwnTallies } from '../../../rules/assembly/own-tallies.ts';
import { numbered } from '../../../rules/numbered.ts';
import { choicesOf, countersOf } from '../../../rules/tallies.ts';
import { ACTION_KINDS } from './action.ts';

const ATTACKS = ['ranged', 'close-combat', 'overwatch', 'suppressing-fire', 'free-strike', 'combat-ready'];
const USES = [
  'reroll',
  'shift',
  'force',
  'counter',
  'overwatch',
  'combat-ready',
  'suppressing-fire',
  'manoeuvre',
] as const;
const [, ...ACTIONS] = ACTION_KINDS;

/** What is counted per seat, by name, apart from kills by weapon and unit, which follow these. */
export const COUNTERS = [
  'first',
  'rolls',
  'decisions',
  'windows',
  'activations',
  'turns',
  'dead-turns',
  'kills',
  ...countersOf('kills', ['ranged', 'close-combat', 'area-effect']),
  ...countersOf('kills', ['overwatch', 'suppressing-fire', 'free-strike', 'combat-ready']),
  ...countersOf('action', ACTION_KINDS),
  ...countersOf('legal', ACTIONS),
  ...choicesOf(['manoeuvre', 'stealth', 'pickup', 'free-strike']),
  ...countersOf('points', USES),
  ...choicesOf(['exchange']),
  'suppressions',
  'leadership-tests',
  'reveals',
] as const;

export type CounterName = (typeof COUNTERS)[number];

export const COUNTER = numbered(COUNTERS);

/** What the counters mean; a charge kills in close combat. */
export const TALLIES: OwnTallies = {
  actions: { says: "share of the models' actions", kinds: ACTION_KINDS },
  attacks: ATTACKS,
  spending: {
    resource: 'Command Points',
    uses: {
      'command-points.reroll': 'reroll',
      'command-points.shift': 'shift',
      'command-points.forcedReroll': 'force',
      'command-points.counterShift': 'counter',
      overwatch: 'overwatch',
      'combat-ready': 'combat-ready',
      'suppressing-fire': 'suppressing-fire',
      manoeuvre: 'manoeuvre',
    },
  },
  counts: {
    'kills:area-effect': 'kills by area effect',
    'legal:ranged-attack': 'chances of a ranged attack',
    'legal:close-combat': 'chances of close combat',
  },
  deadTurns: {
    turns: 'turns',
    says:
      'share of the turns in which nobody of the side attacked, charged, laid a template, went on Overwatch, got ' +
      'Combat Ready, looked for hidden enemies or moved nearer to an enemy',
  },
  tableTime: {
    rolls: { says: 'rolls of one or more dice', counters: ['rolls'] },
    'chances-to-spend-points': {
      says: 'chances to spend a Command Point on a roll',
      counters: ['windows'],
    },
    decisions: { says: 'choices between two or more options', counters: ['decisions'] },
  },
};
