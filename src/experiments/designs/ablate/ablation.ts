import type { MatchRecord } from '../../../match/record.ts';
import type { Evidence } from '../../measure/evidence.ts';
import { type BandSampling, looksUntil } from '../../measure/looks.ts';
import { metricTally } from '../../measure/metric-tally.ts';
import { pairedMetric } from '../../measure/paired-metrics.ts';
import type { MetricRow } from '../../measure/paired-tally.ts';
import { actsPerMatch, perMatch } from '../../measure/per-match.ts';
import { actsIn, clauseNumbers } from '../../measure/power-tally.ts';
import { createMoveStopping } from '../../measure/stopping.ts';
import type { StopNote, Stopping } from '../../measure/watched.ts';
import { type Foresight, foresight } from '../../metrics/foresight.ts';
import { leadTally } from '../../metrics/lead-tally.ts';
import { isShown, type Metric, NOT_SHOWN, seenBy } from '../../metrics/metrics.ts';
import { type Arm, mirror, sideOf, tableOf } from '../../terms/arm.ts';
import type { Experiment } from '../../terms/spec.ts';
import type { MoveStop } from '../../terms/stop-key.ts';
import { type Subject, subjectOf, without } from '../../terms/subject.ts';
import type { Share } from '../../terms/verdict.ts';

/** A metric by the book (first) and without a rule (second), over the blocks that show both. */
export interface AblateMetric extends MetricRow {
  /** Both with their intervals; null where no block shows both. */
  readonly levels: { readonly first: Share; readonly second: Share } | null;
}

export interface AblationFigures
  extends Pick<Subject, 'path' | 'title' | 'kind' | 'governs'>,
    Pick<StopNote, 'unbiased'>,
    Evidence {
  readonly blocks: number;
  readonly actsPerMatch: Share | null;
  /** How much is decided by the end of each round without it. */
  readonly foresight: readonly Foresight[];
  /** Primary metric first. */
  readonly metrics: readonly AblateMetric[];
}

/** One rule in the run: the book against the book without it. */
export interface Ablation {
  readonly subject: Subject;
  /** Without the rule. */
  readonly arm: Arm;
  add(index: number, book: MatchRecord, off: MatchRecord): void;
  /** Says whether the primary metric needs more blocks. */
  readonly stopping: Stopping;
  isUndecided(): boolean;
  /** That each metric moves, the primary first. */
  evidence(): Evidence[];
  figures(): AblationFigures;
}

/**
 * @param path of the heading or clause that is left out
 * @param stop by which its blocks end
 */
export function ablationOf(
  { spec, ruleset }: Experiment,
  path: string,
  metrics: readonly Metric[],
  stop: MoveStop,
): Ablation {
  const subject = subjectOf(ruleset.rules, path);
  const arm = mirror(spec, path, sideOf(spec, { variant: without(subject, spec.variant, false) }));
  const clauses = clauseNumbers(ruleset, subject);
  const { alpha, tables } = spec;
  const sampling = { ...spec, looks: looksUntil(stop, spec) };
  const tallies = metrics.map((metric) => ablatedTally(sampling, metric));
  const leads = leadTally(tables.length);
  const acts = perMatch(sampling, 1);
  const stopping = createMoveStopping(stop, tallies[0].watched, spec.d, alpha);
  let blocks = 0;
  const evidence = () => tallies.map((tally) => tally.evidence());
  return {
    subject,
    arm,
    stopping,
    isUndecided: () => tallies[0].row().movement === 'undecided',
    evidence,
    add(index, book, off) {
      const table = tableOf(arm, index);
      blocks++;
      leads.add({ table, index, record: off });
      acts.add(index, actsIn([book], clauses));
      for (const tally of tallies) tally.add(table, book, off);
    },
    figures: () => ({
      path: subject.path,
      title: subject.title,
      kind: subject.kind,
      governs: subject.governs,
      blocks,
      unbiased: stopping.note().unbiased,
      ...tallies[0].evidence(),
      actsPerMatch: actsPerMatch(acts, Object.values(subject.clauses)),
      foresight: foresight(leads, alpha),
      metrics: tallies.map((tally) => tally.row()),
    }),
  };
}

/** One metric; a mean is of the blocks that show it with the rule and without it. */
function ablatedTally(sampling: BandSampling, metric: Metric) {
  const paired = pairedMetric(sampling, metric);
  const [first, second] = [metricTally(sampling, metric), metricTally(sampling, metric)];
  return {
    watched: paired.watched,
    evidence: paired.evidence,
    add(table: number, book: MatchRecord, off: MatchRecord): void {
      const [withIt, withoutIt] = [seenBy(metric, book), seenBy(metric, off)];
      const isPair = metric.ratio !== undefined || (isShown(withIt) && isShown(withoutIt));
      paired.add(table, withIt, withoutIt);
      first.add(table, isPair ? withIt : NOT_SHOWN);
      second.add(table, isPair ? withoutIt : NOT_SHOWN);
    },
    row(): AblateMetric {
      const [one, other] = [first.level().level, second.level().level];
      return { ...paired.row(), levels: one && other && { first: one, second: other } };
    },
  };
}
