import type { Ruleset } from '../../../rules/ruleset.ts';
import { contestTally } from '../../measure/contest-tally.ts';
import { type FairContest, fairContests } from '../../measure/fair-contests.ts';
import { type FairPoint, type FairValue, fairCurve, measuredAt } from '../../measure/fair-curve.ts';
import { onceAt } from '../../measure/looks.ts';
import { type BreakEven, breakEvenSearch, searchBlocks } from '../../play/break-even.ts';
import { playSearches } from '../../play/break-even-searches.ts';
import type { Campaign } from '../../play/campaign.ts';
import { bookSides, policiesOf, valueArms } from '../../play/fair-arms.ts';
import { unitsContest } from '../../play/units-contest.ts';
import type { Arm } from '../../terms/arm.ts';
import { pairs, type Stage, upTo } from '../../terms/cost.ts';
import { factorOf } from '../../terms/factor.ts';
import { commonestUnit } from '../../terms/random-armies.ts';
import { costOf } from '../../terms/rule-cost.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import type { Subject } from '../../terms/subject.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import { freshSeed } from './power-again.ts';

/** What an option would have to cost to be worth nothing extra, and how many units make up for it. */
export interface Price {
  readonly path: string;
  readonly title: string;
  /** How many more of the army's commonest unit make up for the option as the book has it. */
  readonly units: BreakEven;
  readonly unitTitle: string;
  /** Null for an option without a cost of its own. */
  readonly cost: PriceCost | null;
}

export interface PriceCost {
  readonly parameter: string;
  readonly book: number;
  /** At costs above the book's. */
  readonly points: readonly FairPoint[];
  /** Of the same costs. */
  readonly contests: readonly FairContest[];
  readonly fair: FairValue;
}

/** An option that was found to help, and its contest. */
interface Option {
  readonly subject: Subject;
  readonly arm: Arm;
}

/** More units than this are not tried. */
const MOST_UNITS = 12;

/** Of one contest: enough for a verdict, since a price takes some ten of them. */
function blocksToPrice({ blocks: { initial, reserve } }: Spec): number {
  return Math.min(LEAST_BLOCKS, initial + reserve);
}

/** What it takes to price some options, if all of them are found to help. */
export function pricesOf({ spec, ruleset }: Experiment, options: readonly Subject[]): Stage[] {
  const blocks = blocksToPrice(spec);
  const costs = options.flatMap((subject) => costAsked(spec, ruleset, subject)?.values ?? []);
  return [pairs('prices', upTo(costs.length * blocks)), searchBlocks(options.length, blocks, 0)];
}

/**
 * Prices options that were found to help: a side with one more choice should do better than half. On fresh luck, since
 * the blocks that picked them show them worth more than they are.
 *
 * @param later blocks that the run takes afterwards at most; for progress
 */
export async function playPrices(
  { spec: picked, ruleset }: Experiment,
  options: readonly Option[],
  campaign: Campaign,
  later: number,
): Promise<Price[]> {
  const spec = { ...picked, seed: freshSeed(picked) };
  const unit = commonestUnit(ruleset, spec.army);
  const costs = await playCosts({ spec, ruleset }, options, campaign);
  const searches = options.map(({ subject, arm }) =>
    breakEvenSearch({
      armWith: (count) => unitsContest(spec, ruleset, bookSides(spec, subject, policiesOf(arm)), unit, count),
      guess: 1,
      most: MOST_UNITS,
      blocks: blocksToPrice(spec),
      alpha: spec.alpha,
    }),
  );
  await playSearches(campaign, searches, later);
  return options.map(({ subject: { path, title } }, i) => ({
    path,
    title,
    units: searches[i].found(),
    unitTitle: ruleset.units.find(({ id }) => id === unit)!.title,
    cost: costs[i],
  }));
}

/** An option against none of it at one cost after another. */
async function playCosts(
  { spec, ruleset }: Experiment,
  options: readonly Option[],
  campaign: Campaign,
): Promise<(PriceCost | null)[]> {
  const asked = options.map(({ subject }) => costAsked(spec, ruleset, subject));
  const tried = options.map(({ subject, arm }, i) => {
    const asks = asked[i];
    if (asks === null) return [];
    const level = spec.alpha / asks.values.length;
    const looks = onceAt(blocksToPrice(spec), level);
    return valueArms({ ...spec, asks }, subject, policiesOf(arm)).map((priced) => ({
      arm: priced,
      tally: contestTally(priced, level, looks),
    }));
  });
  const all = tried.flat();
  await campaign.in('prices').play(
    all.map(({ arm }) => arm),
    all.map((_, arm) => ({ arm, blocks: blocksToPrice(spec) })),
    (arm, index, records) => all[arm].tally.add(index, records),
  );
  return asked.map((asks, i) => {
    const measured = tried[i].flatMap(({ tally }, k) => measuredAt(asks!.values[k], tally));
    if (asks === null || measured.length === 0) return null;
    const { parameter, book, values } = asks;
    const tallies = tried[i].map(({ tally }) => tally);
    return {
      parameter,
      book,
      ...fairCurve(measured, book, spec.d),
      contests: fairContests(values, tallies, spec.d),
    };
  });
}

/** The costs to try, above the book's at which it helps; null without any that one side can have alone. */
function costAsked(spec: Spec, ruleset: Ruleset, subject: Subject) {
  const parameter = costOf(subject);
  if (parameter === null) return null;
  const { book, bounds, sided, usual } = factorOf(ruleset, spec, parameter);
  if (!sided || bounds === null || typeof book !== 'number') return null;
  const values = usual.map(Number).filter((value) => value > book);
  return values.length === 0 ? null : { parameter, book, values };
}
