import { z } from 'zod';
import { InputError, unknown } from '../../../rules/nearest.ts';
import type { Kind } from '../../../rules/rule.ts';
import { rulePath } from '../../../rules/rule-path.ts';
import { adaptKey, raceAsked } from '../../asked/adapt-asked.ts';
import { defineCampaign } from '../../asked/design.ts';
import { subjectOn } from '../../asked/rules-asked.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { AUDITOR, blocksAudited } from '../../audit/auditor.ts';
import { playContestAudits } from '../../audit/contest-audit.ts';
import { type Audited, blocksWithStyles, withStyles } from '../../audit/styles-played.ts';
import { type FairContest, fairContests } from '../../measure/fair-contests.ts';
import { type FairPoint, type FairValue, fairCurve, measuredAt } from '../../measure/fair-curve.ts';
import { looksOverReserve } from '../../measure/looks.ts';
import type { Adaptation } from '../../play/appetite-race.ts';
import { type BreakEven, type BreakEvenSearch, breakEvenSearch } from '../../play/break-even.ts';
import { playSearches } from '../../play/break-even-searches.ts';
import { bookSides, policiesOf, valueArms } from '../../play/fair-arms.ts';
import { unitsContest } from '../../play/units-contest.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { mostBlocks } from '../../terms/cost.ts';
import { factorOf, valuesOf } from '../../terms/factor.ts';
import { commonestUnit } from '../../terms/random-armies.ts';
import { isCost, onlyCost } from '../../terms/rule-cost.ts';
import { requireArm } from '../../terms/setup.ts';
import type { Experiment } from '../../terms/spec.ts';
import { requireHolder, subjectOf } from '../../terms/subject.ts';
import type { Value } from '../../terms/values.ts';
import { valuesNamed } from './fair-audit.ts';
import { playUses, playValues } from './fair-contests-played.ts';
import { costOf } from './fair-cost.ts';
import { type FittingAsked, fittedArms } from './fair-fitting.ts';
import { otherUses, type UseRow, useRow } from './fair-uses.ts';
import { fairVariance } from './fair-variance.ts';

/** More than this many units of the yardstick are not tried. */
const MOST_YARDSTICKS = 12;

export interface FairAsks extends AuditAsks, FittingAsked {
  /** Path of a heading or clause. */
  readonly rule: string;
  /** Path of the number that is varied for the side that has the rule. */
  readonly parameter: string;
  readonly book: number;
  /** Ascending, the book's among them. */
  readonly values: readonly number[];
  /** Id of the unit that the rule's power is counted in. */
  readonly yardstick: string;
}

export interface FairResult extends SealedHead<'fair', FairAsks>, Audited {
  readonly ruleTitle: string;
  readonly kind: Kind;
  /** What the parameter is. */
  readonly says: string;
  /** Whether the parameter is what the rule costs. */
  readonly isCost: boolean;
  /** Values that got a block. */
  readonly points: readonly FairPoint[];
  /** Of the same values. */
  readonly contests: readonly FairContest[];
  /** By which appetite the side that has the rule plays it at a value, and what else raced; empty for what is not raced. */
  readonly adaptations: readonly (Adaptation & { readonly value: number })[];
  /** The same of the side without it, for what that has of the option; empty where it has nothing of it. */
  readonly againstThem: readonly (Adaptation & { readonly value: number })[];
  /** Null where no value got a block. */
  readonly fair: FairValue | null;
  /** How many more units of the yardstick make up for the rule as the book has it. */
  readonly even: BreakEven;
  readonly yardstickTitle: string;
  /** What the same resource can be spent on; the rule itself is the first. Empty where the ruleset does not say. */
  readonly uses: readonly UseRow[];
  readonly resource: string | null;
}

/**
 * What should a rule cost, or what should another of its numbers be? A side that has it at one value after another meets
 * a side without it, until it is known at which values having it is worth nothing extra. Beside that stand its power in units, and what else the same
 * resource buys.
 */
