import type { Ruleset } from '../../../rules/ruleset.ts';
import type { VersionsAsked } from '../../asked/versions-asked.ts';
import type { Campaign } from '../../play/campaign.ts';
import { playUntil } from '../../play/play-until.ts';
import { type Arm, contest, sideOf } from '../../terms/arm.ts';
import { sifted } from '../../terms/refusal.ts';
import { type RuleChange, withChanges } from '../../terms/rule-changes.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Stop } from '../../terms/stop-key.ts';
import { type VersionsContest, versionsMeeting } from './versions-contest.ts';

/** What a side with a single change takes against one under the earlier rules. */
export interface ChangeContest extends VersionsContest {
  readonly path: string;
}

interface Asked extends Pick<VersionsAsked, 'from'> {
  readonly stop: Stop;
}

/** Paths of changes that one side can have alone. */
export function changesForOneSide(
  spec: Spec<unknown>,
  ruleset: Ruleset,
  asked: Pick<VersionsAsked, 'from'>,
  changes: readonly RuleChange[],
): string[] {
  const { kept } = sifted(changes, (change) => requireArm(ruleset, armOf(spec, asked, change)));
  return kept.map(({ path }) => path);
}

/**
 * Plays them on the blocks of the contest that they are to explain. Their intervals and verdicts hold together: each has
 * its share of alpha (Bonferroni).
 */
export async function playChangeContests(
  spec: Spec<Asked>,
  changes: readonly RuleChange[],
  campaign: Campaign,
): Promise<ChangeContest[]> {
  if (changes.length === 0) return [];
  const { stop } = spec.asks;
  const shared = { ...spec, alpha: alphaOfChange(spec.alpha, changes.length) };
  const arms = changes.map((change) => armOf(spec, spec.asks, change));
  const meetings = arms.map((arm) => versionsMeeting(shared, arm, stop));
  const watching = arms.map((arm, i) => ({ arms: [arm], needsMore: meetings[i].needsMore }));
  await playUntil(shared, stop, arms, watching, campaign, (arm, index, records) => {
    meetings[arm].add(index, records);
  });
  return changes.map(({ path }, i) => ({ path, ...meetings[i].figures() }));
}

/** One minus the confidence of the interval of each of so many changes. */
export function alphaOfChange(alpha: number, changes: number): number {
  return alpha / changes;
}

function armOf(spec: Spec<unknown>, { from }: Pick<VersionsAsked, 'from'>, change: RuleChange): Arm {
  const earlier = sideOf(spec, { variant: from.variant });
  const changed = sideOf(spec, { variant: withChanges(from.variant, [change]) });
  return contest(spec, change.path, changed, earlier);
}
