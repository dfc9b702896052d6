import type { MatchRecord } from '../../../match/record.ts';
import type { VersionsAsked } from '../../asked/versions-asked.ts';
import type { Metric } from '../../metrics/metrics.ts';
import { type Arm, blockHalves, blockQuarters, type Halves } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import { coalitionArms, coalitionsOf } from './coalitions.ts';

/** An even contest, in quarters. */
const EVEN = 2;

/** Arms of the combinations that a block plays, in their order. */
interface CoalitionBlocks {
  /** Both sides play with the changes. */
  mirrors(index: number): Arm[];
  /** A side with the changes against one without; no change would meet itself and is left out. */
  contests(index: number): Arm[];
}

export function coalitionBlocks(spec: Spec<Pick<VersionsAsked, 'from' | 'changes'>>): CoalitionBlocks {
  const { from, changes } = spec.asks;
  const coalitions = coalitionsOf(changes.length, spec.seed);
  const { mirror, contest } = coalitionArms(spec, from.variant, changes);
  const [mirrorOf, contestOf] = [keeping(mirror), keeping(contest)];
  return {
    mirrors: (index) => coalitions.at(index).map(mirrorOf),
    contests: (index) => coalitions.at(index).slice(1).map(contestOf),
  };
}

/** Each arm is made once. */
function keeping(make: (subset: number) => Arm): (subset: number) => Arm {
  const kept = new Map<number, Arm>();
  return (subset) => {
    const arm = kept.get(subset) ?? make(subset);
    kept.set(subset, arm);
    return arm;
  };
}

/** Shares in quarters of the combinations of a block, no change first, from its contests. */
export function sharesIn(contests: readonly (readonly MatchRecord[])[]): number[] {
  return [EVEN, ...contests.map(blockQuarters)];
}

/** Half points of the same shares, match by match. */
export function halvesIn(contests: readonly (readonly MatchRecord[])[]): Halves[] {
  return [[1, 1], ...contests.map(blockHalves)];
}

/** A metric of the combinations of a block, from its mirrors; null where one of them does not show it. */
export function levelsIn(mirrors: readonly (readonly MatchRecord[])[], { measure }: Metric): number[] | null {
  const levels = mirrors.map(([record]) => measure(record));
  return levels.every((level) => level !== null) ? levels : null;
}
