import {
  alphaRank,
  type BradleyTerryFit,
  bradleyTerry,
  cyclicShare,
  eloOfShare,
  logistic,
  zeroSumNash,
} from '../../../statistics/index.ts';
import { varianceOf } from '../../measure/sums.ts';
import type { BlockScore, Pairing } from './tournament-field.ts';

/** Selection strength per share of the points, and size of the population, of alpha-rank. */
export const SELECTION = 10;
export const POPULATION = 50;
/** Weight of a squared penalty on strengths: keeps those finite who never lost. */
const PENALTY = 0.1;

/** What each pair of contestants came to in the blocks of one index, in the order of the pairings. */
export type Round = readonly BlockScore[];

/** A round as numbers in a row, which add up fast: for each pair the four of its score, its points and their square. */
export type Packed = Int32Array;

const OPENED = 0;
const OPENED_POINTS = 1;
const FOLLOWED = 2;
const FOLLOWED_POINTS = 3;
const POINTS = 4;
const SQUARES = 5;
const COLUMNS = 6;

/** Points of a block, in halves, when all are won. */
const ALL_POINTS = 4;

export function packed(round: Round): Packed {
  return Int32Array.from(
    round.flatMap(({ opened, openedPoints, followed, followedPoints }) => {
      const points = openedPoints + followedPoints;
      return [opened, openedPoints, followed, followedPoints, points, points * points];
    }),
  );
}

/** What a contestant took from all others in a round, of 0 to `mostPoints`. */
export function pointsIn({ pairings }: Pick<Field, 'pairings'>, round: Packed, contestant: number): number {
  return pairings.reduce((sum, { first, second }, pair) => {
    const [one, other] = pointsOfPair(round, pair);
    return sum + (first === contestant ? one : second === contestant ? other : 0);
  }, 0);
}

/** What both of a pair took from each other in a round. */
export function pointsOfPair(round: Packed, pair: number): readonly [number, number] {
  const points = round[pair * COLUMNS + POINTS];
  return [points, ALL_POINTS - points];
}

export function mostPoints({ contestants }: Field): number {
  return ALL_POINTS * (contestants - 1);
}

/** Rounds by table; where there is but one table each round by itself. */
export type Clusters = readonly (readonly Packed[])[];

/** Sums of columns over rounds. */
function sumOf(rounds: readonly ArrayLike<number>[]): Float64Array {
  const sums = new Float64Array(rounds[0].length);
  for (const round of rounds) for (let i = 0; i < sums.length; i++) sums[i] += round[i];
  return sums;
}

export interface Field {
  readonly contestants: number;
  readonly pairings: readonly Pairing[];
  /** Contestants that the others are measured without. */
  readonly apart: ReadonlySet<number>;
}

/** Elo, 0 of those apart, alpha-rank, first turn, cyclic share, and 1 where Elo rests on the penalty, in a row. */
export function figuresOf(field: Field, clusters: Clusters, noise: readonly (readonly number[])[]): number[] {
  const sums = sumOf(clusters.map(sumOf));
  const shares = sharesOf(field, sums, roundsIn(clusters));
  const fit = fitOf(field, sums);
  return [
    ...strengthsOf(field, fit).map((strength) => eloOfShare(logistic(strength))),
    ...alphaRank(shares, SELECTION, POPULATION),
    logistic(fit.sideEffect),
    cyclicShare(shares, noise),
    fit.stronglyConnected ? 0 : 1,
  ];
}

/** Chances in the equilibrium of greatest entropy; who beats everybody is played always, and nobody else. */
export function mixOf(field: Field, clusters: Clusters): number[] {
  const shares = sharesOf(field, sumOf(clusters.map(sumOf)), roundsIn(clusters));
  const best = shares.findIndex((row, i) => row.every((share, j) => i === j || share > 0.5));
  return best < 0 ? zeroSumNash(shares).rows : shares.map((_, i) => (i === best ? 1 : 0));
}

/**
 * Variances of the errors of the shares: in the sample, and in its resamples, which have the noise of the sample and
 * their own: that between clusters and again that within them.
 */
export function noiseOf(field: Field, clusters: Clusters): { sample: number[][]; resample: number[][] } {
  const sums = clusters.map(sumOf);
  const total = sumOf(sums);
  const rounds = roundsIn(clusters);
  const variances = field.pairings.map((_, pair) => {
    const column = pair * COLUMNS + POINTS;
    const mean = total[column] / rounds;
    let squares = 0;
    let within = 0;
    clusters.forEach(({ length: n }, c) => {
      const distance = sums[c][column] - n * mean;
      squares += distance * distance;
      const own = { n, sum: sums[c][column], squares: sums[c][pair * COLUMNS + SQUARES] };
      within += n * varianceOf(own);
    });
    const unit = ALL_POINTS * rounds * ALL_POINTS * rounds;
    const between = (squares * clusters.length) / (clusters.length - 1);
    const sample = Math.max(between, within) / unit;
    return { sample, resample: 2 * sample + within / unit };
  });
  const matrix = (of: 'sample' | 'resample') =>
    matrixOf(
      field,
      0,
      variances.map((own) => own[of]),
      (variance) => variance,
    );
  return { sample: matrix('sample'), resample: matrix('resample') };
}

function roundsIn(clusters: Clusters): number {
  return clusters.reduce((sum, { length }) => sum + length, 0);
}

/** Shares of the points by pair, one half against oneself. */
function sharesOf(field: Field, sums: Float64Array, rounds: number): number[][] {
  const own = field.pairings.map((_, pair) => sums[pair * COLUMNS + POINTS] / (ALL_POINTS * rounds));
  return matrixOf(field, 0.5, own, (share) => 1 - share);
}

/** A square matrix from the figures of pairs; those of the same pair seen from the other side by `turned`. */
function matrixOf(
  { contestants, pairings }: Field,
  diagonal: number,
  figures: readonly number[],
  turned: (figure: number) => number,
): number[][] {
  const matrix = Array.from({ length: contestants }, () => new Array<number>(contestants).fill(diagonal));
  pairings.forEach(({ first, second }, pair) => {
    matrix[first][second] = figures[pair];
    matrix[second][first] = turned(figures[pair]);
  });
  return matrix;
}

/** Contestants that are not apart, in order. */
function measuredIn({ contestants, apart }: Field): number[] {
  return Array.from({ length: contestants }, (_, i) => i).filter((i) => !apart.has(i));
}

function strengthsOf(field: Field, { strengths }: BradleyTerryFit): number[] {
  const all = new Array<number>(field.contestants).fill(0);
  measuredIn(field).forEach((contestant, i) => {
    all[contestant] = strengths[i];
  });
  return all;
}

/** Strengths of those that are not apart, by what they scored against each other. */
function fitOf(field: Field, sums: Float64Array): BradleyTerryFit {
  const measured = measuredIn(field);
  const encounters = field.pairings.flatMap((pairing, pair) => {
    const [first, second] = [measured.indexOf(pairing.first), measured.indexOf(pairing.second)];
    if (first < 0 || second < 0) return [];
    const at = (column: number) => sums[pair * COLUMNS + column];
    return [
      { first, second, points: at(OPENED_POINTS) / 2, matches: at(OPENED) },
      {
        first: second,
        second: first,
        points: at(FOLLOWED) - at(FOLLOWED_POINTS) / 2,
        matches: at(FOLLOWED),
      },
    ].filter(({ matches }) => matches > 0);
  });
  return bradleyTerry(measured.length, encounters, PENALTY);
}
