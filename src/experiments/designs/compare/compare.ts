import type { MatchRecord } from '../../../match/record.ts';
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
import { type ContestHeadline, wordBy } from '../../audit/contest-audit.ts';
import { headlinesAudited } from '../../audit/headlines-audited.ts';
import type { MetricHeadline } from '../../audit/metric-audit.ts';
import { type Audited, stylesStage } from '../../audit/styles-played.ts';
import { looksUntil, stopUntil } from '../../measure/looks.ts';
import { hasMoved } from '../../measure/paired-tally.ts';
import { metricsOf } from '../../metrics/metrics.ts';
import { blocksUntil, playUntil } from '../../play/play-until.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { type Arm, tableOf } from '../../terms/arm.ts';
import { mostBlocks, pairs, type Stage, singles, together, upTo } from '../../terms/cost.ts';
import { sifted } from '../../terms/refusal.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { isTest, type Stop, stopKey } from '../../terms/stop-key.ts';
import { isEffect, LEAST_BLOCKS } from '../../terms/verdict.ts';
import { type ChangeContest, changesForOneSide, playChangeContests } from './change-contests.ts';
import { aloneArm, armsOf, watchingOf } from './compare-arms.ts';
import { type CompareRow, type ComparisonFigures, comparison } from './comparison.ts';
import { type VersionsContest, versionsMeeting } from './versions-contest.ts';

export interface CompareAsks extends AuditAsks, VersionsAsked {
  /** Why no side under the later rules meets one under the earlier; null where they do. */
  readonly apart: string | null;
  /** Changes that are also made alone, by path: all but a single one. */
  readonly alone: readonly string[];
  /** Changes that one side can have alone and that meet the earlier rules so where a contest of the two is told. */
  readonly forOneSide: readonly string[];
  readonly stop: Stop;
  /** Changes that cannot be made alone, and why. */
  readonly leftOut: readonly { readonly path: string; readonly why: string }[];
}

export interface CompareResult
  extends SealedHead<'compare', CompareAsks>,
    Omit<ComparisonFigures, 'family'>,
    Audited {
  readonly versions: { readonly from: VersionNote | null; readonly to: VersionNote | null };
  readonly primary: string;
  readonly contest: VersionsContest | null;
  /** Where one side of it is shown to be better off: what each change alone is worth to a side that has it. */
  readonly contests: readonly ChangeContest[];
}

/**
 * What changed between two versions or variants? Both sides play under the earlier rules, under the later, and under
 * the earlier with each change alone, all on the same blocks; and a side under the later meets one under the earlier. Where
 * one of these is shown to be better off, sides that have each change alone meet one under the earlier rules, too, unless
 * a test decides how many blocks there are.
 */
