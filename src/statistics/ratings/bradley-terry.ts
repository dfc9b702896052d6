import { logisticRegression } from '../numerics/logistic-regression.ts';
import { requireCount, requireFinite, requireLength, requireNonNegative } from '../numerics/require.ts';
import { SingularError } from '../numerics/singular-error.ts';

/** What two contestants scored against each other, seats told apart. */
export interface Encounter {
  /** Number of the contestant in the first seat, from 0. */
  readonly first: number;
  readonly second: number;
  /** Points of the first seat; a draw is a half. */
  readonly points: number;
  readonly matches: number;
}

export interface BradleyTerryFit {
  /** Log-odds, one per contestant, mean 0; 400 / ln 10 of them make a logistic Elo. */
  readonly strengths: number[];
  /** Log-odds of the first seat between equals. */
  readonly sideEffect: number;
  /**
   * Whether every contestant leads to every other by a chain of points scored. If not, unpenalised strengths
   * would be infinite and those given rest on the penalty.
   */
  readonly stronglyConnected: boolean;
}

/**
 * Bradley-Terry strengths with an advantage of the first seat: one number per style or army.
 *
 * log-odds(first wins) = strength(first) - strength(second) + side effect. A single scale cannot show cycles
 * (rock, paper, scissors): read it beside `zeroSumNash` and `alphaRank`.
 *
 * Source: Bradley and Terry (1952), Biometrika 39; side effect as in Agresti (2002), Categorical Data
 * Analysis, section 10.6; existence: Ford (1957), Amer. Math. Monthly 64.
 *
 * @param contestants how many there are
 * @param precision weight of a squared penalty on every strength and the side effect; 0 for none, 0.1 already
 *   suffices to keep unbeaten contestants finite
 * @throws with precision 0 where the win graph is not strongly connected, the first seat won everything, or seats
 *   were never changed
 */
export function bradleyTerry(
  contestants: number,
  encounters: readonly Encounter[],
  precision: number,
): BradleyTerryFit {
  requireCount('contestants', contestants, 2);
  requireLength('encounters', encounters, 1);
  requireNonNegative('precision', precision);
  for (const encounter of encounters) requireEncounter(encounter, contestants);
  const stronglyConnected = connected(contestants, encounters);
  if (precision === 0 && !stronglyConnected) {
    throw new RangeError(
      'The win graph is not strongly connected, so some strengths are infinite; give a precision above 0.',
    );
  }
  // A tiny pull of the first strength to 0 fixes the scale, which encounters leave open.
  const anchor = precision === 0 ? 1 : 0;
  const penalties = Array.from({ length: contestants + 1 }, (_, i) => precision + (i === 0 ? anchor : 0));
  const fit = fitted(
    encounters.map(({ first, second, points, matches }) => ({
      features: penalties.map((_, i) => (i === contestants || i === first ? 1 : i === second ? -1 : 0)),
      successes: points,
      trials: matches,
    })),
    penalties,
  );
  const raw = fit.coefficients.slice(0, contestants);
  const centre = raw.reduce((sum, value) => sum + value, 0) / contestants;
  return {
    strengths: raw.map((value) => value - centre),
    sideEffect: fit.coefficients[contestants],
    stronglyConnected,
  };
}

function requireEncounter({ first, second, points, matches }: Encounter, contestants: number): void {
  for (const index of [first, second]) {
    requireCount('A contestant', index);
    if (index >= contestants)
      throw new RangeError(`Contestant ${index} was named; the last is ${contestants - 1}.`);
  }
  if (first === second) throw new RangeError(`Contestant ${first} meets itself; leave mirror matches out.`);
  requireFinite('The matches of an encounter', matches);
  if (!(points >= 0 && points <= matches))
    throw new RangeError(`${points} points in ${matches} matches: at most all can be.`);
}

function connected(contestants: number, encounters: readonly Encounter[]): boolean {
  const beat = encounters.flatMap(({ first, second, points, matches }) => [
    ...(points > 0 ? [[first, second]] : []),
    ...(points < matches ? [[second, first]] : []),
  ]);
  const reaches = (edges: readonly number[][]) => {
    const seen = new Set([0]);
    for (const node of seen) for (const [from, to] of edges) if (from === node) seen.add(to);
    return seen.size === contestants;
  };
  return reaches(beat) && reaches(beat.map(([from, to]) => [to, from]));
}

function fitted(...asked: Parameters<typeof logisticRegression>): ReturnType<typeof logisticRegression> {
  try {
    return logisticRegression(...asked);
  } catch (error) {
    if (!(error instanceof SingularError)) throw error;
    throw new RangeError(
      'These encounters do not tell strengths from what the first seat is worth; add some with seats changed, or give a precision above 0.',
    );
  }
}
