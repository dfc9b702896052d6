import { mean, sampleStandardDeviation } from 'simple-statistics';
import { permutation } from './permutation.ts';
import { requireCount, requireFinite, requireFunction } from './require.ts';

/**
 * Shapley values: a fair split of what several changes do together among the changes.
 *
 * They sum to the value of all changes less that of none, whatever the interactions. Being linear in the
 * outcomes they can be taken block by block: the mean over blocks, with its interval, is the value with its
 * noise. Wrong for "what if only this change were made": that is a single comparison.
 *
 * Subsets of the n changes are bit masks: bit i set means change i is made.
 */

/** Beyond this the 2^n outcomes of the exact form are too many. */
const EXACT_LIMIT = 16;

/**
 * Exact Shapley values, from all 2^n subsets, each asked for once.
 * Source: Shapley (1953), "A value for n-person games", eq. (13).
 *
 * @param n changes, up to 16
 * @param value outcome of a subset
 */
export function shapley(n: number, value: (subset: number) => number): number[] {
  const outcomes = allOutcomes(n, value);
  const weights = subsetWeights(n, 1);
  return Array.from({ length: n }, (_, i) => {
    const bit = 1 << i;
    let sum = 0;
    outcomes.forEach((outcome, subset) => {
      if (!(subset & bit)) sum += weights[size(subset)] * (outcomes[subset | bit] - outcome);
    });
    return sum;
  });
}

/**
 * Pairwise Shapley interactions: how much more two changes do together than apart, averaged over the company
 * they keep. Symmetric, with a diagonal of 0.
 * Source: Grabisch and Roubens (1999), Int. J. Game Theory 28, the Shapley index of pairs.
 *
 * @param n changes, up to 16
 * @param value outcome of a subset
 */
export function shapleyInteractions(n: number, value: (subset: number) => number): number[][] {
  const outcomes = allOutcomes(n, value);
  const weights = subsetWeights(n, 2);
  const index = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const first = 1 << i;
      const second = 1 << j;
      let sum = 0;
      outcomes.forEach((outcome, subset) => {
        if (subset & (first | second)) return;
        const together =
          outcomes[subset | first | second] - outcomes[subset | first] - outcomes[subset | second];
        sum += weights[size(subset)] * (together + outcome);
      });
      index[i][j] = sum;
      index[j][i] = sum;
    }
  }
  return index;
}

/**
 * Shapley values from random orders of adding the changes, with standard errors from the spread over orders.
 * Noise in the outcomes themselves is not in these errors unless each call draws it afresh.
 * Source: Castro, Gomez and Tejada (2009), Comput. Oper. Res. 36, 1726-1730.
 *
 * @param n changes, up to 30
 * @param orders random orders, at least 2; each asks for n + 1 outcomes
 * @param value outcome of a subset
 * @param rng uniform on [0, 1)
 */
export function shapleySampled(
  n: number,
  orders: number,
  value: (subset: number) => number,
  rng: () => number,
): { values: number[]; standardErrors: number[] } {
  requireCount('n', n, 1);
  if (n > 30) throw new RangeError(`n is ${n}; subsets are masks of up to 30 bits.`);
  requireCount('orders', orders, 2);
  const outcome = outcomeOf(value);
  const gains: number[][] = Array.from({ length: n }, () => []);
  for (let order = 0; order < orders; order++) {
    let subset = 0;
    let before = outcome(0);
    for (const i of permutation(n, rng)) {
      subset |= 1 << i;
      const after = outcome(subset);
      gains[i].push(after - before);
      before = after;
    }
  }
  return {
    values: gains.map((list) => mean(list)),
    standardErrors: gains.map((list) => sampleStandardDeviation(list) / Math.sqrt(orders)),
  };
}

/** The value of a subset, which must be a finite number. */
function outcomeOf(value: (subset: number) => number): (subset: number) => number {
  requireFunction('value', value);
  return (subset) => {
    const outcome = value(subset);
    requireFinite(`The value of subset ${subset}`, outcome);
    return outcome;
  };
}

function allOutcomes(n: number, value: (subset: number) => number): number[] {
  requireCount('n', n, 1);
  if (n > EXACT_LIMIT) {
    throw new RangeError(`n is ${n}; beyond ${EXACT_LIMIT} changes use shapleySampled.`);
  }
  const outcome = outcomeOf(value);
  return Array.from({ length: 2 ** n }, (_, subset) => outcome(subset));
}

/** Weight of a subset of s others when `group` of n join at once: s! (n - s - group)! / (n - group + 1)!. */
function subsetWeights(n: number, group: number): number[] {
  const others = n - group;
  const weights = [1 / (others + 1)];
  for (let s = 1; s <= others; s++) weights.push((weights[s - 1] * s) / (others - s + 1));
  return weights;
}

function size(subset: number): number {
  let count = 0;
  for (let rest = subset; rest !== 0; rest &= rest - 1) count++;
  return count;
}
