import seedrandom from 'seedrandom';
import { bootstrapPercentiles, logistic, logisticRegression } from '../statistics/index.ts';
import type { Halves } from './arm.ts';
import { rounded } from './digest.ts';
import type { Share } from './verdict.ts';

/** How two random armies fared. */
export interface Meeting {
  /** Units of the first less those of the second. */
  readonly differences: readonly number[];
  /** Points of the first in both matches, in halves of a match. */
  readonly halves: Halves;
  /** Place of their table. */
  readonly table: number;
}

/** What one more of a unit is worth. */
export interface Worth {
  /** Share of the points that an army takes that has one more of it than its equal. */
  readonly share: Share;
  /** In units of the yardstick; null where the yardstick's own worth cannot be told from nothing. */
  readonly inYardsticks: Share | null;
  /** Share that an army takes with one more of it against its like with one more of each unit, in their order. */
  readonly instead: readonly Share[];
  /** The same against its printed cost in units of the yardstick; null where none is printed. */
  readonly insteadOfCost: Share | null;
}

const REPLICATES = 400;
/** Weight of a squared penalty on every worth: what keeps small samples finite and moves large ones hardly at all. */
const PENALTY = 0.1;

/**
 * The worth of each unit: the log-odds of a point as a weighted sum of the differences in numbers of units, with
 * intervals by bootstrap over blocks. Null for fewer than two blocks.
 *
 * @param yardstick place of the yardstick among the units
 * @param costs printed, in units of the yardstick; null where none is
 */
export function worthOf(
  meetings: readonly Meeting[],
  yardstick: number,
  costs: readonly (number | null)[],
  alpha: number,
  seed: string,
): Worth[] | null {
  if (meetings.length < 2) return null;
  const units = meetings[0].differences.length;
  const statistic = (sample: readonly Meeting[]) => {
    const odds = fitted(sample, units);
    const scale = odds[yardstick];
    // A yardstick worth nothing or less measures nothing; an infinite ratio says so in every percentile it reaches.
    return [
      ...odds,
      ...odds.map((value) => (scale > 0 ? value / scale : Number.POSITIVE_INFINITY)),
      ...odds.map((value, i) => value - (costs[i] ?? 0) * scale),
      ...odds.flatMap((value) => odds.map((other) => value - other)),
    ];
  };
  const all = bootstrapPercentiles(
    meetings,
    statistic,
    1 - alpha,
    REPLICATES,
    seedrandom.alea(`${seed}/bootstrap`),
  );
  const isFirm = all[yardstick].low > 0;
  const shareAt = (place: number) => {
    const { estimate, low, high } = all[place];
    return share(logistic(estimate), logistic(low), logistic(high));
  };
  return Array.from({ length: units }, (_, i) => {
    const ratio = all[units + i];
    return {
      share: shareAt(i),
      inYardsticks: isFirm ? share(ratio.estimate, ratio.low, ratio.high) : null,
      instead: Array.from({ length: units }, (_, other) => shareAt((3 + i) * units + other)),
      insteadOfCost: costs[i] === null ? null : shareAt(2 * units + i),
    };
  });
}

function share(mean: number, low: number, high: number): Share {
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) };
}

function fitted(sample: readonly Meeting[], units: number): number[] {
  return modelOf(sample, units).coefficients;
}

/** The log-odds of a point that each unit adds. */
export function modelOf(sample: readonly Meeting[], units: number) {
  const observations = sample.map(({ differences, halves: [one, other] }) => ({
    features: differences,
    successes: (one + other) / 2,
    trials: 2,
  }));
  return logisticRegression(observations, new Array<number>(units).fill(PENALTY));
}
