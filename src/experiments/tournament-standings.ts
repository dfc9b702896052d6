import seedrandom from 'seedrandom';
import {
  alphaRank,
  bootstrapPercentiles,
  bradleyTerry,
  cyclicShare,
  eloOfShare,
  logistic,
  zeroSumNash,
} from '../statistics/index.ts';
import { rounded } from './digest.ts';
import type { BlockScore, Pairing } from './tournament-field.ts';
import type { Share } from './verdict.ts';

/** Selection strength per share of the points, and size of the population, of alpha-rank. */
export const SELECTION = 10;
export const POPULATION = 50;
/** Weight of a squared penalty on strengths: keeps those finite who never lost. */
const PENALTY = 0.1;
const REPLICATES = 200;

/** How a contestant stands in the field; intervals by bootstrap over blocks. */
export interface Standing {
  /** Mean share of the points against each of the others. */
  readonly share: Share;
  /** Bradley-Terry strength as logistic Elo, 0 on average. */
  readonly elo: Share;
  /** Chance in the equilibrium of greatest entropy. */
  readonly nash: Share;
  /** Share of the time that an evolving population spends on it. */
  readonly alphaRank: Share;
}

export interface Standings {
  readonly standings: readonly Standing[];
  /** Share of the points that the side with the first turn takes between equals. */
  readonly firstTurn: Share;
  /** Of what sets contestants apart, the share that runs in circles. */
  readonly cyclic: Share;
  /** Whether chains of points lead from everyone to everyone; if not, strengths rest on a penalty. */
  readonly connected: boolean;
}

/** What each pair of contestants came to in the blocks of one index, in the order of the pairings. */
export type Round = readonly BlockScore[];

/** The standings after rounds in which all pairs played; null for fewer than two. */
export function standingsOf(
  contestants: number,
  pairings: readonly Pairing[],
  rounds: readonly Round[],
  alpha: number,
  seed: string,
): Standings | null {
  if (rounds.length < 2) return null;
  const figures = (noise: number) => (sample: readonly Round[]) =>
    figuresOf(contestants, pairings, sample, noise);
  const rng = seedrandom.alea(`${seed}/bootstrap`);
  // A resample has the noise of the sample and its own.
  const intervals = bootstrapPercentiles(rounds, figures(2), 1 - alpha, REPLICATES, rng);
  const estimates = figures(1)(rounds);
  const at = (i: number): Share => ({
    mean: rounded(estimates[i]),
    low: rounded(intervals[i].low),
    high: rounded(intervals[i].high),
  });
  return {
    standings: Array.from({ length: contestants }, (_, i) => ({
      share: at(i),
      elo: at(contestants + i),
      nash: at(2 * contestants + i),
      alphaRank: at(3 * contestants + i),
    })),
    firstTurn: at(4 * contestants),
    cyclic: at(4 * contestants + 1),
    connected: fitOf(contestants, pairings, sumsOf(rounds)).stronglyConnected,
  };
}

/** All figures in a row: shares, Elo, Nash, alpha-rank, first turn, cyclic share. */
function figuresOf(
  contestants: number,
  pairings: readonly Pairing[],
  rounds: readonly Round[],
  noise: number,
): number[] {
  const sums = sumsOf(rounds);
  const { shares, variances } = matrixOf(contestants, pairings, rounds, sums, noise);
  const fit = fitOf(contestants, pairings, sums);
  const against = shares.map(
    (row, i) => row.reduce((sum, share, j) => sum + (i === j ? 0 : share), 0) / (contestants - 1),
  );
  return [
    ...against,
    ...fit.strengths.map((strength) => eloOfShare(logistic(strength))),
    ...zeroSumNash(shares).rows,
    ...alphaRank(shares, SELECTION, POPULATION),
    logistic(fit.sideEffect),
    cyclicShare(shares, variances),
  ];
}

function sumsOf(rounds: readonly Round[]): BlockScore[] {
  return rounds[0].map((_, pair) => ({
    opened: total(rounds, pair, 'opened'),
    openedPoints: total(rounds, pair, 'openedPoints'),
    followed: total(rounds, pair, 'followed'),
    followedPoints: total(rounds, pair, 'followedPoints'),
  }));
}

function total(rounds: readonly Round[], pair: number, of: keyof BlockScore): number {
  return rounds.reduce((sum, round) => sum + round[pair][of], 0);
}

function fitOf(contestants: number, pairings: readonly Pairing[], sums: readonly BlockScore[]) {
  const encounters = pairings.flatMap(({ first, second }, pair) => {
    const { opened, openedPoints, followed, followedPoints } = sums[pair];
    return [
      { first, second, points: openedPoints / 2, matches: opened },
      { first: second, second: first, points: followed - followedPoints / 2, matches: followed },
    ].filter(({ matches }) => matches > 0);
  });
  return bradleyTerry(contestants, encounters, PENALTY);
}

/** Shares of the points by pair, one half against oneself, and the variances of their errors times `noise`. */
function matrixOf(
  contestants: number,
  pairings: readonly Pairing[],
  rounds: readonly Round[],
  sums: readonly BlockScore[],
  noise: number,
) {
  const shares = Array.from({ length: contestants }, () => new Array<number>(contestants).fill(0.5));
  const variances = shares.map((row) => row.map(() => 0));
  pairings.forEach(({ first, second }, pair) => {
    const { openedPoints, followedPoints } = sums[pair];
    const mean = (openedPoints + followedPoints) / (4 * rounds.length);
    shares[first][second] = mean;
    shares[second][first] = 1 - mean;
    const squares = rounds.reduce((sum, round) => {
      const distance = (round[pair].openedPoints + round[pair].followedPoints) / 4 - mean;
      return sum + distance * distance;
    }, 0);
    const variance = (noise * squares) / ((rounds.length - 1) * rounds.length);
    variances[first][second] = variance;
    variances[second][first] = variance;
  });
  return { shares, variances };
}
