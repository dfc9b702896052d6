import type { OwnTallies } from '../../../rules/assembly/own-tallies.ts';
import { numbered } from '../../../rules/numbered.ts';
import { countersBy, countersOf } from '../../../rules/tallies.ts';

const ACTIONS = [
  'none',
  'ranged',
  'melee',
  'move',
  'jump',
  'smoke',
  'charge',
  'aim',
  'presence',
  'altitude',
  'spot',
  'wait',
  'break-away',
  'rally',
  'order',
  'channel',
  'concentrate',
  'wake',
  'flight',
  'board',
  'demolish',
] as const;

const ATTACKS = ['ranged', 'melee', 'charge', 'reaction', 'power'] as const;

export type ActionName = (typeof ACTIONS)[number];

/** Optional headings whose use is counted. */
export const OPTIONS = [
  'aim',
  'charge',
  'presence',
  'wait',
  'rally',
  'command',
  'powers',
  'jumping',
  'smoke',
] as const;

export type OptionName = (typeof OPTIONS)[number];

/** The counters of actions. */
export const ACTED = countersBy('action', ACTIONS);

/** The counters of activations in which an option was there, and in which it was taken. */
export const LEGAL = countersBy('legal', OPTIONS);
export const CHOSEN = countersBy('chosen', OPTIONS);

/** What is counted per seat, by name, apart from kills by weapon and unit, which follow these. */
export const COUNTERS = [
  'first',
  'turns:first',
  'rolls',
  'decisions',
  'activations',
  'dead-turns',
  ...countersOf('action', ACTIONS),
  ...countersOf('legal', OPTIONS),
  ...countersOf('chosen', OPTIONS),
  'kills',
  ...countersOf('kills', ATTACKS),
  'wounds',
  'criticals',
  'fumbles',
  'tests:morale',
  'panics',
  'breaks',
  'rallied',
  'reactions',
  'reactions:wasted',
  'spotted',
  'break-aways',
  'backlashes',
  'dives',
  'systems:failed',
  'wrecks',
  'explosions',
  'blown-up',
  'passengers:lost',
  'demolished',
] as const;

export type CounterName = (typeof COUNTERS)[number];

export const COUNTER = numbered(COUNTERS);

/** What the counters mean. */
export const TALLIES: OwnTallies = {
  actions: {
    says: 'share of the actions, with an activation of a model that has none as one',
    kinds: ACTIONS,
  },
  attacks: ATTACKS,
  counts: {
    'turns:first': 'turns begun',
    'tests:morale': 'morale tests',
    'systems:failed': 'hits on systems of its vehicles',
    wrecks: 'vehicles of its own wrecked',
    explosions: 'wrecks of its own that exploded',
    demolished: 'sections of terrain destroyed',
    'passengers:lost': 'passengers who died with their transport',
    'blown-up': 'models lost to explosions',
    'reactions:wasted': 'reactions that failed their LD test',
  },
  deadTurns: {
    turns: 'activations',
    says: 'share of the activations in which a model did nothing but move or change its posture, and not nearer to an enemy',
  },
  tableTime: {
    rolls: { says: 'dice thrown', counters: ['rolls'] },
    decisions: { says: 'choices between two or more options', counters: ['decisions'] },
    reactions: { says: 'reactions from Wait', counters: ['reactions'] },
  },
};
