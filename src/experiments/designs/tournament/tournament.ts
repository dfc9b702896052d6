import { z } from 'zod';
import { policiesListed, policyNames, requirePolicy, spelt } from '../../../policies/index.ts';
import { armyAsked } from '../../../rules/assembly/composition.ts';
import { InputError, requireOnce } from '../../../rules/nearest.ts';
import { defineCampaign } from '../../asked/design.ts';
import { contestTally } from '../../measure/contest-tally.ts';
import { type Evidence, judged } from '../../measure/evidence.ts';
import { coverageAt, onceAt } from '../../measure/looks.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { type Arm, contest, sideOf, tableOf } from '../../terms/arm.ts';
import { exactly, pairs, type Stage } from '../../terms/cost.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { over } from '../../terms/subject.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import {
  type BlockScore,
  blockScore,
  type Contestant,
  contestantsOf,
  pairingsOf,
} from './tournament-field.ts';
import { POPULATION, SELECTION } from './tournament-figures.ts';
import { type Standings, standingsOf } from './tournament-standings.ts';

/** More would take days, and the matrix of an equilibrium grows with their square. */
const MOST_CONTESTANTS = 30;

export interface TournamentAsks {
  readonly policies: readonly string[];
  readonly armies: readonly string[];
}

/** What two contestants, by number, did against each other. */
export interface Meeting extends Evidence {
  readonly first: number;
  readonly second: number;
  /** Of the first. */
  readonly share: Share;
  readonly blocks: number;
  /** Variance of a block's score if its matches had luck of their own, over that with common luck; null where there is none. */
  readonly gain: number | null;
  /** Whether one is better than the other at the family's error rate, after enough blocks for any verdict. */
  readonly found: boolean;
}

export interface TournamentResult extends SealedHead<'tournament', TournamentAsks> {
  readonly contestants: readonly Contestant[];
  readonly meetings: readonly Meeting[];
  /** Null after fewer than two whole rounds of blocks. */
  readonly standings: Standings | null;
  /** Whole rounds of blocks behind the standings. */
  readonly rounds: number;
  readonly evolution: { readonly selection: number; readonly population: number };
}

/** Which style or army wins? Every contestant meets every other on the same tables with the same luck. */
export const tournament = defineCampaign({
  id: 'tournament',
  block: 'two matches on one table with the same luck, seats swapped: one contestant against another',
  keys: {
    policies: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('policies that take part, "all" for all but the strategist; the usual one when left out'),
    armies: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('armies that take part; the usual one when left out'),
  },
  blocks: { initial: LEAST_BLOCKS, reserve: 0 },
  keepsLuck: true,
  refuses: {
    stop: 'All pairs of a tournament play the same blocks, which are resampled together; say how many.',
    audit:
      'A tournament cannot be audited by other policies: they take part in it. Name them with "policies", beside the armies.',
  },

  ask(said, spec, ruleset): TournamentAsks {
    const policies = policiesListed(said.policies ?? [spec.policy]);
    for (const policy of policies) requirePolicy(policy, ruleset);
    const armies = (said.armies ?? [spec.army]).map((army) => armyAsked(ruleset, army));
    requireOnce(armies, takesPartTwice);
    requireOnce(policies.map(spelt), (twice) => {
      const [one, other] = policies.filter((policy) => spelt(policy) === twice);
      return one === other ? takesPartTwice(one) : `"${one}" and "${other}" are one policy; name it once.`;
    });
    const contestants = policies.length * armies.length;
    if (contestants < 2) {
      throw new InputError(
        `Only "${policies[0]}" with "${armies[0]}" takes part; name another policy (${policyNames.join(', ')}) or army (${ruleset.armies.join(', ')}).`,
      );
    }
    if (contestants > MOST_CONTESTANTS) {
      throw new InputError(
        `Policies (${policies.length}) times armies (${armies.length}) make ${contestants} contestants; at most ${MOST_CONTESTANTS} can take part.`,
      );
    }
    const asks = { policies, armies };
    for (const arm of armsOf({ spec: { ...spec, asks }, ruleset })) requireArm(ruleset, arm);
    return asks;
  },

  cost: costOf,

  async play(experiment: Experiment<TournamentAsks>, campaign): Promise<TournamentResult> {
    const { spec, ruleset } = experiment;
    const contestants = contestantsOf(spec.asks.policies, spec.asks.armies);
    const pairings = pairingsOf(contestants.length);
    const arms = armsOf(experiment);
    const looks = onceAt(spec.blocks.initial, spec.alpha);
    // Standings count points as they were won, and what pairs took has to add up to them.
    const tallies = arms.map((arm) => contestTally(arm, spec.alpha, looks, false));
    const rounds: BlockScore[][] = [];
    await campaign.playTogether(arms, spec.blocks.initial, (arm, index, records) => {
      tallies[arm].add(index, records);
      if (arm === 0) rounds.push([]);
      rounds[index].push(blockScore(ruleset, records));
    });
    const whole = rounds.filter((round) => round.length === arms.length);
    const figures = tallies.map((tally) => tally.figures(() => true));
    const found = judged(figures, spec.alpha);
    return sealed({
      ...resultHead('tournament', experiment, [], campaign.facts(), looks, figures),
      contestants,
      meetings: pairings.map(({ first, second }, pair) => {
        const { share, blocks, eValue, pValue, gain } = figures[pair];
        const isFound = found[pair] && blocks >= LEAST_BLOCKS;
        return { first, second, share, blocks, eValue, pValue, gain, found: isFound };
      }),
      standings: standingsOf(
        contestants.length,
        pairings,
        whole,
        (round) => tableOf(arms[0], round),
        { alpha: spec.alpha, coverage: coverageAt({ looks, alpha: spec.alpha }, whole.length) },
        spec.seed,
      ),
      rounds: whole.length,
      evolution: { selection: SELECTION, population: POPULATION },
    });
  },
});

function takesPartTwice(twice: string): string {
  return `"${twice}" takes part twice; name it once.`;
}

function costOf({ spec }: Experiment<TournamentAsks>): Stage[] {
  const { policies, armies } = spec.asks;
  const meetings = pairingsOf(policies.length * armies.length).length;
  return [pairs('main', exactly(meetings * spec.blocks.initial))];
}

/** Where armies differ all play under the rules that let them. */
function armsOf({
  spec,
  ruleset,
}: {
  readonly spec: Spec<TournamentAsks>;
  readonly ruleset: Experiment['ruleset'];
}): Arm[] {
  const { policies, armies } = spec.asks;
  const contestants = contestantsOf(policies, armies);
  const variant = armies.length === 1 ? spec.variant : over(spec.variant, ruleset.unlikeArmies ?? {});
  const sides = contestants.map(({ policy, army }) => sideOf(spec, { variant, policy, army }));
  return pairingsOf(contestants.length).map(({ first, second }) =>
    contest(
      spec,
      `${contestants[first].title} against ${contestants[second].title}`,
      sides[first],
      sides[second],
    ),
  );
}
