import { normalCdf } from '../numerics/normal-cdf.ts';
import { normalDensity } from '../numerics/normal-density.ts';
import { normalQuantile } from '../numerics/normal-quantile.ts';
import { requireFinite, requireLength, requireLevel, requirePositive } from '../numerics/require.ts';

/** A look at a running mean after which sampling went on. */
export interface PassedLook {
  /** Observations by then. */
  readonly n: number;
  /** Means at which sampling went on: intervals apart from each other, in rising order. */
  readonly wentOn: readonly (readonly [from: number, to: number])[];
}

/** Steps of the grid on which partial sums are followed from look to look. */
const STEPS = 64;
/** Standard errors of the first look to either side within which a mean is looked for. */
const BRACKET = 8;
/** Deviations by which its chance may miss the wanted one. */
const NEAR = 1e-7;
const MOST_STEPS = 60;
/** Chances nearer to 0 or 1 are taken for this one. */
const LEAST = 1e-14;
/** Deviations of a partial sum beyond which nothing is counted. */
const TAIL = 6;

/**
 * A mean after sampling that stopped at one of a few looks because of what it showed: median-unbiased, with an
 * interval.
 *
 * Sampling that stops when it looks decided overstates. The median-unbiased mean is the one under which a higher and
 * a lower outcome were equally likely, an outcome being the mean at the stop, or at the last look made where sampling
 * would have gone on. Rests on the normal approximation of sums and on the variance seen: for blocks in hundreds.
 * With no passed look it is the plain mean with its normal interval.
 *
 * Source: Jennison and Turnbull (2000), Group Sequential Methods with Applications to Clinical Trials, sections 8.4
 * and 8.5 (ordering by the mean), and chapter 19 (recursive integration).
 *
 * @param passed looks after which sampling went on, fewest observations first
 * @param n observations at the stop, more than at any passed look
 * @param mean at the stop
 * @param variance of one observation, above 0
 */
export function estimateAfterLooks(
  passed: readonly PassedLook[],
  n: number,
  mean: number,
  variance: number,
  confidence = 0.95,
): { mean: number; low: number; high: number; plain: number } {
  requireLooks(passed, n);
  requireFinite('mean', mean);
  requirePositive('variance', variance);
  requireLevel('confidence', confidence);
  const tail = (1 - confidence) / 2;
  if (passed.length === 0) {
    const half = -normalQuantile(tail) * Math.sqrt(variance / n);
    return { mean, low: mean - half, high: mean + half, plain: mean };
  }
  const higher = (truth: number) => chanceOfHigher(passed, n, mean, truth, variance);
  const reach = BRACKET * Math.sqrt(variance / passed[0].n);
  const at = (chance: number) => crossing(higher, chance, mean - reach, mean + reach);
  return { mean: at(0.5), low: at(tail), high: at(1 - tail), plain: mean };
}

function requireLooks(passed: readonly PassedLook[], n: number): void {
  requireLength('passed', passed, 0);
  const sizes = [0, ...passed.map((look) => look.n), n];
  if (sizes.some((size, i) => i > 0 && !(size > sizes[i - 1])) || !Number.isFinite(n)) {
    throw new RangeError(`Looks come at ${sizes.slice(1).join(', ')} observations; each must have more.`);
  }
  for (const { n: size, wentOn } of passed) {
    const ends = wentOn.flat();
    if (
      ends.length === 0 ||
      ends.some((end, i) => !(Number.isFinite(end) && (i === 0 || end > ends[i - 1])))
    ) {
      throw new RangeError(
        `Sampling went on after ${size} observations for means in [${ends.join(', ')}]; the ends must be finite and rise.`,
      );
    }
  }
}

/** Density of the partial sum on cells of equal width. */
interface Cells {
  readonly from: number;
  readonly width: number;
  readonly mass: Float64Array;
}

/** Chance under a true mean that the outcome is at least the one observed. */
function chanceOfHigher(
  passed: readonly PassedLook[],
  n: number,
  observed: number,
  truth: number,
  variance: number,
): number {
  let cells: readonly Cells[] = [{ from: 0, width: 0, mass: Float64Array.of(1) }];
  let before = 0;
  let higher = 0;
  for (const { n: size, wentOn } of passed) {
    const step = stepTo(cells, size - before, truth, variance);
    higher += step.above(size * observed);
    for (const [from, to] of wentOn) {
      if (to > observed) higher -= step.above(size * Math.max(from, observed)) - step.above(size * to);
    }
    cells = wentOn.map(([from, to]) => step.within(size * from, size * to));
    before = size;
  }
  return higher + stepTo(cells, n - before, truth, variance).above(n * observed);
}

/** The partial sum after further observations. */
function stepTo(cells: readonly Cells[], observations: number, truth: number, variance: number) {
  const drift = observations * truth;
  const spread = Math.sqrt(observations * variance);
  const masses = cells.flatMap(({ mass }) => Array.from(mass));
  const starts = cells.flatMap(({ from, width, mass }) =>
    Array.from(mass, (_, i) => from + (i + 0.5) * width),
  );
  return {
    /** Mass at or above a sum. */
    above(sum: number): number {
      let total = 0;
      for (let k = 0; k < starts.length; k++)
        total += masses[k] * normalCdf((starts[k] + drift - sum) / spread);
      return total;
    },
    /** Mass by cell between two sums, cut where hardly anything is left. */
    within(low: number, high: number): Cells {
      const ends = cells.flatMap(({ from, width, mass }) => [from, from + width * mass.length]);
      const from = Math.max(low, Math.min(...ends) + drift - TAIL * spread);
      const to = Math.min(high, Math.max(...ends) + drift + TAIL * spread);
      const width = Math.max(0, to - from) / STEPS;
      const mass = new Float64Array(STEPS);
      for (let i = 0; i < STEPS; i++) {
        const sum = from + (i + 0.5) * width;
        let density = 0;
        for (let k = 0; k < starts.length; k++)
          density += masses[k] * normalDensity((sum - starts[k] - drift) / spread);
        mass[i] = (density / spread) * width;
      }
      return { from, width, mass };
    },
  };
}

/**
 * Where a rising chance reaches a value: false position (the Illinois rule) in deviations of the normal distribution,
 * which make it nearly straight.
 */
function crossing(rising: (x: number) => number, value: number, low: number, high: number): number {
  const wanted = normalQuantile(value);
  const off = (x: number) => normalQuantile(Math.min(1 - LEAST, Math.max(LEAST, rising(x)))) - wanted;
  let [from, below] = [low, -BRACKET - wanted];
  let [to, above] = [high, BRACKET - wanted];
  let middle = (from * above - to * below) / (above - below);
  for (let step = 0, last = 0; step < MOST_STEPS; step++) {
    const now = off(middle);
    if (Math.abs(now) < NEAR) break;
    const isSameEnd = Math.sign(now) === last;
    last = Math.sign(now);
    if (now < 0) [from, below, above] = [middle, now, isSameEnd ? above / 2 : above];
    else [to, above, below] = [middle, now, isSameEnd ? below / 2 : below];
    middle = (from * above - to * below) / (above - below);
  }
  return middle;
}
