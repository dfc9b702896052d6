import { type Arm, blockOf, blockQuarters, contest, sideOf } from '../../src/experiments/arm.ts';
import type { Block, Executor } from '../../src/experiments/executor.ts';
import type { Spec } from '../../src/experiments/spec.ts';
import type { Variant } from '../../src/rules/variant.ts';

/** Blocks of one arm, played once and drawn from again and again; whatever is drawn, the truth is the bank's mean. */
export interface Bank {
  readonly title: string;
  /** Scores of the side under test, in quarters. */
  readonly quarters: readonly number[];
  /** A side against its like: with a random sign the mean is exactly one half. */
  readonly isNull: boolean;
}

/** An arm to bank: what either side plays by, in so many of twenty blocks; in the rest the book meets itself. */
export interface Planted {
  readonly title: string;
  readonly tested: Variant;
  readonly other: Variant;
  readonly inTwenty: number;
}

/** Plays nulls, whose second match has other luck than the first, so that they vary, and planted arms. */
export async function playBanks(
  spec: Spec,
  nulls: number,
  planted: readonly Planted[],
  blocks: number,
  executor: Executor,
  onBlock: () => void,
): Promise<Bank[]> {
  const plans = [
    ...Array.from({ length: nulls }, (_, i) => nullPlan(spec, `null ${i + 1}`)),
    ...planted.map((arm) => plantedPlan(spec, arm)),
  ];
  const quarters: number[][] = plans.map(() => []);
  // All arms of an index come together, so that they play on the same table.
  const plan = {
    count: blocks * plans.length,
    block: (position: number) => plans[position % plans.length].block(Math.floor(position / plans.length)),
  };
  let position = 0;
  for await (const records of executor.runBlocks(plan)) {
    quarters[position++ % plans.length].push(blockQuarters(records));
    onBlock();
  }
  return plans.map(({ title, isNull }, i) => ({ title, isNull, quarters: quarters[i] }));
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

/** Blocks whose two matches are drawn by coin: the side under test wins each with a chance. */
export function coinBank(title: string, chance: number, blocks: number, random: () => number): Bank {
  const quarters = Array.from(
    { length: blocks },
    () => 2 * (Number(random() < chance) + Number(random() < chance)),
  );
  return { title, quarters, isNull: chance === 0.5 };
}
