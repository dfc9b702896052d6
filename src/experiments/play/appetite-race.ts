import { type Appetite, type AppetiteWord, AS_WEIGHED } from '../../policies/appetite.ts';
import { withAppetites } from '../../policies/policy-text.ts';
import { effectTally } from '../measure/effect-tally.ts';
import { onceAt } from '../measure/looks.ts';
import { addTo, noSums, varianceOf } from '../measure/sums.ts';
import { type Arm, blockQuarters, contest, tableOf } from '../terms/arm.ts';
import { pairs, type Stage, upTo } from '../terms/cost.ts';
import { rounded } from '../terms/digest.ts';
import type { Spec } from '../terms/spec.ts';
import type { Share } from '../terms/verdict.ts';
import type { Campaign } from './campaign.ts';

/** The appetites that race, the mildest change first: of equals the first is kept. */
const RIVALS: readonly Appetite[] = ['seldom', 'often', 'never', 'eager'];

/** Of what a race may take, how many parts each that is left gets in a round, and how many rivals it leaves. */
const ROUNDS = [
  { parts: 1, leaves: 2 },
  { parts: 1, leaves: 1 },
  { parts: 2, leaves: 1 },
] as const;
/** Five play in the first round, three in the second, two in the last. */
const PARTS = 12;

/**
 * Standard errors by which the last rival must be ahead of as weighed: the mean of the largest of four standard normal
 * numbers, which is how far the best of four that are no better is ahead by luck alone.
 */
const AHEAD = 1.0294;

/** Quarters of a block that is won. */
const WHOLE = 4;

/** Fewer blocks are no race. */
export const LEAST_RACE = PARTS;
/** Most blocks of a race. */
export const MOST_RACE = 1_000_000;

/** What a race has shown: by which appetite the side that has an option is played. */
export interface Adaptation {
  readonly appetite: AppetiteWord;
  /** What came of each appetite that raced, from never to eager. */
  readonly tried: readonly {
    readonly appetite: AppetiteWord;
    readonly blocks: number;
    readonly share: number;
  }[];
  /** The share by the one that won less that as weighed, block by block; null where options are taken as weighed. */
  readonly gain: Share | null;
  /** Where the run was stopped before the race was decided. */
  readonly stopped?: true;
}

/** A side that has an option against one that has not, to be fitted to it. */
export interface Contender {
  /** Id of the heading. */
  readonly rule: string;
  readonly arm: Arm;
}

/** What races take at most. */
export function raceBlocks(races: number, most: number): Stage {
  return pairs('adaptation', upTo(races * PARTS * Math.floor(most / PARTS)));
}

/**
 * How gladly should a side make use of its option? All appetites meet the same opponent on the same blocks, which no
 * verdict is read from; after each round the better half of those that are not as weighed stay (successive halving:
 * Karnin, Koren and Somekh, 2013), and what is left must be ahead of as weighed by more than picking it explains. What
 * plays like that match for match falls out. By contender.
 *
 * @param most blocks that one race may take
 */
export async function raceAppetites(
  spec: Spec,
  contenders: readonly Contender[],
  most: number,
  campaign: Campaign,
): Promise<Adaptation[]> {
  const races = contenders.map((contender) => raceOf(spec, contender));
  for (const { parts, leaves } of ROUNDS) {
    const running = races.filter(({ rivals }) => rivals.length > 0);
    if (running.length === 0) break;
    const runners = running.flatMap(({ usual, rivals }) => [usual, ...rivals]);
    const blocks = parts * Math.floor(most / PARTS);
    await campaign.in('adaptation').play(
      runners.map(({ arm }) => arm),
      runners.map((_, arm) => ({ arm, blocks })),
      (arm, index, records) => {
        runners[arm].quarters[index] = blockQuarters(records);
        runners[arm].digests.push(...records.map(({ digest }) => digest));
      },
    );
    if (campaign.stopped) return races.map((race) => soFar(spec, race));
    for (const race of running) halve(race, leaves);
  }
  return races.map((race) => adaptationOf(spec, race));
}

interface Runner {
  readonly appetite: AppetiteWord;
  readonly arm: Arm;
  /** Score of the side under test by block index. */
  readonly quarters: number[];
  readonly digests: string[];
}

interface Race {
  readonly usual: Runner;
  readonly all: readonly Runner[];
  /** Those still in it. */
  rivals: readonly Runner[];
}

function raceOf(spec: Spec, { rule, arm }: Contender): Race {
  const runner = (appetite: AppetiteWord, policy: string): Runner => {
    const tested = { ...arm.tested, policy };
    const title = `${arm.title}, ${appetite}`;
    const own = contest(spec, title, tested, arm.other, {
      tables: arm.tables,
      seed: `${spec.seed}/appetite`,
    });
    return { appetite, arm: own, quarters: [], digests: [] };
  };
  const usual = runner(AS_WEIGHED, arm.tested.policy);
  const rivals = RIVALS.map((one) => runner(one, withAppetites(arm.tested.policy, { [rule]: one })));
  const [seldom, often, never, eager] = rivals;
  return { usual, all: [never, seldom, usual, often, eager], rivals };
}

/** Leaves the best rivals, of those that have not played like the usual one all the time. */
function halve(race: Race, leaves: number): void {
  const { usual, rivals } = race;
  const others = rivals.filter(({ digests }) => digests.some((digest, i) => digest !== usual.digests[i]));
  race.rivals = others.toSorted((a, b) => totalOf(b) - totalOf(a)).slice(0, leaves);
}

function totalOf({ quarters }: Runner): number {
  return quarters.reduce((sum, score) => sum + score, 0);
}

/** What a race has shown when the run is stopped: nothing, unless no rival was left. */
function soFar(spec: Spec, race: Race): Adaptation {
  const shown = adaptationOf(spec, { ...race, rivals: [] });
  return race.rivals.length === 0 ? shown : { ...shown, stopped: true };
}

function adaptationOf(spec: Spec, { usual, all, rivals }: Race): Adaptation {
  const [best] = rivals;
  const isBetter = best !== undefined && isAhead(best, usual);
  return {
    appetite: isBetter ? best.appetite : usual.appetite,
    tried: all
      .filter(({ quarters }) => quarters.length > 0)
      .map((runner) => ({
        appetite: runner.appetite,
        blocks: runner.quarters.length,
        share: rounded(totalOf(runner) / runner.quarters.length / WHOLE),
      })),
    gain: isBetter ? gainOf(spec, best, usual) : null,
  };
}

function isAhead(best: Runner, usual: Runner): boolean {
  const sums = noSums();
  best.quarters.forEach((score, index) => {
    addTo(sums, score - usual.quarters[index]);
  });
  return sums.sum > AHEAD * Math.sqrt(sums.n * varianceOf(sums));
}

/** How much more a runner scored than another over the same blocks. */
function gainOf({ alpha }: Spec, { arm, quarters }: Runner, usual: Runner): Share {
  const sampling = { tables: arm.tables, alpha, looks: onceAt(quarters.length, alpha) };
  const tally = effectTally(sampling, WHOLE, WHOLE);
  quarters.forEach((score, index) => {
    tally.add(tableOf(arm, index), score - usual.quarters[index]);
  });
  return tally.figures().effect;
}
