import { z } from 'zod';
import type { MatchRecord } from '../../../match/record.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Variant } from '../../../rules/variant.ts';
import { defineCampaign } from '../../asked/design.ts';
import { type OtherReading, otherReadings } from '../../asked/questions-asked.ts';
import { rulePaths, rulesKey } from '../../asked/rules-asked.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { headlinesAudited } from '../../audit/headlines-audited.ts';
import type { MetricHeadline } from '../../audit/metric-audit.ts';
import { type Audited, stylesStage } from '../../audit/styles-played.ts';
import { AT_ANY_TIME, looksSharing, stopAtLooks } from '../../measure/looks.ts';
import { headlines } from '../../measure/paired-metrics.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import type { Portion } from '../../play/places.ts';
import { blocksToRepeat, nextLooks, nextRound } from '../../play/schedule.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { type Arm, mirror, sideOf, tableOf } from '../../terms/arm.ts';
import { exactly, mostBlocks, type Stage, singles, upTo } from '../../terms/cost.ts';
import { sifted } from '../../terms/refusal.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { type MoveStop, moveStopKey } from '../../terms/stop-key.ts';
import { over } from '../../terms/subject.ts';
import { type QuestionRow, questionRows } from './question-row.ts';
import { divergenceBlocks, playDivergences } from './reading-divergences.ts';
import { readingSampling } from './reading-sampling.ts';
import { type ReadingTally, readingTally, shareMoved } from './reading-tally.ts';
import { spreadOf } from './spread-of.ts';

export const STAKES = ['H', 'M', 'L', 'none'] as const;

export interface QuestionsAsks extends AuditAsks {
  readonly readings: readonly OtherReading[];
  readonly stop: MoveStop;
  /** Readings that cannot be played here, and why. */
  readonly leftOut: readonly { readonly path: string; readonly reading: string; readonly why: string }[];
}

export interface QuestionsResult extends SealedHead<'questions', QuestionsAsks>, Audited {
  readonly primary: string;
  /** Findings first, the reading that surely moves most at the head. */
  readonly rows: readonly QuestionRow[];
}

/**
 * Which open question most needs an answer? Both sides play under the readings in force, then both under each other
 * reading, on the same blocks. Every reading gets a first share; the reserve goes to those that need more. Then some
 * matches of the book are asked how often each question came up.
 */
