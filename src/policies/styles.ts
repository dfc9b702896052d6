import type { Appetites } from './appetite.ts';
import type { Weights } from './persona.ts';

/** A way to play of a veteran's skill and another mind. */
export interface Style {
  readonly says: string;
  /** How many times as much each tactic counts to it. */
  readonly times: Weights;
  /** Options that it is fond of or shuns, where a ruleset has them. */
  readonly appetites: Appetites;
  /** How much more than to others the enemy whom most hangs on matters to it; absent where he does not. */
  readonly hunger?: number;
}

export const STYLES = {
  aggressive: {
    says: 'rushes in and fights hand to hand: harm first, danger hardly counts',
    times: { harm: 1.2, danger: 0.25, cover: 0, tempo: 4, reserve: 0.7, promise: 0.5 },
    appetites: { charge: 'eager', melee: 'eager', 'second-move': 'seldom', overwatch: 'never' },
  },
  cautious: {
    says: 'stays alive: danger and cover first, points kept back',
    times: { danger: 2.2, cover: 4, tempo: 0.6, objective: 0.8, reserve: 1.3 },
    appetites: {},
  },
  gunline: {
    says: 'finds a line of fire and keeps it: moves little, and never into reach of a blow if it can help it',
    times: { danger: 1.2, cover: 1.5, tempo: 0.3, promise: 2.5 },
    appetites: { charge: 'never', melee: 'never', 'second-move': 'never' },
  },
  ambusher: {
    says: 'waits in cover for who comes: watches, hides and stands ready',
    times: { danger: 1.3, cover: 4, tempo: 0.5, promise: 2 },
    appetites: { overwatch: 'often', 'combat-ready': 'often', stealth: 'eager' },
  },
  opportunist: {
    says: 'takes what is offered: objectives first, command points spent freely',
    times: { danger: 0.7, tempo: 1.25, objective: 2, reserve: 0.3 },
    appetites: {
      'suppressing-fire': 'often',
      'extra-action': 'often',
      'follow-up': 'often',
      reroll: 'often',
    },
  },
  headhunter: {
    says: "goes for the enemy's head: whoever can get at the model worth most goes first, and at it",
    times: {},
    appetites: {},
    hunger: 1.5,
  },
  holder: {
    says: 'plays for what the scenario counts: goes where that is and stays there, whatever it meets',
    times: { harm: 0.8, danger: 0.8, tempo: 0.6, objective: 3 },
    appetites: {},
  },
  miser: {
    says: 'keeps command points, reserves and counters for a day that may not come',
    times: { reserve: 3 },
    appetites: {},
  },
} as const satisfies Readonly<Record<string, Style>>;
