import { z } from 'zod';
import { eBenjaminiHochberg, holm, scoreTest } from '../../statistics/index.ts';
import { type Audit, auditKey, policiesAudited } from '../audit.ts';
import { createCampaign } from '../campaign.ts';
import { playContestAudits } from '../contest-audit.ts';
import { type PowerRow, powerRow } from '../power-row.ts';
import { type Method, type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import { blocksToRepeat } from '../schedule.ts';
import type { Experiment, Spec } from '../spec.ts';
import { stopKey } from '../stop-key.ts';
import { requireHolder, without } from '../subject.ts';
import { defineDesign } from './design.ts';
import { type Confirmation, playConfirmations } from './power-confirmation.ts';
import {
  blocksShort,
  completeScores,
  type Holding,
  headlinesOf,
  holdingsOf,
  isBargain,
  type PowerAsks,
  playHoldings,
  strongestOf,
} from './power-holdings.ts';
import { type Interaction, playInteractions } from './power-interactions.ts';
import { blocksToPrice, type Price, playPrices } from './power-prices.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from './rules-asked.ts';

export interface PowerHead extends ResultHead<'power', PowerAsks> {
  readonly rows: readonly PowerRow[];
  readonly interactions: readonly Interaction[];
  readonly confirmations: readonly Confirmation[];
  readonly prices: readonly Price[];
  readonly audits: readonly Audit[];
}

export type PowerResult = Sealed<PowerHead>;

const STRONGEST = 5;
/** Contests that it takes to price an option, about. */
const PRICING = 9;

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
    price: z
      .boolean()
      .optional()
      .describe(
        'whether options that help are priced: what they would cost to be worth nothing extra, and how many units make up for them; they are if not said',
      ),
    audit: auditKey,
  },
  blocks: { initial: 200, reserve: 100 },

  ask(said, spec, ruleset): PowerAsks {
    const rules = rulesNamed(said.rules, ruleset.headings, ruleset);
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
      price: said.price ?? true,
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
    const options = spec.asks.price ? headlines.filter(isBargain).map(({ subject }) => subject) : [];
    const further =
      blocksShort(spec, strongest) +
      (pairs + repeats) * blocksToRepeat(spec) +
      PRICING * options.length * blocksToPrice(spec);
    plan.blocks = campaign.facts().blocks + further;
    await completeScores(spec, strongest, campaign);
    const interactions = await playInteractions(experiment, strongest, campaign);
    const confirmations = await playConfirmations(experiment, spec.asks.confirm ? headlines : [], campaign);
    const audits = await playContestAudits(spec, spec.asks.audit, headlines, campaign);
    const prices = await playPrices(experiment, options, campaign, (played) => {
      plan.blocks = played;
    });
    const subjects = holdings.map(({ subject }) => subject);
    const head = resultHead('power', experiment, subjects, campaign.facts(), rows.length);
    return sealed({
      ...head,
      method: once ? { ...head.method, ...onceLooked(spec, rows.length) } : head.method,
      rows,
      interactions,
      confirmations,
      prices,
      audits,
    });
  },
});

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
