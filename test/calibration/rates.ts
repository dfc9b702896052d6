import seedrandom from 'seedrandom';
import { blocksNeeded, boundedMeanSequence } from '../../src/statistics/index.ts';
import { type Bank, truthOf, varianceOf } from './bank.ts';
import type { PairedBank } from './paired-bank.ts';
import { pairedRates } from './paired-rates.ts';
import { type Rate, rateOf, type Sizes, times } from './rate.ts';
import { atLeast, atMost, measuredWithin, reachesInto } from './rule.ts';
import { testRates } from './test-rates.ts';
import { ALPHA, D, drawFrom, familyRun, fixedRun, interruptedRun, LOOKS, sequentialRun } from './trial.ts';

/** Rules of a family. */
const FAMILY = 30;

/** Rates that are measured together. */
export type Task =
  | { readonly kind: 'looks' | 'tests' | 'power'; readonly bank: Bank }
  | { readonly kind: 'differences'; readonly bank: PairedBank }
  | { readonly kind: 'families'; readonly banks: readonly Bank[] };

/** All that is measured on banks, in the order of the page. */
export function tasksOf(banks: readonly Bank[], paired: readonly PairedBank[]): Task[] {
  return [
    ...banks.flatMap((bank) => (['looks', 'tests', 'power'] as const).map((kind) => ({ kind, bank }))),
    { kind: 'families', banks },
    ...paired.map((bank) => ({ kind: 'differences', bank }) as const),
  ];
}

/** Each task has luck of its own, so that tasks may be done in any order and on any thread. */
export function ratesOf(task: Task, sizes: Sizes): Rate[] {
  const title = task.kind === 'families' ? '' : task.bank.title;
  const random = seedrandom.alea(`calibration/${task.kind}/${title}`);
  switch (task.kind) {
    case 'looks':
      return lookRates(task.bank, sizes, random);
    case 'tests':
      return testRates(task.bank, sizes, random);
    case 'power':
      return powerRates(task.bank, sizes.runs, random);
    case 'differences':
      return pairedRates(task.bank, sizes.runs, random);
    case 'families':
      return familyRates(task.banks, sizes, random);
  }
}

function lookRates(bank: Bank, { runs, estimates }: Sizes, random: () => number): Rate[] {
  const truth = truthOf(bank);
  const draw = drawFrom(bank, random);
  const sequential = times(runs, (run) => sequentialRun(draw, truth, run < estimates));
  const fixed = times(runs, () => fixedRun(draw, truth, LOOKS[1]));
  const unbiased = sequential.flatMap(({ unbiased }) => (unbiased === null ? [] : [unbiased]));
  const rate = (what: string, events: readonly boolean[], rule = atMost(ALPHA)) =>
    rateOf(bank.title, what, events, rule);
  return [
    rate(
      'wrong verdict, looked at again and again',
      sequential.map(({ word }) => isWrong(word, truth)),
    ),
    rate(
      'sequence misses the truth at some look',
      sequential.map(({ covered }) => !covered),
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
    rate(
      `score interval covers after ${LOOKS[1]} blocks`,
      fixed.map(({ score }) => score),
      measuredWithin(0.93, 0.97),
    ),
    rate(
      `betting interval misses after ${LOOKS[1]} blocks`,
      fixed.map(({ betting }) => !betting),
    ),
  ];
}

/** A verdict that the truth contradicts. */
function isWrong(word: string, truth: number): boolean {
  if (word === 'undecided') return false;
  if (word === 'no effect') return Math.abs(truth - 0.5) > D;
  if (word === 'harms') return truth >= 0.5 - D;
  return truth <= { helps: 0.5 + D, strong: 0.55, dominant: 0.6 }[word]!;
}

/**
 * An effect is told from none, and one beyond the band from the band, in at least half of all runs of the length that
 * a plan gives for it.
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
    const blocks = Math.max(LOOKS[0], blocksNeeded(varianceOf(bank), distance, ALPHA));
    const found = times(runs, () => foundWithin(draw, blocks, truth, threshold));
    return [rateOf(bank.title, `${what} within the ${blocks} blocks planned`, found, atLeast(0.5))];
  });
}

/** Whether an effect is found to be farther from even than a threshold at some look, as often as the bench looks. */
function foundWithin(draw: () => number, blocks: number, truth: number, threshold: number): boolean {
  const sequence = boundedMeanSequence();
  for (let i = 1; i <= blocks; i++) {
    sequence.add(draw() / 4);
    if (i % LOOKS[0] > 0 && i < blocks) continue;
    const { low, high } = sequence.look(ALPHA);
    if (truth > 0.5 ? low > 0.5 + threshold : high < 0.5 - threshold) return true;
  }
  return false;
}

function familyRates(banks: readonly Bank[], { runs, atNominal }: Sizes, random: () => number): Rate[] {
  const nulls = banks.filter(({ isNull }) => isNull);
  const draws = Array.from({ length: FAMILY }, (_, i) => drawFrom(nulls[i % nulls.length], random));
  const families = times(atNominal, (run) => familyRun(draws, LOOKS[0], run < runs));
  const rate = (what: string, found: readonly boolean[]) =>
    rateOf(`${FAMILY} nulls together`, what, found, atMost(ALPHA));
  return [
    rate(
      'any finding by e-values',
      families.slice(0, runs).map(({ evidence }) => evidence),
    ),
    rate(
      `any finding by tests after ${LOOKS[0]} blocks (Holm)`,
      families.map(({ fixed }) => fixed),
    ),
  ];
}
