import type { Kind } from '../../rules/rule.ts';
import { contestTally } from '../measure/contest-tally.ts';
import { onceAt } from '../measure/looks.ts';
import type { Campaign } from '../play/campaign.ts';
import { type Arm, playedBy } from '../terms/arm.ts';
import type { Spec } from '../terms/spec.ts';
import { type Share, verdictOf } from '../terms/verdict.ts';
import { type Audit, auditOf, type Headline, type Repeat } from './audit.ts';
import { blocksRepeated } from './auditor.ts';

/** What one side takes against another. */
export interface ContestHeadline extends Headline {
  readonly arm: Arm;
  /** Of what it is about; absent where that is no rule. */
  readonly kind?: Kind;
  wordOf(share: Share, blocks: number): Repeat['word'];
}

/** The verdict on a contest about something of a kind. */
export function wordBy(kind: Kind, { d }: Spec): ContestHeadline['wordOf'] {
  return (share, blocks) => verdictOf(kind, share, blocks, d, null).word;
}

/** Plays contests once more under each of some policies. */
export async function playContestAudits(
  spec: Spec,
  policies: readonly string[],
  headlines: readonly ContestHeadline[],
  campaign: Campaign,
): Promise<Audit[]> {
  if (policies.length === 0) return [];
  const trials = headlines.flatMap((headline) =>
    policies.flatMap((policy) => trialOf(spec, policy, headline)),
  );
  const portions = trials.map(({ blocks }, arm) => ({ arm, blocks }));
  await campaign.in('audit').play(
    trials.map(({ arm }) => arm),
    portions,
    (arm, index, records) => trials[arm].tally.add(index, records),
  );
  return headlines.map((headline) => {
    const own = trials.filter((trial) => trial.headline === headline);
    const repeats = own.map(({ policy, tally }) => {
      const [effect, { blocks }] = [tally.look(), tally];
      return { policy, blocks, effect, word: headline.wordOf(effect, blocks) };
    });
    return auditOf(spec, headline, null, repeats);
  });
}

/** Nothing where a policy does not repeat a headline. */
function trialOf(spec: Spec, policy: string, headline: ContestHeadline) {
  const blocks = blocksRepeated(spec, policy, headline.kind);
  if (blocks === 0) return [];
  const arm = playedBy(headline.arm, policy);
  return [
    { headline, policy, arm, blocks, tally: contestTally(arm, spec.alpha, onceAt(blocks, spec.alpha)) },
  ];
}
