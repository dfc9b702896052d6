import type { VersionsAsked } from '../../asked/versions-asked.ts';
import type { Watching } from '../../play/play-until.ts';
import { type Arm, contest, mirror, sideOf } from '../../terms/arm.ts';
import { type RuleChange, withChanges } from '../../terms/rule-changes.ts';
import type { Spec } from '../../terms/spec.ts';
import { isTest, type Stop } from '../../terms/stop-key.ts';
import type { Comparison } from './comparison.ts';

interface Asked extends VersionsAsked {
  readonly apart: string | null;
  readonly stop: Stop;
}

/** The earlier rules, the later, each change alone, and the later against the earlier where they can meet. */
export function armsOf(spec: Spec<Asked>, alone: readonly RuleChange[]): Arm[] {
  const { from, to, apart } = spec.asks;
  const [earlier, later] = [from, to].map(({ variant }) => sideOf(spec, { variant }));
  return [
    mirror(spec, 'the earlier rules', earlier),
    mirror(spec, 'the later rules', later),
    ...alone.map((change) => aloneArm(spec, spec.asks, change)),
    ...(apart === null ? [contest(spec, 'later against earlier', later, earlier)] : []),
  ];
}

/** Who goes on for whom: a test is of the contest alone, and games are played as long as it is open. */
export function watchingOf(
  { asks: { stop, apart } }: Spec<Asked>,
  arms: readonly Arm[],
  tally: Comparison,
  meetingNeedsMore: () => boolean,
): Watching[] {
  if (isTest(stop)) return [{ arms, needsMore: meetingNeedsMore }];
  const [earlier, later, ...others] = arms;
  const alone = apart === null ? others.slice(0, -1) : others;
  return [
    { arms: [earlier, later], needsMore: tally.laterNeedsMore },
    ...alone.map((arm, i) => ({ arms: [earlier, arm], needsMore: () => tally.aloneNeedsMore(i) })),
    ...(apart === null ? [{ arms: others.slice(-1), needsMore: meetingNeedsMore }] : []),
  ];
}

export function aloneArm(spec: Spec, { from }: VersionsAsked, change: RuleChange): Arm {
  return mirror(spec, change.path, sideOf(spec, { variant: withChanges(from.variant, [change]) }));
}
