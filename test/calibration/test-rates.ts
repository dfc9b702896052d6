import { type Stop, stopKey } from '../../src/experiments/terms/stop-key.ts';
import { eloOfShare, NORMALISED_ELO_PER_T } from '../../src/statistics/index.ts';
import { type Bank, truthOf, varianceOf } from './bank.ts';
import { type Rate, rateOf, type Sizes, times } from './rate.ts';
import { atMost, reachesInto } from './rule.ts';
import { ALPHA, drawFrom, testRun } from './trial.ts';

/** A sequential test between two strengths. */
interface Test {
  readonly title: string;
  readonly model: 'logistic' | 'normalised';
  /** How far its bounds are apart, in its Elo. */
  readonly width: number;
  /** What a bank is worth in its Elo. */
  eloOf(bank: Bank): number;
}

const TESTS: readonly Test[] = [
  {
    title: 'sequential test',
    model: 'logistic',
    width: 14,
    eloOf: (bank) => eloOfShare(truthOf(bank)),
  },
  {
    title: 'test in normalised Elo',
    model: 'normalised',
    width: 20,
    // Of the deviation of a match a pair has 1 / sqrt 2.
    eloOf: (bank) => ((truthOf(bank) - 0.5) / Math.sqrt(2 * varianceOf(bank))) * NORMALISED_ELO_PER_T,
  },
];

/** The two ways in which a test errs, each as often as it may where the truth is the bound that it then denies. */
const ERRORS = [
  { error: 'accepted', truth: 'lower', below: 0 },
  { error: 'rejected', truth: 'upper', below: 1 },
] as const;

/** The sequential tests with either bound at the truth: they seldom take the other. */
export function testRates(bank: Bank, sizes: Sizes, random: () => number): Rate[] {
  return TESTS.flatMap((test) => ERRORS.flatMap((error) => ratesOfTest(test, error, bank, sizes, random)));
}

function ratesOfTest(
  { title, model, width, eloOf }: Test,
  { error, truth, below }: (typeof ERRORS)[number],
  bank: Bank,
  sizes: Sizes,
  random: () => number,
): Rate[] {
  const elo0 = eloOf(bank) - below * width;
  const stop = stopKey.parse({ elo0, elo1: elo0 + width, model, alpha: ALPHA, beta: ALPHA }) as Stop;
  const draw = drawFrom(bank, random);
  const runs = times(sizes.atNominal, (run) => {
    const stopping = testRun(draw, stop);
    const estimate = run < sizes.estimates ? stopping.note().unbiased : null;
    return { state: stopping.test()!.state, estimate };
  });
  const estimates = runs.flatMap(({ estimate }) => (estimate === null ? [] : [estimate]));
  return [
    rateOf(
      bank.title,
      `${title} wrongly ${error}, the truth at its ${truth} bound`,
      runs.map(({ state }) => state === error),
      atMost(ALPHA),
    ),
    rateOf(
      bank.title,
      `estimate after the ${title} above the truth, at its ${truth} bound`,
      estimates.map(({ mean }) => mean > truthOf(bank)),
      reachesInto(0.45, 0.55),
    ),
  ];
}
