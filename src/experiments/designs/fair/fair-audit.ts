import type { Kind } from '../../../rules/rule.ts';
import type { ContestHeadline } from '../../audit/contest-audit.ts';
import { aroundCrossing, type FairPoint, type FairValue, worthAt } from '../../measure/fair-curve.ts';
import type { Arm } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Subject } from '../../terms/subject.ts';

/**
 * The values that a finding names and that are settled: the book's, and where the rule is fair.
 *
 * @param armAt the contest at a value
 */
export function valuesNamed(
  { d }: Spec,
  { path, title, kind }: Subject,
  { points, fair }: { readonly points: readonly FairPoint[]; readonly fair: FairValue },
  armAt: (value: number) => Arm,
): ContestHeadline[] {
  const around: readonly FairPoint[] =
    fair.value === null && fair.crossing !== null ? aroundCrossing(points, fair.crossing) : [];
  const named = points.filter(
    (point) => point.isBook || point.value === fair.value || around.includes(point),
  );
  return named.flatMap(({ value, worth, share }) => {
    if (worth === 'undecided') return [];
    const arm = armAt(value);
    return [
      {
        path,
        kind,
        title: `${title} at ${arm.title}`,
        mean: share.mean,
        ...(worth === 'fair' && { within: d }),
        arm,
        wordOf: (own, blocks) => wordFor(kind, worthAt(own, blocks, d)),
      },
    ];
  });
}

/** Nobody need use an option, so that one worth less than nothing is misplayed. */
function wordFor(kind: Kind, worth: FairPoint['worth']) {
  return worth === 'less' && kind === 'option' ? 'misplayed' : worth;
}
