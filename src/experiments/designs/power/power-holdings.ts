import { optionRaced } from '../../asked/adapt-asked.ts';
import { wordBy } from '../../audit/contest-audit.ts';
import { type ContestTally, contestTally } from '../../measure/contest-tally.ts';
import { AT_ANY_TIME, type Looks, looksSharing } from '../../measure/looks.ts';
import { type PowerTally, powerTally } from '../../measure/power-tally.ts';
import { createStopping } from '../../measure/stopping.ts';
import type { Stopping } from '../../measure/watched.ts';
import type { Campaign } from '../../play/campaign.ts';
import { bookSides } from '../../play/fair-arms.ts';
import { type Fitting, fitArms, type OptionRaced } from '../../play/fit-arms.ts';
import type { Portion } from '../../play/places.ts';
import { nextLooks, nextRound, portionOf } from '../../play/schedule.ts';
import { type Arm, contest } from '../../terms/arm.ts';
import { exactly, pairs, type Stage, upTo } from '../../terms/cost.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { isTest, type Stop } from '../../terms/stop-key.ts';
import { isFrame, type Subject, subjectOf } from '../../terms/subject.ts';
import { isEffect, isOpen, LEAST_BLOCKS } from '../../terms/verdict.ts';
import { type Again, againOf } from './power-again.ts';
import { type PowerRow, verdictSoFar } from './power-row.ts';

export interface PowerAsks {
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
  readonly stop: Stop;
  /** How many of the strongest rules are played in pairs. */
  readonly interactions: number;
  /** Whether headline effects are played again on fresh luck. */
  readonly confirm: boolean;
  /** Whether options that are found to help are priced. */
  readonly price: boolean;
  /** Policies by which headline verdicts are repeated. */
  readonly audit: readonly string[];
  /** Blocks that the race for an option's appetite may take at most; 0 where all are played as weighed. */
  readonly adapt: number;
}

/** One rule in the run: the side that has it against the side that has not. */
export interface Holding extends Fitting {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly tally: PowerTally;
  readonly stopping: Stopping;
  /** The same contest on fresh luck, for what is picked by this one. */
  readonly again: Again;
}

/** When each rule is looked at. */
export function holdingLooks(spec: Spec<PowerAsks>): Looks {
  const { stop, rules } = spec.asks;
  return looksSharing(stop, spec, rules.length, spec.alpha);
}

/** The options that sides are fitted to before, rule by rule; what the game is made of is no headline and is not raced. */
export function optionsRaced({ spec, ruleset }: Experiment<PowerAsks>): (OptionRaced | null)[] {
  return spec.asks.rules.map((path) => {
    const subject = subjectOf(ruleset.rules, path);
    return spec.asks.adapt === 0 || isFrame(subject) ? null : optionRaced(ruleset, spec, subject);
  });
}

/** Fits sides to their options, then sets up the contest of every rule. */
export async function holdingsOf(
  experiment: Experiment<PowerAsks>,
  looks: Looks,
  campaign: Campaign,
): Promise<Holding[]> {
  const { spec, ruleset } = experiment;
  const subjects = spec.asks.rules.map((path) => subjectOf(ruleset.rules, path));
  const options = optionsRaced(experiment);
  const meetings = subjects.map((subject, i) => ({
    arm: contest(spec, subject.path, ...bookSides(spec, subject)),
    option: options[i],
  }));
  const fitted = await fitArms(spec, meetings, spec.asks.adapt, campaign);
  return fitted.map(({ arm, adaptation, against }, i) => {
    const subject = subjects[i];
    const tally = powerTally(
      { tables: arm.tables, alpha: spec.alpha, looks },
      contestTally(arm, spec.alpha, looks, !isTest(spec.asks.stop)),
      ruleset,
      subject,
    );
    const stopping = createStopping(spec.asks.stop, tally.contest, spec.d, spec.alpha);
    const again = againOf(spec, subject, { ...arm, title: `${subject.path} again` });
    return { subject, arm, adaptation, against, tally, stopping, again };
  });
}

/** What all rules take together: a first share each, and what of the reserve is asked for. */
export function holdingBlocks({ blocks: { initial, reserve }, asks }: Spec<PowerAsks>): Stage {
  const { stop, rules } = asks;
  const most = rules.length * (initial + reserve);
  if (stop === 'fixed') return pairs('main', exactly(most));
  const first = isTest(stop) ? Math.min(LEAST_BLOCKS, initial + reserve) : initial;
  return pairs('main', upTo(most, rules.length * first));
}

