import type { MatchRecord } from '../../match/record.ts';
import type { Governs, Kind } from '../../rules/rule.ts';
import { eBenjaminiHochberg } from '../../statistics/index.ts';
import { type Arm, mirror, sideOf, tableOf } from '../arm.ts';
import { createCampaign } from '../campaign.ts';
import { rounded } from '../digest.ts';
import { type Metric, metricsOf } from '../metrics.ts';
import { type MetricRow, type PairedTally, pairedTally } from '../paired-tally.ts';
import { clauseNumbers } from '../power-tally.ts';
import { type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import type { Experiment } from '../spec.ts';
import { type Subject, subjectOf, switchableHeadings, without } from '../subject.ts';
import { defineDesign } from './design.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from './rules-asked.ts';

interface AblateAsks {
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
}

export interface AblateRow {
  readonly path: string;
  readonly title: string;
  readonly kind: Kind;
  readonly governs: Governs;
  readonly blocks: number;
  /** Evidence that the primary metric moves. */
  readonly eValue: number;
  readonly found: boolean;
  readonly actsPerMatch: number;
  /** Primary metric first. */
  readonly metrics: readonly MetricRow[];
}

interface AblateHead extends ResultHead<'ablate', AblateAsks> {
  readonly primary: string;
  readonly rows: readonly AblateRow[];
}

export type AblateResult = Sealed<AblateHead>;

/** One rule in the run: the book against the book without it. */
interface Ablation {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly clauses: readonly number[];
  readonly tallies: readonly PairedTally[];
  blocks: number;
  acts: number;
}

/**
 * What does each rule do to the game? Both sides play the book, then both play it without the rule, on the same
 * blocks. The book is played once for all rules.
 */
export const ablate = defineDesign({
  id: 'ablate',
  keys: { rules: rulesKey },
  blocks: { initial: 300, reserve: 0 },

  ask(said, spec, ruleset): AblateAsks {
    const rules = rulesNamed(said.rules, switchableHeadings(ruleset.rules), ruleset.title);
    for (const path of rules) {
      requirePlayable(ruleset, spec, without(subjectOn(ruleset, spec, path), spec.variant, false));
    }
    return { rules };
  },

  async run(experiment: Experiment<AblateAsks>, executor, onProgress, signal): Promise<AblateResult> {
    const { spec, ruleset } = experiment;
    const metrics = metricsOf(ruleset);
    const ablations = ablationsOf(experiment, metrics);
    const arms = [mirror(spec, 'the book', sideOf(spec)), ...ablations.map(({ arm }) => arm)];
    const total = arms.length * spec.blocks.initial;
    const campaign = createCampaign(executor, () => total, onProgress, signal);
    let book: MatchRecord | undefined;
    await campaign.playTogether(arms, spec.blocks.initial, (arm, index, [record]) => {
      if (arm === 0) book = record;
      else addPair(ablations[arm - 1], metrics, index, book!, record);
    });
    const eValues = ablations.map(({ tallies }) => tallies[0].evidence());
    const found = eBenjaminiHochberg(eValues, spec.alpha);
    const subjects = ablations.map(({ subject }) => subject);
    return sealed({
      ...resultHead('ablate', experiment, subjects, campaign.facts(), ablations.length),
      primary: metrics[0].id,
      rows: ablations.map((ablation, i) => rowOf(ablation, eValues[i], found[i])),
    });
  },
});

function ablationsOf({ spec, ruleset }: Experiment<AblateAsks>, metrics: readonly Metric[]): Ablation[] {
  return spec.asks.rules.map((path) => {
    const subject = subjectOf(ruleset.rules, path);
    const side = sideOf(spec, { variant: without(subject, spec.variant, false) });
    return {
      subject,
      arm: mirror(spec, path, side),
      clauses: clauseNumbers(ruleset, subject),
      tallies: metrics.map((metric) => pairedTally(spec, metric)),
      blocks: 0,
      acts: 0,
    };
  });
}

function addPair(
  ablation: Ablation,
  metrics: readonly Metric[],
  index: number,
  book: MatchRecord,
  off: MatchRecord,
): void {
  ablation.blocks++;
  for (const clause of ablation.clauses) ablation.acts += book.acts[clause];
  metrics.forEach((metric, i) => {
    const [withIt, without] = [metric.measure(book), metric.measure(off)];
    if (withIt === null || without === null) return;
    ablation.tallies[i].add(tableOf(ablation.arm, index), withIt, without);
  });
}

function rowOf({ subject, blocks, acts, tallies }: Ablation, eValue: number, found: boolean): AblateRow {
  const { path, title, kind, governs } = subject;
  return {
    path,
    title,
    kind,
    governs,
    blocks,
    eValue,
    found,
    actsPerMatch: blocks === 0 ? 0 : rounded(acts / blocks),
    metrics: tallies.map((tally) => tally.row()),
  };
}
