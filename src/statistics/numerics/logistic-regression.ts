import { invert } from './invert.ts';
import { logistic } from './logistic.ts';
import { requireLength, requireNonNegative, requireNumbers } from './require.ts';
import { solveLinear } from './solve-linear.ts';

/** One observed share of successes under given conditions. */
export interface LogisticObservation {
  /** One number per coefficient; include a 1 for a constant. */
  readonly features: readonly number[];
  /** Points scored; halves are welcome. */
  readonly successes: number;
  /** Points that could be scored. */
  readonly trials: number;
}

export interface LogisticFit {
  readonly coefficients: number[];
  /** Inverse of the penalised information; its diagonal holds the squared standard errors. */
  readonly covariance: number[][];
}

/** Log-odds beyond which chances are 0 or 1 to the last digits: no data ask for them where nothing else bounds them. */
const RUNAWAY = 30;
/** Steps of one log-odds at most: a penalty alone bounds some hundreds. */
const MOST_STEPS = 1000;

/**
 * Logistic regression: the log-odds of a success as a weighted sum of features.
 *
 * For the chance to win from a lead, the worth of units, and the ratings of `bradleyTerry`. Its standard
 * errors take trials as independent: for matches of one block or one table bootstrap over blocks or tables.
 *
 * Source: McCullagh and Nelder (1989), Generalized Linear Models, section 4.4 (Newton's method); the ridge is
 * that of Le Cessie and Van Houwelingen (1992), Appl. Statist. 41.
 *
 * @param precision per coefficient, the weight of a squared penalty towards 0 (0: none); the inverse variance
 *   of a normal prior
 * @throws when no finite fit exists: features that are linear combinations of others, or successes that the
 *   features separate from failures; a precision above 0 cures both
 */
export function logisticRegression(
  observations: readonly LogisticObservation[],
  precision: readonly number[],
): LogisticFit {
  requireLength('observations', observations, 1);
  requireLength('precision', precision, 1);
  for (const weight of precision) requireNonNegative('A precision', weight);
  const k = precision.length;
  for (const { features, successes, trials } of observations) {
    requireNumbers('features', features, 0);
    requireNumbers('Successes and trials', [successes, trials], 2);
    if (features.length !== k)
      throw new RangeError(`An observation has ${features.length} features; ${k} are needed.`);
    if (!(successes >= 0 && successes <= trials)) {
      throw new RangeError(`${successes} successes in ${trials} trials: at most all can be.`);
    }
  }
  const isBounded = precision.every((weight) => weight > 0);
  let coefficients = new Array<number>(k).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, information } = slopes(observations, precision, coefficients);
    const change = solveLinear(information, gradient);
    const movement = largestOdds(observations, change);
    // No log-odds moves by more than 1 in a step: within that Newton's step always climbs.
    const scale = movement > 1 ? 1 / movement : 1;
    coefficients = coefficients.map((value, i) => value + scale * change[i]);
    if (!isBounded && largestOdds(observations, coefficients) > RUNAWAY) break;
    if (movement < 1e-10) {
      return { coefficients, covariance: invert(slopes(observations, precision, coefficients).information) };
    }
  }
  throw new RangeError(
    'The fit runs off to infinity: some features separate all successes from all failures; give a precision above 0.',
  );
}

function slopes(
  observations: readonly LogisticObservation[],
  precision: readonly number[],
  coefficients: readonly number[],
): { gradient: number[]; information: number[][] } {
  const gradient = coefficients.map((value, i) => -precision[i] * value);
  const information = precision.map((weight, i) => precision.map((_, j) => (i === j ? weight : 0)));
  for (const { features, successes, trials } of observations) {
    const chance = logistic(product(features, coefficients));
    const weight = trials * chance * (1 - chance);
    const missing = successes - trials * chance;
    for (let i = 0; i < features.length; i++) {
      if (features[i] === 0) continue;
      gradient[i] += features[i] * missing;
      const row = information[i];
      const weighted = weight * features[i];
      for (let j = 0; j < features.length; j++) row[j] += weighted * features[j];
    }
  }
  return { gradient, information };
}

function largestOdds(observations: readonly LogisticObservation[], coefficients: readonly number[]): number {
  return observations.reduce(
    (largest, { features }) => Math.max(largest, Math.abs(product(features, coefficients))),
    0,
  );
}

function product(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
