import { sampleStandardDeviation } from 'simple-statistics';
import {
  bootstrapPercentile,
  type MorrisTrajectory,
  morrisEffects,
  studentQuantile,
} from '../../../statistics/index.ts';
import type { Stopped } from '../../measure/stopped-tally.ts';
import type { Metric } from '../../metrics/metrics.ts';
import { rounded } from '../../terms/digest.ts';
import type { ScreenFactor } from './screen-factors.ts';
import type { StepEffects } from './screen-tally.ts';

const REPLICATES = 1000;

/** What a number does to a metric as it goes from its low value to its high one, the others anywhere. */
export interface ScreenEffect {
  readonly metric: string;
  readonly says: string;
  readonly unit: Metric['unit'];
  /** Mean effect: its direction, where effects do not cancel. */
  readonly mu: number;
  /** Mean size of the effect, with an interval over trajectories. */
  readonly muStar: number;
  readonly low: number;
  readonly high: number;
  /** The mean size that luck alone would show. */
  readonly muStarOfNoise: number;
  /** Spread of the effect with the other numbers, luck taken off. */
  readonly sigma: number;
  /** Root mean square of the effect, luck taken off: what rows are ranked by. */
  readonly strength: number;
  /** Whether this interval and Student's lie above what luck alone would show. */
  readonly isClear: boolean;
  /** Variance of a step without common luck over that with it; null where there is none. */
  readonly gain: number | null;
}

export interface ScreenRow extends ScreenFactor {
  /** Share of the matches that the bench stopped, at the high value (first) and at the low; null where no walk was finished. */
  readonly stopped: Stopped | null;
  /** Primary metric first; empty where fewer than two trajectories were finished. */
  readonly effects: readonly ScreenEffect[];
}

/** A trajectory that was played to its end, with what each step changed by metric. */
export interface Walked {
  readonly trajectory: MorrisTrajectory;
  readonly steps: readonly StepEffects[];
  /** By point, share of the matches that the bench stopped at its cap. */
  readonly stopped: readonly number[];
}

/** Which way an effect goes, 1 or -1, where it goes one way nearly always; 0 where it does not. */
export function directionOf({ mu, muStar }: Pick<ScreenEffect, 'mu' | 'muStar'>): number {
  return Math.abs(mu) > 0.8 * muStar ? Math.sign(mu) : 0;
}

/** @param rng uniform on [0, 1), for resampling trajectories */
export function screenRows(
  factors: readonly ScreenFactor[],
  metrics: readonly Metric[],
  walked: readonly Walked[],
  alpha: number,
  rng: () => number,
): ScreenRow[] {
  return factors.map((factor, f) => ({
    ...factor,
    stopped: stoppedAt(f, walked),
    effects: walked.length < 2 ? [] : metrics.map((metric, m) => effectOf(f, m, metric, walked, alpha, rng)),
  }));
}

/** Share of the matches stopped at all points or at some of them, which have as many each; null without a walk. */
export function stoppedShare(
  walked: readonly Walked[],
  isMeant: (point: readonly number[]) => boolean = () => true,
): number | null {
  const shares = walked.flatMap(({ trajectory: { points }, stopped }) =>
    stopped.filter((_, place) => isMeant(points[place])),
  );
  return shares.length === 0 ? null : rounded(mean(shares));
}

function stoppedAt(factor: number, walked: readonly Walked[]): Stopped | null {
  const [first, second] = [1, 0].map((level) => stoppedShare(walked, (point) => point[factor] === level));
  return first === null || second === null ? null : { first, second };
}

function effectOf(
  factor: number,
  m: number,
  metric: Metric,
  walked: readonly Walked[],
  alpha: number,
  rng: () => number,
): ScreenEffect {
  const places = walked.map(({ trajectory }) => trajectory.order.indexOf(factor));
  // Luck is shared along a trajectory, so that its steps have noise of their own: half of it stands for a point's.
  const noise = mean(walked.map(({ steps }, t) => steps[m].noise[places[t]]));
  const unpaired = mean(walked.map(({ steps }, t) => steps[m].unpaired[places[t]]));
  const trajectories = walked.map(({ trajectory }) => trajectory);
  const outputs = walked.map(({ steps }) => pathOf(steps[m].changes));
  const { mu, muStar, muStarOfNoise, sigma } = morrisEffects(trajectories, outputs, noise / 2)[factor];
  const sizes = walked.map(({ steps }, t) => Math.abs(steps[m].changes[places[t]] ?? 0));
  const { low, high } = bootstrapPercentile(sizes, mean, 1 - alpha, REPLICATES, rng);
  return {
    metric: metric.id,
    says: metric.says,
    unit: metric.unit,
    mu: rounded(mu),
    muStar: rounded(muStar),
    low: rounded(low),
    high: rounded(high),
    muStarOfNoise: rounded(muStarOfNoise),
    sigma: rounded(sigma),
    strength: rounded(Math.sqrt(Math.max(0, mean(sizes.map((size) => size * size)) - noise))),
    isClear: Math.min(low, muStar - reach(sizes, noise, alpha)) > muStarOfNoise,
    gain: noise === 0 ? null : rounded(unpaired / noise),
  };
}

/** Variance of the size of a normal value about 0, as a share of its own variance. */
const OF_SIZES = 1 - 2 / Math.PI;

/**
 * How far Student's interval of a mean reaches: resampling alone is too sure of a few walks, and sizes that came out
 * alike by chance vary at least as those that luck alone shows.
 */
function reach(sizes: readonly number[], noise: number, alpha: number): number {
  const deviation = Math.max(sampleStandardDeviation([...sizes]), Math.sqrt(OF_SIZES * noise));
  return (studentQuantile(1 - alpha / 2, sizes.length - 1) * deviation) / Math.sqrt(sizes.length);
}

/** Outputs along a trajectory from what its steps changed; only their differences count. */
function pathOf(changes: readonly (number | null)[]): number[] {
  const path = [0];
  for (const change of changes) path.push(path[path.length - 1] + (change ?? 0));
  return path;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
