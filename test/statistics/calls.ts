import seedrandom from 'seedrandom';
import { mean } from 'simple-statistics';
import { morrisDesign } from '../../src/statistics/index.ts';

/** A good call of a function, to be spoilt. */
export interface Call {
  readonly args: readonly unknown[];
  /** How many of the last arguments may be left out. */
  readonly optional?: number;
  /** Whether something infinite has an answer. */
  readonly infinite?: boolean;
}

const rng = () => seedrandom.alea('a good call')();
const random = seedrandom.alea('lists');
const scores = [0, 0.25, 0.5, 0.75, 1, 0.5];
const counts = [3, 5, 20, 8, 4];
const tally = { scores: [0, 0.5, 1], counts: [3, 4, 5] };
const observed = { scores: [0, 0.5, 1], shares: [0.25, 0.5, 0.25] };
const range = { low: 0, high: 1 };
const coverage = { alpha: 0.05 };
const matrix = [
  [2, 1],
  [1, 3],
];
const shares = [
  [0.5, 0.7, 0.4],
  [0.3, 0.5, 0.6],
  [0.6, 0.4, 0.5],
];
const points = [
  { x: 0, y: 3, weight: 2 },
  { x: 1, y: 1, weight: 1 },
  { x: 2, y: 2, weight: 1 },
];
const ratios = [
  [1, 4],
  [2, 2],
  [0, 3],
];
const average = (list: readonly number[]) => mean([...list]);
const walks = morrisDesign(2, 4, 2, random);

/** One good call of every function of the library. */
export const CALLS: Readonly<Record<string, Call>> = {
  alphaRank: { args: [shares, 10, 50] },
  blocksNeeded: { args: [0.04, 0.05, coverage, range, 0.8], optional: 2 },
  boundAtLooks: { args: [[200, 300], 0.05] },
  boundedMean: { args: [new Map([[0.5, 4]]), coverage, range], optional: 1 },
  bootstrapClusters: {
    args: [[scores, scores], (list: number[][]) => [average(list.flat())], 0.95, 50, random],
    infinite: true,
  },
  bootstrapPercentile: { args: [scores, average, 0.95, 50, random] },
  bootstrapPercentiles: {
    args: [scores, (list: number[]) => [average(list)], 0.95, 50, random],
    infinite: true,
  },
  bootstrapReplicates: { args: [scores, average, 50, random] },
  bootstrapSimultaneous: { args: [scores, (list: number[]) => [average(list)], 0.95, 50, random] },
  boundedMeanInterval: { args: [scores, 0.05, range], optional: 1 },
  boundedMeanSequence: { args: [range], optional: 1 },
  bradleyTerry: {
    args: [
      3,
      [
        { first: 0, second: 1, points: 5, matches: 8 },
        { first: 1, second: 2, points: 3, matches: 8 },
        { first: 2, second: 0, points: 3, matches: 8 },
      ],
      0.1,
    ],
  },
  chanceAtLooks: { args: [[200, 300], 2], infinite: true },
  chanceOfWorse: { args: [{ lower: -3, upper: 3, drift: 0.1, variance: 1 }, 2, 0.5] },
  chiSquareCdf: { args: [2, 3], infinite: true },
  chiSquareQuantile: { args: [0.95, 3] },
  clusterOf: { args: [scores] },
  clusteredMean: {
    args: [
      [
        { n: 5, mean: 0.5, variance: 0.1 },
        { n: 5, mean: 0.6, variance: 0.1 },
      ],
      0.05,
      range,
    ],
    optional: 1,
  },
  crossingOf: { args: [points, 1.8] },
  cyclicShare: { args: [shares, shares.map((row) => row.map(() => 1e-4))] },
  eBenjaminiHochberg: { args: [[30, 2], 0.05], infinite: true },
  eValue: { args: [scores, 0.5, 'two-sided', range], optional: 1 },
  eloOfShare: { args: [0.6] },
  estimateAfterLooks: {
    args: [
      [
        {
          n: 200,
          wentOn: [
            [0.4, 0.45],
            [0.55, 0.6],
          ],
        },
      ],
      400,
      0.57,
      0.1,
      0.95,
    ],
    optional: 1,
  },
  estimateAfterGsprt: { args: ['normalised', 0, 20, counts, 0.05, 0.05, 0.95], optional: 1 },
  fTail: { args: [3.49, 3, 12], infinite: true },
  gaussLegendre: { args: [8] },
  holm: { args: [[0.01, 0.2], 0.05] },
  incompleteBeta: { args: [0.3, 2, 3] },
  invert: { args: [matrix] },
  isotonic: { args: [points] },
  likeliestWithMean: { args: [observed, 0.6] },
  likeliestWithT: { args: [observed, 0.5, 0.1] },
  linearisedDifference: { args: [ratios, ratios] },
  llrLogistic: { args: [0, 10, counts] },
  llrNormalised: { args: [0, 10, counts] },
  logCapitalAbove: { args: [tally, 0.4] },
  logCapitalBelow: { args: [tally, 0.4] },
  logistic: { args: [1], infinite: true },
  logisticRegression: {
    args: [
      [
        { features: [1, 0], successes: 3, trials: 8 },
        { features: [1, 1], successes: 5, trials: 8 },
      ],
      [0.1, 0.1],
    ],
  },
  meanOf: { args: [tally] },
  mirrored: { args: [tally] },
  momentsOf: { args: [observed] },
  morrisDesign: { args: [3, 4, 2, rng] },
  morrisEffects: {
    args: [
      walks,
      [
        [1, 2, 4],
        [2, 1, 0],
      ],
      0.1,
    ],
  },
  normalCdf: { args: [1], infinite: true },
  normalDensity: { args: [1], infinite: true },
  normalQuantile: { args: [0.9] },
  permutation: { args: [4, rng] },
  ratioDifference: { args: [ratios, ratios, coverage] },
  ratioDistance: { args: [ratios, 0.4] },
  ratioInterval: { args: [ratios, coverage] },
  ratioOfSums: { args: [ratios] },
  regularised: { args: [counts] },
  scoreDistance: { args: [tally, 0.5] },
  scoreInterval: { args: [counts, 0.95], optional: 1 },
  scoreTally: { args: [range], optional: 1 },
  scoreMean: { args: [tally, 2] },
  scoreTest: { args: [counts, 0.5] },
  sequentialTest: { args: [0.05, 0.05] },
  shapley: { args: [3, (subset: number) => subset] },
  shapleyInteractions: { args: [3, (subset: number) => subset * subset] },
  shareOfElo: { args: [10], infinite: true },
  solveLinear: { args: [matrix, [1, 2]] },
  sprtBounds: { args: [0.05, 0.05] },
  studentCdf: { args: [1, 5], infinite: true },
  studentQuantile: { args: [0.9, 5] },
  typicalHalfWidth: { args: [200, 0.04, coverage] },
  unrefuted: { args: [tally, 0.05] },
  wilson: { args: [3, 10, 0.95], optional: 1 },
  zeroSumNash: { args: [shares] },
};

