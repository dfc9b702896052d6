import type { Kind } from '../../../rules/rule.ts';
import { blocksAudited } from '../../audit/auditor.ts';
import { contestTally } from '../../measure/contest-tally.ts';
import { type Evidence, judged } from '../../measure/evidence.ts';
import { onceAt } from '../../measure/looks.ts';
import type { Campaign } from '../../play/campaign.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type Arm, contest } from '../../terms/arm.ts';
import { pairs, type Stage, upTo } from '../../terms/cost.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import type { Subject } from '../../terms/subject.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';

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
  { spec }: Experiment,
  headlines: readonly { readonly subject: Subject; readonly arm: Arm; readonly mean: number }[],
  campaign: Campaign,
): Promise<Confirmation[]> {
  const seed = `${spec.seed}/fresh`;
  const arms = headlines.map(({ subject, arm }) =>
    contest(spec, `${subject.path} again`, arm.tested, arm.other, { seed }),
  );
  const blocks = blocksToRepeat(spec);
  const looks = onceAt(blocks, spec.alpha);
  const tallies = arms.map((arm) => contestTally(arm, spec.alpha, looks));
  const portions = arms.map((_, arm) => ({ arm, blocks }));
  await campaign
    .in('confirmation')
    .play(arms, portions, (arm, index, records) => tallies[arm].add(index, records));
  const evidence = tallies.map((tally) => tally.evidence());
  const found = judged(evidence, spec.alpha);
  return headlines.flatMap(({ subject, mean }, i) => {
    const { blocks } = tallies[i];
    if (blocks === 0) return [];
    const share = tallies[i].look();
    const isSettled = found[i] && blocks >= LEAST_BLOCKS;
    return {
      path: subject.path,
      title: subject.title,
      blocks,
      share: roundedShare(share),
      ...evidence[i],
      found: isSettled,
      side: isSettled ? sideOfHalf(share, mean) : 'undecided',
    };
  });
}

function sideOfHalf(share: Share, mean: number): Confirmation['side'] {
  return share.mean > 0.5 === mean > 0.5 ? 'same' : 'other';
}
