import type { MatchRecord } from '../../../match/record.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { type Evidence, judged } from '../../measure/evidence.ts';
import { type BandSampling, looksUntil } from '../../measure/looks.ts';
import { metricTally } from '../../measure/metric-tally.ts';
import { headlines, type PairedMetrics, pairedMetrics } from '../../measure/paired-metrics.ts';
import type { MetricRow } from '../../measure/paired-tally.ts';
import { createMoveStopping } from '../../measure/stopping.ts';
import { toldTogether } from '../../measure/told-together.ts';
import type { StopNote } from '../../measure/watched.ts';
import { clauseMetrics } from '../../metrics/clause-metrics.ts';
import { type ForesightRow, foresightRows } from '../../metrics/foresight.ts';
import { leadTally } from '../../metrics/lead-tally.ts';
import type { Played } from '../../metrics/metric.ts';
import { type Metric, metricsOf, seenBy } from '../../metrics/metrics.ts';
import type { RuleChange } from '../../terms/rule-changes.ts';
import type { Spec } from '../../terms/spec.ts';
import { isTest, type Stop } from '../../terms/stop-key.ts';
import type { Share } from '../../terms/verdict.ts';

/** A metric of two arms with the evidence that it moves. */
export interface JudgedRow extends MetricRow {
  /** Null where it is only described. */
  readonly eValue: number | null;
  /** As `Evidence`; null where it is only described as well. */
  readonly pValue: number | null;
  /** Whether its movement is among the findings; null where it is only described. */
  readonly found: boolean | null;
}

/** A metric under the later rules (first) and under the earlier (second). */
export interface CompareRow extends JudgedRow {
  /** Levels with intervals; null where no match could show it. */
  readonly to: Share | null;
  readonly from: Share | null;
}

/** The earlier rules with one change made (first), against the earlier rules (second). */
interface ChangeRow {
  readonly path: string;
  readonly title: string;
  readonly blocks: number;
  readonly metrics: readonly JudgedRow[];
  /** The difference of the primary metric, corrected for the stop. */
  readonly unbiased: StopNote['unbiased'];
}

/** How the game plays under the later rules and under single changes, each against the earlier rules. */
export interface Comparison {
  addLater(played: Played, earlier: MatchRecord): void;
  addAlone(change: number, table: number, record: MatchRecord, earlier: MatchRecord): void;
  /** Whether the primary metric needs more blocks of all changes together. */
  laterNeedsMore(): boolean;
  /** The same of one change alone. */
  aloneNeedsMore(change: number): boolean;
  figures(): ComparisonFigures;
}

export interface ComparisonFigures {
  /** Metrics judged together. */
  readonly family: readonly Evidence[];
  readonly metrics: readonly CompareRow[];
  /** The difference of the primary metric under all changes together, corrected for the stop. */
  readonly unbiased: StopNote['unbiased'];
  readonly changes: readonly ChangeRow[];
  /** The later rules (first) and the earlier, round by round. */
  readonly foresight: readonly ForesightRow[];
  /** How often each clause acted per match, for those that acted at all. */
  readonly acts: readonly MetricRow[];
}

/**
 * @param changes those that are also made alone
 * @param stop by which blocks end
 */
export function comparison(
  spec: Spec,
  ruleset: Ruleset,
  changes: readonly RuleChange[],
  stop: Stop,
): Comparison {
  const { tables } = spec;
  const sampling: BandSampling = { ...spec, looks: looksUntil(stop, spec) };
  const metrics = metricsOf(ruleset);
  const heads = headlines(metrics);
  const levels = () => metrics.map((metric) => metricTally(sampling, metric));
  const [from, to] = [levels(), levels()];
  const whole = pairedMetrics(sampling, metrics);
  const [fromLeads, toLeads] = [leadTally(tables.length), leadTally(tables.length)];
  const acts = pairedMetrics(sampling, clauseMetrics(ruleset));
  const alone = changes.map(() => pairedMetrics(sampling, heads));
  const stopping = [whole, ...alone].map((paired) => stoppingOf(spec, paired, stop));

  function addLevels(tallies: typeof from, table: number, record: MatchRecord): void {
    metrics.forEach((metric, i) => {
      tallies[i].add(table, seenBy(metric, record));
    });
  }

  return {
    addLater(played, earlier) {
      const { table, record } = played;
      addLevels(from, table, earlier);
      addLevels(to, table, record);
      fromLeads.add({ ...played, record: earlier });
      toLeads.add(played);
      whole.add(table, record, earlier);
      acts.add(table, record, earlier);
    },
    laterNeedsMore: () => stopping[0].needsMore(),
    aloneNeedsMore: (change) => stopping[1 + change].needsMore(),
    addAlone: (change, table, record, earlier) => alone[change].add(table, record, earlier),
    figures() {
      const judged = judge(spec, metrics, [whole, ...alone]);
      const [ofWhole, ...ofAlone] = judged.rows;
      return {
        family: judged.family,
        metrics: ofWhole.map((row, i) => ({ ...row, to: to[i].level().level, from: from[i].level().level })),
        unbiased: stopping[0].unbiased(),
        changes: changes.map(({ path, title }, i) => {
          const unbiased = stopping[1 + i].unbiased();
          return { path, title, blocks: alone[i].blocks, metrics: ofAlone[i], unbiased };
        }),
        foresight: foresightRows(toLeads, fromLeads, spec.alpha),
        acts: actsTold(acts, spec.alpha),
      };
    },
  };
}

/** How often clauses act, of those that do in either game; with dozens of them, only movements that stand together. */
function actsTold(acts: PairedMetrics, alpha: number): MetricRow[] {
  const all = acts.rows();
  const doesAct = all.map(({ first, second }) => (first ?? 0) + (second ?? 0) > 0);
  const rows = all.filter((_, i) => doesAct[i]);
  const evidence = acts.evidence().filter((_, i) => doesAct[i]);
  return toldTogether([{ rows, evidence }], alpha, false)[0];
}

/** Stops by the primary metric. */
function stoppingOf({ d, alpha }: Spec, paired: PairedMetrics, stop: Stop) {
  // Where a test of the contest decides how many blocks there are, no metric does.
  const stopping = isTest(stop) ? null : createMoveStopping(stop, paired.watched(0), d, alpha);
  return {
    needsMore: () => stopping?.needsMore(paired.row(0).movement === 'undecided') ?? true,
    unbiased: () => stopping?.note().unbiased ?? null,
  };
}

/**
 * Judges the shares that tell how the game plays, of all comparisons together. Parts of groups are described, and so
 * are other figures, whose movements stand together.
 */
function judge(spec: Spec, metrics: readonly Metric[], tallies: readonly PairedMetrics[]) {
  const heads = headlines(metrics).filter(({ unit }) => unit === 'share');
  const isJudged = new Set(heads.map(({ id }) => id));
  const compared = tallies.map((tally) => ({ rows: tally.rows(), evidence: tally.evidence() }));
  const told = toldTogether(compared, spec.alpha);
  const family = compared.flatMap(({ rows, evidence }) =>
    evidence.filter((_, i) => isJudged.has(rows[i].metric)),
  );
  const found = judged(family, spec.alpha);
  let next = 0;
  return {
    family,
    rows: compared.map(({ rows, evidence }, at) =>
      rows.map((row, i): JudgedRow => {
        if (!isJudged.has(row.metric)) return { ...told[at][i], eValue: null, pValue: null, found: null };
        return { ...row, ...evidence[i], found: found[next++] };
      }),
    ),
  };
}
