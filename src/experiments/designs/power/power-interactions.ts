import { readPolicy, withAppetites } from '../../../policies/policy-text.ts';
import { boundedMean } from '../../../statistics/index.ts';
import { type AcrossTables, acrossTables } from '../../measure/across-tables.ts';
import { gainTally } from '../../measure/attribution-gain.ts';
import { type Evidence, evidenceOf, judged } from '../../measure/evidence.ts';
import { coverageAt, type Looks, onceAt } from '../../measure/looks.ts';
import { addTo, noSums, totalOf, varianceOf } from '../../measure/sums.ts';
import type { Campaign } from '../../play/campaign.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type Arm, blockHalves, contest, type Halves, sideOf, tableOf } from '../../terms/arm.ts';
import { pairs, type Stage, upTo } from '../../terms/cost.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { Spec } from '../../terms/spec.ts';
import { without } from '../../terms/subject.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import { type Again, freshSeed, playAgain } from './power-again.ts';

type InteractionWord = 'substitutes' | 'complements' | 'add up' | 'undecided';

/** What two rules are worth together beyond what each is worth. */
export interface Interaction extends Evidence {
  readonly paths: readonly [string, string];
  readonly titles: readonly [string, string];
  readonly blocks: number;
  /** Share with both against neither, less what each brings alone: below 0 one stands in for the other. */
  readonly effect: Share;
  readonly acrossTables: AcrossTables | null;
  /** Variance of the effect if no two matches shared their luck, over that with common luck; null where there is none. */
  readonly gain: number | null;
  readonly found: boolean;
  readonly word: InteractionWord;
}

/** Of what blocks score with both rules beyond either alone, in quarters. */
export const RANGE = { low: -6, high: 6 };

/** What it takes to play so many rules in pairs, and by themselves those that are not confirmed as headlines anyway. */
export function pairsOf(spec: Spec<{ readonly confirm: boolean }>, rules: number): Stage[] {
  const alone = rules < 2 ? 0 : rules;
  const meetings = (alone * (alone - 1)) / 2;
  const blocks = blocksToRepeat(spec);
  const surely = meetings + (spec.asks.confirm ? 0 : alone);
  return [pairs('interactions', upTo((meetings + alone) * blocks, surely * blocks))];
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
  const looks = onceAt(blocksToRepeat(spec), spec.alpha);
  const evidence = pairings.map(({ scores }) =>
    evidenceOf(countsOf(scores.map(excessOf)), 0, RANGE, looks, scores.length),
  );
  const found = judged(evidence, spec.alpha);
  return pairings
    .map((pair, i) => ({ ...interactionOf(spec, looks, pair), ...evidence[i], found: found[i] }))
    .filter(({ blocks }) => blocks > 0);
}

/** Two rules that a side has together against one that has neither. */
interface Pair {
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

function countsOf(excess: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of excess) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function interactionOf(
  spec: Spec,
  looks: Looks,
  { first, second, arm, scores }: Pair,
): Omit<Interaction, keyof Evidence | 'found'> {
  const excess = scores.map(excessOf);
  const effect = effectOf(excess, { looks, alpha: spec.alpha });
  const word = wordOf(effect, excess.length, spec.d);
  const perTable = arm.tables.map(noSums);
  excess.forEach((value, index) => {
    addTo(perTable[tableOf(arm, index)], value);
  });
  const luck = gainTally();
  for (const own of scores) luck.add(own);
  return {
    paths: [first.subject.path, second.subject.path],
    titles: [first.subject.title, second.subject.title],
    blocks: excess.length,
    effect: roundedShare(effect),
    acrossTables: acrossTables(
      perTable,
      4,
      spec.alpha,
      { low: RANGE.low / 4, high: RANGE.high / 4 },
      (other) => wordOf(other, excess.length, spec.d) === word,
    ),
    gain: luck.gain(() => 1, varianceOf(totalOf(perTable))),
    word,
  };
}

function effectOf(excess: readonly number[], sampling: { looks: Looks; alpha: number }): Share {
  const coverage = coverageAt(sampling, excess.length);
  const { mean, low, high } = boundedMean(countsOf(excess), coverage, RANGE);
  return { mean: mean / 4, low: low / 4, high: high / 4 };
}

function wordOf({ low, high }: Share, blocks: number, d: number): InteractionWord {
  if (blocks < LEAST_BLOCKS) return 'undecided';
  if (high < -d) return 'substitutes';
  if (low > d) return 'complements';
  return low >= -d && high <= d ? 'add up' : 'undecided';
}