export const questions = defineCampaign({
  id: 'questions',
  block:
    'one match on one table, both sides playing alike: under the readings in force, or under one other reading, always on the same tables with the same luck',
  keys: {
    rules: rulesKey.describe(
      'headings, clauses as <rule>.<clause> and questions as <rule>.<clause>.<question>, or by their ids',
    ),
    stop: moveStopKey,
    audit: auditKey,
    stake: z
      .array(z.enum(STAKES))
      .min(1)
      .optional()
      .describe('how far a question is expected to move win rates: H, M, L or none; H, M and L if not said'),
  },
  blocks: { initial: 200, reserve: 100 },

  ask(said, spec, ruleset): QuestionsAsks {
    const under = rulePaths(said.rules, ruleset, 'questions');
    const all = otherReadings(ruleset, spec.variant, said.stake ?? ['H', 'M', 'L'], under);
    if (all.length === 0) {
      const where = [...(under ? [`in ${under.join(', ')}`] : []), ...(said.stake ? ['of that stake'] : [])];
      throw new InputError(`${ruleset.title} leaves no question open ${where.join(' ')}; ask for others.`);
    }
    const { kept: readings, refused } = sifted(all, (reading) => requireArm(ruleset, armOf(spec, reading)));
    if (readings.length === 0) throw new InputError(refused[0].why);
    const stop = said.stop ?? 'verdict';
    return {
      readings,
      stop: stopAtLooks(stop, looksSharing(stop, spec, readings.length, spec.alpha)),
      audit: policiesAudited(said, spec, ruleset),
      leftOut: refused.map(({ one: { path, reading }, why }) => ({ path, reading, why })),
    };
  },

  cost: costOf,

  alphaOf({ spec, ruleset }) {
    const { readings, stop } = spec.asks;
    return readingSampling(spec, stop, readings.length, headlines(metricsOf(ruleset))).primary.alpha;
  },

  async play(experiment: Experiment<QuestionsAsks>, campaign): Promise<QuestionsResult> {
    const { spec, ruleset } = experiment;
    const metrics = headlines(metricsOf(ruleset));
    const { readings, stop } = spec.asks;
    const sampling = readingSampling(spec, stop, readings.length, metrics);
    const { looks } = sampling.primary;
    const tallies = readings.map(() => readingTally(sampling, metrics, stop));
    const arms = [
      mirror(spec, 'the readings in force', sideOf(spec)),
      ...readings.map((r) => armOf(spec, r)),
    ];
    const { initial, reserve } = spec.blocks;
    const [, ...later] = costOf(experiment);
    const book: MatchRecord[] = [];
    let portions: Portion[] = readings.map((_, i) => ({ arm: i + 1, blocks: initial }));
    let left = readings.length * reserve;
    while (portions.length > 0 && !campaign.stopped) {
      const most = Math.max(...portions.map(({ arm, blocks }) => campaign.reached(arms[arm]) + blocks));
      const first = { arm: 0, blocks: Math.max(0, most - book.length) };
      await campaign.play(arms, [first, ...portions], (arm, index, [record]) => {
        if (arm === 0) book[index] = record;
        else tallies[arm - 1].add(tableOf(spec, index), record, book[index]);
      });
      const open = openOf(tallies);
      portions =
        looks === AT_ANY_TIME
          ? nextRound(open, left, spec.tables.length)
          : nextLooks(open, (arm) => campaign.reached(arms[arm]), looks, left);
      left -= portions.reduce((sum, { blocks }) => sum + blocks, 0);
    }
    // What settled readings leave of the reserve is not played.
    campaign.expect(mostBlocks(later));
    const arose = await playDivergences(
      spec,
      readings.map((reading) => variantOf(spec, reading)),
      campaign,
    );
    const deviations = metrics.map((metric) => spreadOf(metric, book));
    const rows = questionRows(
      spec,
      readings,
      tallies.map((tally) => tally.figures(deviations)),
      arose,
    );
    const moved = mostMoved(spec, metrics, arms, rows);
    const audited = await headlinesAudited(experiment, moved, [], campaign);
    return sealed({
      ...resultHead('questions', experiment, [], campaign.facts(), looks, rows),
      primary: metrics[0].id,
      rows,
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<QuestionsAsks>): Stage[] {
  const { spec } = experiment;
  const { readings, audit, stop } = spec.asks;
  const { initial, reserve } = spec.blocks;
  const { length } = readings;
  const given = length * (initial + reserve);
  // A reading may take the reserve of all, and the readings in force are played as often as any.
  const book = initial + length * reserve;
  return [
    singles(
      'main',
      stop === 'fixed' ? exactly(given + initial + reserve) : upTo(given + book, (length + 1) * initial),
    ),
    singles('occurrence', exactly(divergenceBlocks(spec, length))),
    singles('audit', upTo(audit.length * (length + 1) * blocksToRepeat(spec))),
    stylesStage(experiment),
  ];
}

/** What each reading that is a finding surely moves most. */
function mostMoved(
  spec: Spec<QuestionsAsks>,
  metrics: readonly Metric[],
  [book, ...others]: readonly Arm[],
  rows: readonly QuestionRow[],
): MetricHeadline[] {
  return rows.flatMap((row) => {
    const { path, reading } = row;
    const move = shareMoved(row);
    if (!row.found || move === undefined) return [];
    const place = spec.asks.readings.findIndex((one) => one.path === path && one.reading === reading);
    return [
      {
        path,
        title: `${path}=${reading}`,
        mean: move.difference.mean,
        ...(move.movement === 'stays' && { within: spec.d }),
        metric: metrics.find(({ id }) => id === move.metric)!,
        first: others[place],
        second: book,
      },
    ];
  });
}

function armOf(spec: Spec, asked: OtherReading): Arm {
  const { path, reading } = asked;
  return mirror(spec, `${path}=${reading}`, sideOf(spec, { variant: variantOf(spec, asked) }));
}

function variantOf({ variant }: Spec, { path, reading }: OtherReading): Variant {
  return over(variant, { [path]: reading });
}

/** Arms of readings that need more blocks; the first arm is that of the readings in force. */
function openOf(tallies: readonly ReadingTally[]): number[] {
  return tallies.flatMap((tally, i) => (tally.needsMore() ? [i + 1] : []));
}