export const compare = defineCampaign({
  id: 'compare',
  block:
    'one match on one table, both sides playing alike: under the earlier rules, the later, or one change alone, always with the same luck; two matches, seats swapped, where a side under the later, or with one change, meets one under the earlier',
  keys: { ...versionsKeys, stop: stopKey, audit: auditKey },
  blocks: { initial: 300, reserve: 0 },
  further: {
    says: 'Where one side is shown to be better off, sides with each change alone meet one under the earlier rules on top.',
    leftOut: (asks: CompareAsks): CompareAsks => ({ ...asks, forOneSide: [] }),
  },

  ask(said, spec, ruleset): CompareAsks {
    const asked = versionsAsked(said, spec, ruleset);
    const many = asked.changes.length > 1 ? asked.changes : [];
    const { kept, refused } = sifted(many, (change) => requireArm(ruleset, aloneArm(spec, asked, change)));
    const apart = apartness(spec, ruleset, asked);
    const stop = stopUntil(said.stop, spec);
    if (isTest(stop) && apart !== null) {
      throw new InputError(
        `A test between two Elo is of a side under the later rules that meets one under the earlier. ${apart}`,
      );
    }
    return {
      ...asked,
      apart,
      stop,
      audit: policiesAudited(said, spec, ruleset),
      alone: kept.map(({ path }) => path),
      forOneSide: isTest(stop) ? [] : changesForOneSide(spec, ruleset, asked, many),
      leftOut: refused.map(({ one, why }) => ({ path: one.path, why })),
    };
  },

  cost: costOf,

  async play(experiment: Experiment<CompareAsks>, campaign): Promise<CompareResult> {
    const { spec, ruleset } = experiment;
    const { asks, blocks } = spec;
    const alone = asks.changes.filter(({ path }) => asks.alone.includes(path));
    const arms = armsOf(spec, alone);
    const tally = comparison(spec, ruleset, alone, asks.stop);
    const meeting = versionsMeeting(spec, arms[arms.length - 1], asks.stop);
    let earlier: MatchRecord | undefined;
    const watching = watchingOf(spec, arms, tally, meeting.needsMore);
    await playUntil(spec, asks.stop, arms, watching, campaign, (arm, index, records) => {
      const table = tableOf(spec, index);
      const [record] = records;
      if (arm === 0) earlier = record;
      else if (arm === 1) tally.addLater({ table, index, record }, earlier!);
      else if (arm < 2 + alone.length) tally.addAlone(arm - 2, table, record, earlier!);
      else meeting.add(index, records);
    });
    const { family, ...figures } = tally.figures();
    const met = asks.apart === null ? meeting.figures() : null;
    const moved = movedBetween(ruleset, arms, figures.metrics);
    const told = met === null ? [] : contestTold(spec, met, arms[arms.length - 1]);
    const parts = asks.changes.filter(({ path }) => told.length > 0 && asks.forOneSide.includes(path));
    campaign.expect(parts.length * blocks.initial + mostBlocks(costOf(experiment).slice(1)));
    const contests = await playChangeContests(spec, parts, campaign);
    const audited = await headlinesAudited(experiment, moved, told, campaign);
    return sealed({
      ...resultHead(
        'compare',
        experiment,
        subjectsOf(ruleset, asks.changes),
        campaign.facts(),
        looksUntil(asks.stop, spec),
        family,
        asks.from.variant,
      ),
      versions: versionNotes(ruleset, asks),
      primary: figures.metrics[0].metric,
      ...figures,
      contest: met,
      contests,
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<CompareAsks>): Stage[] {
  const { spec } = experiment;
  const { alone, forOneSide, apart, stop, audit } = spec.asks;
  const meetings = apart === null ? 1 : 0;
  const explains = spec.blocks.initial < LEAST_BLOCKS ? 0 : meetings;
  const repeats = audit.length * blocksToRepeat(spec);
  return [
    together(
      singles('main', blocksUntil(spec, stop, 2 + alone.length)),
      pairs('main', blocksUntil(spec, stop, meetings)),
      pairs('main', upTo(explains * forOneSide.length * spec.blocks.initial)),
    ),
    together(singles('audit', upTo(2 * repeats)), pairs('audit', upTo(meetings * repeats))),
    stylesStage(experiment),
  ];
}

/** What audits are about. */
const LATER = 'the later rules';

/** Metrics whose movement from the earlier rules to the later is among the findings. */
function movedBetween(
  ruleset: Ruleset,
  [earlier, later]: readonly Arm[],
  rows: readonly CompareRow[],
): MetricHeadline[] {
  return metricsOf(ruleset).flatMap((metric, i) => {
    const { found, difference } = rows[i];
    if (found !== true || !hasMoved(rows[i])) return [];
    return [{ path: null, title: LATER, mean: difference.mean, metric, first: later, second: earlier }];
  });
}

/** The contest where its verdict is that one side is better off. */
function contestTold(spec: Spec, { share, verdict }: VersionsContest, arm: Arm): ContestHeadline[] {
  if (!isEffect(verdict)) return [];
  const wordOf = wordBy('structure', spec);
  return [{ path: null, title: LATER, mean: share.mean, word: verdict.word, arm, wordOf }];
}
