import type { Variant } from '../../rules/variant.ts';
import { eBenjaminiHochberg } from '../../statistics/index.ts';
import { blockOf } from '../block.ts';
import { type RunningDigest, runningDigest } from '../digest.ts';
import type { BlockPlan, Executor, OnProgress } from '../executor.ts';
import { powerRow, verdictFor } from '../power-row.ts';
import { type PowerTally, powerTally } from '../power-tally.ts';
import { type PowerResult, type PowerRow, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import { nextRound, type Portion } from '../schedule.ts';
import type { Experiment, Spec } from '../spec.ts';
import { type Subject, subjectOf, without } from '../subject.ts';
import type { Share } from '../verdict.ts';

/** One rule in the run: the side that has it against the side that has not. */
interface Arm {
  readonly subject: Subject;
  readonly without: Variant;
  readonly tally: PowerTally;
  look: Share;
}

/**
 * How strong is having each rule? One side has it, the other not, seats swapped within each block. Every rule gets
 * a first share of blocks; the reserve goes to those still undecided. Aborted, it returns what was done.
 */
export async function runPower(
  experiment: Experiment,
  executor: Executor,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<PowerResult> {
  const { spec } = experiment;
  const arms = armsOf(experiment);
  const signature = runningDigest();
  const total = arms.length * (spec.blocks.initial + spec.blocks.reserve);
  const tell = onProgress && (() => onProgress(progressOf(arms, total)));
  let portions: Portion[] = arms.map((_, rule) => ({ rule, blocks: spec.blocks.initial }));
  let reserve = arms.length * spec.blocks.reserve;
  let cutShort = false;
  while (portions.length > 0 && !cutShort) {
    cutShort = !(await playRound(spec, arms, portions, executor, signature, tell, signal));
    for (const arm of arms) if (arm.tally.blocks > 0) arm.look = arm.tally.look();
    portions = nextRound(undecided(spec, arms), reserve, spec.tables.length);
    reserve -= portions.reduce((sum, portion) => sum + portion.blocks, 0);
  }
  return resultOf(experiment, arms, signature, cutShort);
}

function armsOf({ spec, ruleset }: Experiment): Arm[] {
  return spec.rules.map((path) => {
    const subject = subjectOf(ruleset.rules, path);
    return {
      subject,
      without: without(subject, spec.variant, true),
      tally: powerTally(spec, ruleset, subject),
      look: { mean: 0.5, low: 0, high: 1 },
    };
  });
}

/** Plays one portion of blocks for each of some rules; false when it was stopped before the last. */
async function playRound(
  spec: Spec,
  arms: readonly Arm[],
  portions: readonly Portion[],
  executor: Executor,
  signature: RunningDigest,
  tell: (() => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const places = placesOf(arms, portions);
  let position = 0;
  for await (const records of executor.runBlocks(planOf(spec, arms, places), signal)) {
    const { rule, index } = places.at(position++);
    arms[rule].tally.add(index, records);
    for (const record of records) signature.add(record.digest);
    tell?.();
  }
  return position === places.count;
}

interface Places {
  readonly count: number;
  at(position: number): { readonly rule: number; readonly index: number };
}

/** Rule after rule, each going on from the block it has reached. */
function placesOf(arms: readonly Arm[], portions: readonly Portion[]): Places {
  const starts = portions.map(({ rule }) => arms[rule].tally.blocks);
  const ends: number[] = [];
  for (const { blocks } of portions) ends.push((ends.at(-1) ?? 0) + blocks);
  return {
    count: ends.at(-1) ?? 0,
    at(position) {
      const nth = ends.findIndex((end) => position < end);
      const { rule, blocks } = portions[nth];
      return { rule, index: starts[nth] + position - (ends[nth] - blocks) };
    },
  };
}

function planOf(spec: Spec, arms: readonly Arm[], places: Places): BlockPlan {
  return {
    count: places.count,
    block(position) {
      const { rule, index } = places.at(position);
      return blockOf(spec, index, spec.variant, arms[rule].without);
    },
  };
}

function undecided(spec: Spec, arms: readonly Arm[]): number[] {
  return arms.flatMap(({ subject, tally, look }, rule) =>
    verdictFor(spec, subject, tally, look).word === 'undecided' ? [rule] : [],
  );
}

function progressOf(arms: readonly Arm[], total: number) {
  return {
    done: arms.reduce((sum, { tally }) => sum + tally.blocks, 0),
    total,
    perHeading: Object.fromEntries(arms.map(({ subject, tally }) => [subject.path, tally.blocks])),
  };
}

function resultOf(
  experiment: Experiment,
  arms: readonly Arm[],
  signature: RunningDigest,
  interrupted: boolean,
): PowerResult {
  const { spec } = experiment;
  const rows = arms.map(({ subject, tally, look }) => powerRow(spec, subject, tally, look));
  const found = eBenjaminiHochberg(
    rows.map((row) => row.eValue),
    spec.alpha,
  );
  const facts = {
    interrupted,
    matches: 2 * rows.reduce((sum, row) => sum + row.blocks, 0),
    signature: signature.read(),
  };
  const subjects = arms.map(({ subject }) => subject);
  return sealed({
    ...resultHead('power', experiment, subjects, facts),
    rows: rows.map((row, i): PowerRow => ({ ...row, found: found[i] })),
  });
}
