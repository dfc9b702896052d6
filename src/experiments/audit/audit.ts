import type { z } from 'zod';
import { isForeseeing, policiesListed, requirePolicy, spelt } from '../../policies/index.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { FairPoint } from '../measure/fair-curve.ts';
import type { Movement } from '../measure/paired-tally.ts';
import type { Metric } from '../metrics/metrics.ts';
import { allOrSome } from '../terms/all-or-some.ts';
import { roundedShare } from '../terms/digest.ts';
import type { Spec } from '../terms/spec.ts';
import { isOpen, LEAST_BLOCKS, type Share, type VerdictWord } from '../terms/verdict.ts';
import { BLOCKS_AHEAD, canBeForeseen } from './auditor.ts';

/** The key of a sim that names the policies headline verdicts are repeated over. */
export const auditKey = allOrSome('policies').describe(
  'policies by which both sides are played once more, to see whether headline verdicts hold',
);

/** What a design asks that can be audited. */
export interface AuditAsks {
  /** Policies by which headline verdicts are repeated. */
  readonly audit: readonly string[];
}

/** What is said about an effect. */
export type EffectWord = VerdictWord | Movement | FairPoint['worth'] | 'met' | 'missed' | 'stands out';

/** An effect that a page names. */
export interface Headline {
  /** The rule or setting it is about; null where it is about all that changed. */
  readonly path: string | null;
  readonly title: string;
  readonly mean: number;
  /** Half-width of the band it is said to lie in; left out where it is said to lie on one side of nothing. */
  readonly within?: number;
  /** Its verdict, which repeats must reach; left out where any effect on the same side will do. */
  readonly word?: EffectWord;
}

/** A headline effect under another policy. */
export interface Repeat {
  readonly policy: string;
  readonly blocks: number;
  /** The share of the side under test, or how far the metric moves. */
  readonly effect: Share;
  readonly word: EffectWord;
}

/**
 * How a repeat stands to its headline: it holds where it carries the same verdict or a stronger one; it flips where its
 * interval lies on the other side of nothing, or outside the band; it differs where another verdict is settled; of one
 * that is not settled the sign may be the same, or it is open; and it may not have been played.
 */
export type Standing = 'holds' | 'differs' | 'flips' | 'sign' | 'open' | 'unplayed';

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
  readonly policies: readonly (Repeat & { readonly standing: Standing })[];
  /** Policies under which the headline holds, the run's own first. */
  readonly holdsFor: readonly string[];
}

/**
 * Policies that a sim names, the run's own left out; throws InputError for those that cannot play its ruleset.
 *
 * @param beside who audits as well where all are meant, alone or in a list, and nobody is named who looks ahead
 */
export function policiesAudited(
  { audit: said }: { readonly audit?: z.output<typeof auditKey> },
  { policy: own }: Pick<Spec<null>, 'policy'>,
  ruleset: Pick<Ruleset, 'title' | 'adoption' | 'foresight'>,
  beside: readonly string[] = [],
): string[] {
  if (said === undefined) return [];
  const names = said === 'all' ? [said] : said;
  const isForeseen = canBeForeseen(ruleset) && names.includes('all') && !names.some(isForeseeing);
  const asked = [...policiesListed(names), ...(isForeseen ? beside : [])];
  const others = [...new Set(asked.map(spelt))].filter((name) => name !== spelt(own));
  for (const policy of others) requirePolicy(policy, ruleset);
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
  const nothing = metric === null ? 0.5 : 0;
  return judgedAudit(
    spec,
    headline,
    metric,
    repeats.map((repeat) => ({ ...repeat, standing: standingOf(headline, nothing, repeat) })),
  );
}

/** What repeats that have been judged say about a headline. */
export function judgedAudit(
  spec: Spec,
  { path, title, within }: Headline,
  metric: AuditMetric | null,
  repeats: Audit['policies'],
): Audit {
  const holding = repeats.filter(({ standing }) => standing === 'holds');
  return {
    path,
    title,
    metric: metric?.id ?? null,
    unit: metric?.unit ?? 'share',
    within: within ?? null,
    policies: repeats.map((repeat) => ({ ...repeat, effect: roundedShare(repeat.effect) })),
    holdsFor: [spec.policy, ...holding.map(({ policy }) => policy)],
  };
}

/** @param nothing where there is no effect */
function standingOf(headline: Headline, nothing: number, { policy, blocks, effect, word }: Repeat): Standing {
  if (blocks === 0) return 'unplayed';
  if (blocks < (isForeseeing(policy) ? BLOCKS_AHEAD : LEAST_BLOCKS)) return 'open';
  const { mean, within } = headline;
  if (within !== undefined) return standingInBand(effect, nothing - within, nothing + within);
  const side = Math.sign(mean - nothing);
  const own = effect.low > nothing ? 1 : effect.high < nothing ? -1 : 0;
  if (own === -side) return 'flips';
  if (isOpen({ word })) return own === side ? 'sign' : 'open';
  return own === side && reaches(word, headline.word) ? 'holds' : 'differs';
}

function standingInBand({ low, high }: Share, from: number, to: number): Standing {
  if (low > to || high < from) return 'flips';
  return low >= from && high <= to ? 'holds' : 'open';
}

/** Verdicts that no effect is settled by. */
const NONE: readonly EffectWord[] = ['no effect', 'stays', 'fair', 'met'];
/** Each says all that those before it say. */
const GRADES: readonly EffectWord[] = ['helps', 'strong', 'dominant'];

/** Whether a verdict says what another does. */
function reaches(word: EffectWord, wanted: EffectWord | undefined): boolean {
  if (NONE.includes(word)) return false;
  return wanted === undefined || word === wanted || GRADES.indexOf(word) > GRADES.indexOf(wanted);
}
