import { readPolicy, withAppetites } from '../../../policies/policy-text.ts';
import { gainTally } from '../../measure/attribution-gain.ts';
import { type Effect, effectTally } from '../../measure/effect-tally.ts';
import { judged } from '../../measure/evidence.ts';
import { onceAt } from '../../measure/looks.ts';
import type { Campaign } from '../../play/campaign.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type Arm, blockHalves, contest, type Halves, sideOf, tableOf } from '../../terms/arm.ts';
import { pairs, type Stage, upTo } from '../../terms/cost.ts';
import type { Spec } from '../../terms/spec.ts';
import { without } from '../../terms/subject.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import { type Again, freshSeed, playAgain } from './power-again.ts';

type InteractionWord = 'substitutes' | 'complements' | 'add up' | 'undecided';

/**
 * What two rules are worth together beyond what each is worth: the share with both against neither, less what each
 * brings alone. Below 0 one stands in for the other.
 */
export interface Interaction extends Effect {
  readonly paths: readonly [string, string];
  readonly titles: readonly [string, string];
  /** Variance of the effect if no two matches shared their luck, over that with common luck; null where there is none. */
  readonly gain: number | null;
  readonly found: boolean;
  readonly word: InteractionWord;
}

/** How far what a block scores with both rules beyond either alone can lie from nothing, in quarters. */
export const FARTHEST_EXCESS = 6;

/**
 * What it takes to play so many rules in pairs, and by themselves those that are not confirmed as headlines anyway.
 *
 * @param confirmed how many of them surely are, at least and at most
 */
export function pairsOf(spec: Spec, rules: number, [least, most]: readonly [number, number]): Stage[] {
  const alone = rules < 2 ? 0 : rules;
  const meetings = (alone * (alone - 1)) / 2;
  const blocks = blocksToRepeat(spec);
  const played = (confirmed: number) => (meetings + Math.max(0, alone - confirmed)) * blocks;
  return [pairs('interactions', upTo(played(least), played(most)))];
}

/**
 * Plays each pair of rules against neither, and each rule by itself on the same blocks. None of these had a part in
 * picking the rules: those that did show them farther from even than they are, and so pairs nearer to even than both.
 */
export async function playInteractions(
  spec: Spec,
  rules: readonly Again[],
  campaign: Campaign,
): Promise<Interaction[]> {
  await playAgain(spec, rules, campaign.in('interactions'));
  const pairings = await playPairs(spec, rules, campaign);
  const effects = pairings.map((pair) => interactionOf(spec, pair));
  const found = judged(effects, spec.alpha);
  return effects.map((effect, i) => ({ ...effect, found: found[i] })).filter(({ blocks }) => blocks > 0);
}

/** Two rules that a side has together against one that has neither. */
export interface Pair {
  readonly first: Again;
  readonly second: Again;
  readonly arm: Arm;
  /** With both rules, with the first and with the second, by block index. */
  readonly scores: (readonly [Halves, Halves, Halves])[];
}

/** Plays each pair of rules that have been played by themselves. */
export async function playPairs(spec: Spec, rules: readonly Again[], campaign: Campaign): Promise<Pair[]> {
  const pairings = rules.flatMap((first, i) =>
    rules.slice(i + 1).map((second) => pairOf(spec, first, second)),
  );
  const arms = pairings.map(({ arm }) => arm);
  const portions = arms.map((_, arm) => ({ arm, blocks: blocksToRepeat(spec) }));
  await campaign.in('interactions').play(arms, portions, (arm, index, records) => {
    const { first, second, scores } = pairings[arm];
    scores.push([blockHalves(records), first.scores[index], second.scores[index]]);
  });
  return pairings;
}

/** Score of a block with both less the scores with either rule alone, beyond one half, in quarters. */
export function excessOf([both, first, second]: Pair['scores'][number]): number {
  const [own, one, other] = [both, first, second].map(([a, b]) => a + b);
  return own - one - other + 2;
}

function pairOf(spec: Spec, first: Again, second: Again): Pair {
  const without1 = without(first.subject, spec.variant, true);
  const neither = sideOf(spec, { variant: without(second.subject, without1, true) });
  const title = `${first.subject.path} and ${second.subject.path}`;
  const { appetites } = readPolicy(second.arm.tested.policy);
  const both = sideOf(spec, { policy: withAppetites(first.arm.tested.policy, appetites) });
  const arm = contest(spec, title, both, neither, { seed: freshSeed(spec) });
  return { first, second, arm, scores: [] };
}

function interactionOf(spec: Spec, { first, second, arm, scores }: Pair): Omit<Interaction, 'found'> {
  const looks = onceAt(blocksToRepeat(spec), spec.alpha);
  const tally = effectTally({ tables: arm.tables, alpha: spec.alpha, looks }, 4, FARTHEST_EXCESS);
  const luck = gainTally();
  scores.forEach((own, index) => {
    tally.add(tableOf(arm, index), excessOf(own));
    luck.add(own);
  });
  const word = (share: Share) => wordOf(share, scores.length, spec.d);
  const figures = tally.figures(word);
  return {
    paths: [first.subject.path, second.subject.path],
    titles: [first.subject.title, second.subject.title],
    ...figures,
    gain: luck.gain(() => 1, tally.variance()),
    word: word(figures.effect),
  };
}

function wordOf({ low, high }: Share, blocks: number, d: number): InteractionWord {
  if (blocks < LEAST_BLOCKS) return 'undecided';
  if (high < -d) return 'substitutes';
  if (low > d) return 'complements';
  return low >= -d && high <= d ? 'add up' : 'undecided';
}
