import type { MatchRecord } from '../../match/record.ts';
import type { Variant } from '../../rules/variant.ts';
import { eBenjaminiHochberg } from '../../statistics/index.ts';
import { blockOf, tableOf } from '../block.ts';
import { rounded, runningDigest } from '../digest.ts';
import type { BlockPlan, Executor, OnProgress } from '../executor.ts';
import { type Metric, metricsOf } from '../metrics.ts';
import { type PairedTally, pairedTally } from '../paired-tally.ts';
import { clauseNumbers } from '../power-tally.ts';
import { type AblateResult, type AblateRow, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import type { Experiment, Spec } from '../spec.ts';
import { type Subject, subjectOf, without } from '../subject.ts';

/** One rule in the run: the book against the book without it, for both sides. */
interface Arm {
  readonly subject: Subject;
  readonly off: Variant;
  readonly clauses: readonly number[];
  readonly tallies: readonly PairedTally[];
  blocks: number;
  acts: number;
}

/**
 * What does each rule do to the game? Both sides play the book, then both play it without the rule, on the same
 * blocks. The book is played once for all rules. Aborted, it returns what was done.
 */
export async function runAblate(
  experiment: Experiment,
  executor: Executor,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<AblateResult> {
  const { spec, ruleset } = experiment;
  const metrics = metricsOf(ruleset);
  const arms = armsOf(experiment, metrics);
  const plan = planOf(spec, arms);
  const signature = runningDigest();
  let matches = 0;
  let position = 0;
  let book: MatchRecord | undefined;
  for await (const [record] of executor.runBlocks(plan, signal)) {
    const { arm, index } = placeOf(arms, position++);
    signature.add(record.digest);
    matches++;
    if (arm === undefined) book = record;
    else addPair(arm, metrics, tableOf(spec, index), book!, record);
    onProgress?.({ done: position, total: plan.count, perHeading: perHeading(arms) });
  }
  const facts = { interrupted: position < plan.count, matches, signature: signature.read() };
  return resultOf(experiment, arms, metrics, facts);
}

function armsOf({ spec, ruleset }: Experiment, metrics: readonly Metric[]): Arm[] {
  return spec.rules.map((path) => {
    const subject = subjectOf(ruleset.rules, path);
    return {
      subject,
      off: without(subject, spec.variant, false),
      clauses: clauseNumbers(ruleset, subject),
      tallies: metrics.map((metric) => pairedTally(spec, metric)),
      blocks: 0,
      acts: 0,
    };
  });
}

/** Block after block: first the book, then each rule without. */
function placeOf(arms: readonly Arm[], position: number): { arm: Arm | undefined; index: number } {
  const turn = position % (arms.length + 1);
  return { arm: turn === 0 ? undefined : arms[turn - 1], index: Math.floor(position / (arms.length + 1)) };
}

function planOf(spec: Spec, arms: readonly Arm[]): BlockPlan {
  return {
    count: spec.blocks.initial * (arms.length + 1),
    block(position) {
      const { arm, index } = placeOf(arms, position);
      const variant = arm?.off ?? spec.variant;
      return blockOf(spec, index, variant, variant);
    },
  };
}

function addPair(
  arm: Arm,
  metrics: readonly Metric[],
  table: number,
  book: MatchRecord,
  off: MatchRecord,
): void {
  arm.blocks++;
  for (const clause of arm.clauses) arm.acts += book.acts[clause];
  metrics.forEach((metric, i) => {
    const [withIt, without] = [metric.measure(book), metric.measure(off)];
    if (withIt !== null && without !== null) arm.tallies[i].add(table, withIt, without);
  });
}

function perHeading(arms: readonly Arm[]): Record<string, number> {
  return Object.fromEntries(arms.map(({ subject, blocks }) => [subject.path, blocks]));
}

function resultOf(
  experiment: Experiment,
  arms: readonly Arm[],
  metrics: readonly Metric[],
  facts: { interrupted: boolean; matches: number; signature: string },
): AblateResult {
  const eValues = arms.map(({ tallies }) => tallies[0].evidence());
  const found = eBenjaminiHochberg(eValues, experiment.spec.alpha);
  const rows = arms.map(
    ({ subject: { path, title, kind, governs }, blocks, acts, tallies }, i): AblateRow => ({
      path,
      title,
      kind,
      governs,
      blocks,
      eValue: eValues[i],
      found: found[i],
      actsPerMatch: blocks === 0 ? 0 : rounded(acts / blocks),
      metrics: tallies.map((tally) => tally.row()),
    }),
  );
  const subjects = arms.map(({ subject }) => subject);
  return sealed({
    ...resultHead('ablate', experiment, subjects, facts),
    primary: metrics[0].id,
    rows,
  });
}
