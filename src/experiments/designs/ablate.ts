import type { MatchRecord } from '../../match/record.ts';
import type { Governs, Kind } from '../../rules/rule.ts';
import { eBenjaminiHochberg } from '../../statistics/index.ts';
import { type Arm, mirror, sideOf, tableOf } from '../arm.ts';
import { type Audit, auditKey, policiesAudited } from '../audit.ts';
import { actsPerMatch } from '../book-records.ts';
import { createCampaign } from '../campaign.ts';
import { auditedArms, type MetricHeadline, playMetricAudits } from '../metric-audit.ts';
import { type Foresight, foresight } from '../metrics/foresight.ts';
import { type LeadTally, leadTally } from '../metrics/lead-tally.ts';
import { type Metric, metricsOf } from '../metrics.ts';
import { headlines } from '../paired-metrics.ts';
import { hasMoved, type MetricRow, type PairedTally, pairedTally } from '../paired-tally.ts';
import { clauseNumbers } from '../power-tally.ts';
import { type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import type { Experiment, Spec } from '../spec.ts';
import { type Subject, subjectOf, switchableHeadings, without } from '../subject.ts';
import { defineDesign } from './design.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from './rules-asked.ts';

export interface AblateAsks {
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
  /** Policies by which headline verdicts are repeated. */
  readonly audit: readonly string[];
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
  readonly actsPerMatch: number | null;
  /** How much is decided by the end of each round without it. */
  readonly foresight: readonly Foresight[];
  /** Primary metric first. */
  readonly metrics: readonly MetricRow[];
}

export interface AblateHead extends ResultHead<'ablate', AblateAsks> {
  readonly primary: string;
  /** How much is decided by the end of each round by the book. */
  readonly foresight: readonly Foresight[];
  readonly rows: readonly AblateRow[];
  readonly audits: readonly Audit[];
}

export type AblateResult = Sealed<AblateHead>;

/** One rule in the run: the book against the book without it. */
interface Ablation {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly clauses: readonly number[];
  readonly tallies: readonly PairedTally[];
  readonly leads: LeadTally;
  blocks: number;
  acts: number;
}

/**
 * What does each rule do to the game? Both sides play the book, then both play it without the rule, on the same
 * blocks. The book is played once for all rules.
 */
export const ablate = defineDesign({
  id: 'ablate',
  keys: { rules: rulesKey, audit: auditKey },
  blocks: { initial: 300, reserve: 0 },

  ask(said, spec, ruleset): AblateAsks {
    const rules = rulesNamed(said.rules, switchableHeadings(ruleset.rules), ruleset.title);
    for (const path of rules) {
      requirePlayable(ruleset, spec, without(subjectOn(ruleset, spec, path), spec.variant, false));
    }
    return { rules, audit: policiesAudited(said.audit, spec.policy) };
  },

  async run(experiment: Experiment<AblateAsks>, executor, onProgress, signal): Promise<AblateResult> {
    const { spec, ruleset } = experiment;
    const metrics = metricsOf(ruleset);
    const ablations = ablationsOf(experiment, metrics);
    const arms = [mirror(spec, 'the book', sideOf(spec)), ...ablations.map(({ arm }) => arm)];
    let total = arms.length * spec.blocks.initial;
    const campaign = createCampaign(executor, () => total, onProgress, signal);
    const leads = leadTally(spec.tables.length);
    let book: MatchRecord | undefined;
    await campaign.playTogether(arms, spec.blocks.initial, (arm, index, [record]) => {
      if (arm === 0) {
        book = record;
        leads.add({ table: tableOf(spec, index), index, record });
      } else addPair(ablations[arm - 1], metrics, index, book!, record);
    });
    const eValues = ablations.map(({ tallies }) => tallies[0].evidence());
    const found = eBenjaminiHochberg(eValues, spec.alpha);
    const rows = ablations.map((ablation, i) => rowOf(spec, ablation, eValues[i], found[i]));
    const moved = movedBy(metrics, arms[0], ablations, rows);
    total += spec.asks.audit.length * auditedArms(moved).length * spec.blocks.initial;
    const audits = await playMetricAudits(spec, spec.asks.audit, moved, campaign);
    const subjects = ablations.map(({ subject }) => subject);
    return sealed({
      ...resultHead('ablate', experiment, subjects, campaign.facts(), ablations.length),
      primary: metrics[0].id,
      foresight: foresight(leads, spec.alpha),
      rows,
      audits,
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
      leads: leadTally(spec.tables.length),
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
  const table = tableOf(ablation.arm, index);
  ablation.blocks++;
  ablation.leads.add({ table, index, record: off });
  for (const clause of ablation.clauses) ablation.acts += book.acts[clause];
  metrics.forEach((metric, i) => {
    const [withIt, without] = [metric.measure(book), metric.measure(off)];
    if (withIt === null || without === null) return;
    ablation.tallies[i].add(table, withIt, without);
  });
}

/** What the page says that rules move. */
function movedBy(
  metrics: readonly Metric[],
  book: Arm,
  ablations: readonly Ablation[],
  rows: readonly AblateRow[],
): MetricHeadline[] {
  const heads = new Set(headlines(metrics));
  return ablations.flatMap(({ arm }, i) =>
    metrics.flatMap((metric, m) => {
      const { path, title, metrics: moves } = rows[i];
      if (!heads.has(metric) || !hasMoved(moves[m])) return [];
      return [{ path, title, mean: moves[m].difference.mean, metric, first: book, second: arm }];
    }),
  );
}

function rowOf(
  spec: Spec,
  { subject, blocks, acts, tallies, leads }: Ablation,
  eValue: number,
  found: boolean,
): AblateRow {
  const { path, title, kind, governs } = subject;
  return {
    path,
    title,
    kind,
    governs,
    blocks,
    eValue,
    found,
    actsPerMatch: actsPerMatch(acts, blocks, Object.values(subject.clauses)),
    foresight: foresight(leads, spec.alpha),
    metrics: tallies.map((tally) => tally.row()),
  };
}
