import type { Metric } from '../../src/experiments/metrics/metrics.ts';
import { blockOf, mirror, sideOf } from '../../src/experiments/terms/arm.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import type { Spec } from '../../src/experiments/terms/spec.ts';
import type { Variant } from '../../src/rules/variant.ts';

/** Values of a metric under two variants on shared luck, block by block; drawn from again and again. */
export interface PairedBank {
  readonly title: string;
  readonly metric: Omit<Metric, 'measure'>;
  /** How often each pair of values came up, in units of the metric's scale. */
  readonly pairs: readonly (readonly [first: number, second: number, count: number])[];
  /** Variants swapped at random: on average the difference is exactly 0. */
  readonly isNull: boolean;
}

/** Plays both sides by the book and both by a variant, on the same blocks; each metric with and without its effect. */
export async function playPairedBanks(
  spec: Spec,
  metrics: readonly Metric[],
  variant: Variant,
  blocks: number,
  executor: Executor,
  onBlock: () => void,
): Promise<PairedBank[]> {
  const [book, other] = [{}, variant].map((patch) =>
    mirror(spec, 'both sides', sideOf(spec, { variant: patch })),
  );
  const plan = {
    count: blocks,
    block: (index: number) => [blockOf(book, index)[0], blockOf(other, index)[0]] as const,
  };
  const counts = metrics.map(() => new Map<string, number>());
  for await (const [one, two] of executor.runBlocks(plan)) {
    onBlock();
    metrics.forEach((metric, i) => {
      const [first, second] = [metric.measure(one), metric.measure(two)];
      if (first === null || second === null) return;
      const key = `${first},${second}`;
      counts[i].set(key, (counts[i].get(key) ?? 0) + 1);
    });
  }
  return metrics.flatMap(({ measure: _, ...metric }, i) => {
    const pairs = [...counts[i]].sort().map(([key, count]) => {
      const [first, second] = key.split(',').map(Number);
      return [first, second, count] as const;
    });
    return [true, false].map((isNull) => ({
      title: `${metric.id}, ${isNull ? 'variants swapped at random' : 'book against variant'}`,
      metric,
      pairs,
      isNull,
    }));
  });
}

/** Two coins that fall alike in 70 of 100 blocks; the first shows 6 points more heads. */
export function coinPairs(isNull: boolean): PairedBank {
  return {
    title: `paired coins, ${isNull ? 'swapped at random' : '6 points apart'}`,
    metric: { id: 'heads', says: 'share of heads', unit: 'share', scale: 1 },
    pairs: [
      [0, 0, 35],
      [0, 1, 12],
      [1, 0, 18],
      [1, 1, 35],
    ],
    isNull,
  };
}

/** Blocks that showed the metric under both variants. */
export function pairsOf({ pairs }: PairedBank): number {
  return pairs.reduce((sum, [, , count]) => sum + count, 0);
}

/** Mean difference that drawing from the bank has, in the metric's own unit. */
export function differenceOf(bank: PairedBank): number {
  if (bank.isNull) return 0;
  const sum = bank.pairs.reduce((total, [first, second, count]) => total + (first - second) * count, 0);
  return sum / pairsOf(bank) / bank.metric.scale;
}
