import { logistic } from '../numerics/logistic.ts';
import { logisticRegression } from '../numerics/logistic-regression.ts';
import { requireLength, requireMatrix, requireNonNegative } from '../numerics/require.ts';

/** Weight of a pull of strengths to 0, which keeps those finite that take every point; per match of a pair. */
const PULL = 1e-6;

/**
 * How much of what sets contestants apart runs in circles (rock, paper, scissors) rather than from strong to weak: the
 * squared distances of the shares from the ladder nearest to them, out of those and the ladder's own from one half. 0 is
 * a ladder, 1 a pure circle.
 *
 * The ladder is that of Bradley and Terry: strengths whose differences are log-odds, so that shares near 0 and 1 lie
 * close together as those of a ladder do. A ladder on another scale leaves a little. Noise looks like circles, so what
 * it adds on average is taken off both parts; where nothing is left, the share is 0.
 *
 * Source: Jiang, Lim, Yao and Ye (2011), "Statistical ranking and combinatorial Hodge theory", Math. Program. 127, for
 * the split into a ranking and flows without sources; what the likeliest strengths leave is such a flow, since they
 * match every contestant's points. The noise in it: linearised, as of residuals in McCullagh and Nelder (1989),
 * Generalized Linear Models, section 12.5.
 *
 * @param shares shares[i][j] is i's share of the points against j; with shares[j][i] it makes 1
 * @param noiseVariances variance of the error of shares[i][j]
 */
export function cyclicShare(
  shares: readonly (readonly number[])[],
  noiseVariances: readonly (readonly number[])[],
): number {
  requireLength('shares', shares, 2);
  const n = shares.length;
  requireMatrix('shares', shares, n, n);
  requireMatrix('noiseVariances', noiseVariances, n, n);
  const pairs = pairsOf(shares, noiseVariances);
  const { coefficients, covariance } = logisticRegression(
    pairs.map(({ first, second, share }) => ({
      features: shares.map((_, i) => (i === first ? 1 : i === second ? -1 : 0)),
      successes: share,
      trials: 1,
    })),
    shares.map(() => PULL),
  );
  const rungs = pairs.map(({ first, second }) => logistic(coefficients[first] - coefficients[second]));
  const noise = noiseOf(pairs, rungs, covariance);
  const circles = squares(pairs.map(({ share }, i) => share - rungs[i])) - noise.circles;
  const ladder = squares(rungs.map((rung) => rung - 0.5)) - noise.ladder;
  const whole = circles + ladder;
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, circles) / whole);
}

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly share: number;
  readonly variance: number;
}

function pairsOf(
  shares: readonly (readonly number[])[],
  noiseVariances: readonly (readonly number[])[],
): Pair[] {
  return shares.flatMap((row, first) =>
    row.flatMap((share, second) => {
      if (second <= first) return [];
      if (!(share >= 0 && share <= 1 && Math.abs(share + shares[second][first] - 1) < 1e-9)) {
        throw new RangeError(
          `shares[${first}][${second}] is ${share}; it must lie between 0 and 1 and make 1 with shares[${second}][${first}].`,
        );
      }
      requireNonNegative('A noise variance', noiseVariances[first][second]);
      return [{ first, second, share, variance: noiseVariances[first][second] }];
    }),
  );
}

/** What noise in the shares adds to both sums of squares: an error in one of them moves all rungs of the ladder. */
function noiseOf(
  pairs: readonly Pair[],
  rungs: readonly number[],
  covariance: readonly (readonly number[])[],
): { circles: number; ladder: number } {
  let circles = 0;
  let ladder = 0;
  for (const { first, second, variance } of pairs) {
    if (variance === 0) continue;
    pairs.forEach((moved, i) => {
      const [from, to] = [covariance[moved.first], covariance[moved.second]];
      const slope = rungs[i] * (1 - rungs[i]);
      const shift = slope * (from[first] - from[second] - to[first] + to[second]);
      const isOwn = moved.first === first && moved.second === second;
      circles += variance * ((isOwn ? 1 : 0) - shift) ** 2;
      ladder += variance * shift * shift;
    });
  }
  return { circles, ladder };
}

function squares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
