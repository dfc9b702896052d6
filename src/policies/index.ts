import type { Player } from '../rules/decision.ts';
import { unknown } from '../rules/nearest.ts';
import { imperfect } from './imperfect.ts';
import { persona, type Weights } from './persona.ts';
import { random } from './random.ts';

/** Somebody who can play a side. */
export interface Policy {
  readonly says: string;
  create(): Player;
}

export const VETERAN: Weights = { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1 };

/** Policies by name: chance, styles of equal care, and skill levels below the veteran's. */
export const policies: Readonly<Record<string, Policy>> = {
  random: { says: 'takes any legal option', create: () => random },
  recruit: {
    says: 'a veteran who misjudges much and acts at random in one decision out of five',
    create: () => imperfect(VETERAN, { blunders: 0.2, misjudges: 0.3 }),
  },
  regular: {
    says: 'a veteran who misjudges a little and acts at random in one decision out of twenty',
    create: () => imperfect(VETERAN, { blunders: 0.05, misjudges: 0.1 }),
  },
  veteran: {
    says: 'weighs harm against danger, and keeps command points for when they pay',
    create: () => persona(VETERAN),
  },
  aggressive: {
    says: 'closes in: harm first, danger hardly counts',
    create: () => persona({ harm: 1.2, danger: -0.25, cover: 0.02, tempo: 0.25, objective: 1, reserve: 0.7 }),
  },
  cautious: {
    says: 'stays alive: danger and cover first, points kept back',
    create: () => persona({ harm: 1, danger: -1.1, cover: 0.3, tempo: 0.05, objective: 0.8, reserve: 1.3 }),
  },
  opportunist: {
    says: 'takes what is offered: objectives first, command points spent freely',
    create: () => persona({ harm: 1, danger: -0.5, cover: 0.1, tempo: 0.1, objective: 2, reserve: 0.3 }),
  },
};

export const policyNames: readonly string[] = Object.keys(policies);

/** A player of a policy; throws InputError for a name nobody knows. */
export function createPlayer(name: string): Player {
  return policies[requirePolicy(name)].create();
}

/** The name of a policy, which it returns; throws InputError for one nobody knows. */
export function requirePolicy(name: string): string {
  if (!Object.hasOwn(policies, name)) throw unknown('policy', name, 'rulebench', policyNames);
  return name;
}
