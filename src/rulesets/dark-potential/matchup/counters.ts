import { killMixes } from '../../../rules/assembly/kill-counters.ts';
import { numbered } from '../../../rules/numbered.ts';
import { choicesOf, countersOf, mixOf, type Tallies } from '../../../rules/tallies.ts';
import type { UnitData } from '../units/units.ts';
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
export function talliesOf(data: UnitData): Tallies {
  return {
    first: 'first',
    mixes: [
      mixOf('action', "share of the models' actions", 'action', ACTION_KINDS, 'actions'),
      mixOf('kill-by-action', 'share of the kills', 'kills', ATTACKS),
      ...killMixes(data),
      mixOf('point', 'share of the Command Points spent', 'points', USES, 'points-spent'),
    ],
    spending: [
      {
        resource: 'Command Points',
        uses: {
          'command-points.reroll': 'points:reroll',
          'command-points.shift': 'points:shift',
          'command-points.forcedReroll': 'points:force',
          'command-points.counterShift': 'points:counter',
          overwatch: 'points:overwatch',
          'combat-ready': 'points:combat-ready',
          'suppressing-fire': 'points:suppressing-fire',
          manoeuvre: 'points:manoeuvre',
        },
      },
    ],
    counts: {
      'kills:area-effect': 'kills by area effect',
      'legal:ranged-attack': 'chances of a ranged attack',
      'legal:close-combat': 'chances of close combat',
    },
    deadTurns: {
      turns: 'turns',
      dead: 'dead-turns',
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
}
