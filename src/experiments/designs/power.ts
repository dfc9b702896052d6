import { eBenjaminiHochberg } from '../../statistics/index.ts';
import { type Arm, contest, sideOf } from '../arm.ts';
import { createCampaign, type Portion } from '../campaign.ts';
import { type PowerRow, powerRow, verdictFor } from '../power-row.ts';
import { type PowerTally, powerTally } from '../power-tally.ts';
import { type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import { nextRound } from '../schedule.ts';
import type { Experiment, Spec } from '../spec.ts';
import { requireHolder, type Subject, subjectOf, without } from '../subject.ts';
import { defineDesign } from './design.ts';
import { requirePlayable, rulesKey, rulesNamed, subjectOn } from './rules-asked.ts';

interface PowerAsks {
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
}

interface PowerHead extends ResultHead<'power', PowerAsks> {
  readonly rows: readonly PowerRow[];
}

export type PowerResult = Sealed<PowerHead>;

/** One rule in the run: the side that has it against the side that has not. */
interface Holding {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly tally: PowerTally;
}

/**
 * How strong is having each rule? One side has it, the other not, seats swapped within each block. Every rule gets
 * a first share of blocks; the reserve goes to those still undecided.
 */
export const power = defineDesign({
  id: 'power',
  keys: { rules: rulesKey },
  blocks: { initial: 200, reserve: 100 },

  ask(said, spec, ruleset): PowerAsks {
    const rules = rulesNamed(said.rules, ruleset.headings, ruleset.title);
    for (const path of rules) {
      const subject = subjectOn(ruleset, spec, path);
      requireHolder(subject);
      requirePlayable(ruleset, spec, without(subject, spec.variant, true));
    }
    return { rules };
  },

  async run(experiment: Experiment<PowerAsks>, executor, onProgress, signal): Promise<PowerResult> {
    const { spec } = experiment;
    const holdings = holdingsOf(experiment);
    const arms = holdings.map(({ arm }) => arm);
    const total = arms.length * (spec.blocks.initial + spec.blocks.reserve);
    const campaign = createCampaign(executor, () => total, onProgress, signal);
    let portions: Portion[] = arms.map((_, arm) => ({ arm, blocks: spec.blocks.initial }));
    let reserve = arms.length * spec.blocks.reserve;
    while (portions.length > 0) {
      await campaign.play(arms, portions, (arm, index, records) => holdings[arm].tally.add(index, records));
      if (campaign.stopped) break;
      portions = nextRound(undecided(spec, holdings), reserve, spec.tables.length);
      reserve -= portions.reduce((sum, { blocks }) => sum + blocks, 0);
    }
    const rows = holdings.map(({ subject, tally }) => powerRow(spec, subject, tally));
    const found = eBenjaminiHochberg(
      rows.map((row) => row.eValue),
      spec.alpha,
    );
    const subjects = holdings.map(({ subject }) => subject);
    return sealed({
      ...resultHead('power', experiment, subjects, campaign.facts(), rows.length),
      rows: rows.map((row, i): PowerRow => ({ ...row, found: found[i] })),
    });
  },
});

function holdingsOf({ spec, ruleset }: Experiment<PowerAsks>): Holding[] {
  const book = sideOf(spec);
  return spec.asks.rules.map((path) => {
    const subject = subjectOf(ruleset.rules, path);
    const other = sideOf(spec, { variant: without(subject, spec.variant, true) });
    const arm = contest(spec, path, book, other);
    return { subject, arm, tally: powerTally(arm, spec.alpha, ruleset, subject) };
  });
}

function undecided(spec: Spec, holdings: readonly Holding[]): number[] {
  return holdings.flatMap(({ subject, tally }, arm) =>
    verdictFor(spec, subject, tally).word === 'undecided' ? [arm] : [],
  );
}