/** Calls that are wrong for other reasons: signs, fractions, words, lists that do not fit each other. */
export const REFUSED: readonly [string, readonly unknown[]][] = [
  ['permutation', [2.5, rng]],
  ['permutation', [-1, rng]],
  ['permutation', [3, () => 1]],
  ['bootstrapReplicates', [scores, average, 2.5, random]],
  ['bootstrapReplicates', [scores, average, 50, () => 1]],
  ['llrLogistic', [0, 10, [0, 0, 0, 0, 0]]],
  ['llrNormalised', [0, 10, [0, 0, 0]]],
  ['llrLogistic', [0, 10, [-1, 2, 3]]],
  ['llrLogistic', [0, 10, [1, 2, 3, 4]]],
  ['estimateAfterGsprt', ['bayes', 0, 20, counts, 0.05, 0.05]],
  ['estimateAfterGsprt', ['logistic', 20, 0, counts, 0.05, 0.05]],
  ['regularised', [[0, 0, 0]]],
  ['eValue', [scores, 0.5, 'both']],
  ['eValue', [scores, 0.5, 'toString']],
  ['eValue', [new Map([[0.5, -1]]), 0.5, 'greater']],
  ['eValue', [new Map([[0.5, 1.5]]), 0.5, 'greater']],
  [
    'alphaRank',
    [
      [
        [1e308, -1e308],
        [0, 0],
      ],
      10,
      50,
    ],
  ],
  ['alphaRank', [[[1, 2]], 10, 50]],
  ['alphaRank', [shares, 10, 2.5]],
  ['cyclicShare', [shares, [[0]]]],
  ['cyclicShare', [shares, shares.map((row) => row.map(() => -1))]],
  ['shapley', [2.5, () => 1]],
  ['shapley', [3, () => 'many']],
  [
    'morrisEffects',
    [
      walks,
      [
        [1, 2, 4],
        [2, 1],
      ],
      0.1,
    ],
  ],
  [
    'morrisEffects',
    [
      walks,
      [
        [1, 2, 4],
        [2, 1, 0],
      ],
      -0.1,
    ],
  ],
  ['estimateAfterLooks', [[{ n: 400, wentOn: [[0.4, 0.6]] }], 400, 0.6, 0.1]],
  ['estimateAfterLooks', [[{ n: 200, wentOn: [[0.6, 0.4]] }], 400, 0.6, 0.1]],
  ['estimateAfterLooks', [[], -5, 0.6, 0.1]],
  ['scoreInterval', [[1, 2.5, 3]]],
  ['scoreTest', [[1, -2, 3], 0.5]],
  ['logCapitalAbove', [{ scores: [0, 1.5], counts: [1, 1] }, 0.5]],
  ['logCapitalBelow', [{ scores: [0, 1], counts: [1, -1] }, 0.5]],
  ['meanOf', [{ scores: [0, 1], counts: [1] }]],
  ['likeliestWithMean', [{ scores: [0, 1], shares: [0.5, 0.7] }, 0.5]],
  ['momentsOf', [{ scores: [1, 0], shares: [0.5, 0.5] }]],
  [
    'clusteredMean',
    [
      [
        { n: 1.5, mean: 0.5, variance: 0 },
        { n: 2, mean: 0.5, variance: 0 },
      ],
      0.05,
    ],
  ],
  ['bradleyTerry', [2, [{ first: 0, second: 0.5, points: 1, matches: 2 }], 0.1]],
  ['bradleyTerry', [2, [{ first: 0, second: 1, points: 3, matches: 2 }], 0.1]],
  ['logisticRegression', [[{ features: [1], successes: -1, trials: 2 }], [0.1]]],
  ['logisticRegression', [[{ features: [1], successes: 1, trials: 2 }], [-0.1]]],
  ['isotonic', [[{ x: 0, y: 0, weight: -1 }]]],
  ['wilson', [2.5, 10]],
  ['wilson', [-1, 10]],
  ['chiSquareCdf', [1, -3]],
  ['studentCdf', [1, -3]],
  ['solveLinear', [matrix, [1, 2, 3]]],
  ['zeroSumNash', [[[1, 2], [3]]]],
];
