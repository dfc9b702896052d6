import { z } from 'zod';
import { policyNames } from '../../policies/index.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import { contest, sideOf } from '../arm.ts';
import type { Campaign } from '../campaign.ts';
import { contestTally } from '../contest-tally.ts';
import { roundedShare } from '../digest.ts';
import type { Experiment, Spec } from '../spec.ts';
import { type Subject, without } from '../subject.ts';
import { type Share, type VerdictWord, verdictOf } from '../verdict.ts';

/** The key of a sim that names the policies headline verdicts are repeated over. */
export const auditKey = z
  .union([z.literal('all'), z.array(z.string().min(1)).min(1)], {
    error: 'takes "all" or a list of policies',
  })
  .optional()
  .describe('policies by which both sides are played once more, to see whether headline verdicts hold');

/** A headline effect under other policies. */
export interface Audit {
  readonly path: string;
  readonly title: string;
  readonly policies: readonly {
    readonly policy: string;
    readonly blocks: number;
    readonly share: Share;
    readonly word: VerdictWord;
    /** What it says against the headline: its interval lies on the other side of one half. */
    readonly flips: boolean;
  }[];
  /** Policies whose interval lies on the side of the headline, the run's own first. */
  readonly holdsFor: readonly string[];
}

/** Policies that a sim names, the run's own left out; throws InputError for names nobody knows. */
export function policiesAudited(said: z.output<typeof auditKey>, own: string): string[] {
  if (said === undefined) return [];
  if (said === 'all') return policyNames.filter((name) => name !== own);
  const stranger = said.find((name) => !policyNames.includes(name));
  if (stranger !== undefined) throw unknown('policy', stranger, 'the policies', policyNames);
  const others = [...new Set(said)].filter((name) => name !== own);
  if (others.length > 0) return others;
  throw new InputError(`"${own}" plays the run already; name other policies to audit it by.`);
}

/** Plays headline effects once more under each of some policies, on the same tables and luck. */
export async function playAudits(
  { spec }: Experiment,
  policies: readonly string[],
  headlines: readonly { readonly subject: Subject; readonly mean: number }[],
  campaign: Campaign,
): Promise<Audit[]> {
  const trials = headlines.flatMap((headline) =>
    policies.map((policy) => trialOf(spec, policy, headline.subject)),
  );
  const portions = trials.map((_, arm) => ({ arm, blocks: spec.blocks.initial }));
  await campaign.play(
    trials.map(({ arm }) => arm),
    portions,
    (arm, index, records) => trials[arm].tally.add(index, records),
  );
  return headlines.map(({ subject, mean }, i) => {
    const own = trials.slice(i * policies.length, (i + 1) * policies.length);
    return auditOf(spec, subject, mean, own);
  });
}

function trialOf(spec: Spec, policy: string, subject: Subject) {
  const other = sideOf(spec, { policy, variant: without(subject, spec.variant, true) });
  const arm = contest(spec, `${subject.path} by ${policy}`, sideOf(spec, { policy }), other);
  return { policy, arm, tally: contestTally(arm, spec.alpha) };
}

type Trial = ReturnType<typeof trialOf>;

function auditOf(spec: Spec, { path, title, kind }: Subject, mean: number, trials: readonly Trial[]): Audit {
  const sameSide = ({ low, high }: Share) => (mean > 0.5 ? low > 0.5 : high < 0.5);
  const otherSide = ({ low, high }: Share) => (mean > 0.5 ? high < 0.5 : low > 0.5);
  const policies = trials.map(({ policy, tally }) => {
    const share = tally.look();
    return {
      policy,
      blocks: tally.blocks,
      share: roundedShare(share),
      word: verdictOf(kind, share, tally.blocks, spec.d, null).word,
      flips: otherSide(share),
    };
  });
  const agreeing = policies.filter(({ share }) => sameSide(share)).map(({ policy }) => policy);
  return { path, title, policies, holdsFor: [spec.policy, ...agreeing] };
}
