import type { Player } from '../rules/decision.ts';
import { InputError, unknown } from '../rules/nearest.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { type Liking, likingBy } from './appetite.ts';
import { imperfect } from './imperfect.ts';
import { styled, VETERAN } from './judgements.ts';
import { persona } from './persona.ts';
import { readPolicy } from './policy-text.ts';
import { random } from './random.ts';
import { strategist } from './strategist.ts';

/** Somebody who can play a side. */
export interface Policy {
  readonly says: string;
  /** It weighs nothing, so that no appetite could tell; absent where it weighs. */
  readonly isBlind?: true;
  /** It plays options out, which takes hundreds of times as long; absent where it does not. */
  readonly looksAhead?: true;
  /**
   * @param liking what it likes options beyond what they are weighed at
   * @param playouts of an option at most, for whoever looks ahead
   */
  create(liking?: Liking, playouts?: number): Player;
}

/** What each style makes more or less of than a veteran. */
const AGGRESSIVE = styled({ harm: 1.2, danger: 0.35, cover: 0.2, tempo: 3, reserve: 0.7 });
const CAUTIOUS = styled({ danger: 1.6, cover: 3, tempo: 0.6, objective: 0.8, reserve: 1.3 });
const OPPORTUNIST = styled({ danger: 0.7, tempo: 1.25, objective: 2, reserve: 0.3 });

/** Policies by name: chance, styles of equal care, and skill levels below the veteran's. */
export const policies: Readonly<Record<string, Policy>> = {
  random: { says: 'takes any legal option', isBlind: true, create: () => random },
  recruit: {
    says: 'a veteran who misjudges much and acts at random in one decision out of five',
    create: (liking) => imperfect(VETERAN, { blunders: 0.2, misjudges: 0.3 }, liking),
  },
  regular: {
    says: 'a veteran who misjudges a little and acts at random in one decision out of twenty',
    create: (liking) => imperfect(VETERAN, { blunders: 0.05, misjudges: 0.1 }, liking),
  },
  veteran: {
    says: 'weighs harm against danger, and keeps command points for when they pay',
    create: (liking) => persona(VETERAN, liking),
  },
  strategist: {
    says: 'a veteran who plays options out before he decides; takes hundreds of times as long',
    looksAhead: true,
    create: (liking, playouts) => strategist(VETERAN, playouts, liking),
  },
  aggressive: {
    says: 'closes in: harm first, danger hardly counts',
    create: (liking) => persona(AGGRESSIVE, liking),
  },
  cautious: {
    says: 'stays alive: danger and cover first, points kept back',
    create: (liking) => persona(CAUTIOUS, liking),
  },
  opportunist: {
    says: 'takes what is offered: objectives first, command points spent freely',
    create: (liking) => persona(OPPORTUNIST, liking),
  },
};

/** Names of the policies that are quick enough to play thousands of matches. */
export const policyNames: readonly string[] = Object.keys(policies).filter(
  (name) => !policies[name].looksAhead,
);

/** A player of a policy, appetites and all; throws InputError for a name nobody knows. */
export function createPlayer(text: string): Player {
  const { name, appetites, playouts } = readPolicy(text);
  return policies[requirePolicyName(name)].create(likingBy(appetites), playouts);
}

/** A policy as it is written, which it returns; throws InputError for one that cannot play a ruleset. */
export function requirePolicy(text: string, ruleset: Pick<Ruleset, 'title' | 'adoption'>): string {
  const { name, appetites, playouts } = readPolicy(text);
  const rules = Object.keys(appetites);
  if (playouts !== undefined && !policies[requirePolicyName(name)].looksAhead) {
    throw new InputError(`"${name}" does not look ahead, so it has no playouts; the strategist has.`);
  }
  if (policies[requirePolicyName(name)].isBlind && rules.length > 0) {
    throw new InputError(`"${name}" weighs nothing, so it has no appetites; write "${name}" alone.`);
  }
  const known = rulesWithAppetite(ruleset);
  const stray = rules.find((rule) => !known.includes(rule));
  if (stray !== undefined) throw unknown('appetite for', stray, ruleset.title, known);
  return text;
}

/** Whether a policy can have appetites. */
export function canHaveAppetites(text: string): boolean {
  return !policies[readPolicy(text).name].isBlind;
}

/** Ids of the headings that a policy can have an appetite for. */
export function rulesWithAppetite({ adoption }: Pick<Ruleset, 'adoption'>): string[] {
  return adoption.filter(({ unasked }) => !unasked).map(({ rule }) => rule);
}

/** The name of a policy without appetites, which it returns; throws InputError for one nobody knows. */
export function requirePolicyName(name: string): string {
  if (!Object.hasOwn(policies, name)) throw unknown('policy', name, 'rulebench', Object.keys(policies));
  return name;
}