export const fair = defineCampaign({
  id: 'fair',
  block:
    'two matches on one table with the same luck, seats swapped: one side has the rule, the other has not',
  keys: {
    rule: z.string().min(1).describe('heading or clause that one side has and the other has not'),
    parameter: z
      .string()
      .min(1)
      .optional()
      .describe('path of the number that is to make it fair; its only cost when left out'),
    values: z
      .array(z.number())
      .min(1)
      .optional()
      .describe('values to try; some between its bounds when left out'),
    yardstick: z.string().min(1).optional().describe('the unit that its power is counted in'),
    audit: auditKey,
    adapt: adaptKey,
  },
  quick: { adapt: false },
  blocks: { initial: 200, reserve: 100 },
  refuses: {
    stop: 'The fair value lies on a curve through all values, so each gets its blocks; say how many.',
  },

  ask(said, spec, ruleset): FairAsks {
    const subject = subjectOn(ruleset, spec, rulePath(ruleset, said.rule));
    requireHolder(subject);
    const parameter = said.parameter ?? onlyCost(subject);
    const factor = factorOf(ruleset, spec, parameter);
    if (factor.bounds === null || !factor.sided || typeof factor.book !== 'number') {
      throw new InputError(
        `"${parameter}" is no number that one side can have alone, so it cannot make a rule fair; name a number of "${subject.path}".`,
      );
    }
    const ids = ruleset.units.map(({ id }) => id);
    const yardstick = said.yardstick ?? commonestUnit(ruleset, spec.army);
    if (!ids.includes(yardstick)) throw unknown('unit', yardstick, ruleset.title, ids);
    const tried: readonly Value[] = said.values === undefined ? factor.usual : valuesOf(factor, said.values);
    const asks = {
      rule: subject.path,
      parameter,
      book: factor.book,
      values: tried.map(Number),
      yardstick,
      audit: policiesAudited(said, spec, ruleset, [AUDITOR]),
      adapt: raceAsked(said.adapt, spec),
    };
    for (const arm of valueArms({ ...spec, asks }, subject)) requireArm(ruleset, arm);
    return asks;
  },

  variance: fairVariance,

  cost: costOf,

  async play(experiment: Experiment<FairAsks>, campaign): Promise<FairResult> {
    const { spec, ruleset } = experiment;
    const { asks } = spec;
    const subject = subjectOf(ruleset.rules, asks.rule);
    const spending = otherUses(ruleset, spec, subject);
    const [own, ...others] = spending.uses;
    const costs = costOf(experiment);
    const fitted = await fittedArms(experiment, subject, campaign);
    const arms = fitted.map(({ arm }) => arm);
    const looks = looksOverReserve(spec, arms.length, spec.alpha / arms.length);
    const atBook = asks.values.indexOf(asks.book);
    const tallies = await playValues(spec, campaign, arms, looks, (arm, index, records) => {
      if (arm === atBook) own?.spent.add(index, own.spentIn(records));
    });
    // What settled values leave of the reserve is not played.
    campaign.expect(mostBlocks(costs.slice(2)));
    const uses = await playUses(spec, campaign, others);
    const search = searchOf(experiment, bookSides(spec, subject, policiesOf(arms[atBook])));
    const measured = asks.values.flatMap((value, i) => measuredAt(value, tallies[i]));
    const curve = measured.length === 0 ? null : fairCurve(measured, asks.book, spec.d);
    const named = curve ? valuesNamed(spec, subject, curve, (value) => arms[asks.values.indexOf(value)]) : [];
    const repeated = blocksAudited(
      spec,
      asks.audit,
      named.map(({ kind }) => kind),
    );
    await playSearches(campaign, [search], blocksWithStyles(experiment, repeated));
    const audits = await playContestAudits(spec, asks.audit, named, campaign);
    const audited = await withStyles(experiment, audits, campaign);
    return sealed({
      ...resultHead('fair', experiment, [subject], campaign.facts(), looks, null),
      ruleTitle: subject.title,
      kind: subject.kind,
      says: factorOf(ruleset, spec, asks.parameter).says,
      isCost: isCost(asks.parameter),
      points: curve?.points ?? [],
      adaptations: atValues(
        asks.values,
        fitted.map(({ adaptation }) => adaptation),
      ),
      againstThem: atValues(
        asks.values,
        fitted.map(({ against }) => against),
      ),
      contests: fairContests(asks.values, tallies, spec.d),
      fair: curve?.fair ?? null,
      even: search.found(),
      yardstickTitle: ruleset.units.find(({ id }) => id === asks.yardstick)!.title,
      uses: [...(own ? [{ ...own, tally: tallies[atBook] }] : []), ...uses].map(useRow),
      resource: spending.resource,
      ...audited,
    });
  },
});

/** The search for the power of the rule in units of the yardstick. */
function searchOf(
  { spec, ruleset }: Experiment<FairAsks>,
  sides: ReturnType<typeof bookSides>,
): BreakEvenSearch {
  const { asks, blocks, alpha } = spec;
  return breakEvenSearch({
    armWith: (count) => unitsContest(spec, ruleset, sides, asks.yardstick, count),
    guess: 1,
    most: MOST_YARDSTICKS,
    blocks: blocks.initial + blocks.reserve,
    alpha,
  });
}

/** What raced at which values. */
function atValues(values: readonly number[], raced: readonly (Adaptation | null)[]) {
  return raced.flatMap((one, i) => (one === null ? [] : [{ value: values[i], ...one }]));
}
