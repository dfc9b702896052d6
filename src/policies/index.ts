import type { Player } from '../rules/decision.ts';
import { InputError, unknown } from '../rules/nearest.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { type Appetites, likingBy } from './appetite.ts';
import { imperfect } from './imperfect.ts';
import { styled, VETERAN } from './judgements.ts';
import { persona } from './persona.ts';
import { readPolicy, written } from './policy-text.ts';
import { random } from './random.ts';
import { strategist, USUAL_PLAYOUTS } from './strategist.ts';
import { STYLES, type Style } from './styles.ts';

/** Somebody who can play a side. */
interface Policy {
  readonly says: string;
  /** It weighs nothing, so that no appetite could tell; absent where it weighs. */
  readonly isBlind?: true;
  /** It plays options out, which takes hundreds of times as long; absent where it does not. */
  readonly looksAhead?: true;
  /**
   * @param appetites for options, beyond what it has of its own
   * @param playouts of an option at most, for whoever looks ahead
   */
  create(appetites: Appetites, playouts?: number): Player;
}

/** A policy that plays in a style. */
function ofStyle({ says, times, appetites, hunger }: Style): Policy {
  const judgement = styled(times);
  return { says, create: (more) => persona(judgement, likingBy({ ...appetites, ...more }, hunger)) };
}

/** Policies by name: chance, skill levels up to the veteran's and beyond, and styles. */
export const policies: Readonly<Record<string, Policy>> = {
  random: { says: 'takes any legal option', isBlind: true, create: () => random },
  recruit: {
    says: 'a veteran who misjudges much and acts at random in one decision out of five',
    create: (appetites) => imperfect(VETERAN, { blunders: 0.2, misjudges: 0.3 }, likingBy(appetites)),
  },
  regular: {
    says: 'a veteran who misjudges a little and acts at random in one decision out of twenty',
    create: (appetites) => imperfect(VETERAN, { blunders: 0.05, misjudges: 0.1 }, likingBy(appetites)),
  },
  veteran: {
    says: 'weighs harm against danger, and keeps command points for when they pay',
    create: (appetites) => persona(VETERAN, likingBy(appetites)),
  },
  strategist: {
    says: 'a veteran who plays options out before he decides; takes hundreds of times as long',
    looksAhead: true,
    create: (appetites, playouts) => {
      const manners = Object.values(STYLES).map((style) => ofStyle(style).create(appetites));
      return strategist(VETERAN, manners, playouts, likingBy(appetites));
    },
  },
  ...Object.fromEntries(Object.entries(STYLES).map(([name, style]) => [name, ofStyle(style)])),
};

/** Names of the policies that are quick enough to play thousands of matches. */
export const policyNames: readonly string[] = Object.keys(policies).filter(
  (name) => !policies[name].looksAhead,
);

/** Policies as somebody lists them: `all` stands for all others that are quick enough to play thousands of matches. */
export function policiesListed(names: readonly string[]): string[] {
  const others = policyNames.filter((name) => !names.includes(name));
  return names.flatMap((name) => (name === 'all' ? others : [name]));
}

/** A player of a policy, appetites and all; throws InputError for a name nobody knows. */
export function createPlayer(text: string): Player {
  const { name, appetites, playouts } = readPolicy(text);
  return policies[requirePolicyName(name)].create(appetites, playouts);
}

/** A policy as it is written, which it returns; throws InputError for one that cannot play a ruleset. */
export function requirePolicy(text: string, ruleset: Pick<Ruleset, 'title' | 'adoption'>): string {
  const { name, appetites, playouts } = readPolicy(text);
  const rules = Object.keys(appetites);
  requirePolicyName(name);
  if (playouts !== undefined && !isForeseeing(text)) {
    throw new InputError(`"${name}" does not look ahead, so it has no playouts; the strategist has.`);
  }
  if (policies[name].isBlind && rules.length > 0) {
    throw new InputError(`"${name}" weighs nothing, so it has no appetites; write "${name}" alone.`);
  }
  const known = rulesWithAppetite(ruleset);
  const stray = rules.find((rule) => !known.includes(rule));
  if (stray !== undefined) throw unknown('appetite for', stray, ruleset.title, known);
  return text;
}

/** A policy in one spelling however it is written: its appetites in order, and nothing that is its usual way. */
export function spelt(text: string): string {
  const { name, appetites, playouts } = readPolicy(text);
  const inborn: Appetites = Object.hasOwn(STYLES, name) ? STYLES[name as keyof typeof STYLES].appetites : {};
  const own = Object.fromEntries(Object.entries(appetites).filter(([rule, said]) => said !== inborn[rule]));
  const isUsual = isForeseeing(text) && playouts === USUAL_PLAYOUTS;
  return written({ name, appetites: own, ...(playouts !== undefined && !isUsual && { playouts }) });
}

/** Whether a policy can have appetites. */
export function canHaveAppetites(text: string): boolean {
  return !isBlind(text);
}

/** Whether a policy takes options without weighing them; nobody whom nobody knows does. */
export function isBlind(text: string): boolean {
  const { name } = readPolicy(text);
  return Object.hasOwn(policies, name) && policies[name].isBlind === true;
}

/** Whether a policy plays options out before it decides; nobody whom nobody knows does. */
export function isForeseeing(text: string): boolean {
  const { name } = readPolicy(text);
  return Object.hasOwn(policies, name) && policies[name].looksAhead === true;
}

/** Playouts of an option at most by whoever plays options out, 0 of whoever does not. */
export function playoutsOf(text: string): number {
  return isForeseeing(text) ? (readPolicy(text).playouts ?? USUAL_PLAYOUTS) : 0;
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