/** First shares, then the reserve among those that need more, until nothing is open or nothing is left. */
export async function playHoldings(
  spec: Spec<PowerAsks>,
  looks: Looks,
  holdings: readonly Holding[],
  campaign: Campaign,
): Promise<void> {
  const arms = holdings.map(({ arm }) => arm);
  const step = portionOf(spec.asks.stop, spec.tables.length);
  const first = step ?? spec.blocks.initial;
  let portions: Portion[] = arms.map((_, arm) => ({ arm, blocks: first }));
  let reserve = arms.length * (spec.blocks.initial + spec.blocks.reserve - first);
  while (portions.length > 0) {
    await campaign.play(arms, portions, (arm, index, records) => holdings[arm].tally.add(index, records));
    if (campaign.stopped) return;
    portions = furtherOf(spec, looks, holdings, reserve, step);
    reserve -= portions.reduce((sum, { blocks }) => sum + blocks, 0);
  }
}

/**
 * Further blocks: from look to look where they are planned, or some for each. First comes what is not even known to be
 * slight, and of that the rule nearest to a verdict.
 */
function furtherOf(
  spec: Spec<PowerAsks>,
  looks: Looks,
  holdings: readonly Holding[],
  reserve: number,
  step: number | null,
): Portion[] {
  const open = openOf(spec, holdings);
  if (looks === AT_ANY_TIME) return nextRound(open, reserve, spec.tables.length, step ?? undefined);
  const toGo = new Map(
    open.map((arm) => [arm, holdings[arm].tally.contest.forecast(spec.d).even ?? Infinity]),
  );
  const isSlight = (arm: number) =>
    Number(verdictSoFar(spec, holdings[arm].subject, holdings[arm].tally).word === 'slight');
  const nearestFirst = open.toSorted((a, b) => isSlight(a) - isSlight(b) || toGo.get(a)! - toGo.get(b)!);
  return nextLooks(nearestFirst, (arm) => holdings[arm].tally.contest.blocks, looks, reserve);
}

function openOf(spec: Spec, holdings: readonly Holding[]): number[] {
  return holdings.flatMap(({ subject, tally, stopping }, arm) =>
    stopping.needsMore(isOpen(verdictSoFar(spec, subject, tally))) ? [arm] : [],
  );
}

/** The rules farthest from even, farthest first, but for what the game is made of. */
export function strongestOf<R extends { readonly subject: Subject }>(
  { asks }: Spec<PowerAsks>,
  rules: readonly R[],
  contestOf: (rule: R) => ContestTally,
): R[] {
  const distance = (rule: R) => Math.abs(contestOf(rule).look().mean - 0.5);
  const strongest = rules
    .filter((rule) => contestOf(rule).blocks > 0 && !isFrame(rule.subject))
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, asks.interactions);
  return strongest.length < 2 ? [] : strongest;
}

/** Findings that say an effect is there, and rules that passed their sequential test. */
export function headlinesOf(spec: Spec, holdings: readonly Holding[], rows: readonly PowerRow[]) {
  return holdings.flatMap(({ subject, arm, again }, i) => {
    const { found, verdict, share, test } = rows[i];
    const { path, title, kind } = subject;
    const wordOf = wordBy(kind, spec);
    const isHeadline = (found && isEffect(verdict)) || test?.state === 'accepted';
    if (!isHeadline || isFrame(subject)) return [];
    const said = isEffect(verdict) && { word: verdict.word };
    return [{ subject, path, title, kind, mean: share.mean, ...said, arm, again, wordOf }];
  });
}

/** Options that are found to do nothing: whether that is so for whoever uses them otherwise is for an audit to see. */
export function idleOptionsOf(spec: Spec, holdings: readonly Holding[], rows: readonly PowerRow[]) {
  return holdings.flatMap(({ subject, arm }, i) => {
    const { verdict, share } = rows[i];
    const { path, title, kind } = subject;
    if (kind !== 'option' || verdict.word !== 'no effect') return [];
    return [{ path, title, kind, mean: share.mean, within: spec.d, arm, wordOf: wordBy(kind, spec) }];
  });
}

/** An option that helps whoever has it. */
export function isBargain({ subject, mean }: { readonly subject: Subject; readonly mean: number }): boolean {
  return subject.kind === 'option' && mean > 0.5;
}
