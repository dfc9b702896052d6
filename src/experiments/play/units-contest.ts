import { withMore } from '../../rules/assembly/composition.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Arm, contest, type Side } from '../terms/arm.ts';
import type { Spec } from '../terms/spec.ts';
import { over } from '../terms/subject.ts';

/** Two sides of which the other has so many units more; of a negative number the side under test has them. */
export function unitsContest(
  spec: Spec,
  ruleset: Ruleset,
  [tested, other]: readonly [Side, Side],
  unit: string,
  count: number,
): Arm {
  const free = ruleset.unlikeArmies ?? {};
  const grown = (side: Side, more: number): Side => ({
    ...side,
    variant: over(side.variant, free),
    army: withMore(side.army, unit, Math.max(0, more)),
  });
  const sides = [grown(tested, -count), grown(other, count)] as const;
  return contest(spec, `${sides[0].army} against ${sides[1].army}`, ...sides);
}
