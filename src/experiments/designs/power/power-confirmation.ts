import type { Kind } from '../../../rules/rule.ts';
import { blocksAudited } from '../../audit/auditor.ts';
import { type Evidence, judged } from '../../measure/evidence.ts';
import type { Campaign } from '../../play/campaign.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { pairs, type Stage, upTo } from '../../terms/cost.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { Spec } from '../../terms/spec.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import { type Again, playAgain } from './power-again.ts';

/** A headline effect played again with luck that had no part in picking it. */
export interface Confirmation extends Evidence {
  readonly path: string;
  readonly title: string;
  readonly blocks: number;
  readonly share: Share;
  /** Whether it is told from one half, all that was played again judged together. */
  readonly found: boolean;
  /** On which side of one half it is found to lie, as against the first; undecided where it is not found. */
  readonly side: 'same' | 'other' | 'undecided';
}

/** What it takes to play so many headlines again on fresh luck, and what is audited under other policies. */
export function repeatsOf(
  spec: Spec<RepeatsAsked>,
  confirmed: number,
  audited: readonly { readonly kind: Kind }[],
): Stage[] {
  const { confirm, audit } = spec.asks;
  const again = confirm ? confirmed * blocksToRepeat(spec) : 0;
  const kinds = audited.map(({ kind }) => kind);
  return [pairs('confirmation', upTo(again)), pairs('audit', upTo(blocksAudited(spec, audit, kinds)))];
}

/** How headline effects are played again. */
interface RepeatsAsked {
  readonly confirm: boolean;
  /** Policies. */
  readonly audit: readonly string[];
}

/** Plays rules again on fresh luck. Picked from many, an effect tends to look larger than it is; this one was not. */
export async function playConfirmations(
  spec: Spec,
  headlines: readonly { readonly again: Again; readonly mean: number }[],
  campaign: Campaign,
): Promise<Confirmation[]> {
  const rules = headlines.map(({ again }) => again);
  await playAgain(spec, rules, campaign.in('confirmation'));
  const evidence = rules.map(({ tally }) => tally.evidence());
  const found = judged(evidence, spec.alpha);
  return rules.flatMap(({ subject: { path, title }, tally }, i) => {
    const { blocks } = tally;
    if (blocks === 0) return [];
    const share = tally.look();
    const isSettled = found[i] && blocks >= LEAST_BLOCKS;
    return {
      path,
      title,
      blocks,
      share: roundedShare(share),
      ...evidence[i],
      found: isSettled,
      side: isSettled ? sideOfHalf(share, headlines[i].mean) : 'undecided',
    };
  });
}

function sideOfHalf(share: Share, mean: number): Confirmation['side'] {
  return share.mean > 0.5 === mean > 0.5 ? 'same' : 'other';
}
