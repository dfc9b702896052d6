import type { MatchRecord } from '../../match/record.ts';
import type { MatchSpec, TableRef } from '../../match/spec.ts';
import { canHaveAppetites, isForeseeing } from '../../policies/index.ts';
import { readPolicy, withAppetites } from '../../policies/policy-text.ts';
import type { Variant } from '../../rules/variant.ts';
import type { Block } from './executor.ts';
import type { Spec } from './spec.ts';

/** One side of a match: the rules it plays by, what it fields and who plays it. */
export interface Side {
  readonly variant: Variant;
  readonly army: string;
  readonly policy: string;
}

/**
 * Two sides that meet again and again, the first of them under test. Arms of one seed share table and luck block by
 * block as far as their tables are the same. One side meeting itself shows how the game plays.
 */
export interface Arm {
  /** For progress: what the arm is about. */
  readonly title: string;
  readonly ruleset: string;
  readonly tested: Side;
  readonly other: Side;
  readonly tables: readonly TableRef[];
  readonly seed: string;
  readonly pitch: number;
  /** Variants for both sides of which each match counts how often they would have mattered. */
  readonly alternatives?: readonly Variant[];
}

/** What of an arm is not as the spec says. */
type ArmPatch = Partial<Pick<Arm, 'tables' | 'seed'>>;

/** A side as the spec says, but for what is given. */
export function sideOf({ variant, army, policy }: Spec, more: Partial<Side> = {}): Side {
  return { variant, army, policy, ...more };
}

/** An arm of a spec in which a side meets another. */
export function contest(spec: Spec, title: string, tested: Side, other: Side, more: ArmPatch = {}): Arm {
  const { ruleset, tables, seed, pitch } = spec;
  return { title, ruleset, tested, other, tables, seed, pitch, ...more };
}

/** An arm of a spec in which a side meets its like. */
export function mirror(spec: Spec, title: string, side: Side, more: ArmPatch = {}): Arm {
  return contest(spec, title, side, side, more);
}

/**
 * An arm whose sides are played by another policy, with the appetites that they have, as far as it can have any. Whoever
 * looks ahead finds out for himself how gladly to use an option.
 */
export function playedBy(arm: Arm, policy: string): Arm {
  const byPolicy = (side: Side): Side => {
    const { appetites } = readPolicy(side.policy);
    const takesThem = canHaveAppetites(policy) && !isForeseeing(policy);
    return { ...side, policy: takesThem ? withAppetites(policy, appetites) : policy };
  };
  const tested = byPolicy(arm.tested);
  const other = arm.other === arm.tested ? tested : byPolicy(arm.other);
  return { ...arm, title: `${arm.title} by ${policy}`, tested, other };
}

/**
 * A block of an arm: one table, one stream of luck, seats swapped; the first match has the side under test on
 * seat 0. Where a side meets itself the second match would repeat the first, and one is enough.
 */
export function blockOf(arm: Arm, index: number): Block {
  const match = (first: Side, second: Side): MatchSpec => ({
    ruleset: arm.ruleset,
    table: arm.tables[tableOf(arm, index)],
    variants: [first.variant, second.variant],
    armies: [first.army, second.army],
    policies: [first.policy, second.policy],
    seed: `${arm.seed}/${index}`,
    pitch: arm.pitch,
    ...(arm.alternatives && { alternatives: arm.alternatives }),
  });
  const { tested, other } = arm;
  return tested === other ? [match(tested, other)] : [match(tested, other), match(other, tested)];
}

/** Tables take turns, so that each gets as many blocks. */
export function tableOf({ tables }: { readonly tables: readonly unknown[] }, index: number): number {
  return index % tables.length;
}

/** Points in both matches of a mirrored pair, in halves of a match: 0 to 2 each. */
export type Halves = readonly [number, number];

/** Points of the side under test. */
export function blockHalves([first, second]: readonly MatchRecord[]): Halves {
  return [2 * first.score, 2 - 2 * second.score];
}

/** Score of the side under test in a mirrored pair, in quarters: 0 to 4. */
export function blockQuarters(records: readonly MatchRecord[]): number {
  const [first, second] = blockHalves(records);
  return first + second;
}

/** What the dice did for the side under test in both matches of a mirrored pair, in thousandths of a chance to win one. */
export function blockFortune([first, second]: readonly MatchRecord[]): number {
  return (first.fortune ?? 0) - (second.fortune ?? 0);
}
