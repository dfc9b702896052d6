import type { Kind } from '../../rules/rule.ts';
import { contestTally } from '../measure/contest-tally.ts';
import { onceAt } from '../measure/looks.ts';
import type { Campaign } from '../play/campaign.ts';
import { blocksToRepeat } from '../play/schedule.ts';
import { type Arm, playedBy } from '../terms/arm.ts';
import type { Spec } from '../terms/spec.ts';
import { type Share, verdictOf } from '../terms/verdict.ts';
import { type Audit, auditOf, type Headline, type Repeat } from './audit.ts';

/** What one side takes against another. */
export interface ContestHeadline extends Headline {
  readonly arm: Arm;
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
  const trials = headlines.flatMap(({ arm }) => policies.map((policy) => trialOf(spec, policy, arm)));
  const portions = trials.map((_, arm) => ({ arm, blocks: blocksToRepeat(spec) }));
  await campaign.in('audit').play(
    trials.map(({ arm }) => arm),
    portions,
    (arm, index, records) => trials[arm].tally.add(index, records),
  );
  return headlines.map((headline, i) => {
    const own = trials.slice(i * policies.length, (i + 1) * policies.length);
    const repeats = own.map(({ policy, tally }) => {
      const [effect, { blocks }] = [tally.look(), tally];
      return { policy, blocks, effect, word: headline.wordOf(effect, blocks) };
    });
    return auditOf(spec, headline, null, repeats);
  });
}

function trialOf(spec: Spec, policy: string, headline: Arm) {
  const arm = playedBy(headline, policy);
  const looks = onceAt(blocksToRepeat(spec), spec.alpha);
  return { policy, arm, tally: contestTally(arm, spec.alpha, looks) };
}
