import type { MatchRecord } from '../../../match/record.ts';
import { defineCampaign } from '../../asked/design.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from '../../asked/rules-asked.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { headlinesAudited } from '../../audit/headlines-audited.ts';
import type { MetricHeadline } from '../../audit/metric-audit.ts';
import { type Audited, stylesStage } from '../../audit/styles-played.ts';
import { judged } from '../../measure/evidence.ts';
import { looksUntil, stopUntil } from '../../measure/looks.ts';
import { headlines } from '../../measure/paired-metrics.ts';
import { hasMoved } from '../../measure/paired-tally.ts';
import { toldTogether } from '../../measure/told-together.ts';
import { type Foresight, foresight } from '../../metrics/foresight.ts';
import { leadTally } from '../../metrics/lead-tally.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import { blocksUntil, playUntil } from '../../play/play-until.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { type Arm, mirror, sideOf, tableOf } from '../../terms/arm.ts';
import { type Stage, singles, upTo } from '../../terms/cost.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { type MoveStop, moveStopKey } from '../../terms/stop-key.ts';
import { switchableHeadings, without } from '../../terms/subject.ts';
import { type Ablation, type AblationFigures, ablationOf } from './ablation.ts';

export interface AblateAsks extends AuditAsks {
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
  readonly stop: MoveStop;
}

export interface AblateRow extends AblationFigures {
  readonly found: boolean;
}

export interface AblateResult extends SealedHead<'ablate', AblateAsks>, Audited {
  readonly primary: string;
  /** How much is decided by the end of each round by the book. */
  readonly foresight: readonly Foresight[];
  readonly rows: readonly AblateRow[];
}

/**
 * What does each rule do to the game? Both sides play the book, then both play it without the rule, on the same
 * blocks. The book is played once for all rules, and as long as some rule needs more blocks.
 */
export const ablate = defineCampaign({
  id: 'ablate',
  block:
    'one match on one table, both sides playing alike: by the book, or without a rule, always on the same tables with the same luck',
  keys: { rules: rulesKey, stop: moveStopKey, audit: auditKey },
  blocks: { initial: 300, reserve: 0 },

  ask(said, spec, ruleset): AblateAsks {
    const rules = rulesNamed(said.rules, switchableHeadings(ruleset.rules), ruleset);
    for (const path of rules) {
      requirePlayable(ruleset, spec, without(subjectOn(ruleset, spec, path), spec.variant, false));
    }
    const stop = stopUntil(said.stop, spec);
    return { rules, stop, audit: policiesAudited(said, spec, ruleset) };
  },

  cost: costOf,

  async play(experiment: Experiment<AblateAsks>, campaign): Promise<AblateResult> {
    const { spec, ruleset } = experiment;
    const metrics = metricsOf(ruleset);
    const looks = looksUntil(spec.asks.stop, spec);
    const ablations = spec.asks.rules.map((path) => ablationOf(experiment, path, metrics, spec.asks.stop));
    const arms = [mirror(spec, 'the book', sideOf(spec)), ...ablations.map(({ arm }) => arm)];
    const leads = leadTally(spec.tables.length);
    let book: MatchRecord | undefined;
    const watching = ablations.map(({ arm, stopping, isUndecided }) => ({
      arms: [arms[0], arm],
      needsMore: () => stopping.needsMore(isUndecided()),
    }));
    await playUntil(spec, spec.asks.stop, arms, watching, campaign, (arm, index, [record]) => {
      if (arm === 0) {
        book = record;
        leads.add({ table: tableOf(spec, index), index, record });
      } else ablations[arm - 1].add(index, book!, record);
    });
    const rows = rowsOf(spec, ablations);
    const moved = movedBy(metrics, arms[0], ablations, rows);
    const subjects = ablations.map(({ subject }) => subject);
    const audited = await headlinesAudited(experiment, moved, [], campaign);
    return sealed({
      ...resultHead('ablate', experiment, subjects, campaign.facts(), looks, rows),
      primary: metrics[0].id,
      foresight: foresight(leads, spec.alpha),
      rows,
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<AblateAsks>): Stage[] {
  const { spec } = experiment;
  const { rules, stop, audit } = spec.asks;
  const arms = 1 + rules.length;
  return [
    singles('main', blocksUntil(spec, stop, arms)),
    singles('audit', upTo(audit.length * arms * blocksToRepeat(spec))),
    stylesStage(experiment),
  ];
}

/** Findings by the primary metric; the movements of the others stand together. */
function rowsOf({ alpha }: Spec, ablations: readonly Ablation[]): AblateRow[] {
  const figures = ablations.map((ablation) => ablation.figures());
  const found = judged(figures, alpha);
  const told = toldTogether(
    ablations.map((ablation, i) => ({ rows: figures[i].metrics, evidence: ablation.evidence() })),
    alpha,
  );
  return figures.map((own, i) => ({ ...own, metrics: told[i], found: found[i] }));
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
      const { path, title, found, metrics: moves } = rows[i];
      const isHint = m === 0 && !found;
      if (!heads.has(metric) || isHint || !hasMoved(moves[m])) return [];
      return [{ path, title, mean: moves[m].difference.mean, metric, first: book, second: arm }];
    }),
  );
}
