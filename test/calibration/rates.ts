import seedrandom from 'seedrandom';
import { contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { coveragePlanned, type PlannedLooks, plannedLooks } from '../../src/experiments/measure/looks.ts';
import { blocksNeeded, UNIT_RANGE } from '../../src/statistics/index.ts';
import { type Bank, type LuckBank, truthLessLuck, truthOf, varianceOf } from './bank.ts';
import { familyOverLooks, familyRates, nullsIn } from './family-rates.ts';
import { pairRate } from './pair-rate.ts';
import type { PairedBank } from './paired-bank.ts';
import { pairedRates } from './paired-rates.ts';
import { type Rate, rateOf, type Sizes, times } from './rate.ts';
import { ratioRates } from './ratio-rates.ts';
import { atLeast, atMost, measuredWithin, reachesInto } from './rule.ts';
import { testRates } from './test-rates.ts';
import {
  ALPHA,
  addUntil,
  coversOnce,
  D,
  type Draw,
  drawFrom,
  drawWithLuck,
  fixedRun,
  interruptedRun,
  LOOKS,
  missesAtLooks,
  POWER,
  SOLE_TABLE,
  sequentialRun,
} from './trial.ts';

/** Rates that are measured together. */
export type Task =
  | { readonly kind: 'looks' | 'tests' | 'power'; readonly bank: Bank }
  | { readonly kind: 'luck taken off'; readonly bank: LuckBank }
  | { readonly kind: 'differences'; readonly bank: PairedBank }
  | { readonly kind: 'ratios' }
  | { readonly kind: 'families' | 'families over looks' | 'pairs'; readonly banks: readonly Bank[] };

/** All that is measured on banks, in the order of the page. */
export function tasksOf(
  banks: readonly Bank[],
  lucky: readonly LuckBank[],
  paired: readonly PairedBank[],
): Task[] {
  return [
    ...banks.flatMap((bank) => (['looks', 'tests', 'power'] as const).map((kind) => ({ kind, bank }))),
    ...lucky.map((bank) => ({ kind: 'luck taken off', bank }) as const),
    ...(['families', 'families over looks', 'pairs'] as const).map((kind) => ({ kind, banks })),
    ...paired.map((bank) => ({ kind: 'differences', bank }) as const),
    { kind: 'ratios' },
  ];
}

/** Each task has luck of its own, so that tasks may be done in any order and on any thread. */
export async function ratesOf(task: Task, sizes: Sizes): Promise<Rate[]> {
  const title = 'bank' in task ? task.bank.title : '';
  const random = seedrandom.alea(`calibration/${task.kind}/${title}`);
  switch (task.kind) {
    case 'looks':
      return looksOf(task.bank, sizes, random);
    case 'luck taken off':
      return looksLessLuck(task.bank, sizes, random);
    case 'tests':
      return testRates(task.bank, sizes, random);
    case 'power':
      return powerRates(task.bank, sizes.runs, random);
    case 'differences':
      return pairedRates(task.bank, sizes, random);
    case 'families':
      return familyRates(nullsIn(task.banks, random), sizes);
    case 'families over looks':
      return [familyOverLooks(nullsIn(task.banks, random), sizes.runs)];
    case 'pairs':
      return [await pairRate(task.banks, sizes.atNominal)];
    case 'ratios':
      return ratioRates(sizes.runs, random);
  }
}

function looksOf(bank: Bank, sizes: Sizes, random: () => number): Rate[] {
  const truth = truthOf(bank);
  const draw = drawFrom(bank, random);
  return lookRates({ title: bank.title, truth, draw }, sizes, random, () => {
    const fixed = times(sizes.runs, () => fixedRun(draw, truth, LOOKS[1]));
    return [
      rateOf(
        bank.title,
        `score interval covers after ${LOOKS[1]} blocks`,
        fixed.map(({ score }) => score),
        measuredWithin(0.93, 0.97),
      ),
      rateOf(
        bank.title,
        `betting interval misses after ${LOOKS[1]} blocks`,
        fixed.map(({ betting }) => !betting),
        atMost(ALPHA),
      ),
    ];
  });
}

function looksLessLuck(bank: LuckBank, sizes: Sizes, random: () => number): Rate[] {
  const truth = truthLessLuck(bank);
  const draw = drawWithLuck(bank, random);
  return lookRates({ title: bank.title, truth, draw }, sizes, random, () => [
    rateOf(
      bank.title,
      `interval less luck covers after ${LOOKS[1]} blocks`,
      times(sizes.runs, () => coversOnce(draw, truth, LOOKS[1])),
      measuredWithin(0.93, 0.97),
    ),
  ]);
}

/** What is drawn from, and the truth of it. */
interface Drawn {
  readonly title: string;
  readonly truth: number;
  readonly draw: Draw;
}

/** @param fixedRates of runs of a number of blocks fixed beforehand */
function lookRates(
  { title, truth, draw }: Drawn,
  { runs, estimates, atNominal }: Sizes,
  random: () => number,
  fixedRates: () => Rate[],
): Rate[] {
  const sequential = times(estimates, () => sequentialRun(draw, truth));
  const fixed = fixedRates();
  const unbiased = sequential.flatMap(({ unbiased }) => (unbiased === null ? [] : [unbiased]));
  const rate = (what: string, events: readonly boolean[], rule = atMost(ALPHA)) =>
    rateOf(title, what, events, rule);
  return [
    rate(
      'wrong verdict, looked at again and again',
      sequential.map(({ word }) => isWrong(word, truth)),
    ),
    rate(
      'interval misses the truth at some planned look',
      times(atNominal, () => missesAtLooks(draw, truth)),
    ),
    rate(
      'sequence misses the truth at some look',
      sequential.map(({ inSequence }) => !inSequence),
    ),
    rate(
      'interval of an interrupted run misses',
      times(runs, () => interruptedRun(draw, truth, random)),
    ),
    rate(
      'estimate after looks above the truth',
      unbiased.map(({ mean }) => mean > truth),
      reachesInto(0.45, 0.55),
    ),
    rate(
      'interval of that estimate covers',
      unbiased.map(({ low, high }) => low <= truth && truth <= high),
      reachesInto(0.93, 0.97),
    ),
    ...fixed,
  ];
}

/** A verdict that the truth contradicts. */
function isWrong(word: string, truth: number): boolean {
  if (word === 'undecided') return false;
  if (word === 'slight') return Math.abs(truth - 0.5) > 0.05;
  if (word === 'no effect') return Math.abs(truth - 0.5) > D;
  if (word === 'harms') return truth >= 0.5 - D;
  return truth <= { helps: 0.5 + D, strong: 0.55, dominant: 0.6 }[word]!;
}

/**
 * An effect is told from none, and one beyond the band from the band, in as many of all runs of the length that a plan
 * gives for it as the plan says.
 */
function powerRates(bank: Bank, runs: number, random: () => number): Rate[] {
  const truth = truthOf(bank);
  const draw = drawFrom(bank, random);
  const asked = [
    { what: 'told from no effect', threshold: 0 },
    { what: 'found beyond the band', threshold: D },
  ];
  return asked.flatMap(({ what, threshold }) => {
    const distance = Math.abs(truth - 0.5) - threshold;
    if (distance < D / 2) return [];
    const coverage = coveragePlanned('verdict', ALPHA);
    const needed = blocksNeeded(varianceOf(bank), distance, coverage, UNIT_RANGE, POWER);
    const blocks = Math.max(LOOKS[0], needed);
    const looks = plannedLooks(LOOKS[0], blocks, 1, ALPHA);
    const found = times(runs, () => foundWithin(draw, looks, truth, threshold));
    return [
      rateOf(
        bank.title,
        `${what} within the ${blocks} blocks planned for ${100 * POWER} %`,
        found,
        atLeast(POWER),
      ),
    ];
  });
}

/** Whether an effect is found to be farther from even than a threshold at some planned look. */
function foundWithin(draw: Draw, looks: PlannedLooks, truth: number, threshold: number): boolean {
  const contest = contestTally(SOLE_TABLE, ALPHA, looks);
  return looks.sizes.some((size) => {
    addUntil(contest, size, draw);
    const { low, high } = contest.look();
    return truth > 0.5 ? low > 0.5 + threshold : high < 0.5 - threshold;
  });
}
