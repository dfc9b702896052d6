import { z } from 'zod';
import type { MatchRecord } from '../../../match/record.ts';
import { InputError } from '../../../rules/nearest.ts';
import { defineCampaign } from '../../asked/design.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { headlinesAudited } from '../../audit/headlines-audited.ts';
import { type Audited, stylesStage } from '../../audit/styles-played.ts';
import { looksUntil, stopUntil } from '../../measure/looks.ts';
import { metricsOf } from '../../metrics/metrics.ts';
import { blocksUntil, playUntil } from '../../play/play-until.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { pairs, type Stage, singles, together, upTo } from '../../terms/cost.ts';
import { factorOf, shapesTables, valuesOf } from '../../terms/factor.ts';
import { sifted } from '../../terms/refusal.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment } from '../../terms/spec.ts';
import { isTest, type Stop, stopKey } from '../../terms/stop-key.ts';
import type { Value } from '../../terms/values.ts';
import { sweepArms } from './sweep-arms.ts';
import { valuesThatMove, valuesThatWin } from './sweep-audit.ts';
import { type SweepPoint, sweepFamily, sweepPoints, sweepTally, watchingOf } from './sweep-point.ts';

export interface SweepAsks extends AuditAsks {
  /** What is varied, by path. */
  readonly factor: string;
  /** In order, the book's among them. */
  readonly values: readonly Value[];
  /** Usual values that cannot be played here, and why. */
  readonly leftOut: readonly { readonly value: Value; readonly why: string }[];
  readonly stop: Stop;
}

export interface SweepResult extends SealedHead<'sweep', SweepAsks>, Audited {
  readonly primary: string;
  readonly title: string;
  readonly says: string;
  readonly isNumber: boolean;
  readonly points: readonly SweepPoint[];
}

/**
 * How does the game respond to a number, a reading, a table setting or the army? Both sides play under each value on
 * the same blocks as under the book's; where one side can have a value alone, it also meets a side with the book's.
 */
export const sweep = defineCampaign({
  id: 'sweep',
  block:
    'one match on one table, both sides playing under one value, always on the same tables with the same luck; two matches, seats swapped, where one side alone has the value',
  keys: {
    factor: z
      .string()
      .min(1)
      .describe('what is varied: <rule>.<clause>.<name>, a rule or clause, table.<setting>, or army'),
    values: z
      .array(z.union([z.number(), z.string()]))
      .min(1)
      .optional()
      .describe('the values it takes beside that of the book'),
    stop: stopKey,
    audit: auditKey,
  },
  blocks: { initial: 200, reserve: 0 },

  generatedOnly: ({ factor }, ruleset) => shapesTables(ruleset, factor),

  ask(said, spec, ruleset): SweepAsks {
    const factor = factorOf(ruleset, spec, said.factor);
    const stop = stopUntil(said.stop, spec);
    if (isTest(stop) && !factor.sided) {
      throw new InputError(
        `A test between two Elo is of sides that meet, and no side can have "${factor.path}" alone; stop at a verdict or a half-width.`,
      );
    }
    const asked = valuesOf(factor, said.values ?? factor.usual);
    const { kept: values, refused } = sifted(asked, (value) => {
      const { mirror, contest } = sweepArms({ spec, ruleset }, factor, value);
      requireArm(ruleset, mirror);
      if (contest) requireArm(ruleset, contest);
    });
    // What nobody asked for by name may be left out, while something is left to compare with the book.
    const needed = said.values !== undefined || values.length < 2;
    const missed = refused.find(({ one }) => needed || one === factor.book);
    if (missed) throw new InputError(missed.why);
    return {
      factor: said.factor,
      values,
      leftOut: refused.map(({ one, why }) => ({ value: one, why })),
      stop,
      audit: policiesAudited(said, spec, ruleset),
    };
  },

  cost: costOf,

  async play(experiment: Experiment<SweepAsks>, campaign): Promise<SweepResult> {
    const { spec, ruleset } = experiment;
    const factor = factorOf(ruleset, spec, spec.asks.factor);
    const metrics = metricsOf(ruleset);
    const looks = looksUntil(spec.asks.stop, spec);
    const tallies = spec.asks.values.map((value) =>
      sweepTally(spec, sweepArms(experiment, factor, value), metrics, spec.asks.stop),
    );
    const games = [...tallies].sort((a, b) => Number(b.arms.isBook) - Number(a.arms.isBook));
    const contests = tallies.flatMap(({ arms, contest }) =>
      contest ? [{ arm: arms.contest!, contest }] : [],
    );
    const arms = [...games.map((one) => one.arms.mirror), ...contests.map(({ arm }) => arm)];
    let book: MatchRecord | undefined;
    const watching = watchingOf(spec, spec.asks.stop, tallies);
    await playUntil(spec, spec.asks.stop, arms, watching, campaign, (arm, index, records) => {
      if (arm === 0) [book] = records;
      if (arm < games.length) games[arm].game.add(index, records[0], book!);
      else contests[arm - games.length].contest.add(index, records);
    });
    const points = sweepPoints(spec, tallies);
    const moved = valuesThatMove(factor, metrics[0], tallies, points);
    const won = valuesThatWin(spec, factor, tallies, points);
    const subjects = factor.subject ? [factor.subject] : [];
    const audited = await headlinesAudited(experiment, moved, won, campaign);
    return sealed({
      ...resultHead('sweep', experiment, subjects, campaign.facts(), looks, sweepFamily(tallies)),
      primary: metrics[0].id,
      title: factor.title,
      says: factor.says,
      isNumber: factor.bounds !== null,
      points,
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<SweepAsks>): Stage[] {
  const { spec, ruleset } = experiment;
  const { factor, values, stop, audit } = spec.asks;
  const contests = factorOf(ruleset, spec, factor).sided ? values.length - 1 : 0;
  const repeats = audit.length * blocksToRepeat(spec);
  return [
    together(
      singles('main', blocksUntil(spec, stop, values.length)),
      pairs('main', blocksUntil(spec, stop, contests)),
    ),
    together(singles('audit', upTo(values.length * repeats)), pairs('audit', upTo(contests * repeats))),
    stylesStage(experiment),
  ];
}
