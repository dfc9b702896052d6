import type { Kind } from '../rules/rule.ts';
import { type Arm, contest, type Side } from './arm.ts';
import { type Audit, auditOf, type Headline } from './audit.ts';
import type { Campaign } from './campaign.ts';
import { contestTally } from './contest-tally.ts';
import type { Spec } from './spec.ts';
import { verdictOf } from './verdict.ts';

/** What one side takes against another. */
export interface ContestHeadline extends Headline {
  readonly kind: Kind;
  readonly tested: Side;
  readonly other: Side;
}

/** Plays contests once more under each of some policies. */
export async function playContestAudits(
  spec: Spec,
  policies: readonly string[],
  headlines: readonly ContestHeadline[],
  campaign: Campaign,
): Promise<Audit[]> {
  const trials = headlines.flatMap((headline) => policies.map((policy) => trialOf(spec, policy, headline)));
  const portions = trials.map((_, arm) => ({ arm, blocks: spec.blocks.initial }));
  await campaign.play(
    trials.map(({ arm }) => arm),
    portions,
    (arm, index, records) => trials[arm].tally.add(index, records),
  );
  return headlines.map((headline, i) => {
    const own = trials.slice(i * policies.length, (i + 1) * policies.length);
    const repeats = own.map(({ policy, tally }) => {
      const [effect, { blocks }] = [tally.look(), tally];
      return { policy, blocks, effect, word: verdictOf(headline.kind, effect, blocks, spec.d, null).word };
    });
    return auditOf(spec, headline, null, repeats);
  });
}

function trialOf(spec: Spec, policy: string, { title, tested, other }: ContestHeadline) {
  const arm: Arm = contest(spec, `${title} by ${policy}`, { ...tested, policy }, { ...other, policy });
  return { policy, arm, tally: contestTally(arm, spec.alpha) };
}
