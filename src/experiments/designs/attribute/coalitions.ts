import seedrandom from 'seedrandom';
import type { Variant } from '../../../rules/variant.ts';
import { permutation } from '../../../statistics/index.ts';
import { type Arm, contest, mirror, sideOf } from '../../terms/arm.ts';
import { type RuleChange, withChanges } from '../../terms/rule-changes.ts';
import type { Spec } from '../../terms/spec.ts';

/** Beyond this all combinations are too many, and each block makes the changes in an order drawn for it. */
export const MOST_EXACT = 10;

/** Combinations of changes that one block plays. A combination is a bit mask: bit i set means change i is made. */
interface Coalitions {
  /** As many in every block; the first makes no change, the last makes all. */
  readonly count: number;
  /** The combinations in a block; of an order drawn, each with one change more than the one before. */
  at(index: number): readonly number[];
}

/** Every combination in every block, or for many changes those along an order drawn for each block. */
export function coalitionsOf(changes: number, seed: string): Coalitions {
  if (changes <= MOST_EXACT) {
    const all = Array.from({ length: 1 << changes }, (_, subset) => subset);
    return { count: all.length, at: () => all };
  }
  return { count: changes + 1, at: (index) => chainOf(orderIn(changes, seed, index)) };
}

/** The order in which a block makes the changes. */
export function orderIn(changes: number, seed: string, index: number): number[] {
  return permutation(changes, seedrandom.alea(`${seed}/order/${index}`));
}

function chainOf(order: readonly number[]): number[] {
  let subset = 0;
  return [subset, ...order.map((change) => (subset |= 1 << change))];
}

/** Arms of combinations over the earlier rules, each made once. */
interface CoalitionArms {
  /** Both sides play with the changes. */
  mirror(subset: number): Arm;
  /** A side with the changes against one without any. */
  contest(subset: number): Arm;
}

export function coalitionArms(spec: Spec, from: Variant, changes: readonly RuleChange[]): CoalitionArms {
  const variantOf = (subset: number) =>
    withChanges(
      from,
      changes.filter((_, i) => subset & (1 << i)),
    );
  const none = sideOf(spec, { variant: from });
  const titleOf = (subset: number) => {
    const made = changes.flatMap(({ path }, i) => (subset & (1 << i) ? [path] : []));
    return made.length === 0 ? 'no change' : made.join(' + ');
  };
  return {
    mirror: (subset) => mirror(spec, titleOf(subset), sideOf(spec, { variant: variantOf(subset) })),
    contest: (subset) => contest(spec, titleOf(subset), sideOf(spec, { variant: variantOf(subset) }), none),
  };
}
