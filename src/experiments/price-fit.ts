import seedrandom from 'seedrandom';
import { bootstrapPercentiles, logistic, logisticRegression } from '../statistics/index.ts';
import { rounded } from './digest.ts';
import type { Counts } from './random-armies.ts';
import type { Share } from './verdict.ts';

/** How two random armies fared: units of the first less those of the second, and its score in quarters, 0 to 4. */
export interface Meeting {
  readonly differences: readonly number[];
  readonly quarters: number;
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

export function meetingOf(
  units: readonly string[],
  [first, second]: readonly [Counts, Counts],
  quarters: number,
): Meeting {
  return { differences: units.map((id) => first[id] - second[id]), quarters };
}

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

/**
 * What each meeting says about the share that an army takes with one more of each unit: values by meeting, then by
 * unit, whose mean is about the share and whose variance over the number of meetings is about its squared error. Empty
 * for so few meetings that a fit follows each of them.
 */
export function sharesByMeeting(meetings: readonly Meeting[]): number[][] {
  const units = meetings[0]?.differences.length ?? 0;
  if (meetings.length <= 2 * units) return [];
  const { coefficients, covariance } = modelOf(meetings, units);
  // What is left over after a fit is too small by what the fit has taken up.
  const taken = Math.sqrt(meetings.length / (meetings.length - units));
  return meetings.map(({ differences, quarters }) => {
    const odds = differences.reduce((sum, more, i) => sum + more * coefficients[i], 0);
    const surprise = taken * (quarters / 2 - 2 * logistic(odds));
    return coefficients.map((own, unit) => {
      const pull = differences.reduce((sum, more, i) => sum + covariance[unit][i] * more, 0);
      const share = logistic(own);
      return share + share * (1 - share) * meetings.length * pull * surprise;
    });
  });
}

function fitted(sample: readonly Meeting[], units: number): number[] {
  return modelOf(sample, units).coefficients;
}

function modelOf(sample: readonly Meeting[], units: number) {
  const observations = sample.map(({ differences, quarters }) => ({
    features: differences,
    successes: quarters / 2,
    trials: 2,
  }));
  return logisticRegression(observations, new Array<number>(units).fill(PENALTY));
}
