import { type Stop, stopKey } from '../../src/experiments/stopping.ts';
import { NORMALISED_ELO_PER_T, shareOfElo } from '../../src/statistics/index.ts';
import { type Bank, truthOf, varianceOf } from './bank.ts';
import { type Rate, rateOf, type Sizes, times } from './rate.ts';
import { atMost, reachesInto } from './rule.ts';
import { ALPHA, drawFrom, testRun } from './trial.ts';

/** A sequential test between two strengths. */
interface Test {
  readonly title: string;
  readonly elo: readonly [number, number];
  readonly model: 'logistic' | 'normalised';
  /** The bounds as shares, for blocks of a variance. */
  shares(variance: number): readonly [number, number];
}

const TESTS: readonly Test[] = [
  {
    title: 'sequential test',
    elo: [0, 14],
    model: 'logistic',
    shares: () => [0.5, shareOfElo(14)],
  },
  {
    title: 'test in normalised Elo',
    elo: [0, 20],
    model: 'normalised',
    // Of the deviation of a match a pair has 1 / sqrt 2.
    shares: (variance) => [0.5, 0.5 + (20 / NORMALISED_ELO_PER_T) * Math.sqrt(2 * variance)],
  },
];

/** The sequential tests where one of their two claims is true: they seldom take the other. */
export function testRates(bank: Bank, sizes: Sizes, random: () => number): Rate[] {
  return TESTS.flatMap((test) => ratesOfTest(test, bank, sizes, random));
}

function ratesOfTest(
  { title, elo, model, shares }: Test,
  bank: Bank,
  sizes: Sizes,
  random: () => number,
): Rate[] {
  const truth = truthOf(bank);
  const [low, high] = shares(varianceOf(bank));
  if (truth > low && truth < high) return [];
  const stop = stopKey.parse({ elo0: elo[0], elo1: elo[1], model, alpha: ALPHA, beta: ALPHA }) as Stop;
  const draw = drawFrom(bank, random);
  // A null lies at the bound itself, where the test errs as often as it may.
  const runs = times(bank.isNull ? sizes.atNominal : sizes.runs, (run) => {
    const stopping = testRun(draw, stop);
    const estimate = run < sizes.estimates ? stopping.note().unbiased : null;
    return { state: stopping.test()!.state, estimate };
  });
  const estimates = runs.flatMap(({ estimate }) => (estimate === null ? [] : [estimate]));
  const error = truth <= low ? 'accepted' : 'rejected';
  return [
    rateOf(
      bank.title,
      `${title} wrongly ${error}`,
      runs.map(({ state }) => state === error),
      atMost(ALPHA),
    ),
    rateOf(
      bank.title,
      `estimate after the ${title} above the truth`,
      estimates.map(({ mean }) => mean > truth),
      reachesInto(0.45, 0.55),
    ),
  ];
}
