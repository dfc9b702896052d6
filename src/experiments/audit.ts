import { z } from 'zod';
import { policyNames, requirePolicy } from '../policies/index.ts';
import { InputError } from '../rules/nearest.ts';
import { roundedShare } from './digest.ts';
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
}

/** A headline effect under another policy. */
export interface Repeat {
  readonly policy: string;
  readonly blocks: number;
  /** The share of the side under test, or how far the metric moves. */
  readonly effect: Share;
  readonly word: VerdictWord | Movement;
}

/** A headline effect under other policies, on the same tables and luck. */
export interface Audit {
  readonly path: string | null;
  readonly title: string;
  /** What moves; null where the effect is the share of the side under test. */
  readonly metric: string | null;
  readonly unit: Metric['unit'];
  /** An effect flips where its interval lies on the other side of nothing. */
  readonly policies: readonly (Repeat & { readonly flips: boolean })[];
  /** Policies whose interval lies on the side of the headline, the run's own first. */
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
  { path, title, mean }: Headline,
  metric: Pick<Metric, 'id' | 'unit'> | null,
  repeats: readonly Repeat[],
): Audit {
  const nothing = metric === null ? 0.5 : 0;
  const above = ({ low }: Share) => low > nothing;
  const below = ({ high }: Share) => high < nothing;
  const [same, other] = mean > nothing ? [above, below] : [below, above];
  const agreeing = repeats.filter(({ effect }) => same(effect)).map(({ policy }) => policy);
  return {
    path,
    title,
    metric: metric?.id ?? null,
    unit: metric?.unit ?? 'share',
    policies: repeats.map((repeat) => ({
      ...repeat,
      effect: roundedShare(repeat.effect),
      flips: other(repeat.effect),
    })),
    holdsFor: [spec.policy, ...agreeing],
  };
}
