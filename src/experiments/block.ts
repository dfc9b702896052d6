import type { MatchRecord } from '../match/record.ts';
import type { MatchSpec } from '../match/spec.ts';
import type { Variant } from '../rules/variant.ts';
import type { Spec } from './spec.ts';

/**
 * A mirrored pair of matches: one table, one stream of luck, seats swapped; the first match has the side under
 * test on seat 0. Where both sides are alike the second would repeat the first, and one is enough.
 */
export type Block = readonly [MatchSpec] | readonly [MatchSpec, MatchSpec];

/** The block of an index for two sides; the same index has the same table and luck whatever the sides. */
export function blockOf(spec: Spec, index: number, tested: Variant, other: Variant): Block {
  const match = (variants: readonly [Variant, Variant]): MatchSpec => ({
    ruleset: spec.ruleset,
    table: spec.tables[tableOf(spec, index)],
    variants,
    armies: [spec.army, spec.army],
    policies: [spec.policy, spec.policy],
    seed: `${spec.seed}/${index}`,
    pitch: spec.pitch,
  });
  return tested === other ? [match([tested, other])] : [match([tested, other]), match([other, tested])];
}

/** Tables take turns, so that each gets as many blocks. */
export function tableOf(spec: Spec, index: number): number {
  return index % spec.tables.length;
}

/** Score of the side under test in a mirrored pair, in quarters: 0 to 4. */
export function blockQuarters([first, second]: readonly MatchRecord[]): number {
  return 2 * (first.score + 1 - second.score);
}
