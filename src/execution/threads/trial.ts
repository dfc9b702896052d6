import type { AnyDesign } from '../../experiments/asked/design.ts';
import type { BlockPlan, Executor } from '../../experiments/terms/executor.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import { tableTitle } from '../../match/spec.ts';

/** Blocks of a trial for each worker: enough to tell opening from playing, few enough not to be waited for. */
const SAMPLE = 2;

/** Blocks that a trial plays in all: to warm up, opening and again. */
export function trialBlocks(workers: number): number {
  return 3 * SAMPLE * workers;
}

/** What is compiled on the way makes a long run faster than its trial: so many times as long, measured over rulesets and designs. */
const LATER = { low: 0.35, high: 0.55 };

/** How long a match of a run will take on the average, in milliseconds, at least and at most. */
export interface Pace {
  readonly low: number;
  readonly high: number;
}

/**
 * How long a match of a run will take with its share of opening tables and arms: some blocks of the run's first plan are
 * played twice, the first time they are opened as well. What they come to is thrown away. Of a match and not of a block,
 * since what is played later may have blocks of two where the first plan has one. Null where nothing was played.
 */
export async function trialPace(
  design: AnyDesign,
  experiment: Experiment,
  executor: Executor,
  workers: number,
  signal: AbortSignal,
): Promise<Pace | null> {
  const plan = await firstPlan(design, experiment);
  if (plan === null) return null;
  const count = SAMPLE * workers;
  await timeOf(executor, spread(plan, count, 0), signal);
  const sample = spread(plan, count, 0.5);
  const opening = await timeOf(executor, sample, signal);
  const playing = await timeOf(executor, sample, signal);
  if (signal.aborted) return null;
  const each = playing / matchesOf(sample);
  const open = Math.max(0, opening - playing) / count;
  const pace = each + (open * openingsOf(plan)) / matchesOf(plan);
  return { low: LATER.low * pace, high: LATER.high * pace };
}

/** What a design plays first; it is told that the user stops it there. */
async function firstPlan(design: AnyDesign, experiment: Experiment): Promise<BlockPlan | null> {
  let first: BlockPlan | null = null;
  const looking: Executor = {
    async *runBlocks(plan) {
      first ??= plan;
      yield* [];
    },
    close: async () => {},
  };
  await design.run(experiment, looking);
  return first;
}

/** Blocks from all over a plan, as far apart as can be. */
function spread(plan: BlockPlan, count: number, from: number): BlockPlan {
  const at = (nth: number) => Math.floor(((nth + from) * plan.count) / count);
  return { count, block: (nth) => plan.block(at(nth)) };
}

function matchesOf({ count, block }: BlockPlan): number {
  let matches = 0;
  for (let position = 0; position < count; position++) matches += block(position).length;
  return matches;
}

/** How many pairs of a table and what is played on it a plan has. */
function openingsOf(plan: BlockPlan): number {
  const seen = new Set<string>();
  for (let position = 0; position < plan.count; position++) {
    const [{ table, variants, armies }] = plan.block(position);
    seen.add(`${tableTitle(table)} ${JSON.stringify([variants, armies])}`);
  }
  return seen.size;
}

async function timeOf(executor: Executor, plan: BlockPlan, signal: AbortSignal): Promise<number> {
  const started = performance.now();
  for await (const _ of executor.runBlocks(plan, signal));
  return performance.now() - started;
}
