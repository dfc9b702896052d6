import { blocksNeeded, boundedMeanSequence, shareOfElo, wilson } from '../../src/statistics/index.ts';
import { type Bank, blocksOf } from './bank.ts';
import {
  ALPHA,
  D,
  drawFrom,
  ELO,
  estimateAfter,
  familyRun,
  fixedRun,
  LOOKS,
  sequentialRun,
  testRun,
  truthOf,
} from './trial.ts';

/** A rate that was measured and what it has to be. */
export interface Rate {
  readonly bank: string;
  readonly what: string;
  readonly events: number;
  readonly runs: number;
  readonly low: number;
  /** Upper end of the 99 % interval. */
  readonly high: number;
  readonly required: string;
  readonly holds: boolean;
}

/** An error rate holds when its upper 99 % bound is at most the nominal rate and one point. */
const SLACK = 0.01;
/** An interval of 98 % has its upper end where a one-sided bound of 99 % is. */
const ONE_SIDED_99 = 0.98;
/** Runs whose estimates are looked at; each takes long, and one half is told from 0.45 by fewer than an error rate. */
const ESTIMATES = 2000;
/** Rules of a family. */
const FAMILY = 30;

/** @param onBank hears of each bank when it has been drawn from */
export function ratesOf(
  banks: readonly Bank[],
  runs: number,
  random: () => number,
  onBank: (title: string) => void,
): Rate[] {
  const own = banks.flatMap((bank) => {
    const rates = bankRates(bank, runs, random);
    onBank(bank.title);
    return rates;
  });
  return [...own, ...familyRates(banks, runs, random)];
}

function bankRates(bank: Bank, runs: number, random: () => number): Rate[] {
  const truth = truthOf(bank);
  const draw = drawFrom(bank, random);
  const rate = (
    what: string,
    events: number,
    required: string,
    holds: (low: number, high: number) => boolean,
  ) => rateOf(bank.title, what, events, runs, required, holds);
  const sequential = times(runs, () => sequentialRun(draw, truth));
  const fixed = times(runs, () => fixedRun(draw, truth, LOOKS[1]));
  const wrong = sequential.filter(({ word }) => isWrong(word, truth)).length;
  return [
    rate('wrong verdict, looked at again and again', wrong, `at most ${ALPHA}`, atMost(ALPHA)),
    rate(
      'sequence misses the truth at some look',
      sequential.filter(({ covered }) => !covered).length,
      `at most ${ALPHA}`,
      atMost(ALPHA),
    ),
    rate(
      `score interval covers after ${LOOKS[1]} blocks`,
      fixed.filter(({ score }) => score).length,
      '0.93 to 0.97',
      (low, high) => (low + high) / 2 >= 0.93 && (low + high) / 2 <= 0.97,
    ),
    rate(
      `betting interval misses after ${LOOKS[1]} blocks`,
      fixed.filter(({ betting }) => !betting).length,
      `at most ${ALPHA}`,
      atMost(ALPHA),
    ),
    ...testRates(bank, runs, random),
    ...powerRates(bank, runs, random),
  ];
}

/** A verdict that the truth contradicts. */
function isWrong(word: string, truth: number): boolean {
  if (word === 'undecided') return false;
  if (word === 'no effect') return Math.abs(truth - 0.5) > D;
  if (word === 'harms') return truth >= 0.5 - D;
  return truth <= { helps: 0.5 + D, strong: 0.55, dominant: 0.6 }[word]!;
}

/** The sequential test where one of its two claims is true: it seldom takes the other. */
function testRates(bank: Bank, runs: number, random: () => number): Rate[] {
  const truth = truthOf(bank);
  const [low, high] = [shareOfElo(ELO[0]), shareOfElo(ELO[1])];
  if (truth > low && truth < high) return [];
  const draw = drawFrom(bank, random);
  const results = times(runs, () => testRun(draw));
  const estimated = results.slice(0, ESTIMATES);
  const error = truth <= low ? 'accepted' : 'rejected';
  const tooHigh = estimated.filter(({ counts }) => estimateAfter(counts) > truth).length;
  const wrong = (tests: readonly { readonly state: string }[]) =>
    rateOf(
      bank.title,
      `sequential test wrongly ${error}`,
      tests.filter(({ state }) => state === error).length,
      tests.length,
      `at most ${ALPHA}`,
      atMost(ALPHA),
    );
  return [
    settled(wrong(results), (more) => wrong(times(more, () => testRun(draw)))),
    rateOf(
      bank.title,
      'estimate after the test above the truth',
      tooHigh,
      estimated.length,
      '0.45 to 0.55',
      (from, to) => to >= 0.45 && from <= 0.55,
    ),
  ];
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
    const found = times(runs, () => foundWithin(draw, blocks, truth, threshold)).filter(Boolean).length;
    return [
      rateOf(
        bank.title,
        `${what} within the ${blocks} blocks planned`,
        found,
        runs,
        'at least 0.5',
        (_low, high) => high >= 0.5,
      ),
    ];
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

function familyRates(banks: readonly Bank[], runs: number, random: () => number): Rate[] {
  const nulls = banks.filter(({ isNull }) => isNull);
  const draws = Array.from({ length: FAMILY }, (_, i) => drawFrom(nulls[i % nulls.length], random));
  const play = (count: number) => times(count, () => familyRun(draws, LOOKS[0]));
  const rate = (what: string, found: readonly boolean[]) => {
    const events = found.filter((one) => one).length;
    return rateOf(`${FAMILY} nulls together`, what, events, found.length, `at most ${ALPHA}`, atMost(ALPHA));
  };
  const families = play(runs);
  const byEvidence = families.map(({ evidence }) => evidence);
  const holm = (of: readonly { readonly fixed: boolean }[]) =>
    rate(
      `any finding by tests after ${LOOKS[0]} blocks (Holm)`,
      of.map(({ fixed }) => fixed),
    );
  return [rate('any finding by e-values', byEvidence), settled(holm(families), (more) => holm(play(more)))];
}

/**
 * A rate that lies at its nominal value takes many runs to be told from one that is too high: where the first runs do
 * not show that it holds, five times as many others decide.
 */
function settled(first: Rate, again: (runs: number) => Rate): Rate {
  return first.holds ? first : again(5 * first.runs);
}

function atMost(nominal: number): (low: number, high: number) => boolean {
  return (_low, high) => high <= nominal + SLACK;
}

function rateOf(
  bank: string,
  what: string,
  events: number,
  runs: number,
  required: string,
  holds: (low: number, high: number) => boolean,
): Rate {
  const { low, high } = wilson(events, runs, ONE_SIDED_99);
  return { bank, what, events, runs, low, high, required, holds: holds(low, high) };
}

function times<T>(count: number, once: () => T): T[] {
  return Array.from({ length: count }, once);
}

/** Variance of a block's score, from 0 to 1. */
function varianceOf(bank: Bank): number {
  const truth = truthOf(bank);
  const sum = bank.counts.reduce((total, count, score) => total + count * (score / 4 - truth) ** 2, 0);
  return Math.min(0.25, sum / blocksOf(bank));
}
