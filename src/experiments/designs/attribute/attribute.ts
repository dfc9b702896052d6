import { z } from 'zod';
import { InputError } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { defineCampaign } from '../../asked/design.ts';
import {
  apartness,
  subjectsOf,
  type VersionNote,
  type VersionsAsked,
  versionNotes,
  versionsAsked,
  versionsKeys,
} from '../../asked/versions-asked.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { type Audited, blocksWithStyles, stylesStage, withStyles } from '../../audit/styles-played.ts';
import { onceAt } from '../../measure/looks.ts';
import { headlines } from '../../measure/paired-metrics.ts';
import { stoppedCounts } from '../../measure/stopped-tally.ts';
import { metricsOf } from '../../metrics/metrics.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { type Arm, tableOf } from '../../terms/arm.ts';
import { pairs, type Stage, singles, upTo } from '../../terms/cost.ts';
import { refusalOf } from '../../terms/refusal.ts';
import { byHeading } from '../../terms/rule-changes.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { attributeVariance } from './attribute-variance.ts';
import { type AttributionRow, attribution } from './attribution.ts';
import { playAttributionAudits } from './attribution-audit.ts';
import { type AttributionAsked, attributionBlocks, attributionCost } from './attribution-blocks.ts';
import { type Told, toldOf } from './attribution-told.ts';
import { coalitionArms, coalitionsOf, MOST_EXACT } from './coalitions.ts';

/** What counts as one change. */
export const GROUPINGS = ['setting', 'heading'] as const;

export interface AttributeAsks extends AuditAsks, AttributionAsked {
  readonly by: (typeof GROUPINGS)[number];
}

export interface AttributeResult extends SealedHead<'attribute', AttributeAsks>, Audited {
  readonly versions: { readonly from: VersionNote | null; readonly to: VersionNote | null };
  /** Whether every combination was played; otherwise each block made the changes in an order drawn for it. */
  readonly exact: boolean;
  /** The share of a side with the changes first, where one can meet a side without; then how the game plays. */
  readonly rows: readonly AttributionRow[];
  /** Matches that the bench stopped at its cap, both sides playing alike; null before the first block. */
  readonly stopped: StoppedWith | null;
  /** What is told from nothing, by row. */
  readonly told: readonly Told[];
}

/** Shares of the matches stopped. */
export interface StoppedWith {
  readonly none: number;
  readonly all: number;
  /** In the combination that leaves most unresolved; where orders are drawn, with as many changes as do. */
  readonly most: number;
}

/**
 * Which of the changes between two versions is responsible? Every combination of them is played on the same blocks,
 * and what all do together is shared out by Shapley values, block by block.
 */
