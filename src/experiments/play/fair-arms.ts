import { type Arm, contest, sideOf } from '../terms/arm.ts';
import type { Spec } from '../terms/spec.ts';
import { over, type Subject, without } from '../terms/subject.ts';

/** The number that is varied for the side that has a rule. */
export interface ValuesAsked {
  readonly parameter: string;
  readonly values: readonly number[];
}

/**
 * A side that has the rule at one value after another against a side without it.
 *
 * @param policy who plays the side that has it
 */
export function valueArms(spec: Spec<ValuesAsked>, subject: Subject, policy = spec.policy): Arm[] {
  const { values, parameter } = spec.asks;
  const other = sideOf(spec, { variant: without(subject, spec.variant, true) });
  return values.map((value) => {
    const side = sideOf(spec, { variant: over(spec.variant, { [parameter]: value }), policy });
    return contest(spec, `${parameter}=${value}`, side, other);
  });
}

/** The rule as the book has it, its side played by a policy, against none of it. */
export function bookSides(spec: Spec, subject: Subject, policy = spec.policy) {
  return [sideOf(spec, { policy }), sideOf(spec, { variant: without(subject, spec.variant, true) })] as const;
}
