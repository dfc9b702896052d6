import { z } from 'zod';
import { eBenjaminiHochberg, holm, scoreTest } from '../../statistics/index.ts';
import { type Arm, blockQuarters, contest, sideOf } from '../arm.ts';
import { type Audit, auditKey, policiesAudited } from '../audit.ts';
import { type Campaign, createCampaign, type Portion } from '../campaign.ts';
import { playContestAudits, wordBy } from '../contest-audit.ts';
import { contestTally } from '../contest-tally.ts';
import { type PowerRow, powerRow, verdictFor } from '../power-row.ts';
import { type PowerTally, powerTally } from '../power-tally.ts';
import { type Method, type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import { nextRound } from '../schedule.ts';
import type { Experiment, Spec } from '../spec.ts';
import { createStopping, portionOf, type Stop, type Stopping, stopKey } from '../stopping.ts';
import { requireHolder, type Subject, subjectOf, without } from '../subject.ts';
import { isEffect } from '../verdict.ts';
import { defineDesign } from './design.ts';
import { type Confirmation, playConfirmations } from './power-confirmation.ts';
import { type Interaction, playInteractions } from './power-interactions.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from './rules-asked.ts';

export interface PowerAsks {
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
  readonly stop: Stop;
  /** How many of the strongest rules are played in pairs. */
  readonly interactions: number;
  /** Whether headline effects are played again on fresh luck. */
  readonly confirm: boolean;
  /** Policies by which headline verdicts are repeated. */
  readonly audit: readonly string[];
}

export interface PowerHead extends ResultHead<'power', PowerAsks> {
  readonly rows: readonly PowerRow[];
  readonly interactions: readonly Interaction[];
  readonly confirmations: readonly Confirmation[];
  readonly audits: readonly Audit[];
}

export type PowerResult = Sealed<PowerHead>;

/** One rule in the run: the side that has it against the side that has not. */
interface Holding {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly tally: PowerTally;
  readonly stopping: Stopping;
  /** Quarters by block index. */
  readonly scores: number[];
}

const STRONGEST = 5;

/**
 * How strong is having each rule? One side has it, the other not, seats swapped within each block. Every rule gets
 * a first share of blocks; the reserve goes to those that need more. Then the strongest are played in pairs, and
 * headline effects once more on fresh luck.
 */
export const power = defineDesign({
  id: 'power',
  keys: {
    rules: rulesKey,
    stop: stopKey,
    interactions: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .describe('how many of the strongest rules are played in pairs; 5 if not said'),
    confirm: z
      .boolean()
      .optional()
      .describe('whether headline effects are played again on fresh luck; they are if not said'),
    audit: auditKey,
  },
  blocks: { initial: 200, reserve: 100 },

  ask(said, spec, ruleset): PowerAsks {
    const rules = rulesNamed(said.rules, ruleset.headings, ruleset.title);
    for (const path of rules) {
      const subject = subjectOn(ruleset, spec, path);
      requireHolder(subject);
      requirePlayable(ruleset, spec, without(subject, spec.variant, true));
    }
    return {
      rules,
      stop: said.stop ?? 'verdict',
      interactions: said.interactions ?? STRONGEST,
      confirm: said.confirm ?? true,
      audit: policiesAudited(said.audit, spec.policy),
    };
  },

  async run(experiment: Experiment<PowerAsks>, executor, onProgress, signal): Promise<PowerResult> {
    const { spec } = experiment;
    const holdings = holdingsOf(experiment);
    const plan = { blocks: holdings.length * (spec.blocks.initial + spec.blocks.reserve) };
    const campaign = createCampaign(executor, () => plan.blocks, onProgress, signal);
    await playHoldings(spec, holdings, campaign);
    const once = isLookedAtOnce(
      spec,
      holdings.map(({ tally }) => tally.contest),
    );
    if (once) for (const { tally } of holdings) tally.contest.lookOnce();
    const rows = rowsOf(spec, holdings, once);
    const strongest = strongestOf(spec, holdings);
    const headlines = headlinesOf(spec, holdings, rows);
    const pairs = (strongest.length * (strongest.length - 1)) / 2;
    const repeats = headlines.length * ((spec.asks.confirm ? 1 : 0) + spec.asks.audit.length);
    plan.blocks = campaign.facts().blocks + (pairs + repeats) * spec.blocks.initial;
    const interactions = await playInteractions(experiment, strongest, campaign);
    const confirmations = await playConfirmations(experiment, spec.asks.confirm ? headlines : [], campaign);
    const audits = await playContestAudits(spec, spec.asks.audit, headlines, campaign);
    const subjects = holdings.map(({ subject }) => subject);
    const head = resultHead('power', experiment, subjects, campaign.facts(), rows.length);
    return sealed({
      ...head,
      method: once ? { ...head.method, ...onceLooked(spec, rows.length) } : head.method,
      rows,
      interactions,
      confirmations,
      audits,
    });
  },
});

function holdingsOf({ spec, ruleset }: Experiment<PowerAsks>): Holding[] {
  const book = sideOf(spec);
  return spec.asks.rules.map((path) => {
    const subject = subjectOf(ruleset.rules, path);
    const other = sideOf(spec, { variant: without(subject, spec.variant, true) });
    const arm = contest(spec, path, book, other);
    const tally = powerTally(contestTally(arm, spec.alpha), ruleset, subject);
    const stopping = createStopping(spec.asks.stop, tally.contest, spec.d, spec.alpha);
    return { subject, arm, tally, stopping, scores: [] };
  });
}

/** First shares, then the reserve among those that need more, until nothing is open or nothing is left. */
async function playHoldings(
  spec: Spec<PowerAsks>,
  holdings: readonly Holding[],
  campaign: Campaign,
): Promise<void> {
  const arms = holdings.map(({ arm }) => arm);
  const step = portionOf(spec.asks.stop, spec.tables.length);
  const first = step ?? spec.blocks.initial;
  let portions: Portion[] = arms.map((_, arm) => ({ arm, blocks: first }));
  let reserve = arms.length * (spec.blocks.initial + spec.blocks.reserve - first);
  while (portions.length > 0) {
    await campaign.play(arms, portions, (arm, index, records) => {
      holdings[arm].tally.add(index, records);
      holdings[arm].scores[index] = blockQuarters(records);
    });
    if (campaign.stopped) return;
    portions = nextRound(openOf(spec, holdings), reserve, spec.tables.length, step ?? undefined);
    reserve -= portions.reduce((sum, { blocks }) => sum + blocks, 0);
  }
}

function openOf(spec: Spec, holdings: readonly Holding[]): number[] {
  return holdings.flatMap(({ subject, tally, stopping }, arm) =>
    stopping.needsMore(verdictFor(spec, subject, tally).word === 'undecided') ? [arm] : [],
  );
}

/** Whether figures are looked at once, after a number of blocks fixed beforehand: not where the run ended before it. */
export function isLookedAtOnce(
  { asks, blocks }: Spec<PowerAsks>,
  contests: readonly { readonly blocks: number }[],
): boolean {
  return asks.stop === 'fixed' && contests.every((own) => own.blocks === blocks.initial + blocks.reserve);
}

function rowsOf(spec: Spec<PowerAsks>, holdings: readonly Holding[], once: boolean): PowerRow[] {
  const rows = holdings.map(({ subject, tally, stopping }) =>
    powerRow(spec, subject, tally, stopping.note()),
  );
  const found = once
    ? holm(holdings.map(pValue), spec.alpha)
    : eBenjaminiHochberg(
        rows.map((row) => row.eValue),
        spec.alpha,
      );
  return rows.map((row, i) => ({ ...row, found: found[i] }));
}

function pValue({ tally: { contest } }: Holding): number {
  return scoreTest(contest.counts, 0.5).p;
}

/** How sure figures are that were looked at once, after a number of blocks fixed beforehand. */
function onceLooked({ alpha }: Spec, family: number): Pick<Method, 'interval' | 'family'> {
  const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
  return {
    interval: `Score interval with the multinomial variance of blocks (Rao 1948), ${percent(1 - alpha)}, for a number of blocks fixed beforehand; pairs and repeats have confidence sequences.`,
    family: `Holm over ${family}: the chance that any finding marked so is false is at most ${percent(alpha)}.`,
  };
}

/** The rules farthest from even that have all blocks of a first share, farthest first. */
function strongestOf({ asks, blocks }: Spec<PowerAsks>, holdings: readonly Holding[]): Holding[] {
  const distance = ({ tally }: Holding) => Math.abs(tally.contest.look().mean - 0.5);
  return holdings
    .filter(({ scores }) => scores.length >= blocks.initial)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, asks.interactions);
}

/** Findings that say an effect is there, and rules that passed their sequential test. */
function headlinesOf(spec: Spec, holdings: readonly Holding[], rows: readonly PowerRow[]) {
  return holdings.flatMap(({ subject, arm }, i) => {
    const { found, verdict, share, test } = rows[i];
    const { path, title, kind } = subject;
    const wordOf = wordBy(kind, spec);
    const isHeadline = (found && isEffect(verdict)) || test?.state === 'accepted';
    return isHeadline ? [{ subject, path, title, mean: share.mean, arm, wordOf }] : [];
  });
}
