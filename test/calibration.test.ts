import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { createInline } from '../src/execution/threads/inline.ts';
import { metricsOf } from '../src/experiments/metrics/metrics.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import { blockFortune, blockQuarters } from '../src/experiments/terms/arm.ts';
import {
  type Bank,
  blocksOf,
  coinBank,
  type LuckBank,
  playBanks,
  truthLessLuck,
  truthOf,
} from './calibration/bank.ts';
import { lookedAt, nullsIn } from './calibration/family-rates.ts';
import { coinPairs, differenceOf, type PairedBank, playPairedBanks } from './calibration/paired-bank.ts';
import { type Rate, sizesFor } from './calibration/rate.ts';
import { ratesOf, tasksOf } from './calibration/rates.ts';
import { atMost } from './calibration/rule.ts';
import { drawFrom, drawWithLuck } from './calibration/trial.ts';
import { toy } from './toy-ruleset.ts';

/** The short form of `npm run calibrate`: fewer runs, on the toy and on coins. */
describe('the verdicts err as seldom as they promise', () => {
  it('on banked blocks of matches that were played', async () => {
    const { spec, ruleset } = normalise({ design: 'power', ruleset: toy, tables: { generated: 3 } });
    const arms = [{ title: 'sword', tested: {}, other: { sword: 'off' }, inTwenty: 10 }];
    const executor = createInline({ spec, ruleset });
    const banks = await playBanks(spec, { nulls: 1, arms }, 1000, executor, () => {});
    expect(banks.map(blocksOf)).toEqual([1000, 1000]);
    // Other luck in the second match: the null varies.
    expect(banks[0].counts.filter((count) => count > 0).length).toBeGreaterThan(2);
    expect(truthOf(banks[1])).toBeGreaterThan(0.55);
    const metrics = metricsOf(ruleset).filter(({ id }) => id === 'margin' || id === 'rounds');
    const pairs = await playPairedBanks(spec, metrics, { sword: 'off' }, 300, executor, () => {});
    expect(pairs.map(({ title }) => title)).toHaveLength(4);
    expect(differenceOf(pairs[1])).not.toBe(0);
    expect(await refuted(banks, pairs, [])).toEqual([]);
  });

  it('on coins, and on those whose luck is noted and taken off', async () => {
    const banks = [coinBank(50), coinBank(56)];
    const pairs = [true, false].map(coinPairs);
    expect(truthLessLuck(luckyCoins)).toBeCloseTo(0.5, 12);
    expect(await refuted(banks, pairs, [luckyCoins])).toEqual([]);
  });
});

describe('what is measured', () => {
  it('has sequential tests err at either bound, where the truth is', async () => {
    const rates = await ratesOf(
      { kind: 'tests', bank: coinBank(54) },
      { runs: 1, atNominal: 400, estimates: 1 },
    );
    const errors = rates.filter(({ what }) => what.includes('wrongly'));
    expect(errors.map(({ what }) => what.replace(/.*(wrongly.*)/, '$1'))).toEqual([
      'wrongly accepted, the truth at its lower bound',
      'wrongly rejected, the truth at its upper bound',
      'wrongly accepted, the truth at its lower bound',
      'wrongly rejected, the truth at its upper bound',
    ]);
    // Some twenty of 400 each: a truth off the bound would leave next to none.
    for (const { events } of errors) expect(events).toBeGreaterThan(4);
  });

  it('takes the luck of a block off whichever way round it is drawn', () => {
    const random = seedrandom.alea('luck');
    const isNull = { title: 'one block', isNull: true, fortunes: [[], [], [], [], [300]] };
    const drawn = Array.from({ length: 40 }, drawWithLuck(isNull, random));
    const scores = drawn.map((block) => [blockQuarters(block), blockFortune(block)].join());
    expect(new Set(scores)).toEqual(new Set(['4,300', '0,-300']));
  });

  it('drops most rules of a family that do nothing, and finds those that do something', () => {
    const random = seedrandom.alea('family');
    const { isFound, dropped } = lookedAt(nullsIn([coinBank(50)], random));
    expect(isFound).toBe(false);
    expect(dropped).toBeGreaterThan(15);
    const draws = Array.from({ length: 30 }, (_, i) => drawFrom(coinBank(i === 0 ? 65 : 50), random));
    expect(lookedAt(draws).isFound).toBe(true);
  });
});

describe('what a rate has to be', () => {
  it('is said as it is judged', () => {
    const rule = atMost(0.05);
    expect(rule.words).toBe('nominal 5.0 %: upper end at most 6.0 %');
    expect(rule.holds({ share: 0.051, low: 0.046, high: 0.056 })).toBe(true);
    expect(rule.holds({ share: 0.05, low: 0.039, high: 0.061 })).toBe(false);
    const few = { share: 0.1, low: 0.04, high: 0.2 };
    expect([rule.holds(few), rule.refutedBy(few)]).toEqual([false, false]);
  });

  it('is settled for all runs before any is drawn', async () => {
    expect(sizesFor(2000)).toEqual({ runs: 2000, atNominal: 20_000, estimates: 2040 });
    const rates = await ratesOf(
      { kind: 'tests', bank: coinBank(50) },
      { runs: 1, atNominal: 3, estimates: 2 },
    );
    expect(rates.map(({ runs }) => runs)).toEqual([3, 2, 3, 2, 3, 2, 3, 2]);
  });
});

/**
 * Blocks of two matches, in each of which the dice do 400 thousandths for or against the side under test, which it then
 * wins in nine of ten or one of ten.
 */
const luckyCoins: LuckBank = {
  title: 'lucky coins',
  isNull: false,
  fortunes: [
    [
      [-800, 81],
      [0, 18],
      [800, 1],
    ],
    [],
    [
      [-800, 18],
      [0, 164],
      [800, 18],
    ],
    [],
    [
      [-800, 1],
      [0, 18],
      [800, 81],
    ],
  ].map((own) => own.flatMap(([fortune, blocks]) => new Array<number>(blocks).fill(fortune))),
};

/** Few runs: only a rate that lies outside what is promised beyond doubt is a fault. */
async function refuted(
  banks: readonly Bank[],
  pairs: readonly PairedBank[],
  lucky: readonly LuckBank[],
): Promise<Rate[]> {
  const sizes = { runs: 60, atNominal: 120, estimates: 20 };
  const rates = await Promise.all(tasksOf(banks, lucky, pairs).map((task) => ratesOf(task, sizes)));
  return rates.flat().filter((rate) => rate.refuted);
}
