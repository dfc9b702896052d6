import { type Arm, blockOf, blockQuarters, contest, sideOf } from '../../src/experiments/terms/arm.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import type { Experiment } from '../../src/experiments/terms/spec.ts';
import { over } from '../../src/experiments/terms/subject.ts';
import { wholeTurns } from '../../src/experiments/terms/whole-turns.ts';
import { meanOf, scoreTally, unrefuted } from '../../src/statistics/index.ts';
import type { Change } from './change.ts';
import { judge, type Verdict } from './judge.ts';

/** Blocks between two looks, at least. */
const BETWEEN_LOOKS = 24;
/** One minus the coverage of the interval told, at all looks together. */
const ALPHA = 0.05;

/** How a change did. */
export interface Finding {
  readonly verdict: Verdict;
  readonly blocks: number;
  /** Share of the side with the change, with its confidence sequence. */
  readonly share: { readonly mean: number; readonly low: number; readonly high: number };
}

/** The side with a change against the one without, by the same policy. */
export function armOf({ spec, ruleset }: Experiment, { name, set, other, army }: Change): Arm {
  const free = army === undefined ? {} : (ruleset.unlikeArmies ?? {});
  const side = (variant: Change['set']) => ({ variant: over(over(spec.variant, free), variant) });
  return contest(
    spec,
    name,
    sideOf(spec, { ...side(set), ...(army !== undefined && { army }) }),
    sideOf(spec, side(other)),
  );
}

/** Plays a change on all tables in turn until it is settled, or for so many blocks. */
export async function tryChange(
  experiment: Experiment,
  change: Change,
  executor: Executor,
  most: number,
): Promise<Finding> {
  const arm = armOf(experiment, change);
  const step = wholeTurns(arm.tables.length, BETWEEN_LOOKS);
  const scores = scoreTally();
  let verdict: Verdict = 'undecided';
  while (verdict === 'undecided' && scores.n < most) {
    const from = scores.n;
    const count = Math.min(step, most - from);
    for await (const records of executor.runBlocks({ count, block: (i) => blockOf(arm, from + i) })) {
      scores.add(blockQuarters(records) / 4);
    }
    verdict = judge(change.must, scores.read());
  }
  const tally = scores.read();
  return { verdict, blocks: scores.n, share: { mean: meanOf(tally), ...unrefuted(tally, ALPHA) } };
}