export const attribute = defineCampaign({
  id: 'attribute',
  block:
    'one match on one table, both sides playing under one combination of the changes, always with the same luck; two matches, seats swapped, where a side under it meets one under the earlier rules',
  keys: {
    ...versionsKeys,
    by: z
      .enum(GROUPINGS)
      .optional()
      .describe('what counts as one change: each setting, or all settings of a heading'),
    audit: auditKey,
  },
  blocks: { initial: 200, reserve: 0 },
  refuses: {
    stop: 'An attribution shares out one sum over all combinations of the changes, so all of them get the same blocks; say how many.',
  },

  ask(said, spec, ruleset): AttributeAsks {
    const asked = versionsAsked(said, spec, ruleset);
    const by = said.by ?? 'setting';
    const changes = by === 'heading' ? byHeading(ruleset.rules, asked.changes) : asked.changes;
    if (changes.length < 2) {
      throw new InputError(
        `Only "${changes[0].path}" changes, so there is nothing to share out; measure it with compare.`,
      );
    }
    if (changes.length > MOST_CHANGES) {
      throw new InputError(
        `${changes.length} changes are too many to share out; the most is ${MOST_CHANGES}${by === 'heading' ? '' : ', and "by: heading" makes them fewer'}.`,
      );
    }
    const grouped = { ...asked, changes };
    const { mirrors, contests } = refusals(spec, ruleset, grouped);
    if (mirrors !== null) {
      throw new InputError(`Not every combination of the changes can be played: ${mirrors}`);
    }
    return {
      ...grouped,
      by,
      apart: apartness(spec, ruleset, grouped) ?? contests,
      audit: policiesAudited(said, spec, ruleset),
    };
  },

  variance: attributeVariance,

  cost: costOf,

  async play(experiment: Experiment<AttributeAsks>, campaign): Promise<AttributeResult> {
    const { spec, ruleset } = experiment;
    const { changes, apart } = spec.asks;
    const coalitions = coalitionsOf(changes.length, spec.seed);
    const metrics = headlines(metricsOf(ruleset));
    const { worths, armsOf, figuresIn, matchesIn, alikeIn } = attributionBlocks(spec, metrics);
    const stopped = stoppedCounts();
    const tallies = worths.map((worth) => attribution(spec, worth, changes.length));
    await campaign.playVarying(armsOf, spec.blocks.initial, (index, block) => {
      const [figures, matches] = [figuresIn(block), matchesIn(block)];
      for (const [i, tally] of tallies.entries()) {
        tally.add(tableOf(spec, index), index, figures[i], matches[i]);
      }
      stopped.add(alikeIn(block));
    });
    const rows = tallies.map((tally) => tally.row());
    const told = toldOf(rows, spec.alpha);
    const sure = [...told[0].values.keys()].filter((i) => told[0].values[i]);
    const primary = { worth: worths[0], metric: apart === null ? null : metrics[0] };
    const again = sure.length === 0 ? 0 : coalitions.count - (apart === null ? 1 : 0);
    campaign.expect(blocksWithStyles(experiment, spec.asks.audit.length * again * spec.blocks.initial));
    const audits = await playAttributionAudits(spec, spec.asks.audit, primary, rows[0], sure, campaign);
    const audited = await withStyles(experiment, audits, campaign);
    return sealed({
      ...resultHead(
        'attribute',
        experiment,
        subjectsOf(ruleset, changes),
        campaign.facts(),
        onceAt(spec.blocks.initial, spec.alpha),
        rows[0].values,
        spec.asks.from.variant,
      ),
      versions: versionNotes(ruleset, spec.asks),
      exact: changes.length <= MOST_EXACT,
      rows,
      stopped: stoppedWith(stopped.shares()),
      told,
      ...audited,
    });
  },
});

/** Combinations are masks of so many bits. */
const MOST_CHANGES = 30;

function costOf(experiment: Experiment<AttributeAsks>): Stage[] {
  const { spec } = experiment;
  const { changes, apart, audit } = spec.asks;
  const { initial } = spec.blocks;
  const { count } = coalitionsOf(changes.length, spec.seed);
  return [
    attributionCost(spec),
    apart === null
      ? pairs('audit', upTo(audit.length * (count - 1) * initial))
      : singles('audit', upTo(audit.length * count * initial)),
    stylesStage(experiment),
  ];
}

/** @param shares by combination, no change first and all last */
function stoppedWith(shares: readonly number[]): StoppedWith | null {
  if (shares.length === 0) return null;
  return { none: shares[0], all: shares[shares.length - 1], most: Math.max(...shares) };
}

/** Why some combination cannot be played by both sides, or by one against the earlier rules; null where all can. */
function refusals(spec: Spec<null>, ruleset: Ruleset, { from, changes }: VersionsAsked) {
  const { mirror, contest } = coalitionArms(spec, from.variant, changes);
  const subsets = likeliestRefused(changes.length);
  const first = (arm: (subset: number) => Arm) =>
    subsets.reduce<string | null>(
      (why, subset) => why ?? refusalOf(() => requireArm(ruleset, arm(subset))),
      null,
    );
  return { mirrors: first(mirror), contests: first(contest) };
}

/** Changes alone and in pairs, all, and all but one: where changes do not go together, two of them do not. */
function likeliestRefused(changes: number): number[] {
  const singles = Array.from({ length: changes }, (_, i) => 1 << i);
  const all = (1 << changes) - 1;
  const pairs = singles.flatMap((one, i) => singles.slice(0, i).map((other) => one + other));
  return [...new Set([...singles, ...pairs, ...singles.map((one) => all - one), all])];
}
