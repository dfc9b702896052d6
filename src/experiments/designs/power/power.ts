import { z } from 'zod';
import { adaptKey, raceAsked } from '../../asked/adapt-asked.ts';
import { defineCampaign } from '../../asked/design.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from '../../asked/rules-asked.ts';
import { auditKey, policiesAudited } from '../../audit/audit.ts';
import { AUDITOR } from '../../audit/auditor.ts';
import { playContestAudits } from '../../audit/contest-audit.ts';
import { type Audited, stylesStage, withStyles } from '../../audit/styles-played.ts';
import { judged } from '../../measure/evidence.ts';
import { looksSharing, stopAtLooks } from '../../measure/looks.ts';
import { fittingBlocks } from '../../play/fit-arms.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { mostBlocks, type Stage } from '../../terms/cost.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { stopKey } from '../../terms/stop-key.ts';
import { isFrame, requireHolder, subjectOf, without } from '../../terms/subject.ts';
import { type Confirmation, playConfirmations, repeatsOf } from './power-confirmation.ts';
import {
  type Holding,
  headlinesOf,
  holdingBlocks,
  holdingLooks,
  holdingsOf,
  idleOptionsOf,
  isBargain,
  optionsRaced,
  type PowerAsks,
  playHoldings,
  strongestOf,
} from './power-holdings.ts';
import { type Interaction, pairsOf, playInteractions } from './power-interactions.ts';
import { type Price, playPrices, pricesOf } from './power-prices.ts';
import { type PowerRow, powerRow } from './power-row.ts';
import { powerVariance } from './power-variance.ts';

export interface PowerResult extends SealedHead<'power', PowerAsks>, Audited {
  readonly rows: readonly PowerRow[];
  readonly interactions: readonly Interaction[];
  readonly confirmations: readonly Confirmation[];
  readonly prices: readonly Price[];
}

const STRONGEST = 5;

/**
 * How strong is having each rule? One side has it, the other not, seats swapped within each block. Whoever has an option
 * is fitted to it first, so that having it is worth at least not using it. Every rule gets
 * a first share of blocks; the reserve goes to those that need more. Then headline effects are played once more on
 * fresh luck, and the strongest in pairs.
 */
export const power = defineCampaign({
  id: 'power',
  block:
    'two matches on one table with the same luck, seats swapped: one side has the rule, the other has not',
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
    adapt: adaptKey,
  },
  blocks: { initial: 200, reserve: 100 },
  quick: { interactions: 0, confirm: false, price: false, adapt: false },

  ask(said, spec, ruleset): PowerAsks {
    const rules = rulesNamed(said.rules, ruleset.headings, ruleset);
    for (const path of rules) {
      const subject = subjectOn(ruleset, spec, path);
      requireHolder(subject);
      requirePlayable(ruleset, spec, without(subject, spec.variant, true));
    }
    const stop = said.stop ?? 'verdict';
    return {
      rules,
      stop: stopAtLooks(stop, looksSharing(stop, spec, rules.length, spec.alpha)),
      interactions: said.interactions ?? STRONGEST,
      confirm: said.confirm ?? true,
      price: said.price ?? true,
      audit: policiesAudited(said, spec, ruleset, [AUDITOR]),
      adapt: raceAsked(said.adapt, spec),
    };
  },

  variance: powerVariance,

  cost: costOf,

  async play(experiment: Experiment<PowerAsks>, campaign): Promise<PowerResult> {
    const { spec } = experiment;
    const looks = holdingLooks(spec);
    const holdings = await holdingsOf(experiment, looks, campaign);
    await playHoldings(spec, looks, holdings, campaign);
    const rows = rowsOf(spec, holdings);
    const strongest = strongestOf(spec, holdings, ({ tally }) => tally.contest);
    const headlines = headlinesOf(spec, holdings, rows);
    const audited = [...headlines, ...idleOptionsOf(spec, holdings, rows)];
    const options = spec.asks.price ? headlines.filter(isBargain) : [];
    const styles = audited.length === 0 ? [] : [stylesStage(experiment)];
    const confirmed = spec.asks.confirm ? headlines.map(({ again }) => again) : [];
    const repeated = strongest.filter(({ again }) => confirmed.includes(again)).length;
    campaign.expect(
      mostBlocks([
        ...pairsOf(spec, strongest.length, [repeated, repeated]),
        ...repeatsOf(spec, headlines.length, audited),
        ...pricesOf(
          experiment,
          options.map(({ subject }) => subject),
        ),
        ...styles,
      ]),
    );
    const confirmations = await playConfirmations(spec, spec.asks.confirm ? headlines : [], campaign);
    const again = strongest.map((holding) => holding.again);
    const interactions = await playInteractions(spec, again, campaign);
    const audits = await playContestAudits(spec, spec.asks.audit, audited, campaign);
    const prices = await playPrices(experiment, options, campaign, mostBlocks(styles));
    const subjects = holdings.map(({ subject }) => subject);
    const withMix = await withStyles(experiment, audits, campaign);
    return sealed({
      ...resultHead('power', experiment, subjects, campaign.facts(), looks, rows),
      rows,
      interactions,
      confirmations,
      prices,
      ...withMix,
    });
  },
});

/** Every rule that is no frame may turn out to be a headline. */
function costOf(experiment: Experiment<PowerAsks>): Stage[] {
  const { spec, ruleset } = experiment;
  const subjects = spec.asks.rules.map((path) => subjectOf(ruleset.rules, path));
  const actable = subjects.filter((subject) => !isFrame(subject));
  const options = spec.asks.price ? actable.filter(({ kind }) => kind === 'option') : [];
  const together = Math.min(spec.asks.interactions, actable.length);
  return [
    fittingBlocks(optionsRaced(experiment), spec.asks.adapt),
    holdingBlocks(spec),
    ...pairsOf(spec, together, [0, spec.asks.confirm ? together : 0]),
    ...repeatsOf(spec, actable.length, actable),
    ...pricesOf(experiment, options),
    stylesStage(experiment),
  ];
}

function rowsOf(spec: Spec<PowerAsks>, holdings: readonly Holding[]): PowerRow[] {
  const rows = holdings.map((holding) => powerRow(spec, holding, holding.stopping.note()));
  const found = judged(rows, spec.alpha);
  return rows.map((row, i) => ({ ...row, found: found[i] }));
}
