import { requireCount, requireLength, requireMatrix, requirePositive } from '../numerics/require.ts';

/**
 * alpha-rank: the share of time a population spends on each strategy when rare mutants take over by chance
 * and by strength. Unlike an equilibrium it is unique, and unlike a rating it shows cycles.
 *
 * One population of `population` members; mutants are rare; fitness is the mean payoff against the others;
 * imitation follows Fermi's rule with selection strength `alpha`. The result depends on both numbers, so state
 * them: small alpha levels all strategies, large alpha leaves only the sinks of the response graph.
 *
 * Source: Omidshafiei et al. (2019), "alpha-Rank: multi-agent evaluation by evolution", Sci. Rep. 9:9937,
 * single-population model; the fixation chance is that of Traulsen and Nowak, 1 / (1 + sum of products).
 *
 * @param payoffs payoffs[i][j] is what i gets against j; a share or any other scale
 * @param alpha selection strength per unit of payoff, above 0
 * @param population at least 2; the paper uses 50
 * @returns one share per strategy, summing to 1
 */
export function alphaRank(
  payoffs: readonly (readonly number[])[],
  alpha: number,
  population: number,
): number[] {
  requireLength('payoffs', payoffs, 1);
  const n = payoffs.length;
  requireMatrix('payoffs', payoffs, n, n);
  requirePositive('alpha', alpha);
  requireCount('population', population, 2);
  const largest = Math.max(...payoffs.flat().map(Math.abs));
  if (!(largest * alpha < LARGEST_DRIVE / population ** 2)) {
    throw new RangeError(
      `The largest payoff is ${largest}; times alpha and the squared population it must stay below ${LARGEST_DRIVE}.`,
    );
  }
  const rates = payoffs.map((_, from) =>
    payoffs.map((_, to) => (from === to ? 0 : fixation(payoffs, to, from, alpha, population))),
  );
  return stationary(rates);
}

/** Products of payoffs, alpha and members beyond which sums of them would overflow. */
const LARGEST_DRIVE = 1e300;

/** Chance that one mutant takes over a population of residents. */
function fixation(
  payoffs: readonly (readonly number[])[],
  mutant: number,
  resident: number,
  alpha: number,
  population: number,
): number {
  // Logarithms of the products over the population's way from 1 mutant to all: they may overflow.
  let log = 0;
  const logs = [0];
  for (let mutants = 1; mutants < population; mutants++) {
    const ofMutant =
      (mutants - 1) * payoffs[mutant][mutant] + (population - mutants) * payoffs[mutant][resident];
    const ofResident =
      (population - mutants - 1) * payoffs[resident][resident] + mutants * payoffs[resident][mutant];
    log -= (alpha * (ofMutant - ofResident)) / (population - 1);
    logs.push(log);
  }
  const largest = Math.max(...logs);
  const sum = logs.reduce((total, value) => total + Math.exp(value - largest), 0);
  // A chance of exactly 0 would tear the chain apart.
  return Math.max(Math.exp(-largest) / sum, 1e-300);
}

/**
 * Stationary shares of a chain with the given rates of change, by state reduction (Grassmann, Taksar and
 * Heyman 1985): no subtractions, so rates of any smallness keep their ratios.
 */
function stationary(rates: readonly (readonly number[])[]): number[] {
  const n = rates.length;
  const reduced = rates.map((row) => [...row]);
  for (let last = n - 1; last > 0; last--) {
    let out = 0;
    for (let j = 0; j < last; j++) out += reduced[last][j];
    for (let i = 0; i < last; i++) {
      reduced[i][last] /= out;
      for (let j = 0; j < last; j++) if (i !== j) reduced[i][j] += reduced[i][last] * reduced[last][j];
    }
  }
  const weights = [1];
  for (let k = 1; k < n; k++) {
    let weight = 0;
    for (let i = 0; i < k; i++) weight += weights[i] * reduced[i][k];
    weights.push(weight);
    const total = weights.reduce((sum, value) => sum + value, 0);
    for (let i = 0; i <= k; i++) weights[i] /= total;
  }
  return weights;
}
