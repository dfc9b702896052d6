import { mean } from 'simple-statistics';
import { SCORE_UNITS } from '../../src/experiments/measure/block-scores.ts';
import {
  type Arm,
  blockFortune,
  blockOf,
  blockQuarters,
  contest,
  sideOf,
} from '../../src/experiments/terms/arm.ts';
import type { Block, Executor } from '../../src/experiments/terms/executor.ts';
import type { Spec } from '../../src/experiments/terms/spec.ts';
import type { Variant } from '../../src/rules/variant.ts';

/** Blocks of one arm, played once and drawn from again and again; whatever is drawn, the truth is the bank's mean. */
export interface Bank {
  readonly title: string;
  /** Blocks by the score of the side under test, in quarters from 0 to 4. */
  readonly counts: readonly number[];
  /** A side against its like: with a random sign the mean is exactly one half. */
  readonly isNull: boolean;
}

/** The same with the luck of the dice of each block. */
export interface LuckBank {
  readonly title: string;
  /** By score in quarters, for each such block what its dice did, in thousandths of a chance to win one of its matches. */
  readonly fortunes: readonly (readonly number[])[];
  readonly isNull: boolean;
}

/** An arm to bank: what either side plays by, in so many of twenty blocks; in the rest the book meets itself. */
export interface Planted {
  readonly title: string;
  readonly tested: Variant;
  readonly other: Variant;
  readonly inTwenty: number;
}

/** What is banked: nulls, whose second match has other luck than the first, so that they vary, and planted arms. */
export interface Planting {
  readonly nulls: number;
  readonly arms: readonly Planted[];
}

/** Banks of so many blocks of each plan. */
export async function playBanks(
  spec: Spec,
  planting: Planting,
  blocks: number,
  executor: Executor,
  onBlock: () => void,
): Promise<Bank[]> {
  const banks = await playLuckBanks(spec, planting, blocks, executor, onBlock);
  return banks.map(({ title, isNull, fortunes }) => ({
    title,
    isNull,
    counts: fortunes.map(({ length }) => length),
  }));
}

/** The same with their luck. */
export async function playLuckBanks(
  spec: Spec,
  { nulls, arms }: Planting,
  blocks: number,
  executor: Executor,
  onBlock: () => void,
): Promise<LuckBank[]> {
  const plans: readonly Plan[] = [
    ...Array.from({ length: nulls }, (_, i) => nullPlan(spec, `null ${i + 1}`)),
    ...arms.map((arm) => plantedPlan(spec, arm)),
  ];
  const fortunes = plans.map((): number[][] => [[], [], [], [], []]);
  // All plans of an index come together, so that they play on the same table.
  const all = {
    count: blocks * plans.length,
    block: (position: number) => plans[position % plans.length].block(Math.floor(position / plans.length)),
  };
  let position = 0;
  for await (const records of executor.runBlocks(all)) {
    fortunes[position++ % plans.length][blockQuarters(records)].push(blockFortune(records));
    onBlock();
  }
  return plans.map(({ title, isNull }, i) => ({ title, isNull, fortunes: fortunes[i] }));
}

interface Plan {
  readonly title: string;
  readonly isNull: boolean;
  block(index: number): Block;
}

function nullPlan(spec: Spec, title: string): Plan {
  const book = sideOf(spec);
  const arm: Arm = contest(spec, title, book, book, { seed: `${spec.seed}/${title}` });
  return {
    title,
    isNull: true,
    block(index) {
      const [match] = blockOf(arm, index);
      return [match, { ...match, seed: `${match.seed}/salted` }];
    },
  };
}

function plantedPlan(spec: Spec, { title, tested, other, inTwenty }: Planted): Plan {
  const seed = `${spec.seed}/${title}`;
  const [better, worse] = [sideOf(spec, { variant: tested }), sideOf(spec, { variant: other })];
  const arm = contest(spec, title, better, worse, { seed });
  const { block: plain } = nullPlan(spec, title);
  return {
    title,
    isNull: false,
    // Blocks of one arm meet every table before the next twentieth begins.
    block: (index) =>
      Math.floor(index / spec.tables.length) % 20 < inTwenty ? blockOf(arm, index) : plain(index),
  };
}

/** Chances come in hundredths, so that so many blocks hold every score as often as it is expected. */
const COIN_BLOCKS = 10_000;

/** Blocks of two matches, each of which the side under test wins with a chance in percent: exactly, not by luck. */
export function coinBank(percent: number): Bank {
  const [wins, losses] = [percent / 100, 1 - percent / 100];
  const shares = [losses * losses, 0, 2 * wins * losses, 0, wins * wins];
  const counts = shares.map((share) => Math.round(share * COIN_BLOCKS));
  return { title: `coins of ${percent} %`, counts, isNull: percent === 50 };
}

/** Blocks of a bank. */
export function blocksOf({ counts }: Bank): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Variance of a block's score, from 0 to 1, as drawn. */
export function varianceOf(bank: Bank): number {
  const mean = truthOf(bank);
  const sum = bank.counts.reduce((total, count, score) => total + count * (score / 4 - mean) ** 2, 0);
  return Math.min(0.25, sum / blocksOf(bank));
}

/** The mean that drawing from a bank has once luck is taken off, from 0 to 1. */
export function truthLessLuck({ fortunes, isNull }: LuckBank): number {
  if (isNull) return 0.5;
  const scores = fortunes.flatMap((own, quarters) =>
    own.map((fortune) => quarters / 4 - fortune / SCORE_UNITS),
  );
  return mean(scores);
}

/** The mean that drawing from a bank has, from 0 to 1. */
export function truthOf(bank: Bank): number {
  const points = bank.counts.reduce((sum, count, score) => sum + (count * score) / 4, 0);
  return bank.isNull ? 0.5 : points / blocksOf(bank);
}
