import { normalCdf } from '../numerics/normal-cdf.ts';
import { requireFinite, requireObject, requirePositive } from '../numerics/require.ts';

/**
 * Brownian motion from 0 with a drift between two barriers: how likely an outcome at least as bad as one seen.
 *
 * Outcomes of a sequential test are ordered from a quick rejection over slow ones and unfinished tests to a
 * quick acceptance. The chance of a worse one than "at time T the walk stood at y" is that of leaving through
 * the lower barrier before T plus that of being inside and below y at T.
 *
 * Source: method of images for two absorbing barriers with Girsanov's factor for the drift (Siegmund (1985),
 * Sequential Analysis, chapter III); the ordering is his, and Fishtest's.
 */
export interface BrownianTest {
  /** Lower barrier, below 0. */
  readonly lower: number;
  /** Upper barrier, above 0. */
  readonly upper: number;
  /** Drift per unit of time. */
  readonly drift: number;
  /** Variance per unit of time, above 0. */
  readonly variance: number;
}

/** Chance of an outcome worse than standing at `y` (between the barriers) at `time` (above 0). */
export function chanceOfWorse(test: BrownianTest, time: number, y: number): number {
  requireObject('test', test);
  const { lower, upper, drift, variance } = test;
  for (const [name, value] of Object.entries({ lower, upper, drift, y })) requireFinite(name, value);
  requirePositive('variance', variance);
  requirePositive('time', time);
  if (!(lower < 0 && upper > 0))
    throw new RangeError(`The barriers are ${lower} and ${upper}; the walk starts at 0 between them.`);
  const place = Math.min(upper, Math.max(lower, y));
  const chance = leftBelow(test, time) + insideBelow(test, time, place);
  return Math.min(1, Math.max(0, chance));
}

/** Images beyond this many periods are farther than the walk can get. */
function periods({ lower, upper, drift, variance }: BrownianTest, time: number): number {
  return Math.ceil((Math.abs(drift) * time + 9 * Math.sqrt(variance * time)) / (2 * (upper - lower))) + 1;
}

function leftBelow(test: BrownianTest, time: number): number {
  const { lower, upper, drift, variance } = test;
  const deviation = Math.sqrt(variance * time);
  const tilt = drift / variance;
  const last = periods(test, time);
  let chance = 0;
  for (let k = -last; k <= last; k++) {
    const distance = -lower + 2 * k * (upper - lower);
    const far = Math.abs(distance);
    const towards = weighted(tilt * lower - tilt * far, (drift * time - far) / deviation);
    const against = weighted(tilt * lower + tilt * far, (-drift * time - far) / deviation);
    chance += Math.sign(distance) * (towards + against);
  }
  return chance;
}

function insideBelow(test: BrownianTest, time: number, y: number): number {
  const { lower, upper, drift, variance } = test;
  const deviation = Math.sqrt(variance * time);
  const tilt = drift / variance;
  const between = (image: number) => {
    const from = (lower - image - drift * time) / deviation;
    const to = (y - image - drift * time) / deviation;
    // Differences of lower tails lose nothing: take them on the side where both are small.
    return from > 0
      ? weighted(tilt * image, -from) - weighted(tilt * image, -to)
      : weighted(tilt * image, to) - weighted(tilt * image, from);
  };
  const last = periods(test, time);
  let chance = 0;
  for (let k = -last; k <= last; k++) {
    const shift = 2 * k * (upper - lower);
    chance += between(shift) - between(2 * lower - shift);
  }
  return chance;
}

/** exp(log) times the normal distribution function at z, where the first may overflow and the second vanish. */
function weighted(log: number, z: number): number {
  if (z > -30) {
    const below = normalCdf(z);
    return below === 0 ? 0 : Math.exp(log + Math.log(below));
  }
  // Mills' ratio: the tail is the density over -z, good to z^-4.
  return Math.exp(log - (z * z) / 2) * ((1 - 1 / (z * z)) / (-z * Math.sqrt(2 * Math.PI)));
}
