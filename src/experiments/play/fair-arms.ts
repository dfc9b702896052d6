import { type Arm, contest, type Side, sideOf } from '../terms/arm.ts';
import type { Spec } from '../terms/spec.ts';
import { over, type Subject, without } from '../terms/subject.ts';

/** The number that is varied for the side that has a rule. */
export interface ValuesAsked {
  readonly parameter: string;
  readonly values: readonly number[];
}

/** Who plays the side that has a rule, and who the side that has not. */
type Policies = readonly [string, string];

/** Who plays the sides of a contest. */
export function policiesOf({ tested, other }: Arm): Policies {
  return [tested.policy, other.policy];
}

/** A side that has the rule at one value after another against a side without it. */
export function valueArms(spec: Spec<ValuesAsked>, subject: Subject, policies?: Policies): Arm[] {
  const { values, parameter } = spec.asks;
  const [holder, other] = bookSides(spec, subject, policies);
  return values.map((value) => {
    const side = { ...holder, variant: over(spec.variant, { [parameter]: value }) };
    return contest(spec, `${parameter}=${value}`, side, other);
  });
}

/** A side that has the rule as the book has it against a side without it, both as the spec says where nobody is named. */
export function bookSides(
  spec: Spec,
  subject: Subject,
  [holder, other]: Policies = [spec.policy, spec.policy],
): readonly [Side, Side] {
  const lacking = without(subject, spec.variant, true);
  return [sideOf(spec, { policy: holder }), sideOf(spec, { variant: lacking, policy: other })];
}
