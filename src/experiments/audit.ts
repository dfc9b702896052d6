import { z } from 'zod';
import { policyNames, requirePolicy } from '../policies/index.ts';
import { InputError } from '../rules/nearest.ts';
import { roundedShare } from './digest.ts';
import type { FairPoint } from './fair-curve.ts';
import type { Metric } from './metrics.ts';
import type { Movement } from './paired-tally.ts';
import type { Spec } from './spec.ts';
import type { Share, VerdictWord } from './verdict.ts';

/** The key of a sim that names the policies headline verdicts are repeated over. */
export const auditKey = z
  .union([z.literal('all'), z.array(z.string().min(1)).min(1)], {
    error: 'takes "all" or a list of policies',
  })
  .optional()
  .describe('policies by which both sides are played once more, to see whether headline verdicts hold');

/** An effect that a page names. */
export interface Headline {
  /** The rule or setting it is about; null where it is about all that changed. */
  readonly path: string | null;
  readonly title: string;
  readonly mean: number;
  /** Half-width of the band it is said to lie in; left out where it is said to lie on one side of nothing. */
  readonly within?: number;
}

/** A headline effect under another policy. */
export interface Repeat {
  readonly policy: string;
  readonly blocks: number;
  /** The share of the side under test, or how far the metric moves. */
  readonly effect: Share;
  readonly word: VerdictWord | Movement | FairPoint['worth'] | 'met' | 'missed' | 'stands out';
}

/** What a repeat says about its headline; one that is not sure says neither. */
export interface Judgement {
  readonly holds: boolean;
  readonly flips: boolean;
}

/** What an effect is measured in. */
export type AuditMetric = Pick<Metric, 'id' | 'unit'>;

/** A headline effect under other policies, on the same tables and luck. */
export interface Audit {
  readonly path: string | null;
  readonly title: string;
  /** What moves; null where the effect is the share of the side under test. */
  readonly metric: string | null;
  readonly unit: Metric['unit'];
  /** Half-width of the band the headline lies in; null where it lies on one side of nothing. */
  readonly within: number | null;
  /** An effect flips where its interval lies on the other side of nothing, or outside the band of its headline. */
  readonly policies: readonly (Repeat & Pick<Judgement, 'flips'>)[];
  /** Policies whose interval lies where the headline does, the run's own first. */
  readonly holdsFor: readonly string[];
}

/** Policies that a sim names, the run's own left out; throws InputError for names nobody knows. */
export function policiesAudited(said: z.output<typeof auditKey>, own: string): string[] {
  if (said === undefined) return [];
  if (said === 'all') return policyNames.filter((name) => name !== own);
  const others = [...new Set(said.map(requirePolicy))].filter((name) => name !== own);
  if (others.length > 0) return others;
  throw new InputError(`"${own}" plays the run already; name other policies to audit it by.`);
}

/**
 * What repeats say about a headline.
 *
 * @param metric null where the effect is a share of the points
 */
export function auditOf(
  spec: Spec,
  headline: Headline,
  metric: AuditMetric | null,
  repeats: readonly Repeat[],
): Audit {
  const judge = judgeOf(headline, metric === null ? 0.5 : 0);
  return judgedAudit(
    spec,
    headline,
    metric,
    repeats.map((repeat) => ({ ...repeat, ...judge(repeat.effect) })),
  );
}

/** What repeats that have been judged say about a headline. */
export function judgedAudit(
  spec: Spec,
  { path, title, within }: Headline,
  metric: AuditMetric | null,
  repeats: readonly (Repeat & Judgement)[],
): Audit {
  return {
    path,
    title,
    metric: metric?.id ?? null,
    unit: metric?.unit ?? 'share',
    within: within ?? null,
    policies: repeats.map(({ holds: _, ...repeat }) => ({ ...repeat, effect: roundedShare(repeat.effect) })),
    holdsFor: [spec.policy, ...repeats.filter(({ holds }) => holds).map(({ policy }) => policy)],
  };
}

/** @param nothing where there is no effect */
function judgeOf({ mean, within }: Headline, nothing: number): (effect: Share) => Judgement {
  if (within !== undefined) {
    const [from, to] = [nothing - within, nothing + within];
    return ({ low, high }) => ({ holds: low >= from && high <= to, flips: low > to || high < from });
  }
  const above = ({ low }: Share) => low > nothing;
  const below = ({ high }: Share) => high < nothing;
  const [same, other] = mean > nothing ? [above, below] : [below, above];
  return (effect) => ({ holds: same(effect), flips: other(effect) });
}
