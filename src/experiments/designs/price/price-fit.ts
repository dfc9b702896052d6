import seedrandom from 'seedrandom';
import {
  bootstrapPercentiles,
  bootstrapSimultaneous,
  logistic,
  logisticRegression,
} from '../../../statistics/index.ts';
import type { Halves } from '../../terms/arm.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { Share } from '../../terms/verdict.ts';

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
  /**
   * Share that an army takes with one more of it against its like with one more of each unit, in their order. Intervals
   * of all units, and those against printed costs, hold together.
   */
  readonly instead: readonly Share[];
  /** The same against its printed cost in units of the yardstick; null where none is printed, and for the yardstick. */
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
 * @param alpha of each interval by itself
 * @param together of all that compare units or costs
 */
export function worthOf(
  meetings: readonly Meeting[],
  yardstick: number,
  costs: readonly (number | null)[],
  { alpha, together }: { readonly alpha: number; readonly together: number },
  seed: string,
): Worth[] | null {
  if (meetings.length < 2) return null;
  const units = meetings[0].differences.length;
  const compared = comparedIn(units, yardstick, costs);
  const rng = () => seedrandom.alea(`${seed}/bootstrap`);
  const statistic = (sample: readonly Meeting[]) => {
    const odds = fitted(sample, units);
    const scale = odds[yardstick];
    // A yardstick worth nothing or less measures nothing; an infinite ratio says so in every percentile it reaches.
    return [...odds, ...odds.map((value) => (scale > 0 ? value / scale : Number.POSITIVE_INFINITY))];
  };
  const all = bootstrapPercentiles(meetings, statistic, 1 - alpha, REPLICATES, rng());
  const apart = bootstrapSimultaneous(
    meetings,
    (sample) => distances(fitted(sample, units), compared),
    1 - together,
    REPLICATES,
    rng(),
  );
  const isFirm = all[yardstick].low > 0;
  const against = (unit: number, other: number | 'its cost') => {
    const own = compared.findIndex((pair) => pair.unit === unit && pair.other === other);
    if (own >= 0) return shareOf(apart[own]);
    const turned = compared.findIndex((pair) => pair.unit === other && pair.other === unit);
    return turned >= 0 ? turnedRound(shareOf(apart[turned])) : null;
  };
  return Array.from({ length: units }, (_, i) => {
    const ratio = all[units + i];
    return {
      share: shareOf(all[i]),
      inYardsticks: isFirm ? roundedShare({ mean: ratio.estimate, low: ratio.low, high: ratio.high }) : null,
      instead: Array.from({ length: units }, (_, other) => against(i, other) ?? ITSELF),
      insteadOfCost: against(i, 'its cost'),
    };
  });
}

const ITSELF: Share = { mean: 0.5, low: 0.5, high: 0.5 };

/** One more of a unit, against one more of another or as many of the yardstick as it costs. */
interface Compared {
  readonly unit: number;
  readonly other: number | 'its cost';
  /** What is taken off its log-odds: so many of which unit. */
  readonly less: { readonly unit: number; readonly count: number };
}

/** Every unit against each other one, and against its printed cost. */
function comparedIn(units: number, yardstick: number, costs: readonly (number | null)[]): Compared[] {
  const all = Array.from({ length: units }, (_, unit) => unit);
  return all.flatMap((unit) => {
    const cost = unit === yardstick ? null : costs[unit];
    return [
      ...all.slice(unit + 1).map((other) => ({ unit, other, less: { unit: other, count: 1 } })),
      ...(cost === null
        ? []
        : [{ unit, other: 'its cost' as const, less: { unit: yardstick, count: cost } }]),
    ];
  });
}

/** How many comparisons of random armies are judged together. */
export function comparisonsOf(units: number, yardstick: number, costs: readonly (number | null)[]): number {
  return comparedIn(units, yardstick, costs).length;
}

function distances(odds: readonly number[], compared: readonly Compared[]): number[] {
  return compared.map(({ unit, less }) => odds[unit] - less.count * odds[less.unit]);
}

/** The share that log-odds stand for. */
function shareOf({ estimate, low, high }: { estimate: number; low: number; high: number }): Share {
  return roundedShare({ mean: logistic(estimate), low: logistic(low), high: logistic(high) });
}

function turnedRound({ mean, low, high }: Share): Share {
  return roundedShare({ mean: 1 - mean, low: 1 - high, high: 1 - low });
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
